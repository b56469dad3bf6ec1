/* Postures with closed loops in which a coordinate has a value.

   That coordinate is prescribed and the others follow by the shortest way, in steps from
   the present posture. A step after which others have turned far, or go another way than
   before, is halved: there the loops come to a limit, beyond which they do not close, or
   in another assembly only. */
"use strict";

/* Of numeric derivatives; when Newton's method is done; how far loops may be open. */
const NUDGE = 1e-6, REACHED = 1e-11, OPEN = 1e-9, NEWTON = 8, INDEPENDENT = 1e-7;
/* Of steps: the longest of an angle [rad], the part of a length, the shortest, how many. */
const TURN = 0.1, PART = 0.1, LEAST = 1e-8, STEPS = 4000;
/* How far others may turn in a step [rad], and the cosine between its ways. */
const FAR = 0.5, ALIKE = 0.5;
/* Dependent velocities that are so much greater follow badly from the independent ones. */
const WILD = 100;

const dot = (a, b) => a.reduce((sum, x, i) => sum + x*b[i], 0);
const largest = (a) => a.reduce((most_, x) => (Math.abs(x) > most_ || x !== x ? Math.abs(x) : most_), 0);

/* The shortest solution of linear equations, those left out that follow from others. */
function shortest(rows, side) {
  const left = rows.map((row, i) => ({ row: Float64Array.from(row), side: side[i] }));
  const solution = new Float64Array(rows.length ? rows[0].length : 0);
  let first = 0;
  while (left.length) {
    const sizes = left.map(({ row }) => Math.sqrt(dot(row, row)));
    const at = sizes.indexOf(Math.max(...sizes)), size = sizes[at];
    first = Math.max(first, size);
    if (!(size > INDEPENDENT*first)) break;
    const [best] = left.splice(at, 1), unit = best.row.map((x) => x/size), part = best.side/size;
    unit.forEach((x, j) => { solution[j] += part*x; });
    for (const one of left) {
      const along = dot(one.row, unit);
      unit.forEach((x, j) => { one.row[j] -= along*x; });
      one.side -= along*part;
    }
  }
  return solution;
}

/* Whether an angle among the coordinates differs by much between two states. */
function turnedFar(states, a, b) {
  return states.some(({ kind, unit }, i) => kind === "coordinate" && unit === "rad" && Math.abs(a[i] - b[i]) > FAR);
}

class Closing {
  /* Of an engine at a time: a coordinate is prescribed, those in `free` follow; or velocities do. */
  constructor(engine, t, index, free, kind = "coordinate") {
    Object.assign(this, { engine, t, index, free, kind, states: engine.data.states });
  }

  residuals(y) {
    const { engine } = this, { holonomic } = engine.data, every = engine.call("constraints", this.t, y);
    if (this.kind === "velocity") return [...every.subarray(holonomic)];
    const phi = [...every.subarray(0, holonomic)];
    for (const q of engine.data.quaternions) phi.push(dot(y.subarray(q, q + 4), y.subarray(q, q + 4)) - 1);
    return phi;
  }

  /* The derivatives of all residuals by some coordinates, a row each. */
  slopes(y, columns) {
    const z = Float64Array.from(y), found = columns.map((j) => {
      z[j] = y[j] + NUDGE;
      const above = this.residuals(z);
      z[j] = y[j] - NUDGE;
      const below = this.residuals(z);
      z[j] = y[j];
      return above.map((x, i) => (x - below[i])/(2*NUDGE));
    });
    return this.residuals(y).map((_, i) => Float64Array.from(found, (column) => column[i]));
  }

  /* How all states change with the coordinate; null where they cannot. */
  way(y) {
    const rows = this.slopes(y, [...this.free, this.index]), count = this.free.length;
    const others = shortest(rows.map((row) => row.subarray(0, count)), rows.map((row) => -row[count]));
    const way = new Float64Array(y.length);
    this.free.forEach((j, k) => { way[j] = others[k]; });
    way[this.index] = 1;
    const kept = rows.every((row) => Math.abs(dot(row.subarray(0, count), others) + row[count]) <= 1e-5*(1e-3 + largest(row)));
    return kept && way.every(Number.isFinite) ? way : null;
  }

