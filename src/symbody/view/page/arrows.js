/* Forces and torques as arrows: of loads, contacts, constraints, and what joints transmit. */
"use strict";

const ARROW_COLORS = { load: 0xd62728, contact: 0x2b8c2b, constraint: 0x9467bd, reaction: 0x17807e };
/* The longest arrow, as a part of the extent; what is shorter than a part of it is not drawn. */
const LONGEST = 0.22, SHORTEST = 1e-3, ROUNDING = 1e-9;

class Arrows {
  constructor(stage) {
    this.stage = stage;
    this.largest = { force: 0, torque: 0 };
    this.batches = new Map();
    this.rows = stage.data.arrows.map((arrow) => this.made(arrow));
  }

  made({ name, role, part }) {
    const object = { userData: { name, role, part } };
    const look = { color: ARROW_COLORS[role], opacity: 1, depthTest: false, transparent: true };
    const add = (surface, geometry) => {
      const key = `${surface} ${role}`;
      if (!this.batches.has(key)) this.batches.set(key, new Batch(geometry(), look, 2));
      return this.batches.get(key).add({ object, layers: ["always"], matrix: new THREE.Matrix4(), hidden: true });
    };
    const head = () => add("head", () => new THREE.ConeGeometry(1, 1, 12).rotateX(Math.PI/2));
    object.shaft = add("shaft", () => new THREE.CylinderGeometry(1, 1, 1, 8).rotateX(Math.PI/2));
    object.head = head();
    // A torque has two heads, as in textbooks.
    if (part === "torque") object.second = head();
    return object;
  }

  get wanted() {
    const { shown } = this.stage;
    return shown.loads || shown.contacts || shown.reactions || shown.constraints;
  }

  /* Put the arrows where their rows say; `values` is null if none are wanted. */
  update(values) {
    const { stage } = this, { shown } = stage;
    const layers = { load: shown.loads, contact: shown.contacts, constraint: shown.constraints, reaction: shown.reactions };
    const sizes = this.rows.map(({ userData: { role, part } }, i) => {
      if (!values || !layers[role]) return 0;
      const size = Math.hypot(values[6*i + 3], values[6*i + 4], values[6*i + 5]);
      if (!Number.isFinite(size)) return 0;
      this.largest[part] = Math.max(this.largest[part], size);
      return size;
    });
    this.rows.forEach((object, i) => {
      const { part } = object.userData, size = sizes[i], largest = this.largest[part];
      const parts = [object.shaft, object.head, object.second].filter(Boolean);
      if (!(size > SHORTEST*largest) || this.isRounding(part)) {
        for (const one of parts) one.hidden = true;
        return;
      }
      const [x, y, z, X, Y, Z] = values.subarray(6*i, 6*i + 6);
      const way = new THREE.Vector3(X, Y, Z).multiplyScalar(LONGEST*stage.extent/largest);
      const length = way.length(), tip = Math.min(0.3*length, stage.extent/25), thin = stage.extent/220;
      const wide = Math.min(2.5*thin, 0.5*tip), from = new THREE.Vector3(x, y, z);
      const lay = (one, along) => stage.lay(Object.assign(one, { rule: { along } }), from, way);
      lay(object.shaft, [0, 0, 1, -tip, thin]);
      lay(object.head, [1, -tip, 1, 0, wide]);
      if (object.second) lay(object.second, [1, -1.8*tip, 1, -0.8*tip, wide]);
    });
    for (const batch of this.batches.values()) batch.fill(stage);
  }

  /* Whether all forces, or all torques, are rounding beside the others. */
  isRounding(part) {
    const { force, torque } = this.largest, { extent } = this.stage;
    return part === "torque" ? torque <= ROUNDING*force*extent : force*extent <= ROUNDING*torque;
  }

  /* What the longest arrows stand for, in words. */
  get legend() {
    const units = { force: "N", torque: "N m" };
    const { shown, data } = this.stage;
    const longest = Object.entries(this.largest).filter(([part, size]) => size > 0 && !this.isRounding(part))
      .map(([part, size]) => `longest ${part}: ${Number(size.toPrecision(3))} ${units[part]}`);
    // What acts in joints without an axis, such as screws, is drawn with their reactions.
    if (shown.loads && !shown.reactions && data.without_arrows) longest.push(data.without_arrows);
    return longest.join(", ");
  }

  /* Forget how large forces were, for a new start. */
  forget() { this.largest = { force: 0, torque: 0 }; }
}
