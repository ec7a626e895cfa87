import { describe, expect, test } from 'vitest'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { nft } from '../../testing/fixtures.js'
import { startAny } from './anyForm.js'
import { audienceOf } from './audienceOf.js'

const facts = { owner: 'Amina', words: swapTradeWords.en }
const sideOf = (standard: 'erc721' | 'erc1155') => ({
  items: [{ nft: nft({ standard }), quantity: '1' }],
  money: undefined,
})

describe('audienceOf', () => {
  test('default: names who can accept, in each case', () => {
    const forms = [
      { get: sideOf('erc721'), any: undefined },
      { get: sideOf('erc1155'), any: undefined },
      { get: { items: [], money: undefined }, any: undefined },
      { get: sideOf('erc721'), any: startAny('lanterns') },
    ]
    expect(forms.map((form) => audienceOf(form, facts))).toEqual([
      'For the holder of what you ask for, now Amina',
      'For anyone who holds what you ask for',
      'For items of Amina',
      'For anyone who holds a fitting item',
    ])
  })
})
