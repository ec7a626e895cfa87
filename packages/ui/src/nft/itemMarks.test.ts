import { describe, expect, test } from 'vitest'
import { contract, nft } from '../testing/fixtures.js'
import { itemKey, toToken } from './itemMarks.js'

describe('toToken', () => {
  test('default: the token of a key', () => {
    const token = nft({ tokenId: 7n })
    expect(toToken(itemKey(token))).toEqual({ contract: contract.toLowerCase(), tokenId: 7n })
  })

  test.each(['', 'lanterns', '0x12:7', `${contract.toLowerCase()}:-1`, `${contract.toLowerCase()}:x`])(
    'error: %j',
    (key) => {
      expect(toToken(key)).toBeUndefined()
    },
  )
})
