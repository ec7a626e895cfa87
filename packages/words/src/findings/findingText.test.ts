import type { Order } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { findingSentences } from '../i18n/areas/findings.js'
import { guardWords } from '../i18n/areas/guard.js'
import { dollar, ether, info, seller } from '../testing/fixtures.js'
import { demandOf } from './demandOf.js'
import { findingText } from './findingText.js'
import { toShown } from './toShown.js'
import { withoutImplied } from './withoutImplied.js'

function found(name: Order.FindingName, facts: Order.Finding['facts'] = {}): Order.Finding {
  return { code: 1, severity: 'warning', name, facts, message: 'As the library says it.' }
}

const say = (finding: Order.Finding, language: 'en' | 'de' = 'en') =>
  findingText(finding, { words: guardWords[language], sentences: findingSentences[language], info })

/** Facts of all kinds and names that a finding could have. */
const allFacts = {
  ...{ field: 'offer[1]', token: seller, amount: 2n, identifier: 7n, account: seller, balance: 1n },
  ...{ items: 3, tokens: 3n, recipients: [seller], basisPoints: 5_500, reason: 'otherSite', one: 'a.com' },
  ...{ price: 1n, floor: 2n, lastSale: 3n, gives: 5n, gets: 4n, actual: 1, expected: 31337, fields: ['x'] },
}

