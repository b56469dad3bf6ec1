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

class Stage {
  constructor(canvas, data) {
    this.data = data;
    this.shown = { joints: true, axes: false, frames: false, names: false, inertias: false,
                   centers: false, grid: true, world: true, traces: false };
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
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
    this.traces = new Map();
    this.follow = "";
  }

  /* Make all objects, for the first rows, which give the extent. */
  build(rows, masses) {
    this.rows = rows;
    this.extent = this.measure(rows);
    const skeleton = this.data.scene.some((item) => item.role === "link");
    // Round things have fewer faces where there are many of them.
    this.detail = this.data.scene.length > 150 ? 10 : 28;
    this.shown.joints = skeleton;
    this.shown.inertias = skeleton;
    this.objects = this.data.scene.map((item) => this.made(item));
    for (const object of this.objects) this.scene.add(object);
    this.world = this.axesObject(0.12*this.extent);
    this.scene.add(this.world);
    this.grid = new THREE.GridHelper(4*this.extent, 20, 0x99a5b0, 0xc3ccd4);
    this.grid.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), this.up);
    this.grid.position.copy(this.center).addScaledVector(this.up, this.lowest - this.center.dot(this.up));
    this.scene.add(this.grid);
    this.setMasses(masses);
    this.update(rows);
    this.look("iso");
  }

  /* Return the size of what is there, and set its middle. */
  measure(rows) {
    const box = new THREE.Box3(), point = new THREE.Vector3();
    this.data.scene.forEach((item, i) => {
      const at = 15*i;
      box.expandByPoint(point.set(...rows.slice(at + 9, at + 12)));
      if (item.shape === "Line" || item.shape === "Arrow")
        box.expandByPoint(point.set(...rows.slice(at + 12, at + 15)));
      if (item.role === "visual" && ["Box", "Cylinder", "Sphere"].includes(item.shape)) {
        const half = Math.max(...rows.slice(at + 12, at + 15))/2;
        const middle = new THREE.Vector3(...rows.slice(at + 9, at + 12));
        box.expandByPoint(point.copy(middle).addScalar(half));
        box.expandByPoint(point.copy(middle).addScalar(-half));
      }
    });
    this.center = box.getCenter(new THREE.Vector3());
    const size = box.getSize(new THREE.Vector3()).length();
    this.lowest = Infinity;
    for (let i = 0; i < 8; i++) {
      const corner = point.set(i & 1 ? box.min.x : box.max.x, i & 2 ? box.min.y : box.max.y,
                               i & 4 ? box.min.z : box.max.z);
      this.lowest = Math.min(this.lowest, corner.dot(this.up));
    }
    return size > 1e-9 ? size : 1;
  }

  material(item) {
    const [r, g, b] = item.color;
    return new THREE.MeshLambertMaterial({
      color: new THREE.Color().setRGB(r, g, b, "srgb"), side: THREE.DoubleSide,
      opacity: item.opacity, transparent: item.opacity < 1,
    });
  }

  made(item) {
    const object = new THREE.Group();
    object.matrixAutoUpdate = false;
    object.name = `${item.role}:${item.name}`;
    object.userData = item;
    if (item.role === "body") this.addBody(object);
    else if (item.role === "joint") this.addJoint(object, item);
    else if (item.role === "frame") this.addFrame(object);
    else this.addShape(object, item);
    return object;
  }

  addShape(object, item) {
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
    if (item.shape === "FrameAxes") object.add(this.axesObject(1));
    else if (item.shape === "Arrow") object.add(this.arrowObject(item));
    else {
      const geometry = unit();
      if (geometry) object.add(new THREE.Mesh(geometry, this.material(item)));
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

  arrowObject(item) {
    const group = new THREE.Group(), material = this.material(item);
    const shaft = new THREE.Mesh(new THREE.CylinderGeometry(1, 1, 1, 10), material);
    const head = new THREE.Mesh(new THREE.ConeGeometry(1, 1, 16), material);
    group.add(shaft, head);
    group.userData = { shaft, head };
    return group;
  }

  addBody(object) {
    const dark = new THREE.MeshLambertMaterial({ color: 0x222222 });
    const mark = new THREE.Mesh(new THREE.SphereGeometry(this.extent/110, 12, 8), dark);
    const ellipsoid = new THREE.Mesh(
      new THREE.SphereGeometry(1, this.detail, Math.ceil(this.detail/2)),
      new THREE.MeshLambertMaterial({ color: 0x5b8db8, opacity: 0.55, transparent: true, depthWrite: false }));
    ellipsoid.matrixAutoUpdate = false;
    mark.name = "center";
    ellipsoid.name = "inertia";
    object.add(mark, ellipsoid);
  }

  addJoint(object, item) {
    const size = this.extent/45, glyphs = new THREE.Group(), lines = new THREE.Group();
    glyphs.name = "glyphs";
    lines.name = "axes";
    const y = new THREE.Vector3(0, 1, 0);
    for (const [kind, axis] of item.axes) {
      const material = new THREE.MeshLambertMaterial({ color: 0xe07b26 });
      if (kind === "Q") glyphs.add(new THREE.Mesh(new THREE.SphereGeometry(size, 24, 16), material));
      if (axis.length !== 3) continue;
      const direction = new THREE.Vector3(...axis);
      const shape = kind === "R"
        ? new THREE.CylinderGeometry(0.6*size, 0.6*size, 2*size, this.detail)
        : new THREE.BoxGeometry(0.9*size, 3*size, 0.9*size);
      const glyph = new THREE.Mesh(shape, material);
      glyph.quaternion.setFromUnitVectors(y, direction);
      glyphs.add(glyph);
      const arrow = new THREE.ArrowHelper(direction, new THREE.Vector3(), 6*size, 0xe07b26, 1.5*size, size);
      lines.add(arrow);
    }
    object.add(glyphs, lines);
  }

  addFrame(object) {
    const axes = this.axesObject(this.extent/18);
    axes.name = "frame";
    object.add(axes);
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
    const sprite = new THREE.Sprite(new THREE.SpriteMaterial({ map, depthTest: false }));
    const size = this.extent/28;
    sprite.scale.set(size*canvas.width/height, size, 1);
    sprite.center.set(-0.05, -0.3);
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
      const thin = this.extent/250;
      const [a, b, c] = semiAxes(m, values).map((x) => Math.min(this.extent, Math.max(x, thin)));
      const ellipsoid = object.getObjectByName("inertia");
      ellipsoid.matrix.set(
        a*V[0][0], b*V[0][1], c*V[0][2], 0, a*V[1][0], b*V[1][1], c*V[1][2], 0,
        a*V[2][0], b*V[2][1], c*V[2][2], 0, 0, 0, 0, 1);
      ellipsoid.userData.empty = !(m > 0);
    }
  }

  /* Put everything where the rows of the scene say. */
  update(rows) {
    this.rows = rows;
    const before = this.follow && this.objectOf(this.follow).position_;
    this.objects.forEach((object, i) => {
      if (15*i < rows.length) this.place(object, rows, 15*i);
    });
    if (before) {
      const moved = this.objectOf(this.follow).position_.clone().sub(before);
      this.camera.position.add(moved);
      this.controls.target.add(moved);
    }
    this.applyShown();
  }

  place(object, r, at) {
    const item = object.userData, [sx, sy, sz] = r.subarray(at + 12, at + 15);
    object.position_ = new THREE.Vector3(r[at + 9], r[at + 10], r[at + 11]);
    object.matrix.set(
      r[at], r[at + 1], r[at + 2], r[at + 9], r[at + 3], r[at + 4], r[at + 5], r[at + 10],
      r[at + 6], r[at + 7], r[at + 8], r[at + 11], 0, 0, 0, 1);
    const child = object.children.find((part) => part !== object.label_);
    // A mesh that is missing has none.
    if (child && (item.role === "visual" || item.role === "link")) {
      if (item.shape === "Line" || item.shape === "Arrow") {
        object.matrix.makeTranslation(r[at + 9], r[at + 10], r[at + 11]);
        const way = new THREE.Vector3(sx, sy, sz).sub(object.position_);
        this.placeLine(child, item, way);
      } else if (item.shape === "Box") child.scale.set(sx, sy, sz);
      else if (item.shape === "Cylinder")
        child.scale.set(...["x", "y", "z"].map((axis) => (axis === item.axis ? sy : sx)));
      else child.scale.setScalar(sx);
    }
    object.matrixWorldNeedsUpdate = true;
  }

  placeLine(child, item, way) {
    const length = way.length(), up = new THREE.Vector3(0, 1, 0);
    child.visible = length > 1e-12;
    if (!child.visible) return;
    child.quaternion.setFromUnitVectors(up, way.clone().normalize());
    const radius = this.extent/(item.role === "link" ? 130 : 300);
    if (item.shape === "Line") {
      child.scale.set(radius, length, radius);
      child.position.copy(way).multiplyScalar(0.5);
      return;
    }
    const { shaft, head } = child.userData, tip = Math.min(0.3*length, this.extent/25);
    shaft.scale.set(radius, length - tip, radius);
    shaft.position.set(0, (length - tip)/2, 0);
    head.scale.set(2.5*radius, tip, 2.5*radius);
    head.position.set(0, length - tip/2, 0);
  }

  applyShown() {
    const s = this.shown;
    this.grid.visible = s.grid;
    this.world.visible = s.world;
    for (const object of this.objects) {
      const { role } = object.userData;
      if (role === "body") {
        object.getObjectByName("center").visible = s.centers;
        const ellipsoid = object.getObjectByName("inertia");
        ellipsoid.visible = s.inertias && !ellipsoid.userData.empty;
      } else if (role === "joint") {
        object.getObjectByName("glyphs").visible = s.joints;
        object.getObjectByName("axes").visible = s.axes;
      } else if (role === "frame") object.getObjectByName("frame").visible = s.frames;
      const named = s.names && (role === "body" || (role === "joint" && (s.joints || s.axes))
        || (role === "frame" && s.frames));
      // Made when first wanted: each is a picture of its own.
      if (named && !object.label_) object.add((object.label_ = this.label(object.userData.name, role)));
      if (object.label_) object.label_.visible = named;
    }
    for (const trace of this.traces.values()) trace.visible = s.traces;
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
    this.controls.target.copy(this.center);
    this.camera.position.copy(this.center).addScaledVector(way, away);
    this.camera.near = this.extent/200;
    this.camera.far = 60*this.extent;
    this.camera.updateProjectionMatrix();
    this.controls.update();
  }

  resize(width, height) {
    this.renderer.setPixelRatio(Math.min(2, window.devicePixelRatio || 1));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width/Math.max(1, height);
    this.camera.updateProjectionMatrix();
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
    const seen = this.objects.filter((o) => ["visual", "link", "body", "joint"].includes(o.userData.role));
    for (const hit of ray.intersectObjects(seen, true)) {
      let object = hit.object, visible = true;
      if (!object.isMesh) continue;
      for (let o = object; o; o = o.parent) visible = visible && o.visible;
      while (object && !(object.userData && object.userData.body)) object = object.parent;
      if (visible && object && object.userData.body !== "world")
        return { body: object.userData.body, point: hit.point };
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
if (typeof module !== "undefined") module.exports = { eigen, semiAxes };
