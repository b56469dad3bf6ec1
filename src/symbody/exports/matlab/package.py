"""A model as MATLAB files that run as they are, in MATLAB and in Octave.

Five files as PyMbs writes them: simulation, state derivative, inputs, sensors and
animation. Beside them stand the parameters, and the functions that these files call.

References:
    PyMbs manual, sections 2.3.3 (code export) and 3.1 (genCode, genMatlabAnimation).
"""

from __future__ import annotations

from dataclasses import replace

from symbody.exports.matlab.simulation import (
    DER_STATE,
    field_names,
    inputs_file,
    lines_of,
    parameters_file,
    quoted,
    sim_file,
)
from symbody.exports.options import Files, Options
from symbody.exports.tool_functions import time_events
from symbody.formalisms.quantities.scene import COLUMNS, drawn
from symbody.model.visuals import Arrow, Box, Cylinder, Line, Shape, Sphere
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody.system.system import System
from symbody.writers.matlab import number, write

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


def visual_file(system: System, name: str, scene: str, columns: int) -> str:
    """Return the file that shows a motion.

    The function `scene`, with so many columns of results, tells where everything is.
    """
    text = _VISUAL.format(
        name=name,
        scene=scene,
        columns=columns,
        title=quoted(name),
        shapes=_shapes(system),
    )
    return text + _THINGS


def _shapes(system: System) -> str:
    """Return the statements that list kind, color and opacity of everything drawn."""
    visuals = drawn(system)
    colors = "; ".join(", ".join(map(number, v.color)) for v in visuals)
    kinds = ", ".join(quoted(_kind(v.shape)) for v in visuals)
    opacities = ", ".join(number(v.opacity) for v in visuals)
    return "\n".join(
        [
            *lines_of(f"kinds = {{{kinds}}};"),
            *lines_of(f"colors = [{colors}];"),
            *lines_of(f"opacities = [{opacities}];"),
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
        f"{name}_sim.m": sim_file(
            system, name, derivatives, events.name if has_events else None
        ),
        f"{name}_der_state.m": DER_STATE.format(name=name, derivatives=derivatives),
        f"{name}_inputs.m": inputs_file(system, name),
        f"{name}_sensors.m": _sensors_file(compiled, name, values),
        f"{name}_visual.m": visual_file(system, name, scene, len(COLUMNS)),
        f"{name}_parameters.m": parameters_file(system, name),
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
        fields = field_names(list(results), set())
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
