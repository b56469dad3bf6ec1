// What pages take of three.js; see tools/make_three.py.
export {
  AmbientLight, ArrowHelper, BoxGeometry, Box3, BufferAttribute, BufferGeometry,
  CanvasTexture, Color, ConeGeometry, CylinderGeometry, DirectionalLight, DoubleSide,
  GridHelper, Group, HemisphereLight, InstancedMesh, Line, LineBasicMaterial, LineSegments, Matrix4,
  Mesh, MeshLambertMaterial, PerspectiveCamera, Plane, Quaternion, Raycaster, Scene,
  SphereGeometry, Sprite, SpriteMaterial, TorusGeometry, Vector2, Vector3, WebGLRenderer,
} from "three";
export { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
