import { type NodeProfile, nodeProfiles, testChain } from '@souk/testing'
import { describe, expect, test } from 'vitest'
import { playOnProfile } from '../testing/playOnProfile.js'

const chain = testChain()
const all: readonly NodeProfile[] = Object.values(nodeProfiles)

describe('follow', () => {
  test.each(all.map((profile) => [profile.name, profile] as const))(
    'behavior: the book equals the chain after every block, on %s',
    async (_, profile) => {
      const { calls, refused } = await playOnProfile(chain, profile, { seed: 11, moves: 40 })
      process.stdout.write(`${profile.name}: ${calls} calls, refused ${JSON.stringify(refused)}\n`)
      expect(refused.budget ?? 0).toBe(0)
    },
    900_000,
  )
})
