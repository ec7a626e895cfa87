/** A binary glTF: the description of a scene and the bytes that it is made of. */
export type Glb = { scene: Scene; bytes: Uint8Array<ArrayBuffer> }

/** What is looked at of a description, which a stranger wrote: any part may be missing or something else. */
export type Scene = Readonly<Record<string, unknown>>

/** Why a model is not drawn. */
export type Issue =
  /** It is not what it says it is, or has parts missing. */
  | 'broken'
  /** It needs files that are kept elsewhere, which would learn who looks. */
  | 'foreign'
  /** It is packed in a way that is not unpacked here. */
  | 'packed'
  /** It has more parts, triangles or bytes than a telephone can draw. */
  | 'tooMuch'
  /** Nothing in it can be seen. */
  | 'empty'

/** How much of a model is drawn at most. */
const limits = {
  triangles: 2_000_000,
  /** Nodes of the scene, and pieces that are drawn one after the other. */
  nodes: 20_000,
  pieces: 5_000,
  lights: 16,
  scenes: 16,
  textures: 256,
  /** Properties that its movements change. */
  channels: 5_000,
  /** Numbers in all of its lists, wherever they come from. */
  numbers: 60_000_000,
  /** Cut out of the file for its lists and pictures; each cut is a copy. */
  bytes: 256 * 2 ** 20,
} as const

/** What a model may insist on, since the library draws it without further files. */
const known =
  /^(KHR_(lights_punctual|materials_\w+|mesh_quantization|texture_transform)|EXT_(materials_bump|mesh_gpu_instancing|texture_webp))$/

const magic = 0x46546c67
const chunkTypes = { json: 0x4e4f534a, bytes: 0x004e4942 }

/**
 * Takes a file apart.
 *
 * @returns `undefined` where it is no binary glTF of version 2.
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
 * Finds what speaks against drawing a model, before anything of it is built: the first reason, from what nobody could draw to
 * what is too much.
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

/** Counts what would be drawn; a node that is reached twice would be built for ever. */
function measure(scene: Scene): Measures | 'broken' {
  const [nodes, meshes, accessors] = [list(scene.nodes), list(scene.meshes), list(scene.accessors)]
  const scenes = list(scene.scenes).map((one) => numbers(one.nodes))
  if (scenes.some((roots) => new Set(roots).size < roots.length)) return 'broken'
  const seen = new Set<number>()
  // Several scenes may show the same.
  const left = [...new Set(scenes.flat())]
  let [triangles, pieces, morphed] = [0, 0, 0]
  // What is already too much is not counted to its end.
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

/** What changes its shape is kept for each of its points and each shape: where it is, which way it faces, its colour. */
function morphedOf({ attributes, targets }: Scene, accessors: readonly Scene[]): number {
  const points = countOf(accessors[Number(toRecord(attributes).POSITION ?? -1)])
  const { length } = list(targets)
  return length === 0 ? 0 : length * points * 12
}

/** How often a node is drawn in one go. */
function copiesOf(node: Scene, accessors: readonly Scene[]): number {
  const { attributes } = toRecord(toRecord(node.extensions).EXT_mesh_gpu_instancing)
  const counts = Object.values(toRecord(attributes)).map((index) => countOf(accessors[Number(index)]))
  return counts.reduce((most, count) => Math.max(most, count), 1)
}

/** How long a list is, by what it says. */
function countOf(accessor: Scene | undefined): number {
  return accessor ? toCount(accessor.count) : 0
}

/** What says nothing sensible is without end. */
function toCount(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : Number.POSITIVE_INFINITY
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The objects of a list. */
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
