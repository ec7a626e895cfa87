import { conduitControllerAddress, knownConduitKey, noConduitKey, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createNode } from '../node/node.js'
import { readGround } from './readGround.js'

const chain = testChain()
const unknownKey: Hex = `0x${'12'.repeat(32)}`

const groundOf = (options = {}) =>
  readGround(createNode(chain.rpcUrl), { rpcUrl: chain.rpcUrl, dataDir: '', collections: [], ...options })

describe('readGround', () => {
  test('default', async () => {
    expect((await groundOf()).conduitKey).toBe(knownConduitKey)
  })

  test('behavior: without the usual conduit, orders use the exchange itself', async () => {
    await chain.testClient.setCode({ address: conduitControllerAddress, bytecode: '0x' })
    expect((await groundOf()).conduitKey).toBe(noConduitKey)
  })

  test('error: each thing that is missing', async () => {
    await expect(groundOf({ conduitKey: unknownKey })).rejects.toThrow(
      `Chain 31337 has no conduit with the key ${unknownKey}`,
    )
    await chain.testClient.setCode({ address: seaportAddress, bytecode: '0x' })
    await expect(groundOf()).rejects.toThrow(`Chain 31337 has no Seaport 1.5 at ${seaportAddress}`)
  })
})
