/* What is seen: the rows of the scene as objects of three.js. */
"use strict";

const AXIS_COLORS = [0xd62728, 0xdaa520, 0x2ca02c];

/* Eigenvalues and eigenvectors of a symmetric matrix, by Jacobi's rotations. */
function eigen(A) {
  const V = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
  A = A.map((row) => row.slice());
  for (let sweep = 0; sweep < 30; sweep++) {
    for (const [i, j] of [[0, 1], [0, 2], [1, 2]]) {
      if (Math.abs(A[i][j]) < 1e-300) continue;
      const angle = 0.5*Math.atan2(2*A[i][j], A[j][j] - A[i][i]);
      const c = Math.cos(angle), s = Math.sin(angle);
      for (const M of [A, V])
        for (const row of M) [row[i], row[j]] = [c*row[i] - s*row[j], s*row[i] + c*row[j]];
      for (let k = 0; k < 3; k++)
        [A[i][k], A[j][k]] = [c*A[i][k] - s*A[j][k], s*A[i][k] + c*A[j][k]];
    }
  }
  return { values: [A[0][0], A[1][1], A[2][2]], vectors: V };
}

/* Semi-axes of the homogeneous ellipsoid with a mass and principal inertias. */
function semiAxes(mass, [a, b, c]) {
  const of = (x) => Math.sqrt(Math.max(0, 2.5*x/mass));
  return mass > 0 ? [of(b + c - a), of(a + c - b), of(a + b - c)] : [0, 0, 0];
}

/* Make semi-axes smaller until they hide no mechanism of an extent: as in solids.py. */
const LARGEST = [0.5, 0.3, 0.12];
function bounded(axes, extent) {
  const sorted = [...axes].sort((a, b) => b - a);
  const part = Math.min(1, ...sorted.map((x, i) => (x > 0 ? LARGEST[i]*extent/x : 1)));
  return axes.map((x) => part*x);
}

/* Whether inertia is about one axis only, which no body in space has. */
function isPlanar(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[2] > 0 && sorted[1] <= 1e-9*sorted[2];
}

/* Many things of one surface and color, drawn by one call. */
class Batch {
  constructor(geometry, material, order = 0) {
    this.order = order;
    this.geometry = geometry;
    this.material = material;
    this.parts = [];
    this.drawn = [];
  }

  add(part) {
    this.parts.push(part);
    return part;
  }

  /* Put the parts that are seen where their things are. */
  fill(scene, shown, matrix) {
    if (!this.mesh || this.mesh.instanceMatrix.count < this.parts.length) {
      if (this.mesh) scene.remove(this.mesh);
      this.mesh = new THREE.InstancedMesh(this.geometry, this.material, this.parts.length);
      this.mesh.frustumCulled = false;
      this.mesh.userData.batch = this;
      this.mesh.renderOrder = this.order;
      scene.add(this.mesh);
    }
    this.drawn.length = 0;
    for (const part of this.parts) {
      if (part.hidden || !part.layers.some((layer) => shown[layer])) continue;
      this.mesh.setMatrixAt(this.drawn.length, matrix.multiplyMatrices(part.object.matrix, part.local));
      this.drawn.push(part);
    }
    this.mesh.count = this.drawn.length;
    this.mesh.visible = this.drawn.length > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.mesh.boundingSphere = null;
  }
}

