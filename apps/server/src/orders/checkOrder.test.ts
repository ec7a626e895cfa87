import { Fee, type Order, seaportAddress } from '@souk/seaport'
import { Arbitrary } from '@souk/testing'
import * as fc from 'fast-check'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Rules } from '../market/Rules.js'
import { listing } from '../testing/signOrder.js'
import { checkOrder, checkTerms, type PostedFacts } from './checkOrder.js'
import * as Given from './Given.js'
import { judge } from './judge.js'
import { readTerms } from './readTerms.js'
import * as Terms from './Terms.js'

const { address, components, uint256 } = Arbitrary
const maker: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const native: Address = '0x0000000000000000000000000000000000000000'
const rules: Rules = {
  exchange: seaportAddress,
  collections: new Map([[token.toLowerCase(), 'erc721']]),
  currencies: new Set([native]),
  requiredFees: [],
  enforcesCollectionFees: false,
  zones: new Set(),
  auctionZones: new Set(),
  mostPayments: 20,
}
const sound = (price: bigint) => listing({ maker, token, identifier: 1n, price, now: 1000n })

function codesOf(parameters: Order.Components, fees: readonly Fee.Fee[] = [], of: Rules = rules): string[] {
  const terms = readTerms(parameters, 'ask', of)
  if (!Terms.isTerms(terms)) return [terms.code]
  const posted = {
    parameters,
    protocolAddress: seaportAddress,
    signature: '0x',
    orderHash: '0x',
    terms,
    fees,
  } as const
  return checkTerms(posted, of).map(({ code }) => code)
}

