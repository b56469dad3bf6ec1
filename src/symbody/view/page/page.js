/* The page: what is shown, what the reader changes, and what is computed on. */
"use strict";

const FRAME = 1/50, MOST_ROWS = 20000, SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10];
/* Numbers and plots change no faster than this [ms]: nobody reads faster. */
const READABLE = 150, READABLE_SLOWLY = 600;
/* Where pictures take longer than this [ms] while it moves, less is drawn; very late ones count as this. */
const LATE = 42, LATEST = 400;
const element = (id) => document.getElementById(id);

function make(tag, options = {}, ...children) {
  const made = Object.assign(document.createElement(tag), options);
  made.append(...children);
  return made;
}

/* States over time, from which any time between is shown; discrete variables hold theirs. */
class Recording {
  constructor(held, quaternions) { Object.assign(this, { held, quaternions }); this.clear(); }

  /* Times, states, inputs, forces of contacts, outputs; events of contacts. */
  clear() { this.t = []; this.y = []; this.u = []; this.f = []; this.out = []; this.marks = []; }

  add(t, y, u, f, out) {
    if (this.t.length >= MOST_ROWS) {
      const thin = (list) => list.filter((_, i) => i % 2 === 0);
      for (const key of ["t", "y", "u", "f", "out"]) this[key] = thin(this[key]);
    }
    this.t.push(t); this.y.push(y); this.u.push(u); this.f.push(f); this.out.push(out);
  }

  /* The impulses of a row of contacts until a time. */
  impulse(row, until) {
    const given = ({ time, row: first, impulse }) => (time <= until && impulse?.[row - first]) || 0;
    return this.marks.reduce((sum, mark) => sum + given(mark), 0);
  }

  get first() { return this.t[0]; }

  get last() { return this.t[this.t.length - 1]; }

  /* The row before or at a time. */
  row(t) {
    let low = 0, high = this.t.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.t[middle] <= t) low = middle; else high = middle - 1;
    }
    return low;
  }

  at(t) {
    const i = this.row(t), j = Math.min(i + 1, this.t.length - 1);
    const part = j > i ? Math.min(1, Math.max(0, (t - this.t[i])/(this.t[j] - this.t[i]))) : 0;
    const y = this.y[i].map((x, k) => (this.held[k] ? x : x + part*(this.y[j][k] - x)));
    return { u: this.u[i], f: this.f[i], y: part === 0 ? this.y[i] : normalized(y, this.quaternions) };
  }

  /* Leave out what comes after a time. */
  cut(t) {
    const count = this.t.findIndex((x) => x > t + 1e-12);
    if (count >= 0) for (const key of ["t", "y", "u", "f", "out"]) this[key].length = count;
    this.marks = this.marks.filter(({ time }) => time <= t);
  }
}