/* Whether this browser draws without a graphics card, so that each pixel costs. */
function drawsSlowly(gl) {
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

const UP = new THREE.Vector3(0, 1, 0);

class Stage {
  constructor(canvas, data) {
    this.data = data;
    this.shown = { always: true, joints: true, axes: false, frames: false, names: false, inertias: false,
                   centers: false, skeletons: true, elements: true, grid: true, world: true, traces: false,
                   loads: false, reactions: false, constraints: false };
    const probe = document.createElement("canvas").getContext("webgl2");
    this.slow = Boolean(probe) && drawsSlowly(probe);
    if (probe) probe.getExtension("WEBGL_lose_context")?.loseContext();
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: !this.slow });
    this.scene = new THREE.Scene();
    this.camera = new THREE.PerspectiveCamera(40, 1, 0.01, 1000);
    this.up = new THREE.Vector3(...data.gravity).multiplyScalar(-1);
    this.camera.up.copy(this.up);
    this.controls = new THREE.OrbitControls(this.camera, canvas);
    this.controls.enableDamping = false;
    this.scene.add(new THREE.HemisphereLight(0xffffff, 0x8899aa, 1.6));
    this.light = new THREE.DirectionalLight(0xffffff, 1.8);
    this.scene.add(this.light, this.light.target);
    this.paper = matchMedia("(prefers-color-scheme: dark)").matches ? 0x10161c : 0xf3f6f9;
    this.scene.background = new THREE.Color(this.paper);
    this.matrix = new THREE.Matrix4();
    this.batches = new Map();
    this.traces = new Map();
    // The name of a body; null for what moves away, "" for nothing.
    this.follow = null;
    this.drift = new THREE.Vector3();
    this.sharpness = 1;
  }

  /* Make all objects, for the first rows, which give the extent. */
  build(rows, masses, t) {
    this.rows = rows;
    this.ghosts = new Ghosts(this.data.ghosts);
    this.extent = this.measure(rows, masses);
    this.glyph = this.glyphSize(rows);
    this.thin = Math.min(this.extent/130, 0.4*this.glyph);
    const bodies = this.data.scene.filter((item) => item.role === "body");
    const skeleton = bodies.length > 0 && bodies.every((item) => item.bare);
    // Bodies without visuals beside others: their skeletons have a switch of their own.
    this.bare = skeleton ? [] : bodies.filter((item) => item.bare).map((item) => item.name);
    // Round things have fewer faces where there are many of them.
    this.detail = this.data.scene.length > 150 ? 10 : 28;
    this.shown.joints = skeleton;
    this.shown.inertias = skeleton;
    this.objects = this.data.scene.map((item) => this.made(item));
    this.ghostly = this.ghosts.scene.map((item) => this.made(item));
    for (const object of [...this.objects, ...this.ghostly]) this.scene.add(object);
    this.world = this.axesObject(0.12*this.extent);
    this.scene.add(this.world);
    this.grid = new THREE.GridHelper(4*this.extent, 20, 0x99a5b0, 0xc3ccd4);
    this.grid.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), this.up);
    this.grid.position.copy(this.center).addScaledVector(this.up, this.lowest - this.center.dot(this.up));
    this.gridAt = this.grid.position.clone();
    this.scene.add(this.grid);
    this.arrows = new Arrows(this);
    this.update(rows, t);
    this.setMasses(masses);
    this.look("iso");
  }

  /* The size of the marks of joints: small beside the whole and beside most links. */
  glyphSize(rows) {
    const lengths = this.data.scene.flatMap((item, i) => {
      const [x, y, z, X, Y, Z] = rows.subarray(15*i + 9, 15*i + 15);
      const length = Math.hypot(X - x, Y - y, Z - z);
      return item.role === "link" && length > 1e-9 ? [length] : [];
    }).sort((a, b) => a - b);
    const usual = lengths.length ? lengths[lengths.length >> 1] : Infinity;
    return Math.max(this.extent/250, Math.min(this.extent/45, 0.3*usual));
  }

  /* Return the size of what is there, and set its middle. */
  measure(rows, masses) {
    const box = new THREE.Box3(), point = new THREE.Vector3();
    this.data.scene.forEach((item, i) => {
      const at = 15*i;
      box.expandByPoint(point.set(...rows.slice(at + 9, at + 12)));
      if (item.shape === "Line" || item.shape === "Arrow")
        box.expandByPoint(point.set(...rows.slice(at + 12, at + 15)));
      if (["visual", "element"].includes(item.role) && ["Box", "Cylinder", "Sphere"].includes(item.shape)) {
        const half = Math.max(...rows.slice(at + 12, at + 15))/2;
        const middle = new THREE.Vector3(...rows.slice(at + 9, at + 12));
        box.expandByPoint(point.copy(middle).addScalar(half));
        box.expandByPoint(point.copy(middle).addScalar(-half));
      }
    });
    for (const { rows: poses } of this.ghosts.all)
      for (let at = 0; at < poses.length; at += 15) box.expandByPoint(point.set(...poses.slice(at + 9, at + 12)));
    if (masses && this.data.scene.some((item) => item.role === "link")) this.includeMasses(box, rows, masses);
    this.center = box.getCenter(new THREE.Vector3());
    let size = box.getSize(new THREE.Vector3()).length();
    // All in one point: as large as its largest ellipsoid of inertia is to be seen.
    this.most = size > 1e-9 ? size : Infinity;
    if (!(size > 1e-9)) size = 4*this.largestMass(masses);
    this.lowest = Infinity;
    for (let i = 0; i < 8; i++) {
      const corner = point.set(i & 1 ? box.min.x : box.max.x, i & 2 ? box.min.y : box.max.y,
                               i & 4 ? box.min.z : box.max.z);
      this.lowest = Math.min(this.lowest, corner.dot(this.up));
    }
    return size > 1e-9 ? size : 1;
  }

  /* The largest semi-axis of all ellipsoids of inertia. */
  largestMass(masses) {
    let largest = 0;
    for (let at = 0; masses && at + 7 <= masses.length; at += 7) {
      const [m, xx, , , yy, , zz] = masses.subarray(at, at + 7);
      if (m > 0) largest = Math.max(largest, Math.sqrt(2.5*Math.max(xx, yy, zz)/m));
    }
    return largest;
  }

  /* Let a box contain what bodies of a skeleton extend beyond their centers of mass. */
  includeMasses(box, rows, masses) {
    const point = new THREE.Vector3(), far = box.getSize(point).length();
    let k = 0;
    this.data.scene.forEach((item, i) => {
      if (item.role !== "body") return;
      const [m, xx, , , yy, , zz] = masses.subarray(7*k, 7*k + 7), at = 15*i;
      k += 1;
      const center = new THREE.Vector3(...rows.slice(at + 9, at + 12));
      const half = m > 0 ? Math.sqrt(2.5*Math.max(xx, yy, zz)/m) : 0;
      const link = this.data.scene.findIndex((other) => other.role === "link" && other.body === item.body);
      if (link < 0 || !(half < 2*far)) return;
      const way = new THREE.Vector3(...rows.slice(15*link + 12, 15*link + 15)).sub(center);
      if (way.length() > 1e-9) box.expandByPoint(center.addScaledVector(way.normalize(), -half));
    });
  }

  /* One of many things of a surface and color; `layer` says what shows it. */
  part(object, surface, geometry, look, layer = null) {
    const key = `${surface} ${JSON.stringify(look)}`;
    if (!this.batches.has(key)) {
      const made = geometry();
      if (!made) return null;
      const { color, opacity, ...rest } = look;
      const material = new THREE.MeshLambertMaterial({ opacity, transparent: opacity < 1, ...rest });
      if (Array.isArray(color)) material.color.setRGB(...color, "srgb"); else material.color.set(color);
      this.batches.set(key, new Batch(made, material));
    }
    const { role } = object.userData, of = { element: "elements", link: this.bare.length ? "skeletons" : "always" };
    const layers = [layer || of[role] || "always"];
    if (layer && layer !== "centers" && object.userData.bare && this.bare.length) layers.push("skeletons");
    return this.batches.get(key).add({ object, layers, local: new THREE.Matrix4(), hidden: false });
  }

  made(item) {
    const object = new THREE.Group();
    object.matrixAutoUpdate = false;
    object.name = `${item.role}:${item.name}`;
    object.userData = item;
    object.position_ = new THREE.Vector3();
    if (item.role === "body") this.addBody(object);
    else if (item.role === "joint") this.addJoint(object, item);
    else if (item.role !== "frame") this.addShape(object, item);
    return object;
  }

  addShape(object, item) {
    const look = { color: item.color, opacity: item.opacity };
    const unit = {
      Box: () => new THREE.BoxGeometry(1, 1, 1),
      Sphere: () => new THREE.SphereGeometry(1, 32, 20),
      Cylinder: () => {
        const geometry = new THREE.CylinderGeometry(1, 1, 1, 40);
        if (item.axis === "x") geometry.rotateZ(Math.PI/2);
        if (item.axis === "z") geometry.rotateX(Math.PI/2);
        return geometry;
      },
      Line: () => new THREE.CylinderGeometry(1, 1, 1, 10),
      Mesh: () => this.meshGeometry(item),
    }[item.shape];
    if (item.role === "element" && item.shape === "FrameAxes")
      object.mark = this.part(object, "place", () => new THREE.SphereGeometry(1, 24, 16), look);
    else if (item.shape === "FrameAxes") object.add((object.axes_ = this.axesObject(1)));
    else if (item.shape === "Arrow") {
      object.shaft = this.part(object, "shaft", () => new THREE.CylinderGeometry(1, 1, 1, 10), look);
      object.head = this.part(object, "head", () => new THREE.ConeGeometry(1, 1, 16), look);
    } else {
      if (item.shape === "Mesh") look.side = THREE.DoubleSide;
      object.part = this.part(object, `${item.shape} ${item.axis || item.mesh || ""}`, unit, look);
    }
  }

  meshGeometry(item) {
    const mesh = this.data.meshes[item.mesh];
    if (!mesh) return null;
    const geometry = new THREE.BufferGeometry();
    const points = new Float32Array(bytesOf(mesh.points).buffer);
    geometry.setAttribute("position", new THREE.BufferAttribute(points, 3));
    geometry.setIndex(new THREE.BufferAttribute(new Uint32Array(bytesOf(mesh.faces).buffer), 1));
    const flat = geometry.toNonIndexed();
    flat.computeVertexNormals();
    return flat;
  }

  axesObject(length) {
    const group = new THREE.Group();
    AXIS_COLORS.forEach((color, i) => {
      const ends = new Float32Array(6);
      ends[3 + i] = length;
      const geometry = new THREE.BufferGeometry();
      geometry.setAttribute("position", new THREE.BufferAttribute(ends, 3));
      group.add(new THREE.Line(geometry, new THREE.LineBasicMaterial({ color })));
    });
    return group;
  }

  addBody(object) {
    const round = (m) => () => new THREE.SphereGeometry(1, m, Math.ceil(m/2));
    object.mark = this.part(object, "mark", round(10), { color: 0x222222, opacity: 1 }, "centers");
    object.mark.local.makeScale(...Array(3).fill(this.extent/110));
    // What is seen through is drawn over and over, which software pays for by the pixel.
    const look = this.slow && this.detail < 28 ? { color: 0x8fb3d1, opacity: 1 } : { color: 0x5b8db8, opacity: 0.55, depthWrite: false };
    object.inertia = this.part(object, "inertia", round(this.detail), look, "inertias");
  }

  addJoint(object, item) {
    const size = this.glyph, look = { color: 0xe07b26, opacity: 1 }, turn = new THREE.Quaternion();
    for (const [kind, axis] of item.axes) {
      if (kind === "Q")
        this.part(object, "ball", () => new THREE.SphereGeometry(1, 24, 16), look, "joints").local.makeScale(size, size, size);
      if (axis.length !== 3) continue;
      const [name, geometry, sizes] = kind === "R"
        ? ["pin", () => new THREE.CylinderGeometry(1, 1, 1, this.detail), [0.6, 2, 0.6]]
        : ["slide", () => new THREE.BoxGeometry(1, 1, 1), [0.9, 3, 0.9]];
      turn.setFromUnitVectors(UP, new THREE.Vector3(...axis));
      this.part(object, name, geometry, look, "joints").local.compose(
        new THREE.Vector3(), turn, new THREE.Vector3(...sizes).multiplyScalar(size));
    }
  }

  /* Lines for what is shown on request; made when first wanted. */
  addLines(object) {
    const { role, axes } = object.userData, size = this.glyph;
    object.lines_ = new THREE.Group();
    if (role === "frame") object.lines_.add(this.axesObject(this.extent/18));
    else
      for (const [, axis] of axes)
        if (axis.length === 3)
          object.lines_.add(new THREE.ArrowHelper(
            new THREE.Vector3(...axis), new THREE.Vector3(), 6*size, 0xe07b26, 1.5*size, size));
    object.add(object.lines_);
  }

  label(text, role) {
    const canvas = document.createElement("canvas"), height = 44;
    const pen = canvas.getContext("2d");
    const font = `${height - 14}px system-ui, sans-serif`;
    pen.font = font;
    canvas.width = Math.ceil(pen.measureText(text).width) + 16;
    canvas.height = height;
    pen.font = font;
    pen.fillStyle = "rgba(255,255,255,.75)";
    pen.fillRect(0, 0, canvas.width, height);
    pen.fillStyle = { body: "#12486e", joint: "#a6500c", frame: "#3b6b3b" }[role] || "#222";
    pen.fillText(text, 8, height - 13);
    const map = new THREE.CanvasTexture(canvas);
    map.colorSpace = "srgb"; // else words fade
    const sprite = new THREE.Sprite(new THREE.SpriteMaterial({ map, depthTest: false }));
    const size = this.extent/28;
    sprite.scale.set(size*canvas.width/height, size, 1);
    // Body, joint and frame are often in one place: above it, below it, and on its left.
    sprite.center.set(role === "frame" ? 1.05 : -0.05, role === "joint" ? 1.3 : -0.3);
    sprite.renderOrder = 1;
    return sprite;
  }

  /* The ellipsoids of inertia, for masses that may have changed. */
  setMasses(masses) {
    if (!masses) return;
    let i = 0;
    for (const object of this.objects) {
      if (object.userData.role !== "body") continue;
      const [m, xx, xy, xz, yy, yz, zz] = masses.subarray(7*i, 7*i + 7);
      i += 1;
      const { values, vectors: V } = eigen([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]);
      object.inertia.hidden = !(m > 0);
      if (isPlanar(values)) this.placeRod(object, m, Math.max(...values));
      else {
        const thin = this.extent/250;
        const [a, b, c] = bounded(semiAxes(m, values), this.most).map((x) => Math.max(x, thin));
        object.inertia.local.set(
          a*V[0][0], b*V[0][1], c*V[0][2], 0, a*V[1][0], b*V[1][1], c*V[1][2], 0,
          a*V[2][0], b*V[2][1], c*V[2][2], 0, 0, 0, 0, 1);
      }
    }
    this.fill();
  }

  /* A body whose inertia is about one axis only, as of planar models: a thin one along its link. */
  placeRod(object, mass, inertia) {
    const at = this.data.scene.findIndex((item) => item.role === "link" && item.body === object.userData.body);
    const r = this.rows, way = new THREE.Vector3(0, 0, 1);
    if (at >= 0) {
      way.set(...[12, 13, 14].map((k) => r[15*at + k] - r[15*at + k - 3]));
      if (way.length() < 1e-9) way.set(0, 0, 1);
      else way.normalize().transformDirection(this.matrix.copy(object.matrix).invert());
    }
    const wide = this.extent/90, half = Math.max(wide, Math.min(LARGEST[0]*this.most, Math.sqrt(5*inertia/mass)));
    object.inertia.local.compose(new THREE.Vector3(), new THREE.Quaternion().setFromUnitVectors(UP, way),
      new THREE.Vector3(wide, half, wide));
  }

  /* Put everything where the rows of the scene say. */
  update(rows, t) {
    this.rows = rows;
    const beside = this.ghosts.at(t);
    this.ghostly.forEach((object, i) => this.place(object, beside, 15*i));
    const followed = this.follow && this.objectOf(this.follow);
    const before = followed && followed.position_.clone();
    this.objects.forEach((object, i) => {
      if (15*i < rows.length) this.place(object, rows, 15*i);
    });
    if (before) this.shift(followed.position_.clone().sub(before));
    else if (this.follow === null) this.keepUp();
    this.applyShown();
  }

  shift(way) {
    this.camera.position.add(way);
    this.controls.target.add(way);
    this.drift.add(way);
    if (!this.grid) return;
    // The grid goes along by whole cells, so that it seems to stay.
    const cell = this.extent/5, turn = this.grid.quaternion;
    const cells = this.drift.clone().applyQuaternion(turn.clone().invert());
    cells.set(cell*Math.round(cells.x/cell), 0, cell*Math.round(cells.z/cell));
    this.grid.position.copy(this.gridAt).add(cells.applyQuaternion(turn));
  }

  /* Let the view go along once the middle of all bodies has left the middle of the view. */
  keepUp() {
    const middle = new THREE.Vector3();
    const bodies = this.objects.filter((o, i) => 15*i < this.rows.length && (o.userData.role === "body" || !this.data.wasm));
    for (const { position_ } of bodies) middle.addScaledVector(position_, 1/bodies.length);
    this.middle = this.middle || middle.clone();
    const gone = middle.sub(this.middle).sub(this.drift), slack = 0.3*this.extent;
    if (gone.length() > slack) this.shift(gone.multiplyScalar(1 - slack/gone.length()));
  }

  place(object, r, at) {
    const item = object.userData, sx = r[at + 12], sy = r[at + 13], sz = r[at + 14];
    object.position_.set(r[at + 9], r[at + 10], r[at + 11]);
    object.matrix.set(
      r[at], r[at + 1], r[at + 2], r[at + 9], r[at + 3], r[at + 4], r[at + 5], r[at + 10],
      r[at + 6], r[at + 7], r[at + 8], r[at + 11], 0, 0, 0, 1);
    const { part } = object;
    if (item.shape === "Line" || item.shape === "Arrow") {
      object.matrix.makeTranslation(r[at + 9], r[at + 10], r[at + 11]);
      const way = new THREE.Vector3(sx, sy, sz).sub(object.position_);
      if (item.shape === "Arrow") this.placeArrow(object, way);
      else this.placeLine(part, way, item.role === "link" ? this.thin : this.extent/(item.role === "element" ? 200 : 300), 0, way.length());
    } else if (object.mark && item.role === "element") object.mark.local.makeScale(...Array(3).fill(this.glyph));
    else if (object.axes_) object.axes_.scale.setScalar(sx);
    // A mesh that is missing has no part, bodies and joints have others.
    else if (part && item.shape === "Box") part.local.makeScale(sx, sy, sz);
    else if (part && item.shape === "Cylinder")
      part.local.makeScale(...["x", "y", "z"].map((axis) => (axis === item.axis ? sy : sx)));
    else if (part) part.local.makeScale(sx, sx, sx);
    object.matrixWorldNeedsUpdate = true;
  }

  /* Stretch a part along a way, from one distance to another. */
  placeLine(part, way, radius, from, to) {
    const length = way.length();
    part.hidden = !(length > 1e-12);
    if (part.hidden) return;
    const along = way.clone().divideScalar(length);
    part.local.compose(along.clone().multiplyScalar((from + to)/2),
      new THREE.Quaternion().setFromUnitVectors(UP, along), new THREE.Vector3(radius, to - from, radius));
  }

  placeArrow({ shaft, head }, way, radius = this.extent/300) {
    const length = way.length(), tip = Math.min(0.3*length, this.extent/25);
    this.placeLine(shaft, way, radius, 0, length - tip);
    this.placeLine(head, way, Math.min(2.5*radius, 0.5*tip), length - tip, length);
  }

  applyShown() {
    const s = this.shown;
    this.grid.visible = s.grid;
    this.world.visible = s.world;
    for (const object of this.objects) {
      const { role } = object.userData;
      const lined = (role === "joint" && s.axes) || (role === "frame" && s.frames);
      if (lined && !object.lines_) this.addLines(object);
      if (object.lines_) object.lines_.visible = lined;
      const named = s.names && (role === "body" || (role === "joint" && (s.joints || s.axes || (s.skeletons && object.userData.bare)))
        || (role === "frame" && s.frames));
      // Made when first wanted: each is a picture of its own.
      if (named && !object.label_) object.add((object.label_ = this.label(object.userData.name, role)));
      if (object.label_) object.label_.visible = named;
    }
    for (const trace of this.traces.values()) trace.visible = s.traces;
    this.fill();
  }

  fill() {
    for (const batch of this.batches.values()) batch.fill(this.scene, this.shown, this.matrix);
  }

  /* Draw where the centers of mass have been: rows of the scene one after another. */
  setTraces(history) {
    for (const trace of this.traces.values()) this.scene.remove(trace);
    this.traces.clear();
    if (!this.shown.traces || history.length < 2) return;
    this.objects.forEach((object, i) => {
      if (object.userData.role !== "body") return;
      const points = new Float32Array(3*history.length);
      history.forEach((rows, k) => points.set(rows.subarray(15*i + 9, 15*i + 12), 3*k));
      const geometry = new THREE.BufferGeometry();
      geometry.setAttribute("position", new THREE.BufferAttribute(points, 3));
      const color = new THREE.Color().setHSL((0.61*this.traces.size) % 1, 0.7, 0.45);
      const line = new THREE.Line(geometry, new THREE.LineBasicMaterial({ color }));
      line.frustumCulled = false;
      this.traces.set(object.userData.name, line);
      this.scene.add(line);
    });
  }

  objectOf(name, role = "body") {
    return this.objects.find((o) => o.userData.name === name && o.userData.role === role);
  }

  /* Where an object of the scene graph is, as three.js draws it. */
  position(name, role = "body") {
    const object = this.objectOf(name, role);
    object.updateWorldMatrix(true, false);
    return object.matrixWorld.elements.slice(12, 15);
  }

  look(view) {
    const up = this.up, side = Math.abs(up.x) < 0.9 ? new THREE.Vector3(1, 0, 0) : new THREE.Vector3(0, 1, 0);
    const x = side.clone().addScaledVector(up, -side.dot(up)).normalize();
    const y = up.clone().cross(x);
    const way = {
      front: y.clone().negate(), back: y, left: x.clone().negate(), right: x,
      top: up.clone().addScaledVector(y, -1e-3), iso: x.clone().multiplyScalar(0.5).addScaledVector(y, -1).addScaledVector(up, 0.45),
    }[view].normalize();
    const away = 0.75*this.extent/Math.tan(this.camera.fov*Math.PI/360);
    this.controls.target.copy(this.center).add(this.drift);
    this.camera.position.copy(this.controls.target).addScaledVector(way, away);
    this.camera.near = this.extent/200;
    this.camera.far = 60*this.extent;
    this.camera.updateProjectionMatrix();
    this.controls.update();
  }

  resize(width, height) {
    this.size = [width, height];
    this.renderer.setPixelRatio(this.sharpness*Math.min(2, window.devicePixelRatio || 1));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width/Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }

  /* Draw fewer pixels where frames come late, and all of them at rest. */
  sharpen(part) {
    if (this.sharpness === part) return;
    this.sharpness = part;
    this.resize(...this.size);
  }

  draw() {
    this.light.position.copy(this.camera.position);
    this.light.target.position.copy(this.controls.target);
    this.renderer.render(this.scene, this.camera);
  }

  /* The body under a place of the screen, -1 to 1, and the point that is hit. */
  pick(x, y) {
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x, y), this.camera);
    this.scene.updateMatrixWorld();
    const seen = [...this.batches.values()].filter((batch) => batch.mesh.visible).map((batch) => batch.mesh);
    for (const hit of ray.intersectObjects(seen, false)) {
      const { body } = hit.object.userData.batch.drawn[hit.instanceId].object.userData;
      if (body && body !== "world") return { body, point: hit.point };
    }
    return null;
  }

  /* The point under a place of the screen as far away as another one. */
  under(x, y, point) {
    const normal = this.camera.getWorldDirection(new THREE.Vector3());
    const plane = new THREE.Plane().setFromNormalAndCoplanarPoint(normal, point);
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x, y), this.camera);
    return ray.ray.intersectPlane(plane, new THREE.Vector3());
  }
}
if (typeof module !== "undefined") module.exports = { eigen, semiAxes, bounded, isPlanar };
