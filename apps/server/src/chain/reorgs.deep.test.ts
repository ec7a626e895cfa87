import { testChain } from '@souk/testing'
import { describe, test } from 'vitest'
import { playGame } from '../testing/playGame.js'

const chain = testChain()
const seeds = Array.from({ length: 20 }, (_, index) => 100 + index)

describe('follow', () => {
  test.each(seeds)(
    'behavior: the book equals the chain after every block, game %i',
    async (seed) => {
      await playGame(chain, { seed, moves: 120 })
    },
    600_000,
  )
})
