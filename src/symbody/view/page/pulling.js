/* The spring between the pointer and a body that is pulled while time goes on. */
"use strict";

/* Of the spring and its damper, for each kilogram of the whole mechanism [1/s², 1/s]. */
const STIFFNESS = 30, DAMPING = 6;
/* Step of differences along a motion [s]. */
const MOMENT = 1e-5;

/* Set the wrench of a pull, which is constant for the time h [s] that follows.

   The force is that of a spring and damper at the end of h, as the mechanism answers it
   by its inertia at the grabbed point: so a light body of a heavy mechanism, and time
   that passes quickly, stay calm. */
function takePull(page, h) {
  const { pull, engine, t, y } = page, mass = wholeMass(engine);
  const k = STIFFNESS*mass, c = DAMPING*mass, answer = c*h + k*h*h;
  const push = (force) => {
    pull.wrench.fill(0);
    if (force) pull.wrench.set(aboutCenter(force, arm));
    engine.arrays.u.set(page.wholeInputs());
    return engine.call(`rates${engine.choice}`, t, y);
  };
  const { point, arm } = page.grabbed(y), rates = push(null);
  const along = (change) => velocityOf(page, y, change);
  const velocity = along(rates), soon = y.map((x, i) => x + MOMENT*rates[i]);
  const later = velocityOf(page, soon, engine.call(`rates${engine.choice}`, t, soon));
  const drift = later.map((x, i) => (x - velocity[i])/MOMENT);
  // The acceleration of the point by a force of the weight of the mechanism along each axis.
  const columns = [0, 1, 2].map((axis) => {
    const force = [0, 0, 0];
    force[axis] = mass;
    const change = push(force).map((x, i) => x - rates[i]);
    const moved = velocityOf(page, y, faster(page, y, change, rates));
    return moved.map((x) => x/mass);
  });
  const A = [0, 1, 2].map((i) => [0, 1, 2].map((j) =>
    (i === j ? 1 : 0) + answer*(columns[i][j] + columns[j][i])/2));
  const to = [pull.to.x, pull.to.y, pull.to.z];
  const force = solveLinear(A.map((row, i) =>
    [...row, k*(to[i] - point[i] - h*velocity[i]) - c*velocity[i] - answer*drift[i]]));
  pull.wrench.set(force.every(Number.isFinite) ? aboutCenter(force, arm) : new Float64Array(6));
}

/* A force with its torque about a center from which the point is an arm away. */
function aboutCenter(F, arm) {
  return [...F, arm[1]*F[2] - arm[2]*F[1], arm[2]*F[0] - arm[0]*F[2], arm[0]*F[1] - arm[1]*F[0]];
}

function wholeMass(engine) {
  const masses = engine.call("masses");
  let mass = 0;
  for (let i = 0; i < masses.length; i += 7) mass += masses[i];
  return mass;
}

/* How coordinates change where velocities are greater by what they gain in a second. */
function faster(page, y, gain, rates) {
  const { engine, data, t } = page;
  const z = y.map((x, i) => (data.states[i].kind === "velocity" ? x + gain[i] : x));
  return engine.call(`rates${engine.choice}`, t, z).map((x, i) => x - rates[i]);
}

/* The velocity of the grabbed point where coordinates change at some rates. */
function velocityOf(page, y, rates) {
  const { states } = page.data, size = Math.max(1, ...rates.map((x, i) => (states[i].kind === "coordinate" ? Math.abs(x) : 0)));
  const step = 1e-6/size, moved = (sign) => page.grabbed(y.map((x, i) =>
    (states[i].kind === "coordinate" ? x + sign*step*rates[i] : x))).point;
  const [ahead, behind] = [moved(1), moved(-1)];
  return ahead.map((x, i) => (x - behind[i])/(2*step));
}
