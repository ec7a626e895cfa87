import { describe, expect, test } from 'vitest'
import { dollar, ether, info, order, parameters } from '../testing/fixtures.js'
import { en } from '../words/en/index.js'
import { listedWords, listingWords } from './listWords.js'

const context = { info, networkName: 'Souk', item: 'Ruby Lamp', currency: ether, words: en }

describe('listingWords', () => {
  test('default: everything comes from the data that is signed', () => {
    expect(listingWords(parameters, context)).toMatchInlineSnapshot(`
      [
        {
          "name": "You give",
          "value": "Ruby Lamp",
        },
        {
          "name": "You get",
          "value": "0.925 ETH",
        },
        {
          "name": "The market gets",
          "value": "0.025 ETH (0x0000…00f1)",
        },
        {
          "name": "The creator gets",
          "value": "0.05 ETH (0x0000…00c1)",
        },
        {
          "name": "Valid until",
          "value": "never",
        },
        {
          "name": "Exchange",
          "value": "Seaport 1.5 (0x0000…14dC)",
        },
        {
          "name": "Network",
          "value": "Souk (chain 31337)",
        },
      ]
    `)
  })
})

describe('listedWords', () => {
  const twoEther = { ...order, price: 2n * 10n ** 18n }
  const earlier = (tenths: bigint, currency = ether) => ({ unitPrice: tenths * 10n ** 17n, currency })

  test('default', () => {
    expect(listedWords(twoEther, { earlier: undefined, words: en })).toMatch(
      /^It stays in your wallet until somebody pays 2 ETH\. /,
    )
  })

  test('behavior: a cheaper earlier listing is what still sells it', () => {
    const words = listedWords(twoEther, { earlier: earlier(5n), words: en })
    expect(words).toMatch(/^Your earlier listing at 0\.5 ETH is still open and still sells it/)
    expect(words).not.toContain('stays in your wallet')
  })

  test('behavior: an equal earlier listing', () => {
    expect(listedWords(twoEther, { earlier: earlier(20n), words: en })).toContain(
      'two listings at this price',
    )
  })

  test('behavior: a dearer earlier listing', () => {
    expect(listedWords(twoEther, { earlier: earlier(30n), words: en })).toContain(
      'earlier listing at 3 ETH is still open too',
    )
  })

  test('behavior: an earlier listing in another currency sells it as well', () => {
    expect(
      listedWords(twoEther, { earlier: { unitPrice: 5_000_000n, currency: dollar }, words: en }),
    ).toContain('pays 2 ETH, or 5 dUSD through your earlier listing')
  })

  test('behavior: an edition sells by the piece', () => {
    expect(listedWords({ ...twoEther, total: 4n }, { earlier: undefined, words: en })).toContain(
      'pays 0.5 ETH each.',
    )
  })
})
