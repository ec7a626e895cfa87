import {
  type AnimationClip,
  AnimationMixer,
  LoadingManager,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { createLoop } from './createLoop.js'
import * as Glb from './Glb.js'
import { isInView } from './isInView.js'
import { takeOwnImages } from './ownImages.js'
import * as Studio from './Studio.js'

/** Why a model cannot be drawn: a reason of its own, or a browser without WebGL. */
export type ModelIssue = Glb.Issue | 'noWebgl'

/** A drawn model, and its controls. */
export type Drawing = {
  /** Rotates it, in degrees: to the left, and up. */
  turn: (by: { left?: number; up?: number }) => void
  /** Moves the camera closer by a factor. */
  approach: (times: number) => void
  /** Whether it has animations of its own. */
  isAnimated: boolean
  /** Starts or stops its animations or, without any, its rotation. */
  setMoving: (isMoving: boolean) => void
  /** Resolves once its first frame can be seen. Until its element has been in view, it has none. */
  shown: Promise<void>
  /** Releases its resources of the graphics card. */
  close: () => void
}

/**
 * Draws a model into an element. Fetches nothing: data outside of the file is not drawn.
 *
 * @param file - A binary glTF.
 * @param options.onLost - Called when the graphics context is lost.
 * @returns The drawing, or why there is none.
 */
export async function drawModel(
  file: ArrayBuffer,
  { place, onLost }: { place: HTMLElement; onLost: () => void },
): Promise<Drawing | ModelIssue> {
  const glb = Glb.parse(file)
  const issue = glb ? Glb.issueOf(glb) : 'broken'
  if (!glb || issue) return issue ?? 'broken'
  const canvas = document.createElement('canvas')
  canvas.className = 'absolute inset-0 size-full touch-pan-y in-[:fullscreen]:touch-none'
  const studio = Studio.open(canvas)
  if (!studio) return 'noWebgl'
  const built = await build(file, glb)
  if (!built || !Studio.show(studio, built.scene)) {
    Studio.close(studio)
    return built ? 'empty' : 'broken'
  }
  place.append(canvas)
  canvas.addEventListener('webglcontextlost', onLost)
  return run(studio, { ...built, canvas, place, onLost })
}

type Built = { scene: Object3D; animations: readonly AnimationClip[]; bitmaps: readonly ImageBitmap[] }

async function build(file: ArrayBuffer, glb: Glb.Glb): Promise<Built | undefined> {
  const manager = new LoadingManager()
  // The earlier check has refused addresses. This blocks any that it might have missed.
  manager.setURLModifier(() => 'data:,')
  const loader = new GLTFLoader(manager)
  const bitmaps: ImageBitmap[] = []
  loader.register((parser) => takeOwnImages(parser, glb, bitmaps))
  try {
    const { scene, animations } = await loader.parseAsync(file, '')
    scene.traverse(keepColours)
    return { scene, animations, bitmaps }
  } catch {
    // A stranger's file may be invalid in any way, and the loader throws any kind of error.
    return undefined
  }
}

/** Unlit materials keep their exact colours. */
function keepColours(object: Object3D): void {
  if (!(object instanceof Mesh)) return
  const materials: readonly Material[] = [object.material].flat()
  for (const material of materials) if (material instanceof MeshBasicMaterial) material.toneMapped = false
}

type Running = Built & { canvas: HTMLCanvasElement; place: HTMLElement; onLost: () => void }

function run(studio: Studio.Studio, { scene, animations, bitmaps, canvas, place, onLost }: Running): Drawing {
  const { renderer, camera, controls } = studio
  const mixer = new AnimationMixer(scene)
  const [first] = animations
  if (first) mixer.clipAction(first).play()
  const [shown, onDrawn] = once(() => Studio.settled(studio))
  const loop = createLoop((seconds, isMoving) => {
    controls.autoRotate = isMoving && !first
    if (isMoving) mixer.update(seconds)
    controls.update(seconds)
    renderer.render(studio.scene, camera)
    onDrawn()
  })
  controls.addEventListener('change', loop.request)
  const sizes = new ResizeObserver(() => {
    Studio.resize(studio, place)
    loop.request()
  })
  sizes.observe(place)
  const views = new IntersectionObserver((entries) => loop.setSeen(isInView(entries)))
  views.observe(place)
  return {
    // Turning the model left means moving the camera right.
    turn: ({ left = 0, up = 0 }) => {
      controls.rotateLeft(-radians(left))
      controls.rotateUp(-radians(up))
    },
    approach: (times) => controls.dollyIn(1 / times),
    isAnimated: first !== undefined,
    setMoving: loop.setMoving,
    shown,
    close: () => {
      loop.stop()
      sizes.disconnect()
      views.disconnect()
      canvas.removeEventListener('webglcontextlost', onLost)
      Studio.close(studio)
      for (const bitmap of bitmaps) bitmap.close()
      canvas.remove()
    },
  }
}

/** Returns a promise, and a function whose first call runs what resolves it. */
function once(act: () => Promise<void>): readonly [promise: Promise<void>, call: () => void] {
  let call = () => {}
  const first = new Promise<void>((resolve) => {
    call = resolve
  })
  return [first.then(act), () => call()]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
