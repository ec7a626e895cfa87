import { describe, expect, test } from 'vitest'
import { ether, info, parameters } from '../testing/fixtures.js'
import { listingWords, stepMeaning, stepName } from './words.js'

const context = { info, networkName: 'Souk', item: 'Ruby Lamp', collection: 'Lanterns' }

describe('listingWords', () => {
  test('default: everything comes from the data that is signed', () => {
    expect(listingWords({ steps: [], parameters, currency: ether }, context)).toMatchInlineSnapshot(`
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

describe('stepMeaning', () => {
  test('behavior: an approval names what it opens and to whom', () => {
    const step = { kind: 'approval', of: 'nft', token: parameters.offerer, operator: info.seaport } as const
    expect(stepName(step, 'list', context)).toBe('Allow trading Lanterns')
    expect(stepMeaning(step, 'list', context)).toContain('Lets the exchange move any of your Lanterns items')
  })

  test('behavior: a signature costs nothing and binds', () => {
    expect(stepMeaning({ kind: 'signature' }, 'list', context)).toMatch(/Costs nothing.*binds/)
  })
})
