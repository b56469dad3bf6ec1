/* Names beside what they name, none over another; and hollows that are darker. */
"use strict";

class Labels {
  constructor(stage) {
    this.stage = stage;
    this.box = document.getElementById("labels");
    this.made = new Map();
  }

  /* Put each name to the first free side of its place, nearest first, or leave it out. */
  draw() {
    const { stage } = this, [width, height] = stage.size, taken = [], wanted = new Set();
    const point = new THREE.Vector3(), named = stage.named.map((object) => {
      point.copy(object.position_).project(stage.camera);
      return { object, x: (point.x + 1)/2*width, y: (1 - point.y)/2*height, depth: point.z };
    }).filter(({ depth }) => Math.abs(depth) < 1).sort((a, b) => a.depth - b.depth);
    for (const { object, x, y } of named) {
      const label = this.of(object), w = label.wide_, h = 18;
      const sides = [[8, -h - 2], [8, 4], [-w - 8, -h - 2], [-w - 8, 4], [-w/2, -h - 14], [-w/2, 14]];
      const free = sides.map(([dx, dy]) => [x + dx, y + dy, x + dx + w, y + dy + h])
        .find(([l, t, r, b]) => taken.every((o) => r < o[0] || l > o[2] || b < o[1] || t > o[3]));
      if (!free) continue;
      taken.push(free);
      wanted.add(object);
      label.style.transform = `translate(${free[0].toFixed(1)}px,${free[1].toFixed(1)}px)`;
      label.hidden = false;
    }
    for (const [object, label] of this.made) if (!wanted.has(object)) label.hidden = true;
  }

  of(object) {
    if (!this.made.has(object)) {
      const { role, name } = object.userData;
      const label = make("span", { className: `label ${role}`, textContent: name });
      this.box.append(label);
      label.wide_ = label.offsetWidth;
      this.made.set(object, label);
    }
    return this.made.get(object);
  }
}

const WHOLE = "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";
/* How much of the half sphere before each point is free, from depths around it; McGuire et al. (2011). */
const FREE = `
  varying vec2 at; uniform sampler2D depth; uniform vec2 size, tangent; uniform float near, far, reach;
  vec3 seen(vec2 uv) {
    float z = near*far/(far - texture2D(depth, uv).x*(far - near));
    return vec3((2.0*uv - 1.0)*tangent*z, -z);
  }
  void main() {
    vec3 p = seen(at), n = normalize(cross(dFdx(p), dFdy(p)));
    float turn = 6.2832*fract(52.9829*fract(dot(gl_FragCoord.xy, vec2(0.0671, 0.00584)))), sum = 0.0;
    for (int i = 0; i < 14; i++) {
      float part = (float(i) + 0.5)/14.0, angle = turn + 2.4*float(i);
      vec2 way = part*reach/(-p.z*2.0*tangent)*vec2(cos(angle), sin(angle));
      vec3 v = seen(at + way) - p;
      sum += max(0.0, dot(v, n) - 0.012*reach)/(dot(v, v) + 0.02*reach*reach)*reach*step(dot(v, v), 4.0*reach*reach);
    }
    gl_FragColor = vec4(max(0.0, 1.0 - 1.1*sum/14.0));
  }`;
const MIXED = `
  varying vec2 at; uniform sampler2D color, free; uniform vec2 size;
  void main() {
    float sum = 0.0;
    for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++)
      sum += texture2D(free, at + (vec2(float(i), float(j)) - 1.5)/size).x;
    gl_FragColor = vec4(texture2D(color, at).rgb*sum/16.0, 1.0);
    #include <colorspace_fragment>
  }`;

/* The scene with ambient occlusion: three passes, which graphics cards do in no time. */
class Hollows {
  constructor(stage) {
    this.stage = stage;
    this.target = new THREE.WebGLRenderTarget(1, 1, { samples: 4, type: THREE.HalfFloatType, depthTexture: new THREE.DepthTexture(1, 1) });
    this.free = new THREE.WebGLRenderTarget(1, 1);
    const uniforms = Object.fromEntries(["size", "tangent"].map((key) => [key, { value: new THREE.Vector2() }]));
    for (const key of ["near", "far", "reach"]) uniforms[key] = { value: 0 };
    Object.assign(uniforms, { depth: { value: this.target.depthTexture }, color: { value: this.target.texture }, free: { value: this.free.texture } });
    this.uniforms = uniforms;
    const pass = (fragmentShader) => new THREE.Mesh(new THREE.PlaneGeometry(2, 2),
      new THREE.ShaderMaterial({ uniforms, vertexShader: WHOLE, fragmentShader, depthTest: false, depthWrite: false }));
    this.passes = [[pass(FREE), this.free], [pass(MIXED), null]];
    for (const [mesh] of this.passes) mesh.frustumCulled = false;
  }

  draw() {
    const { renderer, scene, camera, extent } = this.stage, u = this.uniforms;
    renderer.getDrawingBufferSize(u.size.value);
    const { x, y } = u.size.value, tall = Math.tan(camera.fov*Math.PI/360);
    if (this.target.width !== x || this.target.height !== y) {
      this.target.setSize(x, y);
      this.free.setSize(x, y);
    }
    u.tangent.value.set(tall*camera.aspect, tall);
    Object.assign(u.near, { value: camera.near });
    Object.assign(u.far, { value: camera.far });
    u.reach.value = extent/14;
    renderer.setRenderTarget(this.target);
    renderer.render(scene, camera);
    for (const [mesh, target] of this.passes) {
      renderer.setRenderTarget(target);
      renderer.render(mesh, camera);
    }
    renderer.setRenderTarget(null);
  }
}