describe('findingText', () => {
  test('default: with the values, in the visitor’s language', () => {
    const facts = { price: 4n * 10n ** 16n, floor: 10n ** 18n, unit: zeroAddress }
    expect(say(found('priceFarUnderFloor', facts))).toMatchObject({
      sentence: 'You would get 0.04\u00a0ETH. The cheapest of its kind is for sale at 1\u00a0ETH.',
      advice: 'Check the amount and the currency again.',
    })
    expect(say(found('priceFarUnderFloor', facts), 'de').sentence).toContain('Du bekämst 0.04\u00a0ETH.')
  })

  test.each(Object.keys(findingSentences.en) as Order.FindingName[])(
    'behavior: says %s in both languages, with and without its facts, and never in the library’s words',
    (name) => {
      for (const facts of [{}, allFacts]) {
        const [en, de] = [say(found(name, facts)).sentence, say(found(name, facts), 'de').sentence]
        expect([en, de].join(' ')).not.toMatch(/As the library says|undefined|null|\[object/)
        expect(en).toMatch(/[.?]$/)
        expect(de).toMatch(/[.?]$/)
        expect(de).not.toBe(en)
        expect(de).not.toMatch(/\b(the|order is|is not|would|your?)\b/)
      }
    },
  )

  test('behavior: says in German which balance is missing, and why a text misleads', () => {
    const facts = { account: seller, token: dollar.address, balance: 1_000_000n, amount: 2_500_000n }
    expect(say(found('erc20InsufficientBalance', facts), 'de').sentence).toBe(
      `${seller} hat 1\u00a0dUSD, angeboten sind aber 2.5\u00a0dUSD.`,
    )
    const misled = { reason: 'otherSite', one: 'souk.example', other: 'thief.example' }
    expect(say(found('textMisleads', misled), 'de').sentence).toBe(
      'Der Text nennt die Seite souk.example, die Anmeldung geht aber an thief.example.',
    )
  })

  test('behavior: names known tokens and accounts, and hides no letters', () => {
    const names = [{ address: seller, name: 'Mi\u202era' }]
    const told = { words: guardWords.en, sentences: findingSentences.en, info, context: { names } }
    expect(findingText(found('unknownRecipient', { recipient: seller }), told).sentence).toBe(
      `Nothing is known about Mira (${seller}). You cannot get back what you send there.`,
    )
  })

  test('behavior: states a price in the currency in which it is paid', () => {
    const wrapped = { ...ether, address: seller, symbol: 'WETH' }
    const facts = { price: 101n * 10n ** 18n, floor: 36n * 10n ** 16n, unit: zeroAddress }
    const finding = found('priceFarOverFloor', { ...facts, paid: facts.price, currency: seller })
    const said = { info: { currencies: [...info.currencies, wrapped] } }
    const saidIn = (language: 'en' | 'de') =>
      findingText(finding, { ...said, words: guardWords[language], sentences: findingSentences[language] })
        .sentence
    expect(saidIn('en')).toBe(
      'You would pay 101\u00a0WETH. The cheapest of its kind is for sale at 0.36\u00a0ETH.',
    )
    expect(saidIn('de')).toContain('101\u00a0WETH')
  })

  test('behavior: adds up the floors of several tokens, and names money that is given with them', () => {
    const facts = { price: 4n * 10n ** 16n, floor: 10n ** 18n, unit: zeroAddress, tokens: 3n }
    expect(say(found('priceFarUnderFloor', facts)).sentence).toBe(
      'You would get 0.04\u00a0ETH for all items. At the cheapest listings of their kind, they cost 1\u00a0ETH together.',
    )
    expect(say(found('givesTokenAndMoney', { amount: 10n ** 17n, unit: zeroAddress })).sentence).toBe(
      'You give items, and also pay 0.1\u00a0ETH.',
    )
  })

  test('behavior: does not print an amount of an unknown currency', () => {
    const facts = { price: 4n, floor: 10n, unit: seller }
    expect(say(found('priceFarOverFloor', facts)).sentence).toBe(
      'You would pay several times the price of the cheapest of its kind.',
    )
  })

  test('behavior: names the order among several, by its item if that is known', () => {
    const one = found('neverEnds', { order: 2 })
    expect(say(one).sentence).toMatch(/^Order 3: The order never ends/)
    expect(say(one, 'de').sentence).toMatch(/^Order 3: Die Order endet nie/)
    const told = { words: guardWords.en, sentences: findingSentences.en, info }
    expect(findingText(one, { ...told, nameOfOrder: (index) => `Lantern #${index}` }).sentence).toMatch(
      /^Lantern #2: The order never ends/,
    )
  })

  test('behavior: the place of an item within an order does not name another order', () => {
    expect(say(found('offerAmountZero', { index: 1 })).sentence).toMatch(/^A part of/)
  })

  test('behavior: distinguishes an unknown rate from an unknown price', () => {
    expect(say(found('worthNotChecked', { tokens: [] })).sentence).toContain('no market price')
    expect(say(found('worthNotChecked', { units: [] })).sentence).toContain('different currency')
  })

  test('behavior: a swap has no price, so the note is about its two sides', () => {
    const swap = (facts: object, language?: 'en' | 'de') =>
      say(found('worthNotChecked', { tokens: [], isSwap: true, ...facts }), language)
    expect(swap({})).toMatchObject({
      fact: 'It was not checked whether this swap is fair: not everything in it has a market price.',
      advice: 'Find out what both sides are worth before you continue.',
    })
    expect(swap({ units: [] }).fact).toMatch(/^It was not checked whether this swap is fair: .* currencies/)
    expect(swap({}, 'de').fact).toMatch(/^Ob dieser Tausch fair ist, wurde nicht geprüft: Nicht alles/)
  })

  test('behavior: speaks of several orders in the plural', () => {
    const several = (name: Order.FindingName, language?: 'en' | 'de') => say(found(name), language).ofSeveral
    expect(several('worthNotChecked')).toEqual({
      fact: 'These prices were not checked: there are no market prices to compare them with.',
      advice: 'Find out what they are worth before you continue.',
    })
    expect(several('worthNotChecked', 'de').fact).toMatch(/^Diese Preise wurden nicht geprüft/)
    expect(several('neverEnds').fact).toMatch(/^The orders never end\./)
    expect(several('priceFarUnderFloor').fact).toBe('The prices are far below the cheapest of their kind.')
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

  test('behavior: a review lists the items, so no note counts them', () => {
    const items = { ...found('offerMoreThanOneItem', { items: 3 }), severity: 'note' } as const
    expect(toShown([items])).toEqual([])
  })
})

describe('withoutImplied', () => {
  test('default: an order that never ends is not said to be open for long as well', () => {
    const [never, distant] = [found('neverEnds'), found('distantExpiration')]
    expect(withoutImplied([distant, never])).toEqual([never])
    expect(withoutImplied([distant])).toEqual([distant])
  })

  test('behavior: of each of several orders', () => {
    const all = [found('neverEnds', { order: 0 }), found('distantExpiration', { order: 1 })]
    expect(withoutImplied(all)).toEqual(all)
  })
})
