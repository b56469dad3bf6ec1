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
function yd = ${name}_der_state(t, y, p, k)
% Return the derivative of the state y; the inputs come from ${name}_inputs.
%
% The parameters p and the constants k that follow from them may be left out.

    if nargin < 3
        p = ${name}_parameters();
    end
    if nargin < 4
        k = ${derivatives}_constants(p);
    end
    yd = ${derivatives}(t, y, ${name}_inputs(t, y, p), p, k);
end

% == sim ==
function [T, Y] = ${name}_sim(times, p, y0, corners)
% Simulate: [T, Y] = ${name}_sim(times, p, y0, corners); each may be left out.
%
% times are start and end, or all times wanted; p are parameters as ${name}_parameters
% returns them; y0 is the state at the start; corners are times at which the inputs of
% ${name}_inputs have corners or jumps. The solver begins anew there, and where formulas
% of time in the model have some, so that nothing brief is stepped over. T are times, Y
% has a row for each of them. Without results the motion is plotted and shown.

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
    k = ${derivatives}_constants(p);
    events = [corners(:).', model_events(min(times), max(times), p)];
    ends = ends_of_segments(times, events);
    options = odeset('RelTol', 1e-8, 'AbsTol', 1e-10);
    T = times(1);
    Y = y0(:).';
    for i = 2:numel(ends)
        span = ends(i-1:i);
        [low, high] = inside(span);
        rates = @(t, y) ${name}_der_state(min(max(t, low), high), y, p, k);
        [t, y, y0] = segment(rates, span, times(:).', y0(:), options);
        T = [T; t];
        Y = [Y; y];
    end
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

% == no_events ==
    events = [];

% == events ==
    events = [];
    [first, period] = ${events}(p, ${events}_constants(p));
    for i = find(isfinite(first)).'
        if period(i) > 0
            turns = ceil((low - first(i))/period(i)):floor((high - first(i))/period(i));
            events = [events, first(i) + period(i)*turns];
        else
            events = [events, first(i)];
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
function S = ${name}_sensors(t, y, p, k)
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
    v = ${values}(t, y, ${name}_inputs(t, y, p), p, k);
