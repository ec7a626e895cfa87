import { describe, expect, test } from 'vitest'
import type { SwapForm } from '../../dialogs/SwapForm.js'
import { buyer, collection, contract, dollar, ether, nft, seller, wrapped } from '../../testing/fixtures.js'
import { startAny } from './anyForm.js'
import { currenciesOf, readSwap, type SwapFacts, startSwap, toSwapTerms } from './swapForm.js'

const info = { currencies: [ether, wrapped, dollar], wrappedNative: wrapped.address }
const facts: SwapFacts = { info, account: seller, owner: buyer, collection: undefined, balance: 10n ** 17n }
const jar = nft({
  tokenId: 2n,
  standard: 'erc1155',
  owners: [{ address: buyer, quantity: 3n }],
})
const form: SwapForm = {
  give: { items: [{ nft: nft(), quantity: '1' }], money: undefined },
  get: { items: [{ nft: jar, quantity: '2' }], money: undefined },
  any: undefined,
  duration: '7',
  isOnChain: false,
}
const money = (price: string, currencyAddress: string) => ({ price, currencyAddress })

/** What the visitor was offered: two jars and dollars, for one item and wrapped ether. */
const received = {
  give: [{ contract, tokenId: 1n, quantity: 1n }],
  get: [{ contract, tokenId: 2n, quantity: 2n }],
  pay: { currency: wrapped.address, amount: 10n ** 17n },
  ask: { currency: dollar.address, amount: 10n ** BigInt(dollar.decimals) / 10n },
}
const counter = (change: { pay?: string | undefined; ask?: string; units?: string }): SwapForm => {
  const { pay, ask, units } = { pay: '0.1', ask: '0.1', units: '2', ...change }
  return {
    ...form,
    give: { ...form.give, money: pay === undefined ? undefined : money(pay, wrapped.address) },
    get: { items: [{ nft: jar, quantity: units }], money: money(ask, dollar.address) },
  }
}

describe('readSwap', () => {
  test('default', () => {
    expect(readSwap(form, facts)).toEqual({
      give: { tokens: [{ contract, tokenId: 1n, quantity: 1n }], money: [] },
      get: { tokens: [{ contract, tokenId: 2n, quantity: 2n }], money: [] },
      want: [{ contract, tokenId: 2n, quantity: 2n }],
      issues: [],
      moneyIssues: {},
      short: undefined,
    })
  })

  test.each([
    ['nothing is changed', {}],
    ['more is given', { pay: '0.2' }],
    ['less is asked for', { ask: '0.05' }],
    ['fewer units are asked for', { units: '1' }],
  ])('behavior: a counter-offer is in vain if %s', (_, change) => {
    expect(readSwap(counter(change), { ...facts, received }).issues).toEqual(['noBetter'])
  })

  test.each([
    ['more money is asked for', { ask: '0.11' }],
    ['more units are asked for', { units: '3' }],
    ['less is given', { pay: '0.09' }],
    ['nothing is paid', { pay: undefined }],
  ])('behavior: a counter-offer is not in vain if %s', (_, change) => {
    expect(readSwap(counter(change), { ...facts, received }).issues).toEqual([])
  })

  test('behavior: reports the money that is missing', () => {
    const give = { ...form.give, money: money('0.3', wrapped.address) }
    expect(readSwap({ ...form, give }, facts).short).toEqual({ amount: 2n * 10n ** 17n, currency: wrapped })
  })

  test.each([
    ['giveNothing', { give: { items: [], money: undefined } }],
    ['getNothing', { get: { items: [], money: undefined } }],
    ['quantityInvalid', { get: { items: [{ nft: jar, quantity: '4' }], money: undefined } }],
    ['sameItem', { get: form.give }],
    ['moneyInvalid', { give: { ...form.give, money: money('0', wrapped.address) } }],
    [
      'bothWays',
      {
        give: { ...form.give, money: money('0.1', wrapped.address) },
        get: { ...form.get, money: money('0.1', ether.address) },
      },
    ],
  ] as const)('error: %s', (issue, change) => {
    expect(readSwap({ ...form, ...change }, facts).issues).toEqual([issue])
  })
})

describe('toSwapTerms', () => {
  test('default: units and money', () => {
    const get = { ...form.get, money: money('0.5', ether.address) }
    const terms = toSwapTerms(readSwap({ ...form, get }, facts), { ...form, now: 0n })
    expect(terms).toMatchObject({
      endTime: BigInt(form.duration) * 86_400n,
      give: [{ contract, tokenId: 1n, quantity: 1n }],
      want: [{ contract, tokenId: 2n, quantity: 2n }],
      ask: { amount: 5n * 10n ** 17n, currency: ether.address },
    })
    expect(terms).not.toHaveProperty('pay')
  })

  test('behavior: any of a collection instead of the chosen items', () => {
    const lanterns = { ...collection, standard: 'erc721' } as const
    const any = { ...startAny(lanterns.slug), quantity: '2' }
    const read = readSwap({ ...form, any }, { ...facts, collection: lanterns })
    expect(read.issues).toEqual([])
    expect(toSwapTerms(read, { ...form, now: 0n }).want).toMatchObject({
      contract,
      collection: lanterns.slug,
      quantity: 2n,
    })
  })
})

describe('startSwap', () => {
  test('default: the draft as typed text, without items that the market does not know', () => {
    const draft = {
      give: [{ contract, tokenId: 9n, quantity: 1n }],
      get: [{ contract, tokenId: 2n, quantity: 2n }],
      ask: { currency: wrapped.address, amount: 10n ** 17n },
    }
    expect(startSwap(draft, { nfts: [jar], info })).toEqual({
      give: { items: [], money: undefined },
      get: { items: [{ nft: jar, quantity: '2' }], money: money('0.1', wrapped.address) },
      any: undefined,
      duration: '7',
      isOnChain: false,
    })
  })
})

describe('currenciesOf', () => {
  test('default: a maker cannot add the native currency, and can ask for it', () => {
    expect(currenciesOf('give', info)).toEqual([wrapped, dollar])
    expect(currenciesOf('get', info)).toEqual(info.currencies)
  })
})
