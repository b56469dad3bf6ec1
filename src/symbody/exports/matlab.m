% == given ==
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
        if ~any(strcmp(given{i}, known))
            error('${name}_parameters: there is no parameter %s. Known are: %s.', ...
                given{i}, strjoin(known, ', '));
        end
    end
end

% == der_state ==
function yd = ${name}_der_state(t, y, p, k${more})
% Return the derivative of the state y; the inputs come from ${name}_inputs.
%
% The parameters p and the constants k that follow from them may be left out.

    if nargin < 3
        p = ${name}_parameters();
    end
    if nargin < 4
        k = ${derivatives}_constants(p);
    end
    yd = ${derivatives}(t, y, ${name}_inputs(t, y, p${passed}), p, k);
end

% == sim ==
function [T, Y${results}] = ${name}_sim(times, p, y0, corners)
% Simulate: [T, Y${results}] = ${name}_sim(times, p, y0, corners); each may be left out.
%
% times are start and end, or all times wanted; p are parameters as ${name}_parameters
% returns them; y0 is the state at the start; corners are times at which the inputs of
% ${name}_inputs have corners or jumps. The solver begins anew there, and where formulas
% of time in the model have some, so that nothing brief is stepped over. T are times, Y
% has a row for each of them.${of_results}
% Without results the motion is plotted and shown.

    if nargin < 1 || isempty(times)
        times = [0, 10];
    end
    if nargin < 2 || isempty(p)
        p = ${name}_parameters();
    end
    if nargin < 3 || isempty(y0)
        y0 = start_state();
    end
    if nargin < 4
        corners = [];
    end
