import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeProfiles, startProfiledNode, testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { describe, expect, test } from 'vitest'

const chain = testChain()

describe('follow', () => {
  test('behavior: a market that starts again knows what its node allows, and keeps no key', async () => {
    const { logBlocks } = nodeProfiles.alchemyFree
    const node = await startProfiledNode(chain.rpcUrl, { name: 'ten blocks', logBlocks })
    const dataDir = await mkdtemp(join(tmpdir(), 'souk-limits-'))
    /** @returns What the database keeps about the node, and how many queries it refused. */
    const run = async () => {
      node.reset()
      await chain.testClient.mine({ blocks: 100 })
      const server = await testServer({ rpcUrl: `${node.url}/v2/secret`, dataDir })
      try {
        await server.indexed(await chain.publicClient.getBlockNumber())
        const kept = await server.market.db.selectFrom('node_limits').selectAll().execute()
        return { kept, refused: node.usage().refused.blocks ?? 0 }
      } finally {
        await server.close()
      }
    }
    try {
      const first = await run()
      expect(first.kept).toMatchObject([{ host: new URL(node.url).host, log_blocks: '10' }])
      expect(first.refused).toBe(1)
      expect(await run()).toEqual({ kept: first.kept, refused: 0 })
    } finally {
      await node.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }, 120_000)
})
