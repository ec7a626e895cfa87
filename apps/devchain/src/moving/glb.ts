/** A surface: triangles between corners, each with a place and the direction that it faces. */
export type Surface = {
  /** Three numbers from -1 to 1 a corner. */
  places: readonly number[]
  /** Three numbers from -1 to 1 a corner. */
  facing: readonly number[]
  corners: readonly number[]
  material: Material
}

/** How a surface looks, in the words of glTF. */
export type Material = Readonly<Record<string, unknown>>

/**
 * Writes a model as a binary glTF. Places and directions are kept as small whole numbers (`KHR_mesh_quantization`), which
 * takes less than half.
 */
export function glb(surfaces: readonly Surface[]): Uint8Array {
  const parts = surfaces.flatMap(({ places, facing, corners }) => [
    { bytes: shortsOf(places), stride: 8 },
    { bytes: bytesOf(facing), stride: 4 },
    { bytes: new Uint8Array(Uint16Array.from(corners).buffer), stride: 0 },
  ])
  const starts: number[] = []
  let length = 0
  for (const { bytes } of parts) {
    starts.push(length)
    length += align(bytes.length)
  }
  const body = new Uint8Array(length)
  parts.forEach(({ bytes }, index) => {
    body.set(bytes, starts[index])
  })
  const text = JSON.stringify({
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [
      {
        primitives: surfaces.map((_, index) => ({
          attributes: { POSITION: index * 3, NORMAL: index * 3 + 1 },
          indices: index * 3 + 2,
          material: index,
        })),
      },
    ],
    materials: surfaces.map(({ material }) => material),
    accessors: surfaces.flatMap((surface, index) => accessorsOf(surface, index * 3)),
    bufferViews: parts.map(({ bytes, stride }, index) => ({
      buffer: 0,
      byteOffset: starts[index],
      byteLength: bytes.length,
      ...(stride ? { byteStride: stride } : {}),
    })),
    buffers: [{ byteLength: length }],
  })
  return file(new TextEncoder().encode(text.padEnd(align(text.length))), body)
}

function accessorsOf({ places, corners }: Surface, bufferView: number) {
  const count = places.length / 3
  const whole = [...toShorts(places)]
  const edge = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...whole.filter((_, at) => at % 3 === axis)))
  const shared = { count, type: 'VEC3', normalized: true }
  return [
    { ...shared, bufferView, componentType: 5122, min: edge(Math.min), max: edge(Math.max) },
    { ...shared, bufferView: bufferView + 1, componentType: 5120 },
    { bufferView: bufferView + 2, componentType: 5123, count: corners.length, type: 'SCALAR' },
  ]
}

function toShorts(values: readonly number[]): Int16Array {
  return Int16Array.from(values, (value) => Math.round(value * 32_767))
}

/** Three shorts and two bytes of nothing a corner. */
function shortsOf(values: readonly number[]): Uint8Array {
  const padded = Array.from(
    { length: (values.length / 3) * 4 },
    (_, at) => (at % 4 === 3 ? 0 : values[Math.floor(at / 4) * 3 + (at % 4)]) ?? 0,
  )
  return new Uint8Array(toShorts(padded).buffer)
}

/** Three bytes and one of nothing a corner. */
function bytesOf(values: readonly number[]): Uint8Array {
  return new Uint8Array(
    Int8Array.from({ length: (values.length / 3) * 4 }, (_, at) =>
      at % 4 === 3 ? 0 : Math.round((values[Math.floor(at / 4) * 3 + (at % 4)] ?? 0) * 127),
    ).buffer,
  )
}

function align(length: number): number {
  return Math.ceil(length / 4) * 4
}

function file(text: Uint8Array, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(28 + text.length + body.length)
  const view = new DataView(out.buffer)
  const words = [0x46546c67, 2, out.length, text.length, 0x4e4f534a]
  words.forEach((word, index) => {
    view.setUint32(index * 4, word, true)
  })
  out.set(text, 20)
  view.setUint32(20 + text.length, body.length, true)
  view.setUint32(24 + text.length, 0x004e4942, true)
  out.set(body, 28 + text.length)
  return out
}
