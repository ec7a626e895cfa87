import {
  Box3,
  type BufferAttribute,
  InstancedMesh,
  Line,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Points,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'

/** A lit scene with a camera, for one object. */
export type Studio = {
  renderer: WebGLRenderer
  scene: Scene
  camera: PerspectiveCamera
  controls: OrbitControls
}

/**
 * Sets up a studio in a canvas.
 *
 * @returns `undefined` when the browser has no WebGL.
 */
export function open(canvas: HTMLCanvasElement): Studio | undefined {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) return undefined
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2))
  renderer.toneMapping = NeutralToneMapping
  const scene = new Scene()
  scene.environment = light(renderer)
  const camera = new PerspectiveCamera(fieldDegrees)
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  // Keeps the page's own gestures: a finger scrolls it up and down, and so does the wheel.
  canvas.style.touchAction = ''
  canvas.addEventListener('wheel', leaveToPage, { capture: true })
  return { renderer, scene, camera, controls }
}

const fieldDegrees = 35

function light(renderer: WebGLRenderer) {
  const room = new RoomEnvironment()
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.04, 0.1, 100, { size: 128 })
  generator.dispose()
  room.dispose()
  return texture
}

/** In full screen there is no page to scroll. With Ctrl, or a pinch gesture, the wheel is meant for the model. */
function leaveToPage(event: WheelEvent): void {
  if (!document.fullscreenElement && !event.ctrlKey) event.stopImmediatePropagation()
}

/**
 * Puts an object into the centre, scaled to the picture.
 *
 * @returns Whether any of it is visible.
 */
export function show({ scene, camera, controls }: Studio, model: Object3D): boolean {
  const { center, radius } = ballOf(model)
  if (!(radius > 0) || !Number.isFinite(radius + center.length())) return false
  // Normalises the scale, since sizes far from one are drawn badly.
  model.scale.multiplyScalar(1 / radius)
  model.position.sub(center).multiplyScalar(1 / radius)
  scene.add(model)
  const distance = 1.02 / Math.sin((fieldDegrees / 2) * (Math.PI / 180))
  camera.position.copy(new Vector3(0.55, 0.35, 1).setLength(distance))
  camera.near = distance / 100
  camera.far = distance * 10
  controls.minDistance = distance / 4
  controls.maxDistance = distance * 2
  controls.autoRotateSpeed = 1.5
  controls.update()
  controls.saveState()
  return true
}

/** Returns the sphere that contains it in every rotation. A sphere around its bounding box would be much larger. */
function ballOf(model: Object3D): Sphere {
  const center = new Box3().setFromObject(model, true).getCenter(new Vector3())
  let radius = 0
  model.traverse((object) => {
    radius = Math.max(radius, reachOf(object, center))
  })
  return new Sphere(center, radius)
}

/** Returns the distance of an object's farthest point. */
function reachOf(object: Object3D, center: Vector3): number {
  if (object instanceof InstancedMesh) {
    const ball = new Box3().setFromObject(object).getBoundingSphere(new Sphere())
    return ball.center.distanceTo(center) + ball.radius
  }
  if (!(object instanceof Mesh || object instanceof Line || object instanceof Points)) return 0
  const positions: BufferAttribute | undefined = object.geometry.getAttribute('position')
  if (!positions) return 0
  const point = new Vector3()
  let reach = 0
  for (let index = 0; index < positions.count; index++) {
    // Bones and morph targets move a mesh's points.
    if (object instanceof Mesh) object.getVertexPosition(index, point)
    else point.fromBufferAttribute(positions, index)
    reach = Math.max(reach, point.applyMatrix4(object.matrixWorld).distanceTo(center))
  }
  return reach
}

/** Fits the picture into its element. */
export function resize({ renderer, camera }: Studio, { clientWidth, clientHeight }: Element): void {
  const aspect = clientWidth / Math.max(1, clientHeight)
  renderer.setSize(clientWidth, clientHeight, false)
  camera.aspect = aspect
  // In a narrow element, the width limits the size.
  const half = Math.tan((fieldDegrees / 2) * (Math.PI / 180)) / Math.min(1, aspect)
  camera.fov = (2 * Math.atan(half) * 180) / Math.PI
  camera.updateProjectionMatrix()
}

/** Resolves once the graphics card has drawn all that it was told so far. Its first frame can take seconds. */
export async function settled({ renderer }: Studio): Promise<void> {
  const context = renderer.getContext() as WebGL2RenderingContext
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  context.flush()
  const isDone = () =>
    !fence ||
    context.isContextLost() ||
    context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED
  while (!isDone()) await new Promise(requestAnimationFrame)
  context.deleteSync(fence)
}

/** Releases all resources of the graphics card at once. */
export function close({ renderer, scene, controls }: Studio): void {
  controls.dispose()
  scene.environment?.dispose()
  renderer.dispose()
  renderer.forceContextLoss()
}
