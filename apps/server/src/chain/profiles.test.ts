import { type NodeProfile, nodeProfiles, testChain } from '@souk/testing'
import { describe, expect, test } from 'vitest'
import { playOnProfile } from '../testing/playOnProfile.js'

const chain = testChain()

/** The limits of several providers at once. The long tests play each one alone, and limits of batches and rates. */
const strict: NodeProfile = {
  name: 'all at once',
  logBlocks: nodeProfiles.alchemyFree.logBlocks,
  missing: nodeProfiles.publicNode.missing,
  missingTags: nodeProfiles.publicNode.missingTags,
  state: nodeProfiles.publicNode.state,
  needsTo: nodeProfiles.gateway.needsTo,
  callGas: nodeProfiles.gateway.callGas,
}

describe('follow', () => {
  test('behavior: the book equals the chain on a node with the limits of several providers', async () => {
    const { refused, methods } = await playOnProfile(chain, strict, { seed: 7, moves: 3 })
    // Each limit is met, and learnt: two markets ask for a few things that the node refuses.
    expect(refused).toMatchObject({ blocks: 2 })
    expect(refused.missing).toBeLessThan(10)
    expect(refused.to).toBeLessThan(20)
    expect(methods.eth_getLogs).toBeGreaterThan(20)
  }, 300_000)
})
