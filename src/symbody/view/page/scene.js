/* What is seen: the rows of the scene as objects of three.js, in parts that Python describes. */
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

/* Many things of one surface and finish, drawn by one call. */
class Batch {
  constructor(geometry, look, order = 0) {
    Object.assign(this, { geometry, look, order, parts: [], drawn: [] });
  }

  add(part) {
    this.parts.push(part);
    return part;
  }

  /* Put the parts that are seen where their things are. */
  fill(stage) {
    const { scene, shown } = stage;
    if (!this.mesh || this.mesh.instanceMatrix.count < this.parts.length) {
      if (this.mesh) scene.remove(this.mesh);
      this.drawn.length = 0;
      this.mesh = new THREE.InstancedMesh(this.geometry, stage.material(this.look), this.parts.length);
      this.mesh.frustumCulled = false;
      this.mesh.userData.batch = this;
      this.mesh.renderOrder = this.order;
      this.mesh.castShadow = this.mesh.receiveShadow = this.look.opacity === 1 && !this.order;
      scene.add(this.mesh);
    }
    let count = 0;
    for (const part of this.parts) {
      if (part.hidden || !part.layers.some((layer) => shown[layer])) continue;
      this.mesh.setMatrixAt(count, part.matrix);
      if (part.color && part !== this.drawn[count]) {
        this.mesh.setColorAt(count, part.color);
        this.mesh.instanceColor.needsUpdate = true;
      }
      this.drawn[count++] = part;
    }
    this.mesh.count = this.drawn.length = count;
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

/* How much is drawn, best first: pixels for each of the screen, shadows, glossy materials. */
const QUALITIES = [
  { ratio: 2, shadows: 2048, gloss: true, hollows: true, words: "with shadows and all pixels" },
  { ratio: 1.5, shadows: 2048, gloss: true, words: "without dark hollows" },
  { ratio: 1, shadows: 1024, gloss: false, words: "with simple materials" },
  { ratio: 0.75, shadows: 0, gloss: false, words: "with fewer pixels while it moves, without shadows" },
  { ratio: 0.5, shadows: 0, gloss: false, words: "with few pixels while it moves, without shadows" },
  { ratio: 0.35, shadows: 0, gloss: false, words: "with very few pixels while it moves, without shadows" },
];
/* Sky and sun as MeshLambertMaterial has them, but at corners: pixels cost much without a graphics card. */
const PLAIN_VERTEX = `
  uniform vec3 up, sun, bright, above, below, own; varying vec3 seen;
  void main() {
    mat4 place = modelMatrix*instanceMatrix;
    vec4 at = place*vec4(position, 1.0);
    mat3 turn = mat3(place);
    vec3 n = normalize(turn*(normal/vec3(dot(turn[0], turn[0]), dot(turn[1], turn[1]), dot(turn[2], turn[2]))));
    #ifdef DOUBLE_SIDED
      n *= dot(n, cameraPosition - at.xyz) < 0.0 ? -1.0 : 1.0;
    #endif
    vec3 lit = own*(mix(below, above, 0.5 + 0.5*dot(n, up)) + bright*max(0.0, dot(n, sun)));
    #ifdef USE_INSTANCING_COLOR
      lit *= instanceColor;
    #endif
    seen = pow(lit, vec3(1.0/2.2));
    gl_Position = projectionMatrix*viewMatrix*at;
  }`;
const PLAIN_PIXEL = "varying vec3 seen; uniform float solid; void main() { gl_FragColor = vec4(seen, solid); }";
const FINISH = { paint: [0, 0.55], steel: [0.75, 0.32], rubber: [0, 0.9] };
const UP = new THREE.Vector3(0, 1, 0), Z = new THREE.Vector3(0, 0, 1);
/* Bodies farther apart than so many times the size of the scene are not all followed. */
const FARTHEST = 8;
const CREASE = Math.acos(0.8), FIELD = 30;
const SKY = { light: 0xf3f6f9, dark: 0x12181f };

class Stage {
  constructor(canvas, data) {
    this.data = data;
    this.shown = { always: true, joints: true, axes: false, frames: false, names: false, inertias: false,
                   centers: false, skeletons: true, elements: true, grid: true, world: false, traces: false,
                   loads: false, contacts: false, reactions: false, constraints: false };
    for (const key of data.shown_arrows ?? []) this.shown[key] = true;
    const probe = document.createElement("canvas").getContext("webgl2");
    this.slow = Boolean(probe) && drawsSlowly(probe);
    if (probe) probe.getExtension("WEBGL_lose_context")?.loseContext();
    // Opaque, it is on the screen sooner. One that does not wait for the page's other parts
    // ("desynchronized") is faster without a card, but its first picture, and that of a
    // new size, may never be seen.
    const context = canvas.getContext("webgl2", { alpha: false, antialias: !this.slow, powerPreference: "high-performance" });
    this.renderer = new THREE.WebGLRenderer({ canvas, ...(context && { context }) });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.autoUpdate = false;
    this.scene = new THREE.Scene();
    this.camera = new THREE.PerspectiveCamera(FIELD, 1, 0.01, 1000);
    this.up = new THREE.Vector3(...data.measures.up);
    this.camera.up.copy(this.up);
    this.controls = new THREE.OrbitControls(this.camera, canvas);
    this.controls.enableDamping = false;
    this.sky = new THREE.HemisphereLight(0xffffff, 0xb4b0aa, 1.9);
    this.sky.position.copy(this.up);
    this.light = new THREE.DirectionalLight(0xffffff, 2.3);
    this.scene.add(this.sky, this.light, this.light.target);
    this.materials = new Map();
    // What the light of plain materials is, as draw() finds it.
    this.plainly = Object.fromEntries(["up", "sun", "bright", "above", "below"].map((key) => [key, { value: new THREE.Vector3() }]));
    this.batches = new Map();
    this.traces = new Map();
    this.quality = this.slow ? 3 : 0;
    // The name of a body; null for what moves away, "" for nothing.
    this.follow = null;
    this.drift = new THREE.Vector3();
    this.moving = false;
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => this.paint(dark.matches));
    this.isDark = dark.matches;
  }

  /* Make all objects, for the first rows. */
  build(rows, masses, t) {
    const { center, extent, mark, floor } = this.data.measures;
    Object.assign(this, { rows, extent, glyph: mark, center: new THREE.Vector3(...center) });
    this.ghosts = new Ghosts(this.data.ghosts);
    const bodies = this.data.scene.filter((item) => item.role === "body");
    const skeleton = bodies.length > 0 && bodies.every((item) => item.bare);
    // Bodies without visuals beside others: their shapes have a switch of their own.
    this.bare = skeleton ? [] : bodies.filter((item) => item.bare).map((item) => item.name);
    this.shown.joints = skeleton;
    this.skins = [];
    this.objects = this.data.scene.map((item) => this.made(item));
    this.ghostly = this.data.ghosts.flatMap(({ scene }) => scene.map((item) => this.made(item)));
    for (const object of [...this.objects, ...this.ghostly]) this.scene.add(object);
    this.world = this.axesObject(0.12*extent);
    this.scene.add(this.world);
    this.ground = new THREE.Group();
    this.ground.quaternion.setFromUnitVectors(UP, this.up);
    this.ground.position.copy(this.center).addScaledVector(this.up, floor - this.center.dot(this.up));
    this.grid = this.lines(3*extent);
    this.shade = new THREE.Mesh(new THREE.PlaneGeometry(12*extent, 12*extent),
      new THREE.ShadowMaterial({ opacity: 0.3, fog: false, depthWrite: false }));
    this.shade.rotateX(-Math.PI/2).receiveShadow = true;
    this.ground.add(this.grid, this.shade);
    this.groundAt = this.ground.position.clone();
    this.scene.add(this.ground);
    this.scene.fog = new THREE.Fog(0, 2.2*extent, 4.8*extent);
    const reach = 0.9*extent, eye = this.light.shadow.camera;
    Object.assign(eye, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1*extent, far: 6*extent });
    this.light.shadow.radius = 5;
    this.light.shadow.normalBias = extent/400;
    this.light.shadow.bias = -0.0006;
    this.labels = new Labels(this);
    this.arrows = new Arrows(this);
    this.place(rows, t);
    this.setMasses(masses);
    this.paint(this.isDark);
    this.view = "start";
    this.lower(0);
  }

