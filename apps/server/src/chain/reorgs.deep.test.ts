import { testChain } from '@souk/testing'
import { describe, test } from 'vitest'
import { playGame } from '../testing/playGame.js'

const chain = testChain()
/** A game takes half a minute. On a machine with much other work, the database sometimes answers after a minute only. */
const deadlineMs = 600_000
const seeds = Array.from({ length: 20 }, (_, index) => 100 + index)

describe('follow', () => {
  test.each(seeds)(
    'behavior: the book equals the chain after every block, game %i',
    async (seed) => {
      await playGame(chain, { seed, moves: 120, deadlineMs })
    },
    3_600_000,
  )
})
