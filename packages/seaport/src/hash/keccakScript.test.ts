import * as fc from 'fast-check'
import { keccak256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { loadWasmEngine } from './keccak.js'
import { createScriptEngine } from './keccakScript.js'
import { createNobleEngine, type KeccakEngine } from './nobleEngine.js'

function hashWith(engine: KeccakEngine, message: Uint8Array): string {
  engine.bytes.set(message, engine.start)
  engine.hash(engine.start, message.length, engine.start + 3000)
  return Buffer.from(engine.bytes.subarray(engine.start + 3000, engine.start + 3032)).toString('hex')
}

describe('createScriptEngine', () => {
  const engines = [
    ['plain JavaScript', createScriptEngine()],
    ['WebAssembly', loadWasmEngine() ?? expect.fail('no WebAssembly here')],
    ['noble', createNobleEngine()],
  ] as const

  test.each(engines)('default: %s gives the hash of nothing', (_, engine) => {
    expect(hashWith(engine, new Uint8Array())).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    )
  })

  test.each(engines)(
    'behavior: %s hashes any message, at every length around a block, as viem does',
    (_, engine) => {
      for (const length of [1, 31, 32, 64, 135, 136, 137, 192, 271, 272, 273, 384, 1000]) {
        const message = Uint8Array.from({ length }, (_, index) => (index * 89 + length) & 255)
        expect(`0x${hashWith(engine, message)}`).toBe(keccak256(message))
      }
      return fc.assert(
        fc.property(fc.uint8Array({ maxLength: 600 }), (message) => {
          expect(`0x${hashWith(engine, message)}`).toBe(keccak256(message))
        }),
      )
    },
  )
})