  /* The state after a step of the coordinate; null where none is near. */
  stepped(y, way, h) {
    const next = y.map((x, i) => x + h*way[i]), size = 1 + largest(next);
    let before = Math.abs(h)*Math.sqrt(dot(way, way));
    for (let round = 0; round < NEWTON; round++) {
      const open = this.residuals(next);
      if (!open.every(Number.isFinite)) return null;
      const step = shortest(this.slopes(next, this.free), open.map((x) => -x));
      this.free.forEach((j, k) => { next[j] += step[k] || 0; });
      const change = Math.sqrt(dot(step, step));
      if (change <= REACHED*size) break;
      if (!(change <= 0.5*before)) return null;
      before = change;
    }
    const others = next.map((x, i) => (i === this.index ? y[i] : x));
    return largest(this.residuals(next)) <= OPEN && !turnedFar(this.states, y, others) ? next : null;
  }

  /* The state that Newton's method finds near another; null where there is none. */
  solved(y) {
    const next = Float64Array.from(y), size = 1 + largest(y);
    for (let round = 0; round < 2*NEWTON; round++) {
      const open = this.residuals(next);
      if (!open.every(Number.isFinite)) return null;
      if (largest(open) <= REACHED*size)
        return turnedFar(this.states, y, next) || largest(next) > WILD*size ? null : next;
      const step = shortest(this.slopes(next, this.free), open.map((x) => -x));
      this.free.forEach((j, k) => { next[j] += step[k] || 0; });
    }
    return null;
  }

  /* The state in which the coordinate is as near to a value as it gets from here. */
  towards(y, value) {
    const { index } = this, far = Math.abs(value - y[index]);
    const longest = this.states[index].unit === "rad" ? TURN : PART*far;
    const least = LEAST*Math.max(1, Math.abs(value));
    let state = y, way = this.way(y), h = longest;
    for (let i = 0; way && i < STEPS && h >= Math.min(least, far); i++) {
      const left = value - state[index];
      if (left === 0) break;
      const last = Math.abs(left) <= h, next = this.stepped(state, way, last ? left : Math.sign(left)*h);
      const then = next && this.way(next);
      if (!then || dot(way, then) < ALIKE*Math.sqrt(dot(way, way)*dot(then, then))) {
        h = Math.min(h, Math.abs(left))/2;
        continue;
      }
      if (last) next[index] = value;
      [state, way, h] = [next, then, Math.min(longest, 2*h)];
    }
    return state;
  }
}

/* A state on its constraints in which independent coordinates and velocities keep their values, as at a native start,
   and so does the state of an index. Where no others can follow, all move by the shortest way. Null if none is found. */
function closedAt(engine, t, y, index = -1) {
  let state = Float64Array.from(y);
  if (!engine.functions.correction) return engine.kept(t, state);
  const { states } = engine.data;
  for (const kind of ["coordinate", "velocity"]) {
    const others = states.flatMap((s, i) => (s.kind === kind && i !== index ? [i] : []));
    const solved = (free) => new Closing(engine, t, index, free, kind).solved(state);
    state = solved(others.filter((i) => !states[i].independent)) || solved(others) || state;
  }
  // By the dependent ones that fit best there.
  engine.choose(t, state, 0);
  return engine.kept(t, state, undefined, 30);
}

/* A state in which a coordinate has a value, or is as near to it as the loops allow.

   Others that none follows from rest, if the value is reached so. */
function postureAt(engine, t, y, index, value) {
  let state = Float64Array.from(y);
  if (!engine.functions.correction) {
    state[index] = value;
    return engine.kept(t, state);
  }
  const { states } = engine.data, others = [];
  states.forEach(({ kind }, i) => { if (kind === "coordinate" && i !== index) others.push(i); });
  const followers = others.filter((i) => !states[i].independent);
  if (states[index].independent && followers.length < others.length)
    state = new Closing(engine, t, index, followers).towards(state, value);
  if (state[index] !== value) state = new Closing(engine, t, index, others).towards(state, value);
  const closed = closedAt(engine, t, state, index);
  return closed && engine.gap(t, closed) <= OPEN && !turnedFar(states, closed, state) ? closed : Float64Array.from(y);
}

if (typeof module !== "undefined") module.exports = { closedAt, postureAt };
