"""A model as MATLAB files that run as they are, in MATLAB and in Octave.

Five files as PyMbs writes them: simulation, state derivative, inputs, sensors and
animation. Beside them stand the parameters, and the functions that these files call.

References:
    PyMbs manual, sections 2.3.3 (code export) and 3.1 (genCode, genMatlabAnimation).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from textwrap import wrap

from symbody.exports.options import Files, Options
from symbody.exports.tool_functions import time_events
from symbody.expr.node import Node, Symbol
from symbody.formalisms.quantities.scene import COLUMNS, drawn
from symbody.model.visuals import Arrow, Box, Cylinder, Line, Shape, Sphere
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.names import identifiers
from symbody.program.program import Program
from symbody.system.system import System
from symbody.writers.curves import signed
from symbody.writers.matlab import (
    NOTATION,
    RESERVED,
    RULES,
    assign,
    number,
    support,
    write,
)
from symbody.writers.printer import Printer
from symbody.writers.source_file import Used, entries_from_1

_STATEMENT_WIDTH = 82
_INDENT = "    "


def _quoted(text: str) -> str:
    """Return a string of MATLAB."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def _lines_of(statement: str) -> list[str]:
    """Return a statement inside a function, broken at spaces where it is long."""
    *first, last = wrap(
        statement,
        _STATEMENT_WIDTH,
        initial_indent=_INDENT,
        subsequent_indent=2 * _INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [*(f"{line} ..." for line in first), last]


def _remark(name: str, unit: str = "") -> str:
    """Return a comment that names a number and its unit, on one line."""
    words = " ".join(f"{name} [{unit}]".split() if unit else name.split())
    return f"% {words}"


_GIVEN = """
function value = given(changes, name, default)
% Return what is given for a parameter, else its default.
    value = default;
    if isfield(changes, name)
        value = reshape(changes.(name), size(default));
    end
end

function check_names(changes, known)
% Refuse parameters that are not known.
    given = fieldnames(changes);
    for i = 1:numel(given)
        if ~any(strcmp(given{{i}}, known))
            error('{name}_parameters: there is no parameter %s. Known are: %s.', ...
                given{{i}}, strjoin(known, ', '));
        end
    end
end
"""

_DER_STATE = """\
function yd = {name}_der_state(t, y, p, k)
% Return the derivative of the state y; the inputs come from {name}_inputs.
%
% The parameters p and the constants k that follow from them may be left out.

    if nargin < 3
        p = {name}_parameters();
    end
    if nargin < 4
        k = {derivatives}_constants(p);
    end
    yd = {derivatives}(t, y, {name}_inputs(t, y, p), p, k);
end
"""

_SIM = """\
function [T, Y] = {name}_sim(times, p, y0, corners)
% Simulate: [T, Y] = {name}_sim(times, p, y0, corners); each may be left out.
%
% times are start and end, or all times wanted; p are parameters as {name}_parameters
% returns them; y0 is the state at the start; corners are times at which the inputs of
% {name}_inputs have corners or jumps. The solver begins anew there, and where formulas
% of time in the model have some, so that nothing brief is stepped over. T are times, Y
% has a row for each of them. Without results the motion is plotted and shown.

    if nargin < 1 || isempty(times)
        times = [0, 10];
    end
    if nargin < 2 || isempty(p)
        p = {name}_parameters();
    end
    if nargin < 3 || isempty(y0)
        y0 = start_state();
    end
    if nargin < 4
        corners = [];
    end
    k = {derivatives}_constants(p);
    events = [corners(:).', model_events(min(times), max(times), p)];
    ends = ends_of_segments(times, events);
    options = odeset('RelTol', 1e-8, 'AbsTol', 1e-10);
    T = times(1);
    Y = y0(:).';
    for i = 2:numel(ends)
        span = ends(i-1:i);
        [low, high] = inside(span);
        rates = @(t, y) {name}_der_state(min(max(t, low), high), y, p, k);
        [t, y, y0] = segment(rates, span, times(:).', y0(:), options);
        T = [T; t];
        Y = [Y; y];
    end
    if nargout == 0
        figure();
        plot(T, Y);
        xlabel('t [s]');
        legend(state_names());
        {name}_visual(T, Y, 1, p);
    end
end

function [t, y, last] = segment(rates, span, wanted, y0, options)
% Integrate over a segment; return the times wanted in it, or all steps, but its start.
    if numel(wanted) == 2
        [t, y] = ode45(rates, span, y0, options);
        keep = 2:numel(t);
    else
        forward = sign(span(2) - span(1));
        wanted = wanted(forward*wanted > forward*span(1) & ...
                        forward*wanted <= forward*span(2));
        % Of two times ode45 would return all steps.
        grid = forward*unique(forward*[span(1), mean(span), wanted, span(2)]);
        [t, y] = ode45(rates, grid, y0, options);
        keep = find(ismember(grid, wanted));
    end
    last = y(end, :).';
    t = t(keep);
    y = y(keep, :);
end

function ends = ends_of_segments(times, events)
% Return start, events in order, and end; events nearer than rounding are one.
    forward = sign(times(end) - times(1));
    events = unique(forward*events);
    near = 256*eps(max(abs(times([1, end]))));
    begin = forward*times(1);
    finish = forward*times(end);
    events = events(events > begin + near & events < finish - near);
    events([false, diff(events) <= near]) = [];
    ends = [times(1), forward*events, times(end)];
end

function [low, high] = inside(span)
% Return the times between which formulas get theirs: what holds between two events.
    low = min(span) + 32*eps(max(abs(min(span)), 1e-6));
    high = max(span) - 32*eps(max(abs(max(span)), 1e-6));
end

function events = model_events(low, high, p)
% Return the times between two at which formulas of time have corners or jumps.
{events}
end

function y = start_state()
% Return the state at the start.
{start}
end

function names = state_names()
% Return what the entries of the state are.
{names}
end
"""

_NO_EVENTS = """\
    events = [];"""

_EVENTS = """\
    events = [];
    [first, period] = {events}(p, {events}_constants(p));
    for i = find(isfinite(first)).'
        if period(i) > 0
            turns = ceil((low - first(i))/period(i)):floor((high - first(i))/period(i));
            events = [events, first(i) + period(i)*turns];
        else
            events = [events, first(i)];
        end
    end"""


def _sim_file(
    system: System, name: str, derivatives: str, time_events: str | None
) -> str:
    """Return the main file, with the start values."""
    states = [s.name for s in system.coordinates.y]
    values = (*system.q_start, *system.v_start, *system.x_start)
    start = [f"{_INDENT}y = zeros({len(states)}, 1);"]
    names = [f"{_INDENT}names = cell(1, {len(states)});"]
    for i, (state, value) in enumerate(zip(states, values, strict=True), 1):
        start.append(f"{_INDENT}y({i}) = {signed(value, number)};  {_remark(state)}")
        names.append(f"{_INDENT}names{{{i}}} = {_quoted(state)};")
    return _SIM.format(
        name=name,
        derivatives=derivatives,
        events=_NO_EVENTS
        if time_events is None
        else _EVENTS.format(events=time_events),
        start="\n".join(start),
        names="\n".join(names),
    )


def _inputs_file(system: System, name: str) -> str:
    """Return the file in which the user computes inputs."""
    lines = [
        f"function u = {name}_inputs(t, y, p)",
        "% Return the inputs at a time and state. Put formulas of your own here; if",
        f"% they jump, tell {name}_sim when: it takes these times as corners.",
        "",
        f"u = zeros({len(system.u)}, 1);",
    ]
    limited = []
    place = 0
    for entry in system.inputs.values():
        for symbol in entry.symbols.ravel().tolist():
            place += 1
            lines.append(f"u({place}) = 0;  {_remark(symbol.name, entry.unit)}")
            if entry.limits:
                low, high = (signed(limit, number) for limit in entry.limits)
                limited.append(f"u({place}) = min(max(u({place}), {low}), {high});")
    if limited:
        lines += ["", "% Limits of the inputs", *limited]
    indented = [_INDENT + line if line else "" for line in lines[4:]]
    return "\n".join([*lines[:4], *indented, "end", ""])


def _parameters_file(system: System, name: str) -> str:
    """Return the file of the parameters: defaults, some of which depend on others."""
    fields = _field_names(list(system.parameters), {"changes", "p"})
    used = Used()
    names: dict[Node, str] = {}
    lines = []
    for parameter, field in zip(system.parameters.values(), fields, strict=True):
        printer = Printer(NOTATION, names, used)
        flat = [printer.text(node) for node in parameter.default.ravel().tolist()]
        default = _matrix(flat, parameter.symbols.shape)
        value = f"given(changes, {_quoted(field)}, {default})"
        *first, last = assign(field, value)
        lines += [*first, f"{last}  {_remark(parameter.name, parameter.unit)}"]
        symbols = parameter.symbols
        texts = entries_from_1(field, symbols.shape, "()")
        names |= zip(symbols.ravel().tolist(), texts, strict=True)
    listed = ", ".join(map(_quoted, fields))
    known = f"check_names(changes, {{{listed}}});"
    p = [f"p({i}) = {names[s]};" for i, s in enumerate(system.p, 1)]
    head = [
        f"function p = {name}_parameters(changes)",
        "% Return the parameters: p = "
        f"{name}_parameters(struct('name', value, …)).".replace("…", "..."),
        "%",
        "% What is not given has its default, which may depend on other parameters.",
        "",
    ]
    body = ["if nargin < 1", "    changes = struct();", "end", known, *lines]
    body += [f"p = zeros({len(system.p)}, 1);", *p]
    text = "\n".join([*head, *(_INDENT + line for line in body), "end", ""])
    return text + _GIVEN.format(name=name) + "".join(f"\n{t}" for t in support(used))


def _field_names(names: Sequence[str], taken: set[str]) -> list[str]:
    """Return names for variables and fields, in the order of the given names."""
    symbols = [Symbol(name) for name in names]
    reserved = RESERVED | taken | {"given", "check_names", "struct", "isfield"}
    identified: Mapping[Symbol, str] = identifiers(
        symbols, reserved=reserved, rules=RULES
    )
    return [identified[symbol] for symbol in symbols]


def _matrix(entries: Sequence[str], shape: tuple[int, ...]) -> str:
    if not shape:
        return entries[0]
    width = shape[-1] if len(shape) > 1 else 1
    rows = [entries[i : i + width] for i in range(0, len(entries), width)]
    return "[" + "; ".join(", ".join(row) for row in rows) + "]"


_VISUAL = """\
function fig = {name}_visual(T, Y, fak, p, limits)
% Show a motion: {name}_visual(T, Y), with times T and a row of Y for each of them.
%
% fak slows the motion down if it is more than 1; p are the parameters; limits are
% [xmin, xmax, ymin, ymax, zmin, zmax]. Returns the figure.

    if nargin < 3 || isempty(fak)
        fak = 1;
    end
    if nargin < 4 || isempty(p)
        p = {name}_parameters();
    end
    k = {scene}_constants(p);
    [kinds, colors, opacities] = shapes();
    scenes = zeros(numel(kinds), {columns}, numel(T));
    for i = 1:numel(T)
        y = Y(i, :).';
        scenes(:, :, i) = {scene}(T(i), y, {name}_inputs(T(i), y, p), p, k);
    end
    fig = figure('Name', {title});
    if nargin < 5
        limits = extent(scenes);
    end
    axes('DataAspectRatio', [1, 1, 1], 'XLim', limits(1:2), 'YLim', limits(3:4), ...
        'ZLim', limits(5:6));
    view(30, 20);
    grid('on');
    things = cell(1, numel(kinds));
    for j = 1:numel(kinds)
        look = {{colors(j, :), opacities(j)}};
        things{{j}} = new_thing(kinds{{j}}, scenes(j, :, 1), look{{:}});
    end
    start = tic();
    for i = 1:numel(T)
        for j = 1:numel(kinds)
            move(things{{j}}, scenes(j, :, i));
        end
        title(sprintf('t = %.2f s', T(i)));
        drawnow();
        pause(max(0, fak*(T(i) - T(1)) - toc(start)));
    end
end

function [kinds, colors, opacities] = shapes()
% Return what is drawn.
{shapes}
end

function limits = extent(scenes)
% Return the limits of a box around all origins and ends of lines.
    points = scenes(:, 10:12, :);
    low = min(min(points, [], 1), [], 3);
    high = max(max(points, [], 1), [], 3);
    room = 0.2*max(max(high - low), 1) + max(max(max(abs(scenes(:, 13:15, :)))))/5;
    limits = reshape([low - room; high + room], 1, 6);
end
"""

_THINGS = """
function thing = new_thing(kind, row, color, opacity)
% Return what is drawn for one shape: its kind, its handles and its own points.
    thing = struct('kind', kind, 'handles', [], 'points', []);
    size = row(13:15);
    switch kind
        case 'box'
            [points, faces] = box(size);
        case {'cylinder_x', 'cylinder_y', 'cylinder_z'}
            [points, faces] = cylinder_along(kind(end), size(1), size(2));
        case 'sphere'
            [points, faces] = ball(size(1));
        case 'axes'
            thing.points = size(1)*eye(3);
            for i = 1:3
                one = double(1:3 == i);
                thing.handles(i) = line(0, 0, 0, 'Color', one, 'LineWidth', 2);
            end
            return
        case 'line'
            thing.handles = line(0, 0, 0, 'Color', color, 'LineWidth', 2);
            return
        case 'arrow'
            thing.handles = line(0, 0, 0, 'Color', color, 'LineWidth', 3);
            thing.handles(2) = line(0, 0, 0, 'Color', color, 'Marker', 'o', ...
                'MarkerFaceColor', color);
            return
    end
    thing.points = points;
    thing.handles = patch('Vertices', points, 'Faces', faces, 'FaceColor', color, ...
        'FaceAlpha', opacity, 'EdgeColor', 'none');
end

function move(thing, row)
% Put a shape where a row of the scene says.
    R = reshape(row(1:9), 3, 3).';
    p = row(10:12);
    to = row(13:15);
    switch thing.kind
        case {'line', 'arrow'}
            set(thing.handles(1), 'XData', [p(1), to(1)], 'YData', [p(2), to(2)], ...
                'ZData', [p(3), to(3)]);
            if numel(thing.handles) > 1
                set(thing.handles(2), 'XData', to(1), 'YData', to(2), 'ZData', to(3));
            end
        case 'axes'
            ends = thing.points*R.';
            for i = 1:3
                set(thing.handles(i), 'XData', p(1) + [0, ends(i, 1)], ...
                    'YData', p(2) + [0, ends(i, 2)], 'ZData', p(3) + [0, ends(i, 3)]);
            end
        otherwise
            moved = thing.points*R.' + repmat(p, rows(thing.points), 1);
            set(thing.handles, 'Vertices', moved);
    end
end

function n = rows(points)
% Return the number of points.
    n = numel(points)/3;
end

function [points, faces] = box(edges)
% Return a box around the origin.
    points = [0 0 0; 1 0 0; 1 1 0; 0 1 0; 0 0 1; 1 0 1; 1 1 1; 0 1 1] - 0.5;
    points = points.*repmat(edges, 8, 1);
    faces = halved([1 2 3 4; 5 6 7 8; 1 2 6 5; 2 3 7 6; 3 4 8 7; 4 1 5 8]);
end

function [points, faces] = cylinder_along(axis, radius, length)
% Return a cylinder around the origin.
    n = 24;
    angle = (0:n-1).'*2*pi/n;
    ring = radius*[cos(angle), sin(angle)];
    half = length/2*ones(n, 1);
    points = [ring, -half; ring, half; 0, 0, -length/2; 0, 0, length/2];
    i = (1:n).';
    j = [2:n, 1].';
    m = repmat(2*n + 1, n, 1);
    faces = [halved([i, j, j + n, i + n]); i, j, m; i + n, j + n, m + 1];
    if axis == 'x'
        points = points(:, [3, 1, 2]);
    elseif axis == 'y'
        points = points(:, [2, 3, 1]);
    end
end

function [points, faces] = ball(radius)
% Return a sphere around the origin.
    n = 16;
    [around, up] = meshgrid((0:n-1)*2*pi/n, linspace(-pi/2, pi/2, n/2 + 1));
    [around, up] = deal(around(:), up(:));
    points = radius*[cos(up).*cos(around), cos(up).*sin(around), sin(up)];
    m = n/2 + 1;
    faces = zeros(n*(m - 1), 4);
    for i = 1:n
        first = (i - 1)*m + (1:m-1).';
        next = mod(i, n)*m + (1:m-1).';
        faces((i-1)*(m-1) + (1:m-1), :) = [first, next, next + 1, first + 1];
    end
    faces = halved(faces);
end

function triangles = halved(faces)
% Return two triangles for each face of four points.
    triangles = [faces(:, [1 2 3]); faces(:, [1 3 4])];
end
"""


def _shapes(system: System) -> str:
    """Return the statements that list kind, color and opacity of everything drawn."""
    visuals = drawn(system)
    colors = "; ".join(", ".join(map(number, v.color)) for v in visuals)
    kinds = ", ".join(_quoted(_kind(v.shape)) for v in visuals)
    opacities = ", ".join(number(v.opacity) for v in visuals)
    return "\n".join(
        [
            *_lines_of(f"kinds = {{{kinds}}};"),
            *_lines_of(f"colors = [{colors}];"),
            *_lines_of(f"opacities = [{opacities}];"),
        ]
    )


# How shapes are drawn; what is not here is drawn as axes.
_KINDS: dict[type, str] = {Box: "box", Sphere: "sphere", Line: "line", Arrow: "arrow"}


def _kind(shape: Shape) -> str:
    if isinstance(shape, Cylinder):
        return f"cylinder_{shape.axis}"
    return _KINDS.get(type(shape), "axes")


_SENSORS = """\
function S = {name}_sensors(t, y, p, k)
% Return what the sensors measure, as a struct, at a time and state.
%
% The parameters p and the constants k that follow from them may be left out.

    if nargin < 3
        p = {name}_parameters();
    end
    S = struct();
{body}
end
"""

_MEASURE = """\
    if nargin < 4
        k = {values}_constants(p);
    end
    v = {values}(t, y, {name}_inputs(t, y, p), p, k);
"""


def package(compiled: CompiledModel, options: Options) -> Files:
    """Return the files of a model for MATLAB."""
    system, name = compiled.system, options.name
    purposes = dict.fromkeys(("derivatives", *options.functions, "scene"))
    # The file of the sensors' struct has the name that this function would have.
    purposes.pop("sensors", None)
    programs = [compiled.program(purpose) for purpose in purposes]
    derivatives, scene = programs[0].name, compiled.program("scene").name
    values = _sensor_values(compiled)
    events = time_events(compiled)
    has_events = bool(events.results[0].nodes)
    files: Files = {
        f"{name}_sim.m": _sim_file(
            system, name, derivatives, events.name if has_events else None
        ),
        f"{name}_der_state.m": _DER_STATE.format(name=name, derivatives=derivatives),
        f"{name}_inputs.m": _inputs_file(system, name),
        f"{name}_sensors.m": _sensors_file(compiled, name, values),
        f"{name}_visual.m": _VISUAL.format(
            name=name,
            scene=scene,
            columns=len(COLUMNS),
            title=_quoted(name),
            shapes=_shapes(system),
        )
        + _THINGS,
        f"{name}_parameters.m": _parameters_file(system, name),
    }
    more = [*([values] if values else []), *([events] if has_events else [])]
    files.update(write([*programs, *more], name))
    return files


def _sensor_values(compiled: CompiledModel) -> Program | None:
    """Return the program of all values, one after another; None without sensors."""
    if not compiled.equations("sensors").results:
        return None
    program = compiled.program("sensors")
    (result,) = program.results
    flat = replace(result, name="values", shape=(len(result.nodes),))
    name = f"{compiled.system.name}_sensor_values"
    return replace(program, name=name, results=(flat,))


def _sensors_file(compiled: CompiledModel, name: str, values: Program | None) -> str:
    body = ""
    if values is not None:
        results = compiled.equations("sensors").results
        body = _MEASURE.format(values=values.name, name=name)
        fields = _field_names(list(results), set())
        at = 0
        for field, nodes in zip(fields, results.values(), strict=True):
            some = (
                f"v({at + 1})" if nodes.size == 1 else f"v({at + 1}:{at + nodes.size})"
            )
            if nodes.ndim > 1:
                sizes = ", ".join(str(size) for size in reversed(nodes.shape))
                order = ", ".join(str(i) for i in range(nodes.ndim, 0, -1))
                some = f"permute(reshape({some}, {sizes}), [{order}])"
            body += f"    S.{field} = {some};\n"
            at += nodes.size
    return _SENSORS.format(name=name, body=body.rstrip("\n"))