${closing}    k = ${derivatives}_constants(p);
    events = [corners(:).', model_events(min(times), max(times), p)];
    ends = ends_of_segments(times, events);
    options = odeset('RelTol', 1e-8, 'AbsTol', 1e-10);
    T = times(1);
${begin}
    for i = 2:numel(ends)
        span = ends(i-1:i);
        [low, high] = inside(span);
${step}
        T = [T; t];
        Y = [Y; y];
    end
${finish}
    if nargout == 0
        figure();
        plot(T, Y);
        xlabel('t [s]');
        legend(state_names());
        ${name}_visual(T, Y, 1, p);
    end
end

function [t, y, last] = segment(rates, span, wanted, y0, options)
% Integrate over a segment; return the times wanted in it, or all steps, but its start.
    if numel(wanted) == 2
        [t, y] = integrated(rates, span, y0, options);
        keep = 2:numel(t);
    else
        forward = sign(span(2) - span(1));
        wanted = wanted(forward*wanted > forward*span(1) & ...
                        forward*wanted <= forward*span(2));
        % Of two times ode45 would return all steps.
        grid = forward*unique(forward*[span(1), mean(span), wanted, span(2)]);
        [t, y] = integrated(rates, grid, y0, options);
        keep = find(ismember(grid, wanted));
    end
    last = y(end, :).';
    t = t(keep);
    y = y(keep, :);
end

function [t, y] = integrated(rates, times, y0, options)
% Integrate; a model without states, all of whose motion is given, has the times alone.
    t = times(:);
    y = zeros(numel(t), 0);
    if ~isempty(y0)
        [t, y] = ode45(rates, times, y0, options);
    end
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
${events}
end

function y = start_state()
% Return the state at the start.
${start}
end

function names = state_names()
% Return what the entries of the state are.
${names}
end

% == closed ==
function y = closed(t, y, p)
% Return the state with closed loops that has the same independent coordinates.
    u = ${name}_inputs(t, y, p);
    k = ${correction}_constants(p);
    near = ${closure}(t, y, u, p, ${closure}_constants(p));
    if all(isfinite(near))
        y = near(1:end-1);
    end
    for round = 1:50
        near = ${correction}(t, y, u, p, k);
        for i = ${quaternions}
            near(i:i+3) = near(i:i+3)/norm(near(i:i+3));
        end
        change = max(abs(near(1:end-1) - y))/max([1; abs(y)]);
        y = near(1:end-1);
        if ~(change > 1e-13)
            break
        end
    end
    if ~(change <= 1e-9)
        error('${name}_sim: the loops do not close from this start and parameters');
    end
end

% == plain_begin ==
    Y = y0(:).';

% == plain_step ==
        rates = @(t, y) ${name}_der_state(min(max(t, low), high), y, p, k);
        [t, y, y0] = segment(rates, span, times(:).', y0(:), options);

% == event_begin ==
    quiet = warning('off', 'integrate_adaptive:unexpected_termination'); % of Octave
    loud = onCleanup(@() warning(quiet));
    c = with_switches(with_clauses(contacts_of_model(p), times, p), p);
    c.nq = ${nq};
    c.nv = ${nv};
    c.inputs = @(t, y, f) ${name}_inputs(t, y, p${f});
    c.p = p;
    c.whole = numel(times) == 2;
    c.last = times(end);
    c.D = zeros(0, numel(c.d));
    c.F = zeros(0, c.rows);
    c.E = struct('time', {}, 'kind', {}, 'element', {}, 'impulse', {});
    c.first = [];
    Y = y0(:).';

% == forwards ==
    if times(end) < times(1)
        error('${name}_sim: events are followed forwards in time only.');
    end

% == both_ways ==
    if times(end) < times(1)
        warning('${name}_sim: backwards in time steps go over switches by the state.');
    end

% == event_step ==
        c.clock = @(t) min(max(t, low), high);
        c.rates = @(t, y, f) ${name}_der_state(c.clock(t), y, p, k${f});
        [t, y, y0, c] = segment_of_events(c, span, times(:).', y0(:), options);
        if i == 2
            Y = c.first;
        end

% == event_loop ==
function u = inputs_at(c, t, y)
% Return the inputs, with discrete variables, but without forces of contacts.
    u = c.inputs(t, y, [c.d; zeros(c.rows, 1)]);
end

function [t, y, y0, c] = segment_of_events(c, span, wanted, y0, options)
% Integrate over a segment, from one event to the next.
    if span(2) < span(1)
        c.first = y0.';
        [t, y, y0] = segment(@(t, y) c.rates(t, y, c.d), span, wanted, y0, options);
        return
    end
    t = zeros(0, 1);
    y = zeros(0, numel(y0));
    here = span(1);
    if isempty(c.first)
        c = begun(c, here, y0);
    end
    before = numel(c.E);
    [y0, c] = resolve(c, here, y0, 0);
    c = on_sides(c, here, y0);
    if isempty(c.first)
        c.first = y0.';
        [~, ~, c] = with_row(c, t, y, here, y0);
    elseif any(same(wanted, here)) || (c.whole && numel(c.E) > before)
        [t, y, c] = with_row(c, t, y, here, y0);
    end
    while here < span(2)
        rates = @(t, y) c.rates(t, y, [c.d; forces_at(c, t, y)]);
        options.OutputFcn = @(t, y, flag) has_fallen(c, t, y, flag);
        % Octave's first step is that long, even if the span is shorter.
        options.MaxStep = min(c.max_step, (span(2) - here)/2*ones(size(c.max_step)));
        [ti, yi] = ode45(rates, [here, span(2)], y0, options);
        options.OutputFcn = [];
        options.MaxStep = [];
        j = 0;
        next = ti(end);
        y0 = yi(end, :).';
        for s = next - (next - ti(end-1))*[0.75, 0.5, 0.25]
            if next >= span(2) || lowest_guard(c, next, y0) < 0
                break
            end
            % It has fallen in between, or what is interpolated has.
            y_s = moved(rates, ti(end-1), s, yi(end-1, :).', options);
            if lowest_guard(c, s, y_s) < 0
                [next, y0, ti(end), yi(end, :)] = deal(s, y_s, s, y_s.');
            end
        end
        if lowest_guard(c, next, y0) < 0
            [next, y0, j] = located(c, rates, ti(end-1:end), yi(end-1:end, :), options);
            ti(end) = [];
            yi(end, :) = [];
        end
        if c.whole
            seen = ti(2:end).';
        else
            seen = wanted(wanted > here & ~same(wanted, here) & wanted < next);
            seen(same(seen, next) & next < c.last) = []; % what is then, comes after it
            seen = [seen, wanted(wanted == next & next == c.last & j == 0)];
        end
        for s = seen
            k = find(ti <= s, 1, 'last');
            y_s = moved(rates, ti(k), s, yi(k, :).', options);
            [t, y, c] = with_row(c, t, y, s, y_s);
        end
        if j == 0 && next >= span(2)
            return
        end
        here = next;
        if j > 0
            [y0, c] = resolve(c, here, y0, j);
            c = on_sides(c, here, y0);
        end
        if (c.whole && j > 0) || any(same(wanted, here))
            [t, y, c] = with_row(c, t, y, here, y0);
        end
    end
end

function near = same(times, t)
% Return which times are one, but for rounding.
    near = abs(times - t) <= 256*eps(max(abs(t), 1e-6));
end

function [T, Y, c] = with_row(c, T, Y, t, y)
% Add what is wanted of a time.
    T(end+1, 1) = t;
    Y(end+1, :) = y;
    c.F(end+1, :) = forces_at(c, t, y).';
    c.D(end+1, :) = c.d.';
end

function stops = has_fallen(c, t, y, flag)
% Return whether ode45 has stepped over an event.
    stops = false;
    for i = 1:numel(t)*isempty(flag)
        stops = stops || lowest_guard(c, t(i), y(:, i)) < 0;
    end
end

function [t, y, j] = located(c, rates, span, states, options)
% Return where the first guard falls to zero between two times, and which one.
    a = span(1);
    t = span(2);
    y_a = states(1, :).';
    y = states(2, :).';
    g_a = max(0, lowest_guard(c, a, y_a));
    [g, j] = lowest_guard(c, t, y);
    is_before = true;
    for round = 1:100
        near = guard_zero(c, j);
        precise = max(1e-12, 4*eps(t));
        if t - a <= precise || abs(g) <= near
            return
        end
        % To the other side of zero: from before, as formulas may be others behind.
        if is_before
            moment = 1e-3*(t - a);
            g_s = lowest_guard(c, a + moment, y_a + moment*rates(a, y_a));
            s = a + moment*g_a/(g_a - g_s) + precise/2;
        else
            s = t - g*(t - a)/(g - g_a) - precise/2;
        end
        s = min(max(s, a + precise/2), t - precise/2);
        if mod(round, 4) == 0
            s = a + 0.5*(t - a);
        end
        y_s = moved(rates, a, s, y_a, options);
        [g_s, j_s] = lowest_guard(c, s, y_s);
        is_before = g_s > near;
        if is_before
            a = s;
            y_a = y_s;
            g_a = g_s;
        else
            t = s;
            y = y_s;
            g = g_s;
            j = j_s;
        end
    end
end

function y = moved(rates, from, to, y, options)
% Return the state at another time.
    if to > from
        [options.InitialStep, options.MaxStep] = deal(to - from);
        [~, states] = ode45(rates, [from, to], y, options);
        y = states(end, :).';
    end
end

function c = told(c, t, kind, element, impulse)
% Note an event.
    c.E(end+1) = struct('time', t, 'kind', kind, 'element', element, ...
        'impulse', impulse);
end

function [g, j] = lowest_guard(c, t, y)
% Return the lowest guard of contacts, clauses and switches, and which it is.
    guards = [contact_guards(c, t, y); clause_guards(c, t, y); switch_guards(c, t, y)];
    [g, j] = min([Inf; guards]);
    j = j - 1;
end

% == contacts ==
function c = contacts_of_model(p)
% Return the laws of the contacts, all of them open.
    c.names = ${names};
    c.kind = ${kinds};      % 0 a gap, 1 a speed that is not negative, 2 friction alone
    c.normal = ${normals};  % rows of forces, 0 for none
    c.tangent = ${tangents};
    c.gap_zero = ${gap_zero};
    c.speed_zero = ${speed_zero};
    c.rows = ${rows};
    c.modes = zeros(1, numel(c.kind));  % 0 open, 1 sticks or is closed, 2 slips
    c.way = zeros(1, numel(c.kind));    % sign of the slip
    c.instant = -Inf;
    c.at_once = 0;
    c.k_contacts = ${contacts}_constants(p);
    c.k_response = ${response}_constants(p);
end

function near = guard_zero(c, j)
% Return how near to zero a guard is located; a condition only in time.
    near = 1e-4*min(c.gap_zero, c.speed_zero)*(j <= 2*numel(c.kind));
end

function w = laws_at(c, t, y)
% Return gaps, speeds, and what forces change of these.
    L = numel(c.kind);
    m = c.rows;
    r = ${contacts}(c.clock(t), y, inputs_at(c, t, y), c.p, c.k_contacts);
    w.gap = r(1:L);
    w.speed = r(L+1:L+m);
    w.offset = r(L+m+1:L+2*m);
    w.A = reshape(r(L+2*m+1:L+2*m+m*m), m, m).';
    w.strength = reshape(r(L+2*m+m*m+1:end), 3, L).'; % kinetic, static, restitution
end

function [Nq, D] = response_at(c, t, y)
% Return changes of coordinates and velocities by unit impulses of all rows.
    r = ${response}(c.clock(t), y, inputs_at(c, t, y), c.p, c.k_response);
    Nq = reshape(r(1:c.nq*c.rows), c.rows, c.nq).';
    D = reshape(r(c.nq*c.rows+1:end), c.rows, c.nv).';
end

function g = contact_guards(c, t, y)
% Return the guards of contacts. What begins at zero is above.
    [g, largest] = guards_at(c, t, y);
    for l = 1:numel(c.kind)
        above = 1e-12*largest*[1, 1];
        if c.modes(l) == 0 && c.kind(l) == 0
            above(1) = 1e-3*c.gap_zero;
        elseif c.modes(l) == 0
            above(1) = 1e-3*c.speed_zero;
        elseif c.modes(l) == 2
            above(2) = 1e-3*c.speed_zero;
        end
        g(2*l-1:2*l) = g(2*l-1:2*l) + above.';
    end
end

function [g, largest] = guards_at(c, t, y)
% Return guards: gaps; normal forces; reserves of friction, or sliding velocities.
    [f, w] = forces_at(c, t, y);
    largest = max(abs(f));
    g = ones(2*numel(c.kind), 1);
    for l = 1:numel(c.kind)
        n = c.normal(l);
        r = c.tangent(l);
        if c.modes(l) == 0 && c.kind(l) == 0
            g(2*l-1) = w.gap(l);
        elseif c.modes(l) == 0
            g(2*l-1) = w.speed(n);
        else
            most = w.strength(l, 2);
            if n > 0
                g(2*l-1) = f(n);
                most = most*f(n);
            end
            if r > 0 && c.modes(l) == 1
                g(2*l) = most - abs(f(r));
            elseif r > 0
                g(2*l) = c.way(l)*w.speed(r);
            end
        end
    end
end

function [f, w] = forces_at(c, t, y)
% Return the forces of the present modes.
    w = laws_at(c, t, y);
    E = zeros(c.rows, 0);
    f = zeros(c.rows, 1);
    held = [];
    for l = find(c.modes > 0)
        n = c.normal(l);
        r = c.tangent(l);
        e = zeros(c.rows, 1);
        if r > 0 && c.modes(l) == 2 && n > 0
            e(r) = -w.strength(l, 1)*c.way(l);
        elseif r > 0 && c.modes(l) == 2
            f(r) = -w.strength(l, 1)*c.way(l);
        end
        if n > 0
            e(n) = 1;
            E(:, end+1) = e;
            held(end+1) = n;
        end
        if r > 0 && c.modes(l) == 1
            E(:, end+1) = (1:c.rows).' == r;
            held(end+1) = r;
        end
    end
    if ~isempty(held)
        A = w.A(held, :);
        f = f + E*(pinv(A*E)*(-w.offset(held) - A*f));
    end
end

function y = projected(c, t, y)
% Put a state on the gaps and speeds that modes hold at zero.
    for round = 1:3
        w = laws_at(c, t, y);
        [Nq, D] = response_at(c, t, y);
        closed = find(c.modes > 0 & c.kind == 0);
        n = c.normal(closed);
        if any(abs(w.gap(closed)) > 1e-3*c.gap_zero)
            y(1:c.nq) = y(1:c.nq) - Nq(:, n)*(pinv(w.A(n, n))*w.gap(closed));
            continue
        end
        held = [c.normal(c.modes > 0), c.tangent(c.modes == 1)];
        held = held(held > 0);
        if isempty(held)
            return
        end
        v = c.nq + (1:c.nv);
        y(v) = y(v) - D(:, held)*(pinv(w.A(held, held))*w.speed(held));
    end
end

function [y, c] = meet(c, t, y, j)
% Let contacts meet, separate, stick and slip; j is the guard that has fallen, or 0, or
% -1 where a clause has acted, so that gaps may have jumped.
    l = ceil(j/2);
    was = c.modes;
    c.at_once = (abs(t - c.instant) <= 1e-12*max(1, abs(t)))*(c.at_once + 1);
    c.instant = t;
    if c.at_once > 20*numel(was)
        error('contacts change their modes at t = %g s without any time going by.', t);
    end
    breaks = j > 0 && mod(j, 2) == 0 && was(l) == 1;
    opens = j > 0 && mod(j, 2) == 1 && was(l) > 0;
    if breaks
        f = forces_at(c, t, y);
        c.way(l) = -sign(f(c.tangent(l)));
    elseif j > 0 && mod(j, 2) == 0
        c.modes(l) = 1;
        w = laws_at(c, t, y);
        z = projected(c, t, y);
        % At a dead centre slip only turns, and does not stop what drives it.
        if max(abs(z - y)) <= max(c.speed_zero, 100*abs(w.speed(c.tangent(l))))
            y = z;
        end
    end
    if j > 0 && was(l) == 0 && c.kind(l) == 0
        n = c.normal(l);
        w = laws_at(c, t, y);
        Nq = response_at(c, t, y);
        y(1:c.nq) = y(1:c.nq) - Nq(:, n)*(w.gap(l)/w.A(n, n));
    end
    unilateral = c.kind < 2;
    has = c.tangent > 0;
    w = laws_at(c, t, y);
    touch = touching(c, w) & unilateral;
    if j > 0 && was(l) == 0
        touch(l) = true;
    end
    if j < 0
        touch = touch & (c.kind > 0 | w.gap.' <= c.gap_zero);
    end
    if any(touch & c.kind == 0 & (was == 0 | j < 0) & w.gap.' < -c.gap_zero) && j < 1
        error('bodies overlap at t = %g s.', t);
    end
    s = zeros(1, numel(was));
    for round = 1:100
        s(unilateral) = w.speed(c.normal(unilateral));
        meets = (1:numel(s)) == l & was == 0 & round == 1;
        if ~any(touch & (s < -c.speed_zero | (meets & s < 0)))
            break
        end
        e = w.strength(:, 3).';
        for k = find(touch & s < 0)
            fall = -w.offset(c.normal(k));
            if fall > 0 && e(k) < 1 && 2*e(k)*-s(k)/fall/(1 - e(k)) < 1e-5
                e(k) = 0; % a series of impacts ends here
            end
        end
        b = w.speed;
        b(c.normal(touch)) = (1 + e(touch)).*s(touch);
        P = solved(c, w.A, b, w.strength, touch, false(size(touch)), c.way);
        after = w.speed + w.A*P;
        if P.'*(w.speed + after) > 1e-9*(abs(P).'*(abs(w.speed) + abs(after)))
            error('an impact at t = %g s would raise the kinetic energy.', t);
        end
        for k = find(touch)
            if P(c.normal(k)) > 0
                c = told(c, t, 'impact', c.names{k}, P(c.normal(k)));
            end
        end
        [~, D] = response_at(c, t, y);
        v = c.nq + (1:c.nv);
        y(v) = y(v) + D*P;
        w = laws_at(c, t, y);
    end
    rests = ~unilateral | (touch & s <= c.speed_zero);
    slip = zeros(size(s));
    slip(has) = w.speed(c.tangent(has));
    slides = rests & has & abs(slip) > c.speed_zero;
    c.way(slides) = sign(slip(slides));
    if breaks
        slides(l) = true;
    end
    held = rests & ~slides;
    if opens
        held(l) = false;
        slides(l) = false;
    end
    [f, held, slides, c.way] = ...
        solved(c, w.A, w.offset, w.strength, held, slides, c.way);
    a = w.A*f + w.offset;
    if opens && a(c.normal(l)) < 0
        held(l) = true;
        [f, held, slides, c.way] = ...
            solved(c, w.A, w.offset, w.strength, held, slides, c.way);
        a = w.A*f + w.offset;
    end
    c.modes = held + 2*slides;
    for k = find(c.modes > 0 & unilateral)
        n = c.normal(k);
        if f(n) <= 1e-12*max(abs(f)) && a(n) > 1e-10*(1 + abs(w.offset(n)))
            c.modes(k) = 0;
        end
    end
    words = {'separation', 'stick', 'slip'};
    for k = find(c.modes ~= was & ~isempty(c.first))
        if was(k) == 0 && c.kind(k) < 2
            c = told(c, t, 'contact', c.names{k}, 0);
        else
            c = told(c, t, words{c.modes(k) + 1}, c.names{k}, 0);
        end
    end
    y = projected(c, t, y);
end

function touch = touching(c, w)
% Return which laws are closed, or whose gap or speed is zero.
    touch = c.modes > 0;
    for l = find(~touch & c.kind < 2)
        if c.kind(l) == 0
            touch(l) = w.gap(l) <= c.gap_zero;
        else
            touch(l) = w.speed(c.normal(l)) <= c.speed_zero;
        end
    end
end

function [f, held, slides, way] = solved(c, A, b, strength, held, slides, way)
% Return the forces that obey the laws: of those held friction may let go.
    % Forces of dry friction are differences from its bounds.
    alone = c.tangent > 0 & c.normal == 0;
    bound = zeros(size(b));
    bound(c.tangent(alone)) = strength(alone, 2);
    for round = 0:numel(held)
        f = complementary(c, A, b, strength, held, slides, way);
        a = A*f + b;
        scale = max(abs(A)*(abs(f) + bound) + abs(b));
        let_go = false(size(held));
        for l = find(held & c.tangent > 0)
            r = c.tangent(l);
            let_go(l) = abs(a(r)) > 1e-9*scale && ...
                (c.normal(l) == 0 || f(c.normal(l)) > 0);
            way(l) = sign(a(r))*let_go(l) + way(l)*~let_go(l);
        end
        held = held & ~let_go;
        slides = slides | let_go;
        if ~any(let_go & strength(:, 1).' < strength(:, 2).')
            return
        end
    end
end

function f = complementary(c, A, b, strength, held, slides, way)
% Return the forces of a linear complementarity problem: normal forces or accelerations
% are zero; friction of those held is at one of its bounds, or they stick.
    m = numel(b);
    f0 = zeros(m, 1);
    E = zeros(m, 0);
    N = [];
    R = [];
    owner = [];
    top = [];
    for l = find(held | slides)
        n = c.normal(l);
        r = c.tangent(l);
        e = zeros(m, 1);
        pull = 0;
        if r > 0 && slides(l)
            pull = -strength(l, 1)*way(l);
        elseif r > 0
            pull = -strength(l, 2);
            R(end+1) = r;
            top(end+1) = l;
        end
        if n > 0
            e(n) = 1;
            if r > 0
                e(r) = pull;
            end
            E(:, end+1) = e;
            N(end+1) = n;
            owner(end+1) = l;
        elseif r > 0
            f0(r) = pull;
        end
    end
    k = numel(R);
    G = zeros(k, numel(N));
    bounds = zeros(k, 1);
    for i = 1:k
        l = top(i);
        G(i, owner == l) = 2*strength(l, 2);
        bounds(i) = 2*strength(l, 2)*(c.normal(l) == 0);
    end
    M = [A(N, :)*E, A(N, R), zeros(numel(N), k); ...
         A(R, :)*E, A(R, R), eye(k); G, -eye(k), zeros(k)];
    still = A*f0 + b;
    x = lemke(M, [still(N); still(R); bounds]);
    f = f0 + E*x(1:numel(N));
    f(R) = f(R) + x(numel(N)+1:numel(N)+k);
end

function z = lemke(M, q)
% Return z >= 0 with w = M*z + q >= 0 and z.'*w = 0, by Lemke's method.
    n = numel(q);
    z = zeros(n, 1);
    if all(q >= 0)
        return
    end
    T = [eye(n), -M, -ones(n, 1), q];
    basis = 1:n;
    [~, row] = min(q);
    enter = 2*n + 1;
    for round = 1:50*n
        leave = basis(row);
        T(row, :) = T(row, :)/T(row, enter);
        others = [1:row-1, row+1:n];
        T(others, :) = T(others, :) - T(others, enter)*T(row, :);
        basis(row) = enter;
        if leave == 2*n + 1
            inside = basis > n;
            z(basis(inside) - n) = max(T(inside, end), 0);
            return
        end
        enter = leave + n - 2*n*(leave > n);
        rows = find(T(:, enter) > 1e-11*max(abs(T(:, enter))));
        if isempty(rows)
            error('no forces obey the laws of contact and friction.');
        end
        ratio = T(rows, end)./T(rows, enter);
        rows = rows(ratio <= min(ratio) + 1e-13*max(1, abs(min(ratio))));
        row = rows(1);
        if any(basis(rows) == 2*n + 1)
            row = rows(basis(rows) == 2*n + 1);
        end
    end
    error('the laws of contact and friction are not solved.');
end

% == no_contacts ==
function c = contacts_of_model(~)
% Return that there are none.
    c.kind = [];
    c.rows = 0;
end

function near = guard_zero(~, ~)
% Return how near to zero a guard is located: only in time.
    near = 0;
end

function f = forces_at(~, ~, ~)
% Return the forces of contacts, of which there are none.
    f = zeros(0, 1);
end

function g = contact_guards(~, ~, ~)
% Return the guards of contacts.
    g = zeros(0, 1);
end

function [y, c] = meet(c, ~, y, ~)
% Return a state without contacts.
end

% == no_clauses ==
function c = with_clauses(c, ~, ~)
% Return that there are none.
    c.d = zeros(0, 1);
    c.max_step = [];
end

function c = begun(c, ~, ~)
% Return what begins without clauses.
end

function g = clause_guards(~, ~, ~)
% Return the conditions of clauses.
    g = zeros(0, 1);
end

function [y, c] = resolve(c, t, y, j)
% Let contacts act.
    [y, c] = meet(c, t, y, j*(j <= 2*numel(c.kind)));
end

% == clauses ==
function c = with_clauses(c, times, p)
% Return when clauses, and the start values of discrete variables.
    c.clauses = ${clauses};
    c.condition = ${condition};  % the number of its condition, 0 for none
    c.direction = ${direction};  % 1 rising, -1 falling, 0 both
    c.priority = ${priority};
    c.every = ${every};          % 0 for no period
    c.times = ${times};
    c.target = ${target};        % what changes: a place in [y; d], and by which clause
    c.changes_of = ${changes_of};
    c.pushes_of = ${pushes_of};  % which clause has which impulse
    c.by_velocity = ${by_velocity};
    c.d = ${starts}(p, ${starts}_constants(p));
    c.d = c.d(:);
    c.k_jumps = ${jumps}_constants(p);
    c.k_guards = ${guards_constants};
    c.max_step = abs(times(end) - times(1))/100;
    c.soon = 0;
    c.acted = -Inf;
end

function c = begun(c, t, y)
% Begin: on which side of zero conditions are, and which times are still to come.
    g = conditions_ahead(c, t, y);
    c.sides = 1 - 2*(g < 0);
    c.rests = g == 0;
    c.above = zeros(size(g));
    c.done = (t - 256*eps(max(abs(t), 1e-6)))*ones(1, numel(c.clauses));
end

function g = conditions_at(c, t, y)
% Return the conditions.
    g = ${conditions};
    g = g(:);
    if ~all(isfinite(g))
        error('a condition of when clauses is not finite at t = %g s.', t);
    end
end

function g = conditions_ahead(c, t, y)
% Return the conditions a moment later, where their signs are those to come.
    moment = 1e-12*max(1, abs(t));
    ahead = c.rates(t, y, [c.d; forces_at(c, t, y)]);
    c.clock = @(t) t;
    g = conditions_at(c, t + moment, y + moment*ahead*all(isfinite(ahead)));
end

function g = clause_guards(c, t, y)
% Return the conditions, positive on the side where they are.
    g = c.sides.*conditions_at(c, t, y) + c.above;
end

function [y, c] = resolve(c, t, y, j)
% Let contacts and clauses act at an instant, until none is due.
    first = 2*numel(c.kind);
    [y, c] = meet(c, t, y, j*(j <= first));
    crosses = (1:numel(c.sides)).' == j - first;
    last = -Inf(1, numel(c.clauses));
    for i = 1:numel(c.clauses)
        own = c.times{i}(c.times{i} <= t | same(c.times{i}, t));
        if c.every(i) > 0
            own = c.every(i)*floor((t + 256*eps(max(abs(t), 1e-6)))/c.every(i));
        end
        last(i) = max([-Inf, own]);
    end
    timed = last > c.done;
    c.done = max(c.done, last);
    passed = c.rests;  % what has come to zero and stays there does not come to it again
    for round = 1:100
        g = conditions_ahead(c, t, y);
        due = timed;
        for k = find(crosses | g.*c.sides < 0 | (g == 0 & ~passed)).'
            i = find(c.condition == k);
            if c.direction(i)*c.sides(k) > 0 % the other way, in which it does not act
                c.sides(k) = -c.sides(k);
                passed(k) = true;
            else
                due(i) = true;
            end
        end
        crosses(:) = false;
        if ~any(due)
            c.rests = g == 0;
            c.above = max(0, -c.sides.*conditions_at(c, t, y)) + realmin;
            return
        end
        acts = due & c.priority == max(c.priority(due));
        timed(acts) = false;
        k = c.condition(acts & c.condition > 0);
        c.sides(k) = -c.sides(k);
        passed(k) = true;
        [y, c] = jumped(c, t, y, acts);
        [y, c] = meet(c, t, y, -1);
    end
    error('when clause %s acts again and again at t = %g s.', c.clauses{find(acts, 1)}, t);
end

function [y, c] = jumped(c, t, y, acts)
% Let clauses act together on what was before.
    names = strjoin(c.clauses(acts), ', ');
    c.soon = (c.soon + 1)*(t - c.acted <= 1e-8*max(1, abs(t)));
    c.acted = t;
    r = ${jumps}(c.clock(t), y, c.inputs(t, y, [c.d; forces_at(c, t, y)]), c.p, c.k_jumps);
    r = r(:);
    m = numel(c.target);
    n = numel(c.by_velocity);
    P = r(m+1:m+n, 1);
    speeds = r(m+n+1:m+2*n, 1);
    A = reshape(r(m+2*n+1:m+2*n+n*n), n, n).';
    D = reshape(r(m+2*n+n*n+1:end), n, c.nv).';
    pushes = find(acts(c.pushes_of));
    known = pushes(~c.by_velocity(pushes));
    to = pushes(c.by_velocity(pushes));
    if ~isempty(to)
        if rcond(A(to, to)) < 1e-12
            error('when clause %s: no impulses give velocities their values.', names);
        end
        P(to) = A(to, to)\(P(to, 1) - speeds(to, 1) - A(to, known)*P(known, 1));
    end
    v = c.nq + (1:c.nv);
    z = [y; c.d];
    z(v) = z(v) + D(:, pushes)*P(pushes, 1);
    is_new = false(size(z));
    for i = find(acts(c.changes_of))
        k = c.target(i);
        if is_new(k) && z(k) ~= r(i)
            error('when clauses %s give one variable several values at t = %g s.', ...
                names, t);
        end
        z(k) = r(i);
        is_new(k) = true;
    end
    if ~all(isfinite(z)) || c.soon > 1000
        error('when clause %s: values are not finite, or time does not go on.', names);
    end
    y = z(1:numel(y));
    c.d = z(numel(y)+1:end);
    for i = find(acts)
        c = told(c, t, 'switch', c.clauses{i}, P(c.pushes_of == i).');
    end
end

% == no_switches ==
function c = with_switches(c, ~)
% Return that no formula switches by the state.
end

function c = on_sides(c, ~, ~)
% Return the same.
end

function g = switch_guards(~, ~, ~)
% Return the guards of switches.
    g = zeros(0, 1);
end

% == switches ==
function c = with_switches(c, p)
% Return that steps end where formulas switch by the state.
    c.k_switches = ${switches}_constants(p);
    c.switched = -Inf;
    c.hasty = 0;
end

function s = switches_at(c, t, y)
% Return what is zero where formulas switch; 1 for branches that are not taken.
    u = c.inputs(t, y, [c.d; forces_at(c, t, y)]);
    s = ${switches}(c.clock(t), y, u, c.p, c.k_switches);
    s(~isfinite(s)) = 1;
end

function c = on_sides(c, t, y)
% Take the sides of switches to which the motion goes from here.
    moment = 1e-12*max(1, abs(t));
    ahead = c.rates(t, y, [c.d; forces_at(c, t, y)]);
    s = switches_at(c, t, y);
    % What rounding of a state does to them is no side.
    rounding = abs(switches_at(c, t, y.*(1 + 8*eps*cos(1:numel(y)).')) - s);
    s_ahead = switches_at(c, t, y + moment*ahead*all(isfinite(ahead)));
    c.switch_sides = 1 - 2*(s_ahead < -rounding);
    c.switch_above = max(0, -c.switch_sides.*s) + rounding + realmin;
    c.hasty = (c.hasty + 1)*(t - c.switched <= 1e-9*max(1, abs(t)));
    c.switched = t;
    if c.hasty > 20
        error(['${name}_sim: formulas drive the motion to and fro over where they ' ...
            'switch, at t = %g s. Make them smooth there, as by tanh.'], t);
    end
end

function g = switch_guards(c, t, y)
% Return what is zero at switches, positive on the sides where they are.
    g = c.switch_sides.*switches_at(c, t, y) + c.switch_above;
end

% == no_times ==
    events = [];

% == times ==
    [first, period] = ${times}(p, ${times}_constants(p));
    for i = find(isfinite(first)).'
        if period(i) > 0
            turns = ceil((low - first(i))/period(i)):floor((high - first(i))/period(i));
            events = [events, first(i) + period(i)*turns];
        else
            events = [events, first(i)];
        end
    end

% == looked_at ==
    % No formula gives the times of these conditions.
    k = ${looked_at}_constants(p);
    at = linspace(low, high, 5001);
    c = ${looked_at}(low, p, k) > 0;
    for i = 2:numel(at)
        was = c;
        c = ${looked_at}(at(i), p, k) > 0;
        for j = reshape(find(c ~= was), 1, [])
            [before, behind] = deal(at(i-1), at(i));
            while behind - before > 2*eps(max(abs([low, high])))
                middle = 0.5*(before + behind);
                now = ${looked_at}(middle, p, k) > 0;
                if now(j) == was(j)
                    before = middle;
                else
                    behind = middle;
                end
            end
            events(end+1) = behind;
        end
    end

% == visual ==
function fig = ${name}_visual(T, Y, fak, p, limits)
% Show a motion: ${name}_visual(T, Y), with times T and a row of Y for each of them.
%
% fak slows the motion down if it is more than 1; p are the parameters; limits are
% [xmin, xmax, ymin, ymax, zmin, zmax]. Returns the figure.

    if nargin < 3 || isempty(fak)
        fak = 1;
    end
    if nargin < 4 || isempty(p)
        p = ${name}_parameters();
    end
    k = ${scene}_constants(p);
    [kinds, colors, opacities] = shapes();
    scenes = zeros(numel(kinds), ${columns}, numel(T));
    for i = 1:numel(T)
        y = Y(i, :).';
        scenes(:, :, i) = ${scene}(T(i), y, ${name}_inputs(T(i), y, p), p, k);
    end
    fig = figure('Name', ${title});
    if nargin < 5
        limits = extent(scenes);
    end
    axes('DataAspectRatio', [1, 1, 1], 'XLim', limits(1:2), 'YLim', limits(3:4), ...
        'ZLim', limits(5:6));
    view(30, 20);
    grid('on');
    things = cell(1, numel(kinds));
    for j = 1:numel(kinds)
        look = {colors(j, :), opacities(j)};
        things{j} = new_thing(kinds{j}, scenes(j, :, 1), look{:});
    end
    start = tic();
    for i = 1:numel(T)
        for j = 1:numel(kinds)
            move(things{j}, scenes(j, :, i));
        end
        title(sprintf('t = %.2f s', T(i)));
        drawnow();
        pause(max(0, fak*(T(i) - T(1)) - toc(start)));
    end
end

function [kinds, colors, opacities] = shapes()
% Return what is drawn.
${shapes}
end

function limits = extent(scenes)
% Return the limits of a box around all origins and ends of lines.
    points = scenes(:, 10:12, :);
    low = min(min(points, [], 1), [], 3);
    high = max(max(points, [], 1), [], 3);
    room = 0.2*max(max(high - low), 1) + max(max(max(abs(scenes(:, 13:15, :)))))/5;
    limits = reshape([low - room; high + room], 1, 6);
end

% == things ==
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

% == sensors ==
function S = ${name}_sensors(t, y, p, k${more})
% Return what the sensors measure, as a struct, at a time and state.
%
% The parameters p and the constants k that follow from them may be left out.

    if nargin < 3
        p = ${name}_parameters();
    end
    S = struct();
${body}
end

% == measure ==
    if nargin < 4
        k = ${values}_constants(p);
    end
    v = ${values}(t, y, ${name}_inputs(t, y, p${passed}), p, k);
