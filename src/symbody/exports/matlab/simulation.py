"""The files of a simulation in MATLAB: parameters, inputs, state derivative, main."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from symbody.expr.node import Node, Symbol
from symbody.program.names import identifiers
from symbody.system.system import System
from symbody.writers.curves import signed
from symbody.writers.matlab import NOTATION, RESERVED, RULES, assign, number, support
from symbody.writers.printer import Printer
from symbody.writers.source_file import Used, entries_from_1

_STATEMENT_WIDTH = 82
_INDENT = "    "


def quoted(text: str) -> str:
    """Return a string of MATLAB."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def lines_of(statement: str) -> list[str]:
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


def remark(name: str, unit: str = "") -> str:
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

DER_STATE = """\
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


def sim_file(
    system: System, name: str, derivatives: str, time_events: str | None
) -> str:
    """Return the main file, with the start values."""
    states = [s.name for s in system.coordinates.y]
    values = (*system.q_start, *system.v_start, *system.x_start)
    start = [f"{_INDENT}y = zeros({len(states)}, 1);"]
    names = [f"{_INDENT}names = cell(1, {len(states)});"]
    for i, (state, value) in enumerate(zip(states, values, strict=True), 1):
        start.append(f"{_INDENT}y({i}) = {signed(value, number)};  {remark(state)}")
        names.append(f"{_INDENT}names{{{i}}} = {quoted(state)};")
    return _SIM.format(
        name=name,
        derivatives=derivatives,
        events=_NO_EVENTS
        if time_events is None
        else _EVENTS.format(events=time_events),
        start="\n".join(start),
        names="\n".join(names),
    )


def inputs_file(system: System, name: str) -> str:
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
            lines.append(f"u({place}) = 0;  {remark(symbol.name, entry.unit)}")
            if entry.limits:
                low, high = (signed(limit, number) for limit in entry.limits)
                limited.append(f"u({place}) = min(max(u({place}), {low}), {high});")
    if limited:
        lines += ["", "% Limits of the inputs", *limited]
    indented = [_INDENT + line if line else "" for line in lines[4:]]
    return "\n".join([*lines[:4], *indented, "end", ""])


def parameters_file(system: System, name: str) -> str:
    """Return the file of the parameters: defaults, some of which depend on others."""
    fields = field_names(list(system.parameters), {"changes", "p"})
    used = Used()
    names: dict[Node, str] = {}
    lines = []
    for parameter, field in zip(system.parameters.values(), fields, strict=True):
        printer = Printer(NOTATION, names, used)
        flat = [printer.text(node) for node in parameter.default.ravel().tolist()]
        default = _matrix(flat, parameter.symbols.shape)
        value = f"given(changes, {quoted(field)}, {default})"
        *first, last = assign(field, value)
        lines += [*first, f"{last}  {remark(parameter.name, parameter.unit)}"]
        symbols = parameter.symbols
        texts = entries_from_1(field, symbols.shape, "()")
        names |= zip(symbols.ravel().tolist(), texts, strict=True)
    listed = ", ".join(map(quoted, fields))
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


def field_names(names: Sequence[str], taken: set[str]) -> list[str]:
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
