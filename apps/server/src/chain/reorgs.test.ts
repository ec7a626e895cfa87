import { testChain } from '@souk/testing'
import { describe, test } from 'vitest'
import { playGame } from '../testing/playGame.js'

const chain = testChain()

describe('follow', () => {
  test('behavior: the book equals the chain after every block, whatever the chain drops', async () => {
    await playGame(chain, { seed: 1, moves: 20 })
  }, 120_000)
})