describe('fromOrder', () => {
  test('default: every order has terms or an issue', () => {
    return fc.assert(
      fc.property(
        components,
        fc.constantFrom('ask' as const, 'bid' as const, 'swap' as const),
        (parameters, side) => {
          const found = readTerms(parameters, side)
          if (!Terms.isTerms(found)) {
            expect(found.message).toMatch(/\.$/)
            return
          }
          expect([Terms.postedSideOf(found.side), found.maker]).toEqual([side, parameters.offerer])
          expect(Terms.priceOf(found) === undefined).toBe(side === 'swap')
          for (const { startPrice, endPrice } of Terms.moneyOf(found))
            expect(startPrice < 2n ** 256n && endPrice < 2n ** 256n && startPrice + endPrice > 0n).toBe(true)
          expect(found.total > 0n && Terms.nftsOf(found).length > 0).toBe(true)
          expect(Terms.isMulti(found)).toBe(Terms.nftsOf(found).length > 1 || side === 'swap')
          for (const { identifier, criteria } of Terms.nftsOf(found))
            expect(identifier === undefined).toBe(criteria !== undefined)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('default: changing one field of a valid listing never throws', () => {
    return fc.assert(
      fc.property(components, fc.nat(11), (other, index) => {
        const base = sound(10n ** 18n)
        const key = Object.keys(base)[index] as keyof Order.Components
        expect(() => codesOf({ ...base, [key]: other[key] })).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})

describe('checkTerms', () => {
  const fees = fc
    .array(fc.record({ recipient: address, basisPoints: fc.integer({ min: 1, max: 3000 }) }), {
      maxLength: 3,
    })
    .filter((list) => new Set(list.map(({ recipient }) => recipient)).size === list.length)
  const price = fc.bigInt({ min: 10_000n, max: 10n ** 30n })

  const paying = (total: bigint, parts: readonly { recipient: Address; amount: bigint }[], amount = 1n) => {
    const base = listing({ maker, token, identifier: 1n, price: 1n, now: 1000n })
    const [money] = base.consideration
    const pay = (to: Address, value: bigint) => ({
      ...money!,
      recipient: to,
      startAmount: value,
      endAmount: value,
    })
    const rest = total - parts.reduce((sum, part) => sum + part.amount, 0n)
    const consideration = [pay(maker, rest), ...parts.map((part) => pay(part.recipient, part.amount))]
    const offer = base.offer.map((item) => ({
      ...item,
      itemType: amount > 1n ? (3 as const) : item.itemType,
      startAmount: amount,
      endAmount: amount,
    }))
    const totalOriginalConsiderationItems = consideration.length
    return { ...base, offer, consideration, totalOriginalConsiderationItems }
  }

  test('behavior: the amounts of Fee.split are enough, one unit less is not', () => {
    return fc.assert(
      fc.property(price, fees, (total, asked) => {
        const { parts } = Fee.split(total, asked)
        const paid = asked.map(({ recipient }, index) => ({ recipient, amount: parts[index]! }))
        expect(codesOf(paying(total, paid), asked)).toEqual([])
        for (const [index, part] of paid.entries()) {
          const less = paid.with(index, { ...part, amount: part.amount - 1n })
          const expected = part.amount === 1n ? 'zero_amount' : 'fee_missing'
          expect(codesOf(paying(total, less), asked)).toEqual([expected])
        }
      }),
    )
  })

  test('behavior: fees calculated per unit and multiplied', () => {
    const several: Rules = { ...rules, collections: new Map([[token.toLowerCase(), 'erc1155']]) }
    return fc.assert(
      fc.property(price, fees, fc.bigInt({ min: 2n, max: 1000n }), (unit, asked, units) => {
        const { parts } = Fee.split(unit, asked)
        const paid = asked.map(({ recipient }, index) => ({ recipient, amount: parts[index]! * units }))
        expect(codesOf(paying(unit * units, paid, units), asked, several)).toEqual([])
      }),
    )
  })

  test('behavior: a recipient that occurs twice is owed both fees', () => {
    const fee = { recipient: token, basisPoints: 100 }
    expect(codesOf(paying(10_000n, [{ recipient: token, amount: 200n }]), [fee, fee])).toEqual([])
    expect(codesOf(paying(10_000n, [{ recipient: token, amount: 199n }]), [fee, fee])).toEqual([
      'fee_missing',
    ])
  })
})

describe('checkOrder', () => {
  const facts: fc.Arbitrary<PostedFacts> = fc.record({
    isValidated: fc.boolean(),
    isCancelled: fc.boolean(),
    totalFilled: fc.bigInt({ min: 0n, max: 3n }),
    totalSize: fc.bigInt({ min: 0n, max: 3n }),
    counter: fc.bigInt({ min: 0n, max: 1n }),
    holdings: fc.tuple(
      fc.record({ balance: fc.bigInt({ min: 0n, max: 2n }), allowance: fc.oneof(fc.constant(0n), uint256) }),
    ),
    isSigned: fc.boolean(),
    conduitIsOpen: fc.boolean(),
  })
  const parameters = sound(10n ** 18n)
  const terms = readTerms(parameters, 'ask') as Terms.SingleTerms

  test('default: an accepted order can be filled, now or once it starts', () => {
    return fc.assert(
      fc.property(facts, fc.bigInt({ min: 0n, max: 6000n }), (found, now) => {
        fc.pre(found.totalFilled <= found.totalSize)
        const issues = checkOrder({ parameters, terms }, found, now)
        const verdict = judge({ ...terms, ...parameters, given: Given.from(parameters) }, found, now)
        const [held] = found.holdings
        const isOpen = verdict.status === 'active' || verdict.reason === 'not_started'
        expect(issues.length === 0).toBe(
          (found.isSigned || found.isValidated) &&
            found.conduitIsOpen &&
            isOpen &&
            held !== undefined &&
            held.balance > 0n &&
            held.allowance > 0n,
        )
        expect(verdict.remaining >= 0n && verdict.remaining <= terms.total).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('param: maxOrderSeconds', () => {
    const found: PostedFacts = {
      isValidated: false,
      isCancelled: false,
      totalFilled: 0n,
      totalSize: 0n,
      counter: 0n,
      holdings: [{ balance: 1n, allowance: 1n }],
      isSigned: true,
      conduitIsOpen: true,
    }
    const codes = (maxOrderSeconds: bigint) =>
      checkOrder({ parameters, terms }, found, 1000n, { maxOrderSeconds }).map(({ code }) => code)
    expect(codes(parameters.endTime - 1000n)).toEqual([])
    expect(codes(parameters.endTime - 1001n)).toEqual(['time_window'])
  })
})
