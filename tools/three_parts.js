// What pages take of three.js; see tools/make_three.py, which also lists the materials
// and features whose shaders are left out.
export {
  ArrowHelper, BufferAttribute, BufferGeometry, Color, ConeGeometry, CylinderGeometry,
  DepthTexture, DirectionalLight, DoubleSide, Fog, Group, HalfFloatType,
  HemisphereLight, InstancedMesh, Line, LineBasicMaterial, LineSegments, Matrix4, Mesh,
  MeshLambertMaterial, MeshStandardMaterial, PMREMGenerator, PerspectiveCamera, Plane,
  PlaneGeometry, Quaternion, Raycaster, Scene, ShaderMaterial, ShadowMaterial, Vector2,
  Vector3, WebGLRenderTarget, WebGLRenderer,
} from "three";
export { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
export { RoomEnvironment } from "three/examples/jsm/environments/RoomEnvironment.js";
export { mergeVertices, toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
