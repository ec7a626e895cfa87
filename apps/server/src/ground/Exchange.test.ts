import { conduitControllerAddress, knownConduitKey, noConduitKey, seaportAddress } from '@souk/seaport'
import { startProfiledNode, testChain } from '@souk/testing'
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

  test('error: a URL at which no node answers, without its key', async () => {
    const rpcUrl = 'http://127.0.0.1:1/v2/secret'
    await expect(
      readGround(createNode(rpcUrl), { rpcUrl, dataDir: '', collections: [] }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Server.NoNodeError: No node answers at 127.0.0.1:1; check the URL of the node. The attempt says: HTTP request failed.]`,
    )
  })

  test('error: a node without eth_getLogs', async () => {
    const said = { code: -32_601, message: 'the method eth_getLogs does not exist/is not available' }
    const missing = { methods: ['eth_getLogs'], said, source: 'the form of Geth' }
    const proxy = await startProfiledNode(chain.rpcUrl, { name: 'without logs', missing })
    try {
      await expect(
        readGround(createNode(proxy.url), { rpcUrl: proxy.url, dataDir: '', collections: [] }),
      ).rejects.toThrowErrorMatchingInlineSnapshot(
        `[Server.NoLogsError: The node refuses eth_getLogs, without which no market can follow a chain; choose another node. It says: The method "eth_getLogs" does not exist / is not available.]`,
      )
    } finally {
      await proxy.close()
    }
  })
})
