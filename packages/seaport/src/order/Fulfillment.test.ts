import * as fc from 'fast-check'
import { type Address, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { ItemType, noConduitKey } from './constants.js'
import * as Fulfillment from './Fulfillment.js'

const account = (number: number): Address => numberToHex(number + 1, { size: 20 })
const coin = (amount: bigint, token = account(100)) => ({
  itemType: ItemType.ERC20,
  token,
  identifier: 0n,
  amount,
})
const nft = (identifier: bigint) => ({
  itemType: ItemType.ERC721,
  token: account(101),
  identifier,
  amount: 1n,
})
const [seller, bidder, market] = [account(1), account(2), account(3)]
const at = (orderIndex: number, itemIndex: number) => ({
  orderIndex: BigInt(orderIndex),
  itemIndex: BigInt(itemIndex),
})

describe('Fulfillment.generate', () => {
  test('default: a bid pays the seller and the fee', () => {
    const listing = {
      offerer: seller,
      conduitKey: noConduitKey,
      offered: [nft(7n)],
      asked: [{ ...coin(95n), account: seller }],
    }
    const bid = {
      offerer: bidder,
      conduitKey: noConduitKey,
      offered: [coin(100n)],
      asked: [
        { ...nft(7n), account: bidder },
        { ...coin(5n), account: market },
      ],
    }
    const { fulfillments, unmet, surplus, executions } = Fulfillment.generate([listing, bid])
    expect(fulfillments).toEqual([
      { offerComponents: [at(1, 0)], considerationComponents: [at(0, 0)] },
      { offerComponents: [at(0, 0)], considerationComponents: [at(1, 0)] },
      { offerComponents: [at(1, 0)], considerationComponents: [at(1, 1)] },
    ])
    expect(executions.map(({ offerer, recipient, amount }) => [offerer, recipient, amount])).toEqual([
      [bidder, seller, 95n],
      [seller, bidder, 1n],
      [bidder, market, 5n],
    ])
    expect([unmet, surplus]).toEqual([[], []])
  })

  test('behavior: what nobody offers is unmet, what nobody asks for is surplus', () => {
    const order = {
      offerer: seller,
      conduitKey: noConduitKey,
      offered: [coin(10n)],
      asked: [{ ...nft(1n), account: seller }],
    }
    const { unmet, surplus } = Fulfillment.generate([order])
    expect(unmet).toEqual([{ ...at(0, 0), ...nft(1n) }])
    expect(surplus).toEqual([{ ...at(0, 0), ...coin(10n) }])
  })

  test('behavior: gifts of several givers add up', () => {
    const giver = (number: number) => ({
      offerer: account(number),
      conduitKey: noConduitKey,
      offered: [coin(4n)],
      asked: [],
    })
    const taker = {
      offerer: market,
      conduitKey: noConduitKey,
      offered: [],
      asked: [{ ...coin(10n), account: market }],
    }
    const { executions, surplus } = Fulfillment.generate([taker, giver(10), giver(11), giver(12)])
    expect(executions.map(({ amount }) => amount)).toEqual([4n, 4n, 2n])
    expect(surplus.map(({ amount }) => amount)).toEqual([2n])
  })

  test('behavior: plays by the rules of the exchange, and nothing is lost', () => {
    const thing = fc.record({
      itemType: fc.constantFrom(ItemType.ERC20, ItemType.NATIVE),
      token: fc.integer({ min: 100, max: 102 }).map(account),
      identifier: fc.constant(0n),
      amount: fc.bigInt({ min: 1n, max: 50n }),
    })
    const party = fc.integer({ min: 0, max: 3 }).map(account)
    const order = fc.record({
      offerer: party,
      conduitKey: fc.constant(noConduitKey),
      offered: fc.array(thing, { maxLength: 4 }),
      asked: fc.array(
        fc.tuple(thing, party).map(([item, account]) => ({ ...item, account })),
        { maxLength: 4 },
      ),
    })
    return fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 5 }), (orders) => {
        const generated = Fulfillment.generate(orders)
        const { rest, moved } = replay(orders, generated.fulfillments)
        expect(moved).toEqual(generated.executions.map(({ amount }) => amount))
        expect(total(rest.asked)).toBe(total(generated.unmet.map(({ amount }) => amount)))
        expect(total(rest.offered)).toBe(total(generated.surplus.map(({ amount }) => amount)))
        // Whatever is left on one side is not to be had on the other.
        for (const left of generated.unmet)
          expect(
            generated.surplus.some((more) => more.token === left.token && more.itemType === left.itemType),
          ).toBe(false)
      }),
    )
  })
})

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Applies fulfilments as the contract does: an empty component is an error, the rest goes to the first of its side. */
function replay(orders: readonly Fulfillment.Settled[], fulfillments: readonly Fulfillment.Fulfillment[]) {
  const offered = orders.map((order) => order.offered.map((item) => item.amount))
  const asked = orders.map((order) => order.asked.map((item) => item.amount))
  const moved = fulfillments.map(({ offerComponents, considerationComponents }) => {
    const given = drain(offered, offerComponents)
    const wanted = drain(asked, considerationComponents)
    const amount = given < wanted ? given : wanted
    put(offered, offerComponents[0], given - amount)
    put(asked, considerationComponents[0], wanted - amount)
    return amount
  })
  return { rest: { offered: offered.flat(), asked: asked.flat() }, moved }
}

function drain(amounts: bigint[][], components: readonly Fulfillment.Component[]): bigint {
  return components.reduce((sum, { orderIndex, itemIndex }) => {
    const row = amounts[Number(orderIndex)] ?? []
    const amount = row[Number(itemIndex)] ?? 0n
    expect(amount).toBeGreaterThan(0n)
    row[Number(itemIndex)] = 0n
    return sum + amount
  }, 0n)
}

function put(amounts: bigint[][], component: Fulfillment.Component | undefined, rest: bigint) {
  const row = amounts[Number(component?.orderIndex)]
  if (row && component) row[Number(component.itemIndex)] = rest
}

describe('Fulfillment.aggregate', () => {
  test('default: one transfer per account and token', () => {
    const listing = (identifier: bigint) => ({
      offerer: seller,
      conduitKey: noConduitKey,
      offered: [nft(identifier)],
      asked: [
        { ...coin(95n), account: seller },
        { ...coin(5n), account: market },
      ],
    })
    expect(Fulfillment.aggregate([listing(1n), listing(2n)])).toEqual({
      offerFulfillments: [[at(0, 0)], [at(1, 0)]],
      considerationFulfillments: [
        [at(0, 0), at(1, 0)],
        [at(0, 1), at(1, 1)],
      ],
    })
  })
})