class Page {
  constructor(data, engine, obstacle) {
    this.data = data;
    this.engine = engine;
    this.obstacle = obstacle;
    // What clauses set is constant between them.
    this.record = new Recording(data.states.map((_, i) => data.whens.some(({ changes }) => changes.includes(i))), data.quaternions);
    this.playing = false;
    this.speed = 1;
    this.t = 0;
    this.pull = null;
    this.fields = [];
    this.interval = this.pictures = 0;
    this.seen = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) target.seen_ = isIntersecting;
      this.stale = true;
    });
    // Inputs that nobody gives are zero, or what is nearest within their limits.
    this.idle = Float64Array.from(data.u.slice(0, data.inputs.length));
    this.notes = [...data.notes];
    if (obstacle) this.notes.unshift(obstacle);
    if (data.modes.length && !engine) this.notes.unshift("Modes are not shown without WebAssembly.");
    element("title").textContent = data.model;
    this.load();
    this.makeStage();
    this.makeGroups();
    this.bind();
    this.tellNotes();
    this.show(this.record.first);
    this.previous = performance.now();
    // The first picture waits for nothing.
    this.frame(this.previous);
    if (data.live && data.live.widget) this.stayInCell();
    else if (data.live) this.stayLive();
  }

  /* Fill the recording: with the motion, or with the start. */
  load() {
    const { data, engine } = this, motion = data.motion;
    this.record.clear();
    if (engine) {
      engine.arrays.u.set(data.u);
      // What was recorded has the parameters that it was computed with.
      engine.setParameters(data.p);
      engine.forget();
    }
    this.running = false;
    this.forces = [];
    this.pace = 1;
    if (data.modes.length && engine) {
      this.takeMode(this.mode || 0, this.amplitude || data.amplitude);
      return;
    }
    if (motion) {
      const t = numbersOf(motion.time), y = numbersOf(motion.states), u = numbersOf(motion.inputs);
      const n = data.states.length, m = data.inputs.length, w = u.length/t.length;
      for (let i = 0; i < t.length; i++)
        this.note(t[i], y.slice(i*n, (i + 1)*n), u.slice(i*w, i*w + m), u.slice(i*w + m, (i + 1)*w));
      this.record.marks = [...data.marks];
    } else this.note(0, Float64Array.from(data.y0), this.idle);
    this.t = this.record.first;
    this.y = this.record.y[0];
    this.u = Float64Array.from(this.record.u[0]);
    this.forces = this.record.f[0];
    this.stale = true;
  }

  /* Fill the recording with a period of a mode, loops closed; it takes two seconds to look at. */
  takeMode(mode, amplitude) {
    const { data, engine } = this, shape = data.modes[mode], n = data.states.length;
    const t = numbersOf(shape.time), steps = numbersOf(shape.states);
    const rows = [];
    for (let i = 0; i < t.length; i++) {
      const y = Float64Array.from(data.y0, (x, k) => x + amplitude/shape.amplitude*steps[i*n + k]);
      const closed = engine.kept(0, y, undefined, 30);
      if (!closed || engine.gap(0, closed) > 1e-8) {
        this.tell(`The loops do not close at an amplitude of ${amplitude.toPrecision(3)}.`);
        return;
      }
      rows.push(closed);
    }
    this.tell("");
    Object.assign(this, { mode, amplitude, pace: t[t.length - 1]/2 });
    const at = this.t/(this.record.last || 1) || 0;
    this.record.clear();
    rows.forEach((y, i) => this.note(t[i], y, this.idle));
    element("compute").checked = false;
    this.show(at*this.record.last);
  }

  modeRows() {
    const { modes } = this.data, words = make("p", { className: "legend" });
    const choice = make("select", { id: "mode", title: "Which mode swings", ariaLabel: "Mode" });
    modes.forEach(({ name }, i) => choice.append(make("option", { value: i, textContent: name })));
    const change = (amplitude) => {
      this.takeMode(+choice.value, amplitude);
      const period = this.record.last;
      words.textContent = `A period of ${Number(period.toPrecision(3))} s takes 2 s at a speed of 1×.`;
      this.stale = true;
    };
    choice.onchange = () => change(this.amplitude);
    const start = this.amplitude, { row, put } = this.row("amplitude", "", [0.01*start, 5*start], start, change);
    change(start);
    return [choice, this.field(row, () => put(this.amplitude)), words];
  }

  /* Record a state with what is computed from it. */
  note(t, y, u, f = null) {
    const { engine } = this;
    let out = null;
    if (engine) {
      engine.arrays.u.set(u);
      f = f || this.forcesAt(t, y);
      this.setForces(f);
      out = engine.call("outputs", t, y);
      if (engine.events.length) this.record.marks.push(...engine.events.splice(0));
    }
    this.record.add(t, y, Float64Array.from(u), f, out);
  }

  /* Forces of contacts as computed; zero where no laws are obeyed, of which onward tells. */
  forcesAt(t, y) {
    try {
      return this.engine.forces(t, y);
    } catch {
      return new Float64Array(this.data.contacts.forces.length);
    }
  }

  setForces(f) {
    if (f.length) this.engine.arrays.u.set(f, this.data.contacts.sizes.first);
  }

  rowsOf(t, y, u) {
    if (this.engine) {
      this.engine.arrays.u.set(u);
      return this.engine.call("scene", t, y);
    }
    const { poses } = this.data;
    this.poses = this.poses || { t: numbersOf(poses.time), rows: new Float32Array(bytesOf(poses.rows).buffer) };
    const size = this.poses.rows.length/this.poses.t.length;
    let i = this.poses.t.findIndex((x) => x >= t - 1e-12);
    if (i < 0) i = this.poses.t.length - 1;
    return Float64Array.from(this.poses.rows.subarray(i*size, (i + 1)*size));
  }

  makeStage() {
    try {
      this.stage = new Stage(element("stage"), this.data);
    } catch (error) {
      element("stage").hidden = true;
      this.notes.unshift(`Nothing is drawn in 3-D, as this browser has no WebGL (${error.message}); all else works. `
        + "Switch on hardware acceleration, or open the page in another browser.");
      return;
    }
    const masses = this.engine && this.engine.call("masses");
    this.stage.size = [element("view").clientWidth, element("view").clientHeight];
    this.stage.changed = () => (this.dirty = true);
    this.stage.told = (words) => {
      this.drawnHow = words;
      // Each box that scrolls is a layer, which software puts together for every picture.
      document.body.classList.toggle("coarse", this.stage.isCoarse);
    };
    this.stage.build(this.rowsOf(this.t, this.y, this.u), masses, this.t);
    new ResizeObserver(() => this.resize()).observe(element("view"));
    this.stage.controls.addEventListener("change", () => (this.dirty = true));
    // While somebody turns the view, it moves.
    this.stage.controls.addEventListener("start", () => { this.stage.view = ""; this.stage.sharpen(true); });
    this.stage.controls.addEventListener("end", () => { this.stage.sharpen(this.playing); this.dirty = true; });
    element("stage").addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1], "+": [0, 0, 1.1], "-": [0, 0, 1/1.1] }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.stage.turn(...step);
    });
  }

  resize() {
    const view = element("view");
    this.stage.resize(view.clientWidth, view.clientHeight);
    // A canvas of a new size is empty.
    this.stage.draw();
  }

  /* ---- controls ---- */

  makeGroups() {
    const groups = element("groups"), { data } = this;
    // What is in a group is made when it is first open: a large model has many rows.
    const group = (title, open, count, children) => {
      if (!count) return;
      const inside = make("div", { className: ["Plot", "Look"].includes(title) ? "" : "scroll" });
      const details = make("details", { open }, make("summary", { textContent: title }), inside);
      const fill = () => { if (details.open && !inside.childElementCount) inside.append(...children()); };
      details.dataset.group = title;
      details.ontoggle = () => { fill(); this.stale = true; };
      fill();
      groups.append(details);
    };
    const { states, inputs, parameters } = data;
    const angles = states.filter((s) => s.kind === "coordinate" && !s.quaternion).length;
    const followers = this.engine ? data.outputs.filter(followsALoop).length : 0;
    const wide = !matchMedia("(max-width: 700px)").matches;
    group("Modes", true, this.engine ? data.modes.length : 0, () => this.modeRows());
    group("Pose", true, angles, () => this.coordinateRows());
    group("Velocities and states", false, states.length - angles, () => this.velocityRows());
    group("Dependent coordinates", false, followers, () => this.dependentRows());
    group("Push", wide && inputs.length > 0, this.engine, () => [...inputs.map((input, i) => this.inputRow(input, i)), this.pullHint()]);
    group("Parameters", wide && parameters.length <= 12, parameters.length, () => parameters.map((p, i) => this.parameterRow(p, i)));
    group("Plot", wide, this.engine || data.motion, () => [this.plotPicks(), this.plotsBox()]);
    group("Look", wide, this.stage, () => [this.viewButtons(), this.showBoxes()]);
    for (const value of SPEEDS)
      element("speed").append(make("option", { value, textContent: `${value}×`, selected: value === 1 }));
    element("compute").checked = !data.motion && !data.modes.length;
    element("onward").hidden = !this.engine;
  }

  pullHint() {
    return make("p", { className: "hint", textContent: this.stage
      ? "Drag a body: at rest it follows, while time goes on a spring pulls it. Drag beside it to turn the view."
      : "Forces are inputs of the model." });
  }

  viewButtons() {
    const buttons = make("div", { className: "buttons" });
    for (const view of ["start", "front", "left", "right", "top", "oblique"])
      buttons.append(make("button", { textContent: view, onclick: () => { this.stage.look(view); this.dirty = true; } }));
    buttons.append(make("button", { textContent: "picture", title: "Save what is seen as PNG", onclick: () => this.savePicture() }));
    const follow = make("select", { title: "Let the view move with a body", ariaLabel: "Follow", id: "follow" }, make("option", { value: "moving", textContent: "follow what moves" }), make("option", { value: "", textContent: "stay" }));
    for (const { name, role } of this.data.scene)
      if (role === "body") follow.append(make("option", { value: name, textContent: name }));
    follow.onchange = () => {
      // The first option is no body.
      this.stage.follow = follow.selectedIndex === 0 ? null : this.engine ? follow.value : "";
    };
    buttons.append(follow);
    return buttons;
  }

  showBoxes() {
    const box = make("div", { className: "shows" });
    const words = {
      names: ["names"], frames: ["frames"], axes: ["joint axes"], joints: ["joints"],
      inertias: ["inertias", "Homogeneous ellipsoids of the same inertia"],
      elements: ["elements", "Springs, cables, rods, contacts, gears and cams that no visual shows"],
      skeletons: ["shapes", "What bodies without visuals are drawn as: hulls of their joints, blocks, discs"],
      centers: ["centers", "Centers of mass"], traces: ["traces", "Paths of the centers of mass"],
      grid: ["ground"], world: ["world axes"],
      loads: ["loads", "Forces and torques of loads; torques have two heads"],
      contacts: ["contacts", "Forces of contacts on the first of two bodies, where they touch"],
      reactions: ["reactions", "What each joint transmits to what it carries, drives included"],
      constraints: ["constraints", "Forces and torques of constraints and loops"],
    };
    const roles = new Set(this.data.arrows.map((arrow) => `${arrow.role}s`));
    const { bare } = this.stage;
    const without = this.engine ? ["loads", "contacts", "reactions", "constraints"].filter((key) => !roles.has(key))
      : Object.keys(words).filter((key) => !["grid", "world", "skeletons", "elements"].includes(key));
    if (!this.data.scene.some(({ role }) => role === "element")) without.push("elements");
    if (!bare.length) without.push("skeletons");
    for (const [key, [text, title = ""]] of Object.entries(words)) {
      if (without.includes(key)) continue;
      const check = make("input", { type: "checkbox", id: `show-${key}`, checked: this.stage.shown[key] });
      check.onchange = () => {
        this.stage.shown[key] = check.checked;
        if (key === "traces") this.retrace();
        this.stage.applyShown();
        this.stale = this.dirty = true;
      };
      const label = make("label", { title }, check, ` ${text}`), color = ARROW_COLORS[key.slice(0, -1)];
      if (color) label.style.borderLeft = `4px solid #${color.toString(16).padStart(6, "0")}`;
      box.append(label);
    }
    this.legend = make("p", { className: "legend" });
    this.noArrows = this.engine && !this.data.arrows.length && this.data.scene.filter(({ role }) => role === "body").length > 40
      ? "Forces are left out of large pages; write it with arrows=True to see them." : "";
    this.legend.textContent = this.noArrows;
    const names = bare.length > 4 ? `${bare.slice(0, 4).join(", ")} and ${bare.length - 4} more` : bare.join(", ");
    const bareWords = make("p", { className: "legend", id: "bare",
      textContent: `Without visuals, drawn by joints and inertia: ${names}.`, hidden: !bare.length });
    this.quality = make("p", { className: "legend", id: "quality" });
    return make("div", {}, box, this.legend, bareWords, ...this.labels(), this.quality);
  }

  /* What the motions are called that are shown together, in their colors. */
  labels() {
    return this.data.labels.map(({ label, color }) => {
      const mark = make("span", { textContent: "■", ariaHidden: "true" });
      mark.style.color = `rgb(${color.map((part) => Math.round(255*part)).join(",")})`;
      return make("p", { className: "legend" }, mark, ` ${label}`);
    });
  }

  /* A slider with a number beside it; `change` is told the number. */
  row(name, unit, range, value, change, follows = false) {
    const slider = make("input", { type: "range", min: range[0], max: range[1], step: "any", value, disabled: follows });
    const number = make("input", { type: "number", step: "any", value, disabled: follows });
    slider.dataset.name = number.dataset.name = name;
    slider.ariaLabel = name;
    number.ariaLabel = `${name}, number`;
    let [low, high] = range, shown = NaN, written = NaN;
    const put = (x) => {
      if (x === shown) return;
      shown = x;
      // What somebody writes stays, unless another value was taken in its place.
      const replaced = Math.abs(x - written) > 1e-6*Math.max(1, Math.abs(x));
      written = NaN;
      if (document.activeElement !== number || replaced) number.value = Number(x.toPrecision(5));
      if (x < low) slider.min = low = x;
      if (x > high) slider.max = high = x;
      slider.value = x;
    };
    const tell = (source) => {
      const x = parseFloat(source.value);
      // What is shown now is what the reader wrote, until it is put.
      shown = NaN;
      if (!Number.isFinite(x)) return;
      if (source === number) written = x;
      change(x);
      this.stale = true;
    };
    slider.oninput = () => tell(slider);
    number.onchange = () => tell(number);
    put(value);
    const row = make("div", { className: follows ? "row follows" : "row" },
      make("span", { textContent: name, title: name }), slider, number,
      make("span", unit === "1" ? {} : { textContent: unit, title: unit }));
    this.seen.observe(row);
    return { row, put };
  }

  /* Show what follows from the state in a row, while it is seen. */
  field(row, update, ofOutputs = false) {
    this.fields.push({ row, update, ofOutputs });
    return row;
  }

  coordinateRows() {
    const { data, engine } = this, rows = [];
    const { extent } = data.measures;
    data.states.forEach((state, i) => {
      if (state.kind !== "coordinate" || state.quaternion) return;
      const x = this.y[i], reach = Math.max(state.unit === "rad" ? Math.PI : 0.5*extent, 1.5*Math.abs(x));
      const range = within(state.limits, [-reach, reach]);
      const { row, put } = this.row(state.name, state.unit, range, x, (value) => this.setCoordinate(i, value), !engine);
      if (!state.independent) row.title = "follows others by a constraint; they move so that it gets here";
      rows.push(this.field(row, () => put(this.y[i])));
    });
    return rows;
  }

  /* Coordinates that follow from others by formulas. */
  dependentRows() {
    const rows = [];
    this.data.outputs.forEach((output) => {
      if (!followsALoop(output)) return;
      const { row, put } = this.row(output.name, output.unit, [-Math.PI, Math.PI], 0, () => {}, true);
      rows.push(this.field(row, (out) => put(out[output.places[0]]), true));
    });
    return rows;
  }

  velocityRows() {
    const rows = [];
    this.data.states.forEach((state, i) => {
      if (state.kind === "coordinate" && !state.quaternion) return;
      const reach = Math.max(10, 2*Math.abs(this.y[i]));
      const { row, put } = this.row(state.name, state.unit, [-reach, reach], this.y[i], (value) => this.setState(i, value), !this.engine);
      rows.push(this.field(row, () => put(this.y[i])));
    });
    return rows;
  }

  inputRow(input, i) {
    const range = within(input.limits, [-100, 100]);
    const { row, put } = this.row(input.name, input.unit, range, 0, (value) => this.setInput(i, value), !this.engine);
    return this.field(row, () => put(this.u[i]));
  }

  parameterRow(parameter, i) {
    const x = this.data.p[i], size = Math.abs(x) || 1;
    const range = x > 0 ? [x/10, 3*x] : x < 0 ? [3*x, x/10] : [-size, size];
    const current = () => (this.engine ? this.engine.arrays.p[i] : x);
    const { row, put } = this.row(parameter.name, parameter.unit, range, x, (value) => this.setParameter(i, value), parameter.follows || !this.engine);
    if (parameter.follows) row.title = "a formula of other parameters";
    return this.field(row, () => put(current()));
  }

  quantities() {
    const states = this.data.states.map((s, i) => ({ ...s, of: (k) => this.record.y[k][i] }));
    const inputs = this.data.inputs.map((s, i) => ({ ...s, of: (k) => this.record.u[k][i] }));
    const { forces: acting, impulses: pushing } = this.data.contacts || { forces: [], impulses: [] };
    const forces = acting.map((s) => ({ ...s, of: (k) => (this.record.f[k] ? this.record.f[k][s.place] : NaN) }));
    const impulses = pushing.map((s) => ({ ...s, of: (k) => this.record.impulse(s.place, this.record.t[k]) }));
    const outputs = !this.engine ? [] : this.data.outputs.map((s) => ({
      ...s, of: (k) => (this.record.out[k] ? s.places.reduce((sum, at) => sum + this.record.out[k][at], 0) : NaN),
    }));
    return [...states, ...inputs, ...forces, ...impulses, ...outputs];
  }

  plotPicks() {
    const box = make("div", { className: "picks" }), all = this.quantities();
    const unit = (all.find((q) => q.kind === "coordinate") || {}).unit;
    this.plotted = all.filter((q) => q.kind === "coordinate" && q.unit === unit).slice(0, 5);
    for (const quantity of all) {
      const check = make("input", { type: "checkbox", checked: this.plotted.includes(quantity) });
      check.dataset.quantity = quantity.name;
      check.onchange = () => {
        this.plotted = check.checked ? [...this.plotted, quantity] : this.plotted.filter((q) => q !== quantity);
        this.replot();
      };
      // What names end in tells them apart.
      const { name } = quantity, short = name.length > 18 ? `${name.slice(0, 8)}…${name.slice(-9)}` : name;
      check.ariaLabel = name;
      box.append(make("label", { title: name }, check, ` ${short}`));
    }
    return box;
  }

  plotsBox() {
    this.plots = new Map();
    this.plotBox = make("div", { id: "plots" });
    return this.plotBox;
  }

  replot() {
    if (!this.plotBox) return;
    const units = [...new Set(this.plotted.map((q) => q.unit))];
    for (const [unit, plot] of this.plots) if (!units.includes(unit)) { plot.canvas.remove(); this.plots.delete(unit); }
    const times = this.record.t;
    for (const unit of units) {
      if (!this.plots.has(unit)) {
        const canvas = make("canvas", { className: "plot", role: "img", title: "Press to go to a time" });
        this.plotBox.append(canvas);
        this.plots.set(unit, new Plot(canvas, (t) => this.seek(t)));
      }
      const series = this.plotted.filter((q) => q.unit === unit).map((q) => ({ name: q.name, of: q.of }));
      this.plots.get(unit).canvas.ariaLabel = `Over time: ${series.map(({ name }) => name).join(", ")}`;
      this.plots.get(unit).draw(times, series, unit === "1" ? "" : unit, this.t, this.record.marks);
    }
  }

  bind() {
    element("play").onclick = () => this.play(!this.playing);
    element("reset").onclick = () => this.reset();
    element("step").onclick = () => { this.play(false); this.forward(FRAME*this.pace); };
    element("time").oninput = () => this.seek(+element("time").value);
    element("speed").onchange = () => (this.speed = +element("speed").value);
    element("compute").onchange = () => {
      if (!element("compute").checked) return;
      this.land();
      this.onward();
    };
    element("fold").onclick = () => {
      const folded = element("panel").classList.toggle("folded");
      document.body.classList.toggle("wide", folded);
      element("fold").ariaExpanded = String(!folded);
      if (this.stage) this.resize();
    };
    const keys = {
      " ": () => this.play(!this.playing), Home: () => this.reset(), ".": () => element("step").click(),
      ArrowRight: () => this.seek(this.t + FRAME*this.pace), ArrowLeft: () => this.seek(this.t - FRAME*this.pace),
    };
    document.addEventListener("keydown", (event) => {
      const busy = event.key === " " ? /INPUT|SELECT|BUTTON|SUMMARY/ : /INPUT|SELECT/;
      if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey || busy.test(event.target.tagName)) return;
      event.preventDefault();
      keys[event.key]();
    });
    if (this.stage && this.engine) this.bindPull();
  }

  /* ---- time ---- */

  play(on) {
    const atEnd = this.t >= this.record.last - 1e-12;
    if (on && atEnd && !this.computes && this.record.t.length > 1) this.seek(this.record.first);
    this.playing = on;
    this.interval = this.pictures = 0;
    if (this.stage) this.stage.sharpen(on);
    this.stale = true;
    element("play").textContent = on ? "❚❚" : "▶";
    element("play").ariaLabel = on ? "Pause" : "Play";
  }

  get computes() { return this.engine && element("compute").checked; }

  reset() {
    this.play(false);
    if (this.engine && !this.data.motion && !this.data.modes.length && this.changed) {
      const y = closedAt(this.engine, 0, this.origin || this.data.y0);
      if (y && this.engine.gap(0, y) <= 1e-8) this.begin(0, y);
      else this.tell("With these parameters the loops do not close at the start.");
      return;
    }
    this.load();
    if (this.stage) this.stage.arrows.forget();
    this.reshape();
    element("compute").checked = !this.data.motion && !this.data.modes.length;
    this.show(this.record.first);
  }

  seek(t) {
    this.play(false);
    this.show(Math.min(this.record.last, Math.max(this.record.first, t)));
  }

  /* Show a time of the recording. */
  show(t) {
    const { y, u, f } = this.record.at(t);
    this.t = t;
    this.y = y;
    this.forces = f || [];
    if (!this.pull) this.u = Float64Array.from(u);
    this.stale = true;
  }

  /* Begin a new recording at a time and state. */
  begin(t, y) {
    this.record.clear();
    this.t = t;
    this.y = y;
    this.restart();
    this.note(t, y, this.u);
    this.forces = this.record.f[0];
    this.changed = true;
    this.stale = true;
  }

  /* Between two rows of a recording, take in place of the straight line that is shown the state computed from the
     first one, corrected by a part of what is then missing at the second: as inputs change with time, which are held,
     velocities miss the square of it. */
  land() {
    const { record, engine, t } = this, i = record.row(t), whole = record.t[i + 1] - record.t[i], passed = t - record.t[i];
    if (!engine || this.data.modes.length || !(passed > 1e-12 && passed < whole)) return;
    const u = new Float64Array(this.data.u.length);
    u.set(record.u[i]);
    engine.arrays.u.set(u);
    try {
      engine.start(record.t[i], record.y[i]);
      const y = engine.at(t), end = engine.at(record.t[i + 1]);
      this.y = y.map((x, k) => (record.held[k] ? x : x + (passed/whole)**2*(record.y[i + 1][k] - end[k])));
    } catch (error) {
      this.tell(`At t = ${t.toPrecision(6)} s the state is one between two of the recording: ${error.message}.`);
    }
  }

  /* From here on what comes is computed, with what was changed. */
  onward() {
    this.y = closedAt(this.engine, this.t, this.y) || this.y;
    this.record.cut(this.t);
    this.restart();
    this.note(this.t, this.y, this.u);
  }

  restart() {
    this.pace = 1;
    this.engine.arrays.u.set(this.wholeInputs());
    this.running = true;
    try {
      this.engine.start(this.t, this.y);
    } catch (error) {
      this.running = false;
      this.tell(`From here nothing moves: ${error.message}.`);
    }
  }

  wholeInputs() {
    const u = new Float64Array(this.data.u.length);
    u.set(this.u);
    if (this.pull) u.set(this.pull.wrench, this.pull.place);
    if (this.forces.length) u.set(this.forces, this.data.contacts.sizes.first);
    return u;
  }

  forward(dt) {
    const target = this.t + dt;
    if (target <= this.record.last) { this.show(target); return; }
    if (!this.computes) {
      if (this.record.t.length > 1) this.show(this.playing ? this.record.first : this.record.last);
      return;
    }
    if (this.t < this.record.last) this.show(this.record.last);
    if (!this.running) this.restart();
    if (!this.running) { this.play(false); return; }
    const count = Math.min(60, Math.max(1, Math.ceil((target - this.t)/FRAME - 1e-9))), from = this.t;
    try {
      for (let i = 1; i <= count; i++) {
        const t = from + (target - from)*i/count;
        if (this.pull) {
          takePull(this, t - this.t);
          this.restart();
        }
        this.engine.arrays.u.set(this.wholeInputs());
        const y = this.engine.at(t);
        if (!y) throw new Error(ENDINGS[8]);
        this.t = t;
        this.y = y;
        this.note(t, y, this.u);
        this.forces = this.record.f[this.record.f.length - 1];
      }
      this.tell(this.engine.note);
    } catch (error) {
      this.play(false);
      this.running = false;
      this.tell(`The simulation ended at t = ${this.t.toPrecision(6)} s: ${error.message}. Move the mechanism, or change parameters, and play again.`);
    }
    this.stale = true;
  }

  /* ---- changes ---- */

  setCoordinate(i, value) {
    this.play(false);
    this.land();
    // A model begins anew, where its constraints may be those of another time.
    const t = this.data.motion ? this.t : 0, before = t === this.t ? this.y : closedAt(this.engine, t, this.y) || this.y;
    const y = postureAt(this.engine, t, before, i, value);
    const stuck = Math.abs(y[i] - value) > 1e-6*Math.max(1, Math.abs(value));
    this.tell(stuck ? `${this.data.states[i].name} cannot get to ${value.toPrecision(5)} from here: it stops at ${y[i].toPrecision(5)}, where the loops come to a limit.` : "");
    this.begin(t, y);
    this.origin = Float64Array.from(y);
    element("compute").checked = true;
  }

  setState(i, value) {
    this.play(false);
    this.land();
    const y = Float64Array.from(this.y), { name } = this.data.states[i];
    y[i] = value;
    const closed = closedAt(this.engine, this.t, y, i) || y;
    const stuck = Math.abs(closed[i] - value) > 1e-6*Math.max(1, Math.abs(value));
    this.tell(stuck ? `${name} = ${value} does not fit the constraints here: it is ${closed[i].toPrecision(5)}.` : "");
    this.begin(this.t, closed);
    this.origin = Float64Array.from(this.y);
    element("compute").checked = true;
  }

  setInput(i, value) {
    const { name, unit, limits } = this.data.inputs[i], [low, high] = within(limits, [-Infinity, Infinity]);
    this.land();
    this.u[i] = Math.min(high, Math.max(low, value));
    this.tell(this.u[i] === value ? "" : `${name} = ${value} is beyond its limits: it is ${this.u[i]}${unit && unit !== "1" ? ` ${unit}` : ""}.`);
    element("compute").checked = true;
    this.onward();
    this.stale = true;
  }

  /* Let starts that are formulas of parameters follow these, where nobody has moved them. */
  beginAnew(before) {
    const after = this.engine.call("begun"), { data } = this;
    const isStart = this.t === this.record.first && !data.motion;
    for (const y of [data.y0, this.origin, isStart ? this.y : null])
      data.begun.forEach((place, k) => {
        if (y && Math.abs(y[place] - before[k]) <= 1e-12*Math.max(1, Math.abs(before[k]))) y[place] = after[k];
      });
  }

  setParameter(i, value) {
    const { sign, name } = this.data.parameters[i];
    if (sign && value*sign <= 0) {
      this.tell(`${name} is promised to be ${sign > 0 ? "positive" : "negative"}.`);
      return;
    }
    this.land();
    const begun = this.engine.call("begun");
    this.engine.setParameters({ [i]: value });
    this.beginAnew(begun);
    const y = closedAt(this.engine, this.t, this.y);
    if (!y || this.engine.gap(this.t, y) > 1e-8) {
      this.tell(`With ${name} = ${value} the loops do not close.`);
      return;
    }
    this.tell("");
    this.y = y;
    element("compute").checked = true;
    this.onward();
    this.reshape();
    this.changed = true;
    this.stale = true;
  }

  /* Let shapes be those of the parameters as they are now. */
  reshape() {
    if (!this.stage || !this.engine) return;
    this.stage.update(this.rowsOf(this.t, this.y, this.wholeInputs()), this.t);
    this.stage.setMasses(this.engine.call("masses"));
  }

  /* ---- pulling at bodies ---- */

  bindPull() {
    const canvas = element("stage");
    const place = (event) => {
      const box = canvas.getBoundingClientRect();
      return [2*(event.clientX - box.left)/box.width - 1, 1 - 2*(event.clientY - box.top)/box.height];
    };
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.ctrlKey || event.shiftKey) return;
      const hit = this.stage.pick(...place(event));
      if (!hit || this.data.pulled[hit.body] === undefined) return;
      event.stopImmediatePropagation();
      canvas.setPointerCapture(event.pointerId);
      this.grab(hit);
    }, { capture: true });
    canvas.addEventListener("pointermove", (event) => {
      if (!this.pull) return;
      this.pull.to = this.stage.under(...place(event), this.pull.hit);
      if (!this.playing) this.dragTowards(this.pull.to);
    });
    for (const name of ["pointerup", "pointercancel"])
      canvas.addEventListener(name, () => this.release());
  }

  bodyRow(body) { return this.data.scene.findIndex((i) => i.role === "body" && i.name === body); }

  grab({ body, point }) {
    if (!this.playing) this.land();
    const at = 15*this.bodyRow(body), r = this.rowsOf(this.t, this.y, this.u);
    const d = [point.x - r[at + 9], point.y - r[at + 10], point.z - r[at + 11]];
    const local = [0, 1, 2].map((j) => r[at + j]*d[0] + r[at + 3 + j]*d[1] + r[at + 6 + j]*d[2]);
    this.pull = { body, at, local, hit: point.clone(), to: point.clone(), wrench: new Float64Array(6), place: this.data.pulled[body] };
    this.stage.controls.enabled = false;
  }

  release() {
    if (!this.pull) return;
    this.pull = null;
    this.stage.controls.enabled = true;
    if (this.playing) this.restart();
  }

  /* Where the grabbed point is at a state. */
  grabbed(y) {
    this.engine.arrays.u.set(this.wholeInputs());
    const r = this.engine.call("scene", this.t, y), { at, local: l } = this.pull;
    const arm = [0, 3, 6].map((i) => r[at + i]*l[0] + r[at + i + 1]*l[1] + r[at + i + 2]*l[2]);
    return { point: arm.map((x, i) => x + r[at + 9 + i]), arm };
  }

  /* Move the mechanism so that the grabbed point comes near another: damped least squares. */
  dragTowards(to) {
    const { engine } = this, free = [];
    this.data.states.forEach((s, i) => { if (s.kind === "coordinate") free.push(i); });
    let y = Float64Array.from(this.y);
    for (let turn = 0; turn < 12; turn++) {
      const { point } = this.grabbed(y);
      const gap = [to.x - point[0], to.y - point[1], to.z - point[2]];
      if (Math.hypot(...gap) < 1e-4*this.stage.extent) break;
      const h = 1e-6, columns = free.map((i) => {
        const z = Float64Array.from(y);
        z[i] += h;
        return this.grabbed(engine.functions.correction ? engine.kept(this.t, z) || z : z).point.map((x, k) => (x - point[k])/h);
      });
      const size = Math.max(...columns.map((c) => Math.hypot(...c)), 1e-9);
      const A = [0, 1, 2].map((i) => [0, 1, 2].map((j) =>
        columns.reduce((sum, c) => sum + c[i]*c[j], i === j ? 0.01*size*size : 0)));
      const f = solveLinear(A.map((row, i) => [...row, gap[i]]));
      free.forEach((i, k) => {
        const change = columns[k].reduce((sum, c, j) => sum + c*f[j], 0);
        y[i] += Math.max(-0.2, Math.min(0.2, change));
      });
      const closed = engine.kept(this.t, y, undefined, 30);
      if (!closed || engine.gap(this.t, closed) > 1e-9 || turnedFar(this.data.states, this.y, closed)) break;
      y = closed;
      this.y = y;
    }
    this.begin(this.t, this.y);
    this.origin = Float64Array.from(this.y);
    element("compute").checked = true;
  }

  /* ---- drawing ---- */

  frame(now) {
    // The first frame may be stamped with a time before the page was made.
    const dt = Math.min(0.1, Math.max(0, (now - this.previous)/1000));
    if (this.playing && this.stage) this.keepUp(now - this.previous);
    this.previous = now;
    if (this.playing) {
      this.forward(dt*this.speed*this.pace);
    }
    if (this.stale) this.refresh();
    if (this.stage && this.dirty) this.stage.draw();
    this.dirty = false;
    requestAnimationFrame((later) => this.frame(later));
  }

  /* Draw less if pictures have come late for a while, and say how it is drawn. */
  keepUp(passed) {
    const { stage } = this, time = Math.min(LATEST, passed);
    this.pictures += 1;
    // The first ones make what later ones have.
    if (this.pictures < 4) return;
    this.interval = this.interval ? 0.8*this.interval + 0.2*time : Math.min(time, LATE);
    if (this.pictures > 8 && this.interval > LATE) {
      stage.lower(this.interval > 3*LATE ? 2 : 1);
      this.interval = this.pictures = 0;
    }
  }

  refresh() {
    this.stale = false;
    // Where drawing is slow, so is what the browser draws beside it.
    const pause = this.stage?.isCoarse ? READABLE_SLOWLY : READABLE;
    const now = performance.now(), often = !this.playing || now - (this.told || 0) > pause;
    if (often) {
      this.told = now;
      const fields = this.fields.filter(({ row }) => !this.playing || row.seen_);
      const wanted = this.engine && fields.some((field) => field.ofOutputs);
      if (wanted) this.engine.arrays.u.set(this.wholeInputs());
      const out = wanted ? this.engine.call("outputs", this.t, this.y) : null;
      for (const { update } of fields) update(out);
      this.tellQuality();
    }
    if (often || !this.stage?.isCoarse) {
      const bar = element("time"), { first, last } = this.record;
      bar.min = first;
      bar.max = last > first ? last : first + 1e-3;
      bar.value = this.t;
      // A short motion has times that are told apart.
      const digits = this.computes || !(last > first) ? 2 : Math.max(2, 2 - Math.floor(Math.log10(last - first)));
      element("clock").textContent = `${this.t.toFixed(digits)} s`;
    }
    if (this.stage) {
      this.stage.update(this.rowsOf(this.t, this.y, this.wholeInputs()), this.t);
      this.showArrows(often);
      if (this.stage.shown.traces) this.retrace();
      this.dirty = true;
    }
    if (often) this.replot();
  }

  tellQuality() {
    if (!this.quality) return;
    const speed = this.playing && this.interval ? `, ${Math.round(1000/this.interval)} pictures/s` : "";
    this.quality.textContent = `Drawn ${this.drawnHow}${speed}.`;
    const { lost } = this.stage;
    this.quality.append(lost.length ? ` Not drawn, as what places it is not a number: ${lost.slice(0, 4).join(", ")}${lost.length > 4 ? ` and ${lost.length - 4} more` : ""}.` : "");
  }

  showArrows(often) {
    const { arrows } = this.stage, wanted = arrows.wanted && this.engine;
    // The scene was asked for with the same inputs.
    arrows.update(wanted ? this.engine.call("arrows", this.t, this.y) : null);
    if (often && this.legend) this.legend.textContent = wanted ? arrows.legend : this.noArrows;
  }

  retrace() {
    const { record } = this, stride = Math.max(1, Math.floor(record.t.length/400)), rows = [];
    for (let k = 0; k < record.t.length; k += stride)
      if (record.t[k] <= this.t) rows.push(this.rowsOf(record.t[k], record.y[k], record.u[k]));
    rows.push(this.rowsOf(this.t, this.y, this.u));
    this.stage.setTraces(rows);
    this.stage.applyShown();
  }

  savePicture() {
    this.stage.draw();
    make("a", { href: element("stage").toDataURL("image/png"), download: `${this.data.model}.png` }).click();
  }

  tell(text) {
    const message = element("message");
    message.textContent = text;
    message.hidden = !text;
  }

  tellNotes() {
    const { notes } = this, box = element("noted");
    element("notes").replaceChildren(...notes.map((text) => make("li", { textContent: text })));
    box.hidden = !notes.length;
    // A phone has no room for them beside what moves.
    box.open = !matchMedia("(max-width: 700px)").matches;
    box.firstElementChild.textContent = notes.length === 1 ? "1 note" : `${notes.length} notes`;
  }

  /* ---- a page in a cell of a notebook ---- */

  /* Tell who holds this page what is shown, and do what it asks. */
  stayInCell() {
    let told = "";
    setInterval(() => {
      const now = this.report(), text = JSON.stringify(now);
      if (text === told) return;
      told = text;
      parent.postMessage({ symbody: now }, "*");
    }, READABLE);
    window.addEventListener("message", ({ source, data }) => {
      if (source === parent && data && data.symbody) this.take(data.symbody);
    });
  }

  report() {
    const { data, engine } = this;
    return { t: this.t, states: named(data.states, this.y), inputs: named(data.inputs, this.u),
             parameters: named(data.parameters, engine ? engine.arrays.p : data.p) };
  }

  /* Set values by name. */
  take(values) {
    const { data, engine } = this;
    if (!engine) return;
    const place = (list, name) => list.findIndex((s) => s.name === name);
    for (const [name, value] of Object.entries(values)) {
      const state = place(data.states, name), input = place(data.inputs, name), parameter = place(data.parameters, name);
      if (state >= 0 && data.states[state].kind === "coordinate") this.setCoordinate(state, value);
      else if (state >= 0) this.setState(state, value);
      else if (input >= 0) this.setInput(input, value);
      else if (parameter >= 0 && data.parameters[parameter].follows) this.tell(`${name} follows from other parameters.`);
      else if (parameter >= 0) this.setParameter(parameter, value);
    }
  }

  /* ---- a page that a server gives out ---- */

  stayLive() {
    const { token, version } = this.data.live, key = `symbody ${token}`;
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept) this.restore(JSON.parse(kept));
    const ask = async () => {
      try {
        const answer = await fetch(`version?token=${token}`, { cache: "no-store" });
        if (answer.ok) {
          const now = await answer.json();
          if (now.error) this.tell(now.error);
          else if (now.version !== version) {
            sessionStorage.setItem(key, JSON.stringify(this.saved()));
            location.reload();
            return;
          }
        }
      } catch {
        this.tell("The program that showed this page has ended; the page computes on without it.");
        return;
      }
      setTimeout(ask, 700);
    };
    setTimeout(ask, 700);
  }

  saved() {
    const { data, engine } = this;
    const view = this.stage && { position: this.stage.camera.position.toArray(), target: this.stage.controls.target.toArray() };
    const parameters = engine ? data.parameters.flatMap((p, i) => (!p.follows && engine.given[i] !== data.p[i] ? [[p.name, engine.given[i]]] : [])) : [];
    return { states: named(data.states, this.y), inputs: named(data.inputs, this.u), parameters: Object.fromEntries(parameters), view, t: this.t };
  }

  restore({ states, inputs, parameters, view }) {
    const { data, engine } = this;
    if (view && this.stage) {
      this.stage.camera.position.fromArray(view.position);
      this.stage.controls.target.fromArray(view.target);
      this.stage.controls.update();
    }
    if (!engine || data.motion || data.modes.length) return;
    data.parameters.forEach((p, i) => { if (p.name in parameters && !p.follows) engine.setParameters({ [i]: parameters[p.name] }); });
    const y = Float64Array.from(this.y);
    data.states.forEach((s, i) => { if (s.name in states) y[i] = states[s.name]; });
    data.inputs.forEach((s, i) => { if (s.name in inputs) this.u[i] = inputs[s.name]; });
    const closed = closedAt(engine, 0, y);
    if (closed && engine.gap(0, closed) < 1e-8) this.begin(0, closed);
    this.reshape();
  }
}

/* Values by the names of what they belong to. */
const named = (list, values) => Object.fromEntries(list.map((s, i) => [s.name, values[i]]));

/* Limits, with the ends of a range where they have none. */
const within = (limits, range) => range.map((end, k) => limits?.[k] ?? end);

/* Whether an output is a coordinate that a formula of a loop gives. */
function followsALoop(output) {
  return output.kind === "dependents" && output.name.startsWith("q_");
}

async function open() {
  const data = JSON.parse(await unpacked("data"));
  let engine = null, obstacle = data.obstacle;
  if (data.wasm) {
    try {
      if (typeof WebAssembly === "undefined") throw new Error("it has none");
      engine = await Engine.create(data);
    } catch (error) {
      obstacle = `This browser does not run WebAssembly (${error.message}): what was recorded is shown, and nothing is computed.`;
    }
  }
  window.symbody = new Page(data, engine, obstacle);
  // For pages within others: it moves, and the panel waits until it is wanted.
  if (location.hash === "#moving") {
    element("fold").click();
    window.symbody.play(true);
  }
  document.body.dataset.ready = "yes";
}

open().catch((error) => {
  const message = element("message");
  message.hidden = false;
  message.textContent = `The page cannot be shown: ${error.message}`;
});
