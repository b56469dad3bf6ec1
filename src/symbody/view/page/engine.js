/* The model of a page: its functions and the loops over them, as WebAssembly.

   A browser and node run it alike. `data` is what pages.py writes; addresses are bytes in
   the memory of the module, states and times are those of the native run. */
"use strict";

/* Why the loops return, as runtime/loops/structures.py has them. */
const ENDINGS = [
  "running", "done", "stopped", "the rates are not finite", "the step became too small",
  "the Jacobian is not finite", "too many steps",
  "the dependent coordinates are badly chosen by now", "the constraints cannot be kept",
  "event", "the ends of a load meet, or a kinematic formula has a corner",
  "a constraint that followed from the others at the start would be broken",
];
const RUNNING = 0, DONE = 1, IMPACT = 0, REPARTITION = 7, EVENT = 9, CONTACT = 12, EVENTS_FULL = 13;
/* As when_clauses.py: rounds of an instant, instants that are too near, how soon conditions are looked at. */
const ROUNDS_OF_CLAUSES = 100, INSTANTS = 20, SOON = 1e-8, AHEAD = 1e-12, TINY = 2.2250738585072014e-308;
const PAGE = 65536, STACK = 64*PAGE, HEAP = 512*PAGE;
/* Where a run without end goes [s]: far, for its end makes the last step shorter. */
const HORIZON = 1000;
/* As meeting.c and connect.py: when a correction is done, and limits of the growth. */
const SETTLED = 1e-13, ROUNDS = 6, HARMLESS = 100, GROWTH = 25, RAISE = 4, SINGULAR = 20, LOST = 1e9;

function bytesOf(base64) {
  const text = atob(base64), bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/* The bytes that were compressed before they were written as base64. */
async function unzipped(base64) {
  const stream = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/* Numbers that were written as base64, little endian. */
function numbersOf(base64) {
  return new Float64Array(bytesOf(base64).buffer);
}

/* The other number if one is none, as C's fmin and fmax. */
const least = (a, b) => (a !== a ? b : b !== b ? a : Math.min(a, b));
const most = (a, b) => (a !== a ? b : b !== b ? a : Math.max(a, b));

/* Put the quaternions of a state, which begin at some places, on length one. */
function normalized(y, quaternions) {
  for (const q of quaternions) {
    const size = Math.hypot(...y.subarray(q, q + 4));
    for (let i = q; i < q + 4; i++) y[i] /= size;
  }
  return y;
}

/* The solution of linear equations, in rows with the right-hand side behind. */
function solveLinear(rows) {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const best = rows.slice(i).reduce((b, row, k) => (Math.abs(row[i]) > Math.abs(rows[b][i]) ? i + k : b), i);
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let k = 0; k < n; k++) {
      const factor = k === i ? 0 : rows[k][i]/rows[i][i];
      rows[k] = rows[k].map((x, j) => x - factor*rows[i][j]);
    }
  }
  return rows.map((row, i) => row[n]/row[i]);
}

class Engine {
  static async create(data) {
    const code = await unzipped(data.wasm.code);
    return new Engine(data, await WebAssembly.compile(code), code.byteLength);
  }

