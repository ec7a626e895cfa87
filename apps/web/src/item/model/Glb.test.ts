import { describe, expect, test } from 'vitest'
import * as Glb from './Glb.js'

/** Builds a binary glTF by its specification. */
function fileOf(scene: unknown, bytes = new Uint8Array(4)): ArrayBuffer {
  const text = new TextEncoder().encode(typeof scene === 'string' ? scene : JSON.stringify(scene))
  const padded = Math.ceil(text.length / 4) * 4
  const view = new DataView(new ArrayBuffer(28 + padded + bytes.length))
  const all = new Uint8Array(view.buffer)
  const heads = [0x46546c67, 2, view.byteLength, padded, 0x4e4f534a]
  for (const [index, value] of heads.entries()) view.setUint32(index * 4, value, true)
  all.fill(32, 20, 20 + padded)
  all.set(text, 20)
  view.setUint32(20 + padded, bytes.length, true)
  view.setUint32(24 + padded, 0x004e4942, true)
  all.set(bytes, 28 + padded)
  return view.buffer
}

const scene = {
  asset: { version: '2.0' },
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ byteLength: 36 }],
}
const issueOf = (change: object) => Glb.issueOf({ scene: { ...scene, ...change }, bytes: new Uint8Array() })

describe('parse', () => {
  test('default: the description and the data', () => {
    const bytes = new Uint8Array([1, 2, 3, 4])
    expect(Glb.parse(fileOf(scene, bytes))).toEqual({ scene, bytes })
  })

  test.each([
    ['nothing', new ArrayBuffer(0)],
    ['no JSON', fileOf('{"asset":')],
    ['another file', new TextEncoder().encode('<!doctype html><title>No model</title>').buffer],
    ['one that ends within its description', fileOf(scene).slice(0, 60)],
  ])('error: %s', (_, file) => {
    expect(Glb.parse(file)).toBeUndefined()
  })
})

describe('issueOf', () => {
  test('default: no issue', () => {
    expect(issueOf({})).toBeUndefined()
    expect(issueOf({ scenes: [{ nodes: [0] }, { nodes: [0] }] })).toBeUndefined()
    expect(issueOf({ extensionsRequired: ['KHR_materials_unlit', 'KHR_texture_transform'] })).toBeUndefined()
  })

  test.each([
    ['foreign', { buffers: [{ uri: 'https://nft.example/a.bin' }] }],
    ['foreign', { images: [{ uri: 'a.png' }] }],
    ['foreign', { images: [{ uri: 'data:image/png;base64,AA' }] }],
    ['packed', { extensionsRequired: ['KHR_draco_mesh_compression'] }],
    ['packed', { extensionsRequired: ['KHR_texture_basisu'] }],
    ['broken', { buffers: [{}, {}] }],
    ['broken', { nodes: [{ mesh: 0, children: [0] }] }],
    ['broken', { scenes: [{ nodes: [0, 0] }] }],
    ['broken', { scenes: [{ nodes: [7] }] }],
    ['empty', { meshes: [] }],
    ['empty', { scenes: 'none' }],
    ['tooMuch', { accessors: [{ count: 7_000_000, type: 'VEC3' }] }],
    ['tooMuch', { accessors: [{ count: 1e300, type: 'VEC3' }] }],
    ['tooMuch', { accessors: [{ count: '3', type: 'VEC3' }] }],
    ['tooMuch', { accessors: [scene.accessors[0], { count: 30_000_000, type: 'VEC3' }] }],
    [
      'tooMuch',
      { meshes: [{ primitives: [{ attributes: { POSITION: 0 }, targets: Array(2_000_000).fill({}) }] }] },
    ],
    ['tooMuch', { animations: [{ channels: Array(5_001).fill({}) }] }],
    ['tooMuch', { textures: Array(257).fill({ source: 0 }) }],
    ['tooMuch', { bufferViews: Array.from({ length: 9 }, () => ({ byteLength: 32 * 2 ** 20 })) }],
    [
      'tooMuch',
      {
        nodes: Array.from({ length: 5_001 }, () => ({ mesh: 0 })),
        scenes: [{ nodes: Array.from({ length: 5_001 }, (_, index) => index) }],
      },
    ],
    [
      'tooMuch',
      {
        nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } } }],
        accessors: [...scene.accessors, { count: 2_000_001, type: 'VEC3' }],
      },
    ],
    [
      'tooMuch',
      {
        nodes: Array.from({ length: 17 }, () => ({ extensions: { KHR_lights_punctual: {} } })),
        scenes: [{}],
      },
    ],
  ] as const)('error: %s, %o', (issue, change) => {
    expect(issueOf(change)).toBe(issue)
  })
})
