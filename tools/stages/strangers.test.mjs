import { describe, expect, test } from 'vitest'
import { strangers } from './strangers.mjs'

describe('strangers', () => {
  const manifest = {
    name: '@souk/seaport',
    dependencies: { '@souk/base': '1.0.0' },
    peerDependencies: { viem: '2' },
  }
  /** @param {string} text */
  const inTypes = (text) => strangers({ path: 'dist/index.d.ts', text }, manifest)

  test('default', () => {
    expect(
      inTypes(`import type { Hex } from 'viem/utils'
        export * from '@souk/base'
        export { hash } from './Order.js'
        export const local = 1`),
    ).toEqual([])
  })

  test('behavior: a type that the compiler inferred', () => {
    expect(
      inTypes(`export declare const a: (options: { owner: import("abitype").Address }) => void`),
    ).toEqual(['dist/index.d.ts imports abitype, which @souk/seaport does not name.'])
  })

  test('behavior: code', () => {
    const text = `import { z } from 'zod'\nexport { keccak_256 } from '@noble/hashes/sha3'\nawait import('node:fs')`
    expect(strangers({ path: 'dist/index.js', text }, manifest)).toEqual([
      'dist/index.js imports zod, which @souk/seaport does not name.',
      'dist/index.js imports @noble/hashes/sha3, which @souk/seaport does not name.',
      'dist/index.js imports node:fs, which browsers lack.',
    ])
  })
})
