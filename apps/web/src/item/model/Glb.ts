/** A binary glTF: the description of a scene, and its data. */
export type Glb = { scene: Scene; bytes: Uint8Array<ArrayBuffer> }

/** A scene's description. It is untrusted: any part may be missing or of another type. */
export type Scene = Readonly<Record<string, unknown>>

/** Why a model cannot be drawn. */
export type Issue =
  /** It is not a valid glTF, or parts of it are missing. */
  | 'broken'
  /** It needs files from other servers, which would learn who looks at it. */
  | 'foreign'
  /** It uses a compression that is not supported here. */
  | 'packed'
  /** It has more parts, triangles or bytes than a phone can draw. */
  | 'tooMuch'
  /** It has nothing visible. */
  | 'empty'

/** The limits of a model. */
const limits = {
  triangles: 2_000_000,
  /** Nodes of the scene, and pieces that are drawn one after another. */
  nodes: 20_000,
  pieces: 5_000,
  lights: 16,
  scenes: 16,
  textures: 256,
  /** Properties that its animations change. */
  channels: 5_000,
  /** Numbers in all its lists, wherever they are stored. */
  numbers: 60_000_000,
  /** Bytes copied out of the file for its lists and pictures. */
  bytes: 256 * 2 ** 20,
} as const

/** Extensions that a model may require, since the library supports them without further files. */
const known =
  /^(KHR_(lights_punctual|materials_\w+|mesh_quantization|texture_transform)|EXT_(materials_bump|mesh_gpu_instancing|texture_webp))$/

const magic = 0x46546c67
const chunkTypes = { json: 0x4e4f534a, bytes: 0x004e4942 }

/**
 * Parses a file.
 *
 * @returns `undefined` for anything but a binary glTF of version 2.
 */
export function parse(file: ArrayBuffer): Glb | undefined {
  const view = new DataView(file)
  if (file.byteLength < 20 || view.getUint32(0, true) !== magic || view.getUint32(4, true) !== 2)
    return undefined
  const chunks = new Map(chunksOf(view))
  const json = chunks.get(chunkTypes.json)
  const scene = json && parseJson(new TextDecoder().decode(json))
  return scene && { scene, bytes: chunks.get(chunkTypes.bytes) ?? new Uint8Array() }
}

function* chunksOf(view: DataView<ArrayBuffer>): Generator<readonly [number, Uint8Array<ArrayBuffer>]> {
  const end = Math.min(view.getUint32(8, true), view.byteLength)
  for (let at = 12; at + 8 <= end; ) {
    const length = view.getUint32(at, true)
    if (at + 8 + length > end) return
    yield [view.getUint32(at + 4, true), new Uint8Array(view.buffer, at + 8, length)]
    at += 8 + length
  }
}

function parseJson(text: string): Scene | undefined {
  try {
    return toRecord(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * Finds the reason why a model cannot be drawn, before any part of it is built. The first reason counts, from
 * impossible to too large.
 */
export function issueOf({ scene }: Glb): Issue | undefined {
  const named = [...list(scene.buffers), ...list(scene.images)]
  if (named.some(({ uri }) => uri !== undefined)) return 'foreign'
  if (list(scene.buffers).length > 1) return 'broken'
  if (strings(scene.extensionsRequired).some((name) => !known.test(name))) return 'packed'
  const drawn = measure(scene)
  if (drawn === 'broken') return drawn
  const names = Object.keys(limits) as (keyof typeof limits)[]
  if (names.some((name) => !(drawn[name] <= limits[name]))) return 'tooMuch'
  return drawn.pieces === 0 ? 'empty' : undefined
}

type Measures = Record<keyof typeof limits, number>

/** Counts what would be drawn. A node that is reached twice could form an endless loop. */
function measure(scene: Scene): Measures | 'broken' {
  const [nodes, meshes, accessors] = [list(scene.nodes), list(scene.meshes), list(scene.accessors)]
  const scenes = list(scene.scenes).map((one) => numbers(one.nodes))
  if (scenes.some((roots) => new Set(roots).size < roots.length)) return 'broken'
  const seen = new Set<number>()
  // Several scenes may share nodes.
  const left = [...new Set(scenes.flat())]
  let [triangles, pieces, morphed] = [0, 0, 0]
  // Stops counting once the limit is exceeded.
  for (let index = left.pop(); index !== undefined && pieces <= limits.pieces; index = left.pop()) {
    const node = nodes[index]
    if (!node || seen.has(index)) return 'broken'
    seen.add(index)
    for (const child of numbers(node.children)) left.push(child)
    const primitives = list(meshes[Number(node.mesh ?? -1)]?.primitives)
    const times = copiesOf(node, accessors)
    pieces += primitives.length
    triangles += times * sum(primitives.map((primitive) => trianglesOf(primitive, accessors)))
    morphed += sum(primitives.map((primitive) => morphedOf(primitive, accessors)))
  }
  return {
    triangles,
    pieces,
    nodes: nodes.length,
    scenes: scenes.length,
    textures: Math.max(list(scene.textures).length, list(scene.images).length),
    channels: sum(list(scene.animations).map(({ channels }) => list(channels).length)),
    lights: nodes.filter((node) => toRecord(node.extensions).KHR_lights_punctual !== undefined).length,
    bytes: sum(list(scene.bufferViews).map(({ byteLength }) => toCount(byteLength))),
    numbers:
      morphed + sum(accessors.map((accessor) => countOf(accessor) * (sizes[String(accessor.type)] ?? 16))),
  }
}

const sizes: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
}

function trianglesOf(primitive: Scene, accessors: readonly Scene[]): number {
  const { POSITION } = toRecord(primitive.attributes)
  const points = countOf(accessors[Number(primitive.indices ?? POSITION ?? -1)])
  return (primitive.mode ?? 4) === 4 ? points / 3 : points
}

/** A morph target holds a position, a normal and a colour for each point of each shape. */
function morphedOf({ attributes, targets }: Scene, accessors: readonly Scene[]): number {
  const points = countOf(accessors[Number(toRecord(attributes).POSITION ?? -1)])
  const { length } = list(targets)
  return length === 0 ? 0 : length * points * 12
}

/** Returns how many instances of a node are drawn at once. */
function copiesOf(node: Scene, accessors: readonly Scene[]): number {
  const { attributes } = toRecord(toRecord(node.extensions).EXT_mesh_gpu_instancing)
  const counts = Object.values(toRecord(attributes)).map((index) => countOf(accessors[Number(index)]))
  return counts.reduce((most, count) => Math.max(most, count), 1)
}

/** Returns the length that a list states. */
function countOf(accessor: Scene | undefined): number {
  return accessor ? toCount(accessor.count) : 0
}

/** Counts an invalid number as infinite. */
function toCount(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : Number.POSITIVE_INFINITY
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Returns the objects of a list. */
export function list(value: unknown): readonly Scene[] {
  return Array.isArray(value) ? value.map(toRecord) : []
}

function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function toRecord(value: unknown): Scene {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Scene) : {}
}