  /* A grid through the origin of the world; browsers lose lines that go behind the viewer. */
  lines(reach) {
    const rough = 0.2*this.extent, power = 10**Math.floor(Math.log10(rough)), points = [];
    const cell = this.cell = power*[5, 2, 1].find((k) => k*power <= rough);
    const origin = this.ground.position.clone().applyQuaternion(this.ground.quaternion.clone().invert());
    const count = Math.ceil(reach/cell/4)*4, x = (k) => k*cell - origin.x % cell, z = (k) => k*cell - origin.z % cell;
    for (let i = -count; i < count; i++)
      for (let j = -count; j < count; j += 4)
        if (Math.hypot(i, j) < count) points.push(x(i), 0, z(j), x(i), 0, z(j + 4), x(j), 0, z(i), x(j + 4), 0, z(i));
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.BufferAttribute(new Float32Array(points), 3));
    return new THREE.LineSegments(geometry, new THREE.LineBasicMaterial());
  }

  /* Colors of paper, grid and lights. */
  paint(dark) {
    this.isDark = dark;
    const paper = dark ? SKY.dark : SKY.light;
    this.scene.background = new THREE.Color(paper);
    this.scene.fog.color.set(paper);
    this.grid.material.color.set(dark ? 0x2f3a45 : 0xc9d2da);
    this.shade.material.opacity = dark ? 0.55 : 0.28;
    this.sky.groundColor.set(dark ? 0x5a6068 : 0xb4b0aa);
    this.changed?.();
  }

  /* A material for a finish, as good as the quality allows; without a color it takes those of parts. */
  material(look) {
    const { gloss, shadows } = QUALITIES[this.quality], plain = !shadows && this.moving;
    const key = `${gloss} ${plain} ${JSON.stringify(look)}`;
    if (!this.materials.has(key)) {
      const { color, finish = "paint", opacity = 1, ...rest } = look, [metalness, roughness] = FINISH[finish];
      const common = { opacity, transparent: opacity < 1, depthWrite: opacity === 1, fog: false, ...rest };
      const own = new THREE.Color(color ?? 0xffffff);
      const uniforms = { ...this.plainly, own: { value: own }, solid: { value: opacity } };
      const made = gloss ? new THREE.MeshStandardMaterial({ ...common, metalness, roughness, color: own })
        : plain ? new THREE.ShaderMaterial({ ...common, uniforms, vertexShader: PLAIN_VERTEX, fragmentShader: PLAIN_PIXEL })
        : new THREE.MeshLambertMaterial({ ...common, color: own });
      this.materials.set(key, made);
    }
    return this.materials.get(key);
  }

  /* Draw with less quality, by so many steps, and say so. */
  lower(steps = 1) {
    this.quality = Math.min(QUALITIES.length - 1, this.quality + steps);
    const now = QUALITIES[this.quality];
    this.light.shadow.mapSize.set(now.shadows || 1024, now.shadows || 1024);
    if (now.gloss && !this.scene.environment) {
      const maker = new THREE.PMREMGenerator(this.renderer);
      this.scene.environment = maker.fromScene(new THREE.RoomEnvironment(), 0.04).texture;
      this.scene.environmentIntensity = 0.45;
      maker.dispose();
    }
    this.sky.intensity = now.gloss ? 1.2 : 1.9;
    this.resize(...this.size);
    this.told?.(now.words);
  }

  /* One of many things of a surface and finish; layers say what shows it. */
  part(object, key, geometry, { color, ...look }, layers) {
    const whole = `${key} ${JSON.stringify(look)}`;
    if (!this.batches.has(whole)) {
      const made = geometry();
      if (!made) return null;
      this.batches.set(whole, new Batch(made, look));
    }
    const part = { object, layers, matrix: new THREE.Matrix4(), hidden: false, batch: this.batches.get(whole),
                   color: new THREE.Color().setRGB(...color, "srgb") };
    return part.batch.add(part);
  }

  made(item) {
    const object = new THREE.Group();
    object.matrixAutoUpdate = false;
    object.name = `${item.role}:${item.name}`;
    object.userData = item;
    object.position_ = new THREE.Vector3();
    object.end_ = new THREE.Vector3();
    object.parts = [];
    for (const rule of item.parts || []) {
      const { of, color, finish = "paint", opacity = 1 } = rule;
      const layers = [this.layerOf(item, rule)];
      if (rule.layer === "joints" && item.bare && this.bare.length) layers.push("skeletons");
      const look = { color, finish, opacity };
      if (this.data.meshes[of]?.file) look.side = THREE.DoubleSide;
      if (rule.skin) {
        this.skins.push({ object, rule, look, layers });
        continue;
      }
      const part = this.part(object, of, () => this.geometry(of), look, layers);
      if (part) object.parts.push(Object.assign(part, { rule, local: rule.at && fixed(rule.at) }));
    }
    return object;
  }

  layerOf(item, { layer }) {
    if (layer) return layer;
    if (item.role === "element") return "elements";
    return item.role === "body" && this.bare.length ? "skeletons" : "always";
  }

  geometry(name) {
    const mesh = this.data.meshes[name];
    if (!mesh) return null;
    const points = mesh.file ? new Float32Array(bytesOf(mesh.points).buffer)
      : Float32Array.from(new Int16Array(bytesOf(mesh.points).buffer), (x) => x/8000);
    const Index = mesh.file ? Uint32Array : Uint16Array;
    return surface(points, new Index(bytesOf(mesh.faces).buffer), mesh.file ? 0 : CREASE);
  }

  /* Surfaces that go over places of their bodies, which parameters may have moved. */
  stretch() {
    for (const [key, batch] of this.batches)
      if (batch.isSkin) {
        if (batch.mesh) this.scene.remove(batch.mesh);
        batch.geometry.dispose();
        this.batches.delete(key);
      }
    for (const skin of this.skins) {
      const { object, rule: { skin: how }, look, layers } = skin;
      const own = object.matrix.clone().invert(), point = new THREE.Vector3(), end = new THREE.Vector3();
      const rows = this.ghostly.includes(object) ? this.ghostRows : this.rows;
      const places = how.places.map(([k, f]) => {
        const at = 15*k + 9;
        point.set(...rows.slice(at, at + 3));
        end.set(...rows.slice(at + 3, at + 6)).sub(point);
        return point.addScaledVector(end, f).applyMatrix4(own).toArray();
      });
      const of = bytesOf(how.of), offsets = new Float32Array(bytesOf(how.offsets).buffer);
      const points = offsets.map((x, i) => x + places[of[Math.floor(i/3)]][i % 3]);
      const key = Array.from(points, (x) => (x/this.extent).toFixed(6)).join();
      const faces = new Uint16Array(bytesOf(how.faces).buffer);
      object.parts = object.parts.filter((part) => !part.isSkin);
      const part = this.part(object, key, () => surface(points, faces, CREASE), look, layers);
      part.batch.isSkin = part.isSkin = true;
      object.parts.push(Object.assign(part, { rule: {} }));
    }
  }

  axesObject(length) {
    const group = new THREE.Group();
    AXIS_COLORS.forEach((color, i) => {
      const ends = new Float32Array(6);
      ends[3 + i] = length;
      const geometry = new THREE.BufferGeometry();
      geometry.setAttribute("position", new THREE.BufferAttribute(ends, 3));
      group.add(new THREE.Line(geometry, new THREE.LineBasicMaterial({ color, fog: false })));
    });
    return group;
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

  /* What depends on parameters: ellipsoids of inertia, blocks, and shapes of bodies. */
  setMasses(masses) {
    if (masses) {
      let i = 0;
      for (const object of this.objects) {
        if (object.userData.role !== "body") continue;
        const [m, xx, xy, xz, yy, yz, zz] = masses.subarray(7*i, 7*i + 7);
        i += 1;
        const { values, vectors: V } = eigen([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]);
        const thin = this.extent/250, axes = bounded(semiAxes(m, values), this.extent).map((x) => Math.max(x, thin));
        for (const part of object.parts.filter(({ rule }) => rule.mass)) {
          const [a, b, c] = axes.map((x) => part.rule.mass*x);
          part.local = new THREE.Matrix4().set(
            a*V[0][0], b*V[0][1], c*V[0][2], 0, a*V[1][0], b*V[1][1], c*V[1][2], 0,
            a*V[2][0], b*V[2][1], c*V[2][2], 0, 0, 0, 0, 1);
          if (part.local.determinant() < 0) part.local.scale(new THREE.Vector3(-1, 1, 1));
        }
      }
    }
    this.stretch();
    this.place(this.rows, this.t);
    this.applyShown();
  }

  /* Put everything where the rows of the scene say, and let the view go along. */
  update(rows, t) {
    const followed = this.follow && this.objectOf(this.follow);
    const before = followed && followed.position_.clone();
    this.place(rows, t);
    if (before) this.shift(followed.position_.clone().sub(before));
    else if (this.follow === null) this.keepUp();
    this.applyShown();
  }

  place(rows, t) {
    Object.assign(this, { rows, t, ghostRows: this.ghosts.at(t) });
    this.ghostly.forEach((object, i) => this.put(object, this.ghostRows, 15*i));
    this.lost = [];
    this.objects.forEach((object, i) => {
      if (15*i < rows.length) this.put(object, rows, 15*i);
    });
  }

  shift(way) {
    if (!Number.isFinite(way.lengthSq())) return;
    this.camera.position.add(way);
    this.controls.target.add(way);
    this.drift.add(way);
    // The ground goes along by whole cells, so that it seems to stay.
    const { cell } = this, turn = this.ground.quaternion;
    const cells = this.drift.clone().applyQuaternion(turn.clone().invert());
    cells.set(cell*Math.round(cells.x/cell), 0, cell*Math.round(cells.z/cell));
    this.ground.position.copy(this.groundAt).add(cells.applyQuaternion(turn));
  }

  /* Let the view go along with the middle of all bodies, and back as they go apart. */
  keepUp() {
    const low = new THREE.Vector3(Infinity, Infinity, Infinity), high = low.clone().negate(), half = 0.5*this.extent;
    this.objects.forEach(({ userData: { role }, position_ }, i) => {
      const counts = 15*i < this.rows.length && (role === "body" || !this.data.wasm);
      if (!counts || !Number.isFinite(position_.lengthSq())) return;
      low.min(position_);
      high.max(position_);
    });
    if (low.x > high.x) return;
    const middle = low.clone().add(high).multiplyScalar(0.5), apart = low.distanceTo(middle);
    this.middle = this.middle || middle.clone();
    this.reach = this.reach || Math.max(half, apart);
    if (apart > FARTHEST*half) return;
    const gone = middle.clone().sub(this.middle).sub(this.drift), slack = 0.12*this.extent;
    if (gone.length() > slack) this.shift(gone.multiplyScalar(1 - slack/gone.length()));
    const { position } = this.camera, { target } = this.controls, reach = Math.max(this.reach, apart);
    position.sub(target).multiplyScalar(reach/this.reach).add(target);
    this.reach = reach;
  }

  put(object, r, at) {
    const [x, y, z, X, Y, W] = r.subarray(at + 9, at + 15), sizes = [X, Y, W];
    object.position_.set(x, y, z);
    object.end_.set(X, Y, W);
    object.matrix.set(
      r[at], r[at + 1], r[at + 2], x, r[at + 3], r[at + 4], r[at + 5], y,
      r[at + 6], r[at + 7], r[at + 8], z, 0, 0, 0, 1);
    object.matrixWorldNeedsUpdate = true;
    const there = r.subarray(at, at + 15).every(Number.isFinite);
    if (!there && object.parts.length) this.lost.push(object.userData.name);
    for (const part of object.parts) {
      const { rule, local } = part;
      part.hidden = !there;
      if (rule.along) this.lay(part, object.position_, new THREE.Vector3(X, Y, W).sub(object.position_));
      else if (rule.slides) part.matrix.multiplyMatrices(object.matrix, this.longer(part, object, r, 15*rule.slides + 9));
      else if (local) part.matrix.multiplyMatrices(object.matrix, local);
      else part.matrix.copy(object.matrix);
      if (rule.at_end) part.matrix.setPosition(X, Y, W);
      if (rule.size) part.matrix.scale(new THREE.Vector3(...rule.size.map((k) => sizes[k])));
    }
  }

  /* Let a rail go on to where what slides along it is. */
  longer({ local }, object, r, at) {
    const axis = new THREE.Vector3().setFromMatrixColumn(local, 2), place = new THREE.Vector3().setFromMatrixColumn(local, 3);
    const length = axis.length(), middle = place.dot(axis.divideScalar(length));
    const x = new THREE.Vector3(r[at], r[at + 1], r[at + 2]).sub(object.position_).dot(axis.clone().transformDirection(object.matrix));
    const low = Math.min(middle - length/2, x - 2*this.glyph), high = Math.max(middle + length/2, x + 2*this.glyph);
    if (!(high - low > length)) return local;
    place.addScaledVector(axis, (low + high)/2 - middle);
    const [{ x: a, y: b, z: c }, { x: d, y: e, z: f }] = [axis.multiplyScalar(high - low), place];
    local.elements.splice(8, 8, a, b, c, 0, d, e, f, 1);
    return local;
  }

  /* Lay a part on a line of the length L, from a L + b to c L + d; a slack rope sags. */
  lay(part, from, way) {
    const length = way.length(), [a, b, c, d, wide] = part.rule.along, { rest = 0 } = part.rule;
    const sag = Math.sqrt(0.375*length*Math.max(0, rest - length));
    const at = (of, more) => {
      const f = Math.min(1, Math.max(0, length > 0 ? of + more/length : of));
      return from.clone().addScaledVector(way, f).addScaledVector(this.up, -4*f*(1 - f)*sag);
    };
    const begin = at(a, b), end = at(c, d), reach = end.clone().sub(begin), size = reach.length();
    part.hidden = !(size > 0);
    if (part.hidden) return;
    part.matrix.compose(begin.add(end).multiplyScalar(0.5),
      new THREE.Quaternion().setFromUnitVectors(Z, reach.divideScalar(size)), new THREE.Vector3(wide, wide, size));
  }

  applyShown() {
    const s = this.shown;
    this.ground.visible = s.grid;
    this.world.visible = s.world;
    for (const object of this.objects) {
      const { role, axes } = object.userData;
      const lined = (axes && s.axes) || (role === "frame" && s.frames);
      if (lined && !object.lines_) this.addLines(object);
      if (object.lines_) object.lines_.visible = lined;
      if (lined && role === "support") object.lines_.position.copy(object.end_).applyMatrix4(object.matrix.clone().invert());
    }
    for (const trace of this.traces.values()) trace.visible = s.traces;
    this.fill();
  }

  /* The objects whose names are shown. */
  get named() {
    const s = this.shown;
    return !s.names ? [] : this.objects.filter(({ userData: { role, bare } }) => role === "body"
      || (role === "joint" && (s.joints || s.axes || (s.skeletons && bare))) || (role === "frame" && s.frames));
  }

  fill() {
    for (const batch of this.batches.values()) batch.fill(this);
    this.renderer.shadowMap.needsUpdate = true;
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
      start: new THREE.Vector3(...this.data.measures.view),
      front: y.clone().negate(), back: y, left: x.clone().negate(), right: x,
      top: up.clone().addScaledVector(y, -1e-3), oblique: x.clone().multiplyScalar(0.55).addScaledVector(y, -1).addScaledVector(up, 0.45),
    }[view].normalize();
    // As far away as the corners of the box around the motion need.
    const { low, high } = this.data.measures, right = new THREE.Vector3().crossVectors(up, way).normalize();
    const over = new THREE.Vector3().crossVectors(way, right), tangent = 0.92*Math.tan(FIELD*Math.PI/360);
    let away = 0;
    for (let i = 0; i < 8; i++) {
      const corner = new THREE.Vector3(...[0, 1, 2].map((k) => ((i >> k) & 1 ? high : low)[k])).sub(this.center);
      const wide = Math.abs(corner.dot(right))/this.camera.aspect, tall = Math.abs(corner.dot(over));
      away = Math.max(away, Math.max(wide, tall)/tangent + corner.dot(way));
    }
    this.controls.target.copy(this.center).add(this.drift);
    this.camera.position.copy(this.controls.target).addScaledVector(way, Math.max(away, 0.2*this.extent));
    this.camera.near = this.extent/200;
    this.camera.far = 60*this.extent;
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.view = view;
  }

  /* Turn the view by angles, or come nearer, as keys do. */
  turn(across, up, nearer = 1) {
    const way = this.camera.position.clone().sub(this.controls.target), side = way.clone().cross(this.up).normalize();
    const tilt = way.angleTo(this.up);
    way.applyAxisAngle(side, Math.min(tilt - 0.05, Math.max(tilt - 3.09, up)));
    way.applyAxisAngle(this.up, across).divideScalar(nearer);
    this.camera.position.copy(this.controls.target).add(way);
    this.controls.update();
    this.view = "";
  }

  resize(width, height) {
    this.size = [width, height];
    this.camera.aspect = width/Math.max(1, height);
    this.camera.updateProjectionMatrix();
    // What is shown fits until somebody turns it.
    if (this.view) this.look(this.view);
    this.sharpen();
  }

  /* Whether it is drawn with fewer pixels than the screen has. */
  get isCoarse() { return QUALITIES[this.quality].ratio < 1; }

  /* Draw as many pixels as the quality has, and all of them at rest. */
  sharpen(moving = this.moving) {
    this.moving = moving;
    const { ratio, shadows } = QUALITIES[this.quality];
    this.light.castShadow = this.shade.visible = shadows > 0 || !moving;
    for (const { mesh, look } of [...this.batches.values(), ...this.arrows.batches.values()])
      if (mesh) mesh.material = this.material(look);
    this.renderer.setPixelRatio(Math.min(moving ? ratio : Math.max(1, ratio), Math.max(1, window.devicePixelRatio || 1)));
    this.renderer.setSize(...this.size, false);
  }

  draw() {
    const target = this.controls.target, side = this.camera.position.clone().sub(target).normalize();
    const right = new THREE.Vector3().crossVectors(this.up, side).normalize();
    const way = right.multiplyScalar(-0.5).addScaledVector(side, 0.5).addScaledVector(this.up, 1.1).normalize();
    const middle = this.center.clone().add(this.drift);
    this.light.target.position.copy(middle);
    this.light.position.copy(middle).addScaledVector(way, 3*this.extent);
    const { up, sun, bright, above, below } = this.plainly, { sky, light } = this;
    up.value.copy(this.up);
    sun.value.copy(way);
    for (const [part, color, intensity] of [[bright, light.color, light.intensity], [above, sky.color, sky.intensity], [below, sky.groundColor, sky.intensity]])
      part.value.set(color.r, color.g, color.b).multiplyScalar(intensity/Math.PI);
    if (QUALITIES[this.quality].hollows) this.hollows = this.hollows || new Hollows(this);
    if (QUALITIES[this.quality].hollows) this.hollows.draw();
    else this.renderer.render(this.scene, this.camera);
    this.labels.draw();
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

/* A place in the axes of an item, rows of three by four. */
const fixed = (at) => new THREE.Matrix4().set(...at, 0, 0, 0, 1);

/* Triangles whose edges are sharp where they fold by more than an angle. */
function surface(points, faces, crease) {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(points, 3));
  geometry.setIndex(new THREE.BufferAttribute(faces, 1));
  if (crease) return THREE.mergeVertices(THREE.toCreasedNormals(geometry, crease));
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  return flat;
}
