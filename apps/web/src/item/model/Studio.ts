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

/** A lit room with a camera, in which one thing stands. */
export type Studio = {
  renderer: WebGLRenderer
  scene: Scene
  camera: PerspectiveCamera
  controls: OrbitControls
}

/**
 * Sets up a studio in a canvas.
 *
 * @returns `undefined` where the browser draws nothing in space.
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
  // The page keeps its own ways: a finger scrolls it up and down, and so does the wheel.
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

/** On a full screen there is no page to scroll; with Ctrl, as when two fingers spread, it is meant for the model. */
function leaveToPage(event: WheelEvent): void {
  if (!document.fullscreenElement && !event.ctrlKey) event.stopImmediatePropagation()
}

/**
 * Puts something into the middle, as large as the picture.
 *
 * @returns Whether there is anything of it to see.
 */
export function show({ scene, camera, controls }: Studio, model: Object3D): boolean {
  const { center, radius } = ballOf(model)
  if (!(radius > 0) || !Number.isFinite(radius + center.length())) return false
  // Whatever it was measured in: numbers far from one are drawn badly.
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

/** The ball that holds all of it however it is turned. One round its box would be a good deal larger. */
function ballOf(model: Object3D): Sphere {
  const center = new Box3().setFromObject(model, true).getCenter(new Vector3())
  let radius = 0
  model.traverse((object) => {
    radius = Math.max(radius, reachOf(object, center))
  })
  return new Sphere(center, radius)
}

/** How far away the farthest of an object's own points is. */
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
    // Bones and shapes move a mesh's points.
    if (object instanceof Mesh) object.getVertexPosition(index, point)
    else point.fromBufferAttribute(positions, index)
    reach = Math.max(reach, point.applyMatrix4(object.matrixWorld).distanceTo(center))
  }
  return reach
}

/** Fits the picture into its place. */
export function resize({ renderer, camera }: Studio, { clientWidth, clientHeight }: Element): void {
  const aspect = clientWidth / Math.max(1, clientHeight)
  renderer.setSize(clientWidth, clientHeight, false)
  camera.aspect = aspect
  // In a narrow place it is the width that has to hold it.
  const half = Math.tan((fieldDegrees / 2) * (Math.PI / 180)) / Math.min(1, aspect)
  camera.fov = (2 * Math.atan(half) * 180) / Math.PI
  camera.updateProjectionMatrix()
}

/** Gives everything back to the graphics card, at once. */
export function close({ renderer, scene, controls }: Studio): void {
  controls.dispose()
  scene.environment?.dispose()
  renderer.dispose()
  renderer.forceContextLoss()
}
