import type { Order } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { guardWords } from '../i18n/areas/guard.js'
import { ether, info, seller } from '../testing/fixtures.js'
import { demandOf } from './demandOf.js'
import { findingText } from './findingText.js'
import { germanFindings } from './germanFindings.js'
import { toShown } from './toShown.js'

function found(name: Order.FindingName, facts: Order.Finding['facts'] = {}): Order.Finding {
  return { code: 1, severity: 'warning', name, facts, message: 'As the library says it.' }
}

const say = (finding: Order.Finding, language: 'en' | 'de' = 'en') =>
  findingText(finding, { words: guardWords[language], language, info })

describe('findingText', () => {
  test('default: with the values, in the visitor’s language', () => {
    const facts = { price: 4n * 10n ** 16n, floor: 10n ** 18n, unit: zeroAddress }
    expect(say(found('priceFarUnderFloor', facts))).toEqual({
      sentence: 'You would get 0.04 ETH. The cheapest of its kind is for sale at 1 ETH.',
      advice: 'Check the amount and the currency again.',
    })
    expect(say(found('priceFarUnderFloor', facts), 'de').sentence).toContain('Du bekämst 0.04 ETH.')
  })

  test('behavior: states a price in the currency in which it is paid', () => {
    const wrapped = { ...ether, address: seller, symbol: 'WETH' }
    const facts = { price: 101n * 10n ** 18n, floor: 36n * 10n ** 16n, unit: zeroAddress }
    const finding = found('priceFarOverFloor', { ...facts, paid: facts.price, currency: seller })
    const said = { info: { currencies: [...info.currencies, wrapped] } }
    expect(findingText(finding, { ...said, words: guardWords.en, language: 'en' }).sentence).toBe(
      'You would pay 101 WETH. The cheapest of its kind is for sale at 0.36 ETH.',
    )
    expect(findingText(finding, { ...said, words: guardWords.de, language: 'de' }).sentence).toContain(
      '101 WETH',
    )
  })

  test('behavior: the library’s message for missing values and rare findings', () => {
    expect(say(found('priceFarUnderFloor')).sentence).toBe('As the library says it.')
    expect(say(found('neverEnds')).sentence).toBe('As the library says it.')
    expect(say(found('neverEnds'), 'de').sentence).toBe(germanFindings.neverEnds)
  })

  test('behavior: adds up the floors of several tokens, and names money that is given with them', () => {
    const facts = { price: 4n * 10n ** 16n, floor: 10n ** 18n, unit: zeroAddress, tokens: 3n }
    expect(say(found('priceFarUnderFloor', facts)).sentence).toBe(
      'You would get 0.04 ETH for all items. At the cheapest listings of their kind, they cost 1 ETH together.',
    )
    expect(say(found('givesTokenAndMoney', { amount: 10n ** 17n, unit: zeroAddress })).sentence).toBe(
      'You give items, and also pay 0.1 ETH.',
    )
  })

  test('behavior: does not print an amount of an unknown currency', () => {
    const facts = { price: 4n, floor: 10n, unit: seller }
    expect(say(found('priceFarOverFloor', facts)).sentence).toBe('As the library says it.')
  })

  test('behavior: names the order among several', () => {
    const one = { ...found('neverEnds', { index: 2 }), message: 'Order 3 of 12: It never ends.' }
    expect(say(one).sentence).toBe('Item 3: It never ends.')
    expect(say(one, 'de').sentence).toBe(`Stück 3: ${germanFindings.neverEnds}`)
  })

  test('behavior: distinguishes an unknown rate from an unknown price', () => {
    expect(say(found('worthNotChecked', { tokens: [] })).sentence).toContain('no market price')
    expect(say(found('worthNotChecked', { units: [] })).sentence).toContain('different currency')
  })
})

describe('demandOf', () => {
  test.each([
    ['nothing', []],
    ['nothing', ['note']],
    ['agreement', ['note', 'warning']],
    ['price', ['warning', 'blocking']],
  ] as const)('default: %s of %j', (demand, severities) => {
    expect(demandOf(severities.map((severity) => ({ ...found('neverEnds'), severity })))).toBe(demand)
  })
})

describe('toShown', () => {
  test('default: leaves out notes that the review states, but never warnings', () => {
    const note = { ...found('privateSale'), severity: 'note' } as const
    const warning = found('unlimitedApproval')
    const unchecked = { ...found('worthNotChecked'), severity: 'note' } as const
    expect(toShown([warning, note, unchecked])).toEqual([warning, unchecked])
  })
})