  constructor(data, module, length) {
    this.data = data;
    const needed = data.memory*8 + length + STACK + HEAP;
    this.memory = new WebAssembly.Memory({ initial: Math.ceil(needed/PAGE) });
    const places = data.wasm.entries.length + 256;
    this.table = new WebAssembly.Table({ initial: places, element: "anyfunc" });
    const begin = Math.ceil(length/PAGE)*PAGE;
    this.free = begin + STACK;
    const env = {
      __linear_memory: this.memory, __indirect_function_table: this.table,
      __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, this.free),
      fmin: least, fmax: most,
      bcmp: (a, b, n) => Number(new Uint8Array(this.memory.buffer, a, Number(n)).some((x, i) => x !== this.view.getUint8(b + i))),
    };
    for (const { name, kind } of WebAssembly.Module.imports(module))
      if (kind === "function" && !env[name]) env[name] = Math[name];
    new WebAssembly.Instance(module, { env });
    this.view = new DataView(this.memory.buffer);
    this.entries = this.findEntries(begin);
    this.n = data.states.length;
    this.arrays = {};
    for (const [name, size] of Object.entries(data.sizes)) this.arrays[name] = this.array(size);
    const { p, u } = this.arrays;
    p.set(data.p);
    u.set(data.u);
    this.functions = {};
    for (const [name, spec] of Object.entries(data.functions)) {
      this.functions[name] = {
        spec, run: this.table.get(this.entries[spec.name]),
        condense: this.table.get(this.entries[`${spec.name}_constants`]),
        k: this.array(spec.constants), out: this.array(spec.size),
      };
    }
    this.given = Float64Array.from(data.p);
    this.condense();
    this.makeSolver();
  }

  /* Where functions and methods are: behind the mark, see runtime/wasm.py. */
  findEntries(end) {
    const [first, second] = this.data.wasm.mark.map(BigInt);
    for (let a = 0; a < end; a += 16)
      if (this.view.getBigInt64(a, true) === first && this.view.getBigInt64(a + 8, true) === second)
        return Object.fromEntries(this.data.wasm.entries.map(
          (name, i) => [name, this.view.getInt32(a + 16 + 4*i, true)]));
    throw new Error("the module of WebAssembly has no mark");
  }

  /* A new array in the memory of the module. */
  array(size, Kind = Float64Array) {
    const found = new Kind(this.memory.buffer, this.free, Math.max(1, size));
    this.free += 16*Math.ceil(found.byteLength/16);
    return found;
  }

  structure(name) {
    const { size, fields } = this.data.layout[name];
    const start = this.array(size/8).byteOffset, view = this.view;
    const access = {};
    for (const [field, [offset, kind]] of Object.entries(fields)) {
      const at = start + offset;
      access[field] = kind === "double"
        ? { get: () => view.getFloat64(at, true), set: (x) => view.setFloat64(at, x, true) }
        : kind === "pointer"
          ? { get: () => view.getInt32(at, true), set: (x) => view.setInt32(at, x, true) }
          : { get: () => Number(view.getBigInt64(at, true)),
              set: (x) => view.setBigInt64(at, BigInt(x), true) };
    }
    return Object.defineProperties({ address: start }, access);
  }

  /* Compute what depends on parameters only. */
  condense() {
    const { p } = this.arrays;
    for (const f of Object.values(this.functions)) f.condense(p.byteOffset, f.k.byteOffset);
  }

  /* Set parameters, by their place; those that are formulas of them follow. */
  setParameters(changes) {
    for (const [i, value] of Object.entries(changes)) this.given[i] = value;
    this.arrays.p.set(this.given);
    const f = this.functions.parameters;
    f.condense(0, f.k.byteOffset);
    this.arrays.given.set(this.given);
    this.arrays.p.set(this.call("parameters"));
    this.condense();
  }

  /* Evaluate a function at a time and the state in the array y; a copy of its result. */
  call(name, t = 0, y = null) {
    const f = this.functions[name];
    if (!f) return null;
    if (y) this.arrays.y.set(y);
    const arguments_ = f.spec.arguments.map((a) => (a === "t" ? t : this.arrays[a].byteOffset));
    f.run(...arguments_, f.k.byteOffset, f.out.byteOffset);
    return Float64Array.from(f.out.subarray(0, f.spec.size));
  }

  makeSolver() {
    const { data, n } = this, e = this.entries, u = this.arrays.u;
    const method = e[`ode_${data.solver.method}`];
    const size = (name, ...counts) => Number(this.table.get(e[name])(method, ...counts.map(BigInt)));
    const guards = data.functions.guards ? data.functions.guards.size : 0, at = size("ode_work", n, 0);
    this.work = this.array(size("ode_work", n, guards));
    this.sides = this.work.subarray(at, at + guards);
    const pivots = this.array(size("ode_pivots", n), BigInt64Array);
    const atol = this.array(n);
    atol.set(data.solver.atol);
    const quaternions = this.array(data.quaternions.length, BigInt64Array);
    quaternions.set(data.quaternions.map(BigInt));
    this.corrected = this.array(n + 1);
    const ends = data.functions.ends ? data.functions.ends.size : 0;
    const context = (this.context = this.structure("Context"));
    Object.assign(context, {
      n, u: u.byteOffset, no_inputs: u.byteOffset, quaternions: quaternions.byteOffset,
      quaternion_count: data.quaternions.length, corrects: 1, passes: 0,
      corrected: this.corrected.byteOffset, corrected_count: n,
      limit: Infinity, good_limit: Infinity,
      bad_inputs: this.array(u.length).byteOffset, inputs_count: u.length,
      ends_before: this.array(ends).byteOffset, ends_after: this.array(ends).byteOffset,
      between: this.array(n).byteOffset, ends_count: ends/4,
      stop: this.array(1, BigInt64Array).byteOffset,
    });
    this.window(-Infinity, Infinity);
    this.choices = ["", ...Object.keys(data.functions).flatMap((name) => /^rates( \d+)$/.exec(name)?.[1] ?? [])];
    this.choice = "";
    this.setFunctions();
    const system = this.structure("System"), options = this.structure("Options");
    const { rtol, max_step, step } = data.solver;
    Object.assign(options, {
      method, rtol, atol: atol.byteOffset, max_step: max_step ?? Infinity, step,
    });
    system.events = guards;
    this.solver = this.structure("Solver");
    Object.assign(this.solver, {
      system: system.address, options: options.address, work: this.work.byteOffset,
      pivots: pivots.byteOffset,
    });
    this.run_ = this.structure("Run");
    this.run_.solver = this.solver.address;
    this.system = system;
    this.makeContacts();
    this.connect();
  }

  /* Set-valued laws, as runtime/loops/contacts.py connects them. */
  makeContacts() {
    const { contacts } = this.data, { entries, n } = this;
    this.events = [];
    if (!contacts) return;
    const { sizes } = contacts, c = (this.contacts = this.structure("ContactSystem"));
    const filled = (values) => { const a = this.array(values.length); a.set(values); return a.byteOffset; };
    const table = this.array(contacts.table.length, BigInt64Array), rows = 64 + 6*sizes.laws;
    table.set(contacts.table.map(BigInt));
    Object.assign(c, {
      ...sizes, table: table.byteOffset, tolerances: filled(contacts.tolerances),
      events: this.array(rows*this.data.layout.ContactEvent.size/8).byteOffset, event_rows: rows,
      modes: this.array(sizes.laws, BigInt64Array).byteOffset, directions: this.array(sizes.rows).byteOffset,
    });
    for (const name of ["forces", "search", "resolve", "project"]) c[name] = entries[`contact_${name}`];
    for (const [name, Kind] of [["work", Float64Array], ["places", BigInt64Array]]) {
      const size = Number(this.table.get(entries[`contact_${name}`])(c.address, BigInt(n)));
      c[name] = this.array(size, Kind).byteOffset;
    }
    this.table.get(entries.contact_connect)(c.address);
    this.context.contacts = c.address;
    this.setFunctions();
    this.forget();
  }

  /* Let contacts be as before a start: nothing is known of them. */
  forget() {
    this.events = [];
    if (!this.contacts) return;
    Object.assign(this.contacts, {
      begun: 0, silent: 1, watching: 0, forced: 1, pace: 0, fired: -1, closed: 0, law: -1, at_once: 0, event_count: 0,
      least_norm: NaN, last_event: NaN, searched: NaN, rise: 0,
    });
    new BigInt64Array(this.memory.buffer, this.contacts.modes, this.data.contacts.sizes.laws).fill(0n);
  }

  /* Resolve contacts at a start or jump, and take what has happened. */
  resolve() {
    if (!this.contacts) return;
    this.contacts.begun = 0;
    const ending = Number(this.table.get(this.entries.contact_resolve)(this.context.address, this.solver.address));
    this.drain();
    if (ending !== RUNNING) throw new Error(this.why(ending));
  }

  /* Empty the table of events. */
  drain() {
    if (!this.contacts) return;
    const { size, fields } = this.data.layout.ContactEvent, { names, table } = this.data.contacts;
    const whole = (at, [offset]) => Number(this.view.getBigInt64(at + offset, true));
    for (let i = 0; i < this.contacts.event_count; i++) {
      const at = this.contacts.events + size*i;
      const kind = whole(at, fields.kind), law = whole(at, fields.law);
      this.events.push({
        time: this.view.getFloat64(at + fields.time[0], true), kind, contact: names[law], row: table[4*law + 1],
        impulse: kind === IMPACT ? [...new Float64Array(this.memory.buffer, at + fields.impulse[0], 3)] : [],
      });
    }
    this.contacts.event_count = 0;
  }

  /* Why a run ended, in words. */
  why(ending) {
    if (ending !== CONTACT) return ENDINGS[ending];
    const { status, law, value } = this.contacts, { names, why } = this.data.contacts;
    const who = law < 0 ? "contacts" : `contact ${names[law]}`;
    return `${who}: ${why[status].replace("{value}", Number(value.toPrecision(3)))}`;
  }

  /* Let clauses act whose time has come, or whose condition has passed zero, until none does. */
  settle(timed = [], located = -1) {
    const { whens } = this.data, t = this.solver.t, { sides } = this;
    if (!whens.length) return;
    const side = Array.from(sides, Math.sign), acted = [];
    const passed = new Set([...side.keys()].filter((k) => Math.abs(sides[k]) <= TINY));
    for (let round = 0; ; round++) {
      const ahead = this.ahead(t);
      side.forEach((sign, k) => { side[k] = sign || Math.sign(ahead[k]); });
      const due = whens.filter(({ condition: k, direction }, i) => {
        if (k < 0) return timed.includes(i);
        if (!(k === located || ahead[k]*side[k] < 0 || (ahead[k] === 0 && !passed.has(k)))) return false;
        if (direction*side[k] <= 0) return true;
        side[k] = -side[k];
        passed.add(k);
        return false;
      });
      if (!due.length) break;
      located = -1;
      const first = Math.max(...due.map(({ priority }) => priority)), acting = due.filter(({ priority }) => priority === first);
      acted.push(...acting.map(({ name }) => name));
      if (round >= ROUNDS_OF_CLAUSES) throw new Error(`when clause ${acted.at(-1)}: it acts at one instant, again and again`);
      for (const { condition: k } of acting) if (k >= 0) { side[k] = -side[k]; passed.add(k); }
      timed = timed.filter((i) => !acting.includes(whens[i]));
      this.act(t, acting);
    }
    if (acted.length) {
      this.soon = t - this.acted <= SOON*Math.max(1, Math.abs(t)) ? this.soon + 1 : 0;
      this.acted = t;
      if (this.soon > INSTANTS) throw new Error(`when clause ${acted.at(-1)}: it acts again and again, ever sooner`);
    } else if (located >= 0) this.restart(t, this.solver.h);
    this.watch(t, side);
  }

  /* The conditions at a time and state. */
  guards(t, y) {
    this.forces(t, y);
    return this.functions.guards ? this.call("guards", t, y) : [];
  }

  /* The conditions a moment later, where their signs are those to come. */
  ahead(t) {
    const moment = AHEAD*Math.max(1, Math.abs(t)), y = this.work.slice(0, this.n);
    this.forces(t, y);
    const rates = this.call(`rates${this.choice}`, t, y) || this.call("rates", t, y);
    return this.guards(t + moment, rates.every(Number.isFinite) ? y.map((x, i) => x + moment*rates[i]) : y);
  }

  /* Let the solver know on which side of zero each condition is. */
  watch(t, side) {
    const now = this.guards(t, this.work.slice(0, this.n));
    side.forEach((sign, k) => { this.sides[k] = now[k]*sign > 0 ? now[k] : sign*TINY; });
    this.solver.watching = 1;
  }

  /* Let clauses act at once, on what was before. */
  act(t, acting) {
    const { data, n } = this, { whens } = data, y = this.work.slice(0, n);
    this.forces(t, y);
    const out = this.call("jumps", t, y), rows = [], wanted = [], fresh = new Map();
    const changes = whens.reduce((sum, when) => sum + when.changes.length, 0);
    const pushes = whens.reduce((sum, when) => sum + when.by_velocity.length, 0);
    const P = out.slice(changes, changes + pushes), speeds = out.slice(changes + pushes), A = speeds.slice(pushes), D = A.slice(pushes*pushes);
    let change = 0, push = 0;
    for (const when of whens) {
      const acts = acting.includes(when);
      for (const place of when.changes) {
        if (acts && fresh.has(place) && fresh.get(place) !== out[change]) throw new Error(`when clause ${when.name}: another gives other values at once`);
        if (acts) fresh.set(place, out[change]);
        change += 1;
      }
      for (const is of when.by_velocity) {
        if (acts) (is ? wanted : rows).push(push);
        push += 1;
      }
    }
    const known = rows.map((j) => [j, P[j]]);
    const solved = solveLinear(wanted.map((i) => [...wanted.map((j) => A[i*pushes + j]),
      P[i] - speeds[i] - known.reduce((sum, [j, p]) => sum + A[i*pushes + j]*p, 0)]));
    for (const [j, p] of [...known, ...wanted.map((j, i) => [j, solved[i]])])
      for (let i = 0; i < data.speeds; i++) y[data.first_speed + i] += D[i*pushes + j]*p;
    for (const [place, value] of fresh) y[place] = value;
    if (!y.every(Number.isFinite)) throw new Error(`when clause ${acting[0].name}: what it gives is not finite`);
    for (const { name, kind } of acting) this.events.push({ time: t, kind, contact: name });
    this.work.set(y);
    this.restart(t, this.solver.h);
  }

  /* The clauses of a time, by number. */
  timed(t) {
    const near = 256*Number.EPSILON*Math.max(1e-6, Math.abs(t));
    return this.data.whens.flatMap(({ at, every }, i) =>
      at.some((time) => Math.abs(time - t) <= near) || (every && Math.abs(Math.round(t/every)*every - t) <= near) ? [i] : []);
  }

  /* The forces of contacts at a time and state in their present modes, which are left in u. */
  forces(t, y) {
    if (!this.contacts) return new Float64Array(0);
    if (!this.contacts.begun) this.start(t, y);
    this.arrays.y.set(y);
    this.table.get(this.entries.contact_forces)(this.context.address, t, this.arrays.y.byteOffset);
    return this.arrays.u.slice(this.data.contacts.sizes.first);
  }

  /* Let the loops call the functions of the model, with the chosen coordinates. */
  setFunctions() {
    const { context, contacts } = this;
    const set = (owner, field, name) => {
      const f = this.functions[name + this.choice] || this.functions[name];
      if (!f || !owner) return;
      owner[`${field}.function`] = this.entries[f.spec.name];
      owner[`${field}.p`] = this.arrays.p.byteOffset;
      owner[`${field}.k`] = f.k.byteOffset;
    };
    for (const field of ["rates", "jacobian", "correction", "ends"]) set(context, field, field);
    set(context, "event", "guards");
    set(contacts, "contacts", "contact_laws");
    set(contacts, "gaps", "contact_gaps");
    set(contacts, "response", "contact_changes");
  }

  connect() {
    this.table.get(this.entries.model_connect)(this.system.address, this.context.address);
  }

  window(first, last) {
    this.view.setFloat64(this.context.address + this.data.layout.Context.fields.window[0], first, true);
    this.view.setFloat64(this.context.address + this.data.layout.Context.fields.window[0] + 8, last, true);
  }

  /* Begin at a time and state. */
  start(t, y) {
    this.t = t;
    this.work.set(y.slice(0, this.n));
    normalized(this.work, this.data.quaternions);
    this.choose(t, this.work.slice(0, this.n), 0);
    this.note = "";
    this.horizon = t + HORIZON;
    this.forget();
    this.acted = -Infinity;
    this.soon = 0;
    this.begin(t, 0);
    if (!this.data.whens.length) return;
    this.watch(t, Array.from(this.ahead(t), Math.sign));
    this.settle(this.timed(t));
  }

  /* Take the dependent coordinates that fit a state best, among those of the page. */
  choose(t, y, before) {
    if (!this.functions.correction) return;
    let best = { growth: Infinity };
    for (const suffix of this.choices) {
      const growth = this.call(`correction${suffix}`, t, y)[this.n];
      if (growth < 0) continue;
      if (growth < best.growth || (growth < 4*best.growth && suffix === this.choice)) best = { growth, suffix };
    }
    if (best.suffix === undefined) return;
    this.choice = best.suffix;
    this.setFunctions();
    const context = this.context, { growth } = best;
    context.limit = context.good_limit = Math.max(HARMLESS, GROWTH*growth);
    context.passes = this.data.solver.passes;
    context.sets_aside = 1;
    this.solver.condition = growth;
    this.connect();
    if (before && !(growth*RAISE < before)) {
      // Nothing better is there: the limit rises, so that time goes on.
      context.limit = RAISE*Math.max(before, growth);
      context.good_limit = this.good;
    }
    this.good = context.good_limit;
  }

  begin(t, step) {
    const events = this.data.events, span = 1e-14*Math.max(1, Math.abs(t));
    let i = 0;
    while (i < events.length && events[i][1] <= t + span) i++;
    this.next = i;
    if (events.length)
      this.window(i ? events[i - 1][2] : -Infinity, i < events.length ? events[i][0] : Infinity);
    this.restart(t, step);
  }

  /* Let the solver go on from a state that has jumped. */
  restart(t, step) {
    this.table.get(this.entries.ode_start)(this.solver.address, t, step);
    this.resolve();
  }

  /* The state at some times, from where it is on, up to `end`; throws why it ended.

     The loops look at what was asked after so many steps: with many they go to `end`. */
  run(times, end, budget = 1e6) {
    const count = times.length, n = this.n;
    if (!this.rows || this.rows.count < count)
      this.rows = { count, times: this.array(count), states: this.array(count*n) };
    const { times: asked, states } = this.rows, run = this.run_;
    asked.set(times);
    Object.assign(run, {
      times: asked.byteOffset, states: states.byteOffset, rows: count, next: 0, last: count,
    });
    while (run.next < count) {
      // What is asked for at an event has its value behind it.
      const event = this.data.events[this.next], past = this.data.events[this.next - 1];
      const stops = Boolean(event) && event[0] <= end, stop = stops ? event[1] : end, at = asked[run.next];
      const last = stops ? asked.subarray(0, count).findIndex((time) => time >= event[0]) : -1;
      Object.assign(run, { last: last < 0 ? count : last });
      this.solver.end = stop;
      if (at === this.solver.t || (past && at >= past[0] && at < this.solver.t)) {
        states.set(this.work.subarray(0, n), run.next*n);
        run.next += 1;
        continue;
      }
      const ending = this.advance(budget);
      if (ending === DONE && stops) {
        this.begin(stop, this.solver.h);
        this.settle(this.timed(stop));
      } else if (ending === DONE) break;
      else if (ending !== RUNNING) throw new Error(this.why(ending));
    }
    return states.slice(0, count*n);
  }

  /* So many steps; where dependent coordinates are badly chosen, others are taken. */
  advance(budget) {
    const run = this.table.get(this.entries.model_advance);
    const ending = Number(run(this.run_.address, BigInt(budget)));
    this.drain();
    if (ending === EVENT) this.settle([], this.solver.event);
    if (ending === EVENT || ending === EVENTS_FULL) return RUNNING;
    const growth = this.corrected[this.n];
    if (ending !== REPARTITION || growth > LOST) return ending;
    this.choose(this.solver.t, this.work.slice(0, this.n), growth);
    if (Math.min(growth, this.context.limit/RAISE) > SINGULAR*this.good)
      this.note = "a singular position is near, where rounding decides how the motion goes on";
    return RUNNING;
  }

  /* The state at a time that is not before the last one asked for. */
  at(t) {
    const s = this.solver;
    if (t <= s.t && s.h_old !== 0 && t >= s.t_old) {
      const y = this.arrays.y;
      if (t === s.t) return this.work.slice(0, this.n);
      const ending = Number(this.table.get(this.entries.ode_answer)(s.address, t, y.byteOffset));
      if (ending !== RUNNING) throw new Error(ENDINGS[ending]);
      return y.slice(0, this.n);
    }
    const known = this.data.known ?? Infinity;
    if (t > known) throw new Error(`what happens by time is known to this page until t = ${known.toPrecision(6)} s; go back to the start`);
    if (t > this.horizon - 1) this.horizon = t + HORIZON;
    // Behind an event the states of a step are not known any more: with contacts and clauses none is passed unasked.
    return this.contacts || this.data.whens.length ? this.run([t], t) : this.run([t], Math.min(this.horizon, known), 1);
  }

  /* A state on its constraints: of closed loops, and quaternions of length one. */
  kept(t, y, name = `correction${this.choice}`, rounds = ROUNDS) {
    y = normalized(Float64Array.from(y), this.data.quaternions);
    if (!this.functions[name]) return y;
    for (let round = 0; round < rounds; round++) {
      const better = this.call(name, t, y);
      let change = 0, size = 1;
      for (let i = 0; i < this.n; i++) {
        if (!Number.isFinite(better[i])) return null;
        change = Math.max(change, Math.abs(better[i] - y[i]));
        size = Math.max(size, Math.abs(y[i]));
        y[i] = better[i];
      }
      if (change <= SETTLED*size) break;
    }
    return y;
  }

  /* How far the loops are open [m or rad]; 0 without constraints. */
  gap(t, y) {
    const residuals = this.call("constraints", t, y);
    return residuals ? residuals.reduce((a, b) => Math.max(a, Math.abs(b)), 0) : 0;
  }
}

if (typeof module !== "undefined") module.exports = { Engine, ENDINGS, bytesOf, numbersOf };
