import { afterEach, describe, expect, test, vi } from 'vitest'
import { readModel } from './readModel.js'

const bytes = new Uint8Array([103, 108, 84, 70, 2, 0])

function read(href: string, mostBytes = 1_000) {
  const shares: number[] = []
  const { signal } = new AbortController()
  const result = readModel(href, {
    signal,
    mostBytes,
    isFresh: false,
    onShare: (share) => shares.push(share),
  })
  return { result, shares }
}

function answer(body: BodyInit | null, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async () => new Response(body, init))
}

afterEach(() => vi.unstubAllGlobals())

describe('readModel', () => {
  test('default: the file, and its progress', async () => {
    answer(bytes, { headers: { 'content-length': '6' } })
    const { result, shares } = read('/media?url=a')
    expect(await result).toEqual({ status: 'here', file: bytes.buffer })
    expect(shares).toEqual([1])
  })

  test('behavior: an inline model, without a request', async () => {
    vi.stubGlobal('fetch', () => expect.unreachable())
    const href = `data:model/gltf-binary;base64,${btoa(String.fromCharCode(...bytes))}`
    expect(await read(href).result).toEqual({ status: 'here', file: bytes.buffer })
    expect(await read(href, 5).result).toMatchObject({ status: 'tooLarge' })
    expect(await read('data:model/gltf-binary;base64,%%%').result).toEqual({ status: 'unreachable' })
  })

  test('error: reads nothing larger, whether or not its size is stated', async () => {
    answer(bytes, { headers: { 'content-length': '6' } })
    expect(await read('/a', 5).result).toEqual({ status: 'tooLarge', sizeBytes: 6 })
    answer(bytes)
    expect(await read('/a', 5).result).toEqual({ status: 'tooLarge', sizeBytes: undefined })
  })

  test('error: not available', async () => {
    answer(null, { status: 502 })
    expect(await read('/a').result).toEqual({ status: 'unreachable' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await read('/a').result).toEqual({ status: 'unreachable' })
  })
})
