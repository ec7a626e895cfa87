import { BaseError } from '@souk/base'
import {
  passTime,
  type Scenario,
  Scenarios,
  type Stage,
  type StagedOrder,
  Staging,
  setUp,
  undone,
  type World,
} from '@souk/testing'
import * as fc from 'fast-check'
import type { Hex } from 'viem'
import { expect } from 'vitest'
import { bulkCancelOrders } from '../actions/bulkCancelOrders.js'
import { cancelOrders } from '../actions/cancelOrders.js'
import { createBulkOrders } from '../actions/createBulkOrders.js'
import { createOrder } from '../actions/createOrder.js'
import { getOrderStatus } from '../actions/getOrderStatus.js'
import { validateOrders } from '../actions/validateOrders.js'
import { type FindingName, findingCodes } from '../guard/findings/codes.js'
import type { InputItem } from '../order/InputItem.js'
import * as Order from '../order/Order.js'
import type { WishOptions } from '../plan/readWish.js'
import { play } from './play.js'

/** The action of the offerer after signing an order. */
type Afterthought = 'none' | 'validated' | 'cancelled' | 'counter'

/** The life of an order from its request to its fill or end, through the actions of the library. */
export type Life = { scenario: Scenario.Scenario; bulk: number; afterthought: Afterthought }

/** Generates lives: a listing, offer or swap, alone or in a bulk, which is sometimes cancelled before a fill. */
export const lives: fc.Arbitrary<Life> = fc.record({
  scenario: Scenarios.fills.map(({ orders: [plan], steps }) => ({
    // The action gives the offerer's approvals. Contract wallets are left out, since they sign differently.
    orders: [{ ...(plan as Scenario.OrderPlan), ...maiden(plan as Scenario.OrderPlan) }],
    steps,
  })),
  bulk: fc.constantFrom(1, 1, 2, 5),
  afterthought: fc.constantFrom<Afterthought>('none', 'none', 'none', 'validated', 'cancelled', 'counter'),
})

function maiden({ maker }: Scenario.OrderPlan): Partial<Scenario.OrderPlan> {
  return { maker: { person: maker.person }, consent: 'plain', flaw: 'unapproved', filled: [] }
}

/** Plays one life and returns its results. */
export async function playLife(world: World, life: Life): Promise<readonly string[]> {
  return undone(world.chain, async () => {
    const staged = await setUp(world, life.scenario)
    const [before] = staged.orders as [StagedOrder]
    const order = await make(world, before, life.bulk)
    if (order instanceof BaseError) return [`not made: ${order.name}`]
    expect(Order.hash(order.parameters)).toBe(before.orderHash)
    const given = await think(world, order, life.afterthought, before.plan.maker.person)
    const { flaw: _, ...plan } = before.plan
    const stage: Stage = {
      ...staged,
      orders: [{ ...before, plan, order: given, orderHash: Order.hash(order.parameters) }],
    }
    const results: string[] = []
    for (const step of life.scenario.steps) {
      await passTime(world.chain, step.after)
      const { result, filled } = await play(stage, step)
      if (life.afterthought === 'cancelled' || life.afterthought === 'counter') expect(filled).toBe(0)
      results.push(`${life.afterthought}: ${result}`)
    }
    return results
  })
}

const override = Object.keys(findingCodes) as FindingName[]

/** Creates the order alone, or in a bulk of similar orders. */
async function make(world: World, staged: StagedOrder, bulk: number): Promise<Order.Order | BaseError> {
  const client = world.chain.walletClient(Staging.pick(world.people, staged.plan.maker.person))
  const wish = toWish(world, staged)
  try {
    if (bulk === 1) return await (await createOrder(client, { ...wish, override })).executeAllActions()
    const orders = Array.from({ length: bulk }, (_, index) => ({
      ...wish,
      salt: (wish.salt ?? 0n) + BigInt(index),
    }))
    const made = await (await createBulkOrders(client, { orders, override })).executeAllActions()
    return Staging.pick(made, 0)
  } catch (error) {
    if (error instanceof BaseError) return error
    throw error
  }
}

function toWish(world: World, { plan, order }: StagedOrder): WishOptions {
  const { startTime, endTime, zone, zoneHash, conduitKey, salt } = order.parameters
  return {
    offer: plan.offer.map((item) => toInput(world, item)),
    consideration: plan.consideration.map((item) => ({
      ...toInput(world, item),
      recipient: Staging.addressOf(world, item.recipient),
    })),
    allowPartialFills: plan.isPartial,
    restrictedByZone: plan.zone !== 'none' && plan.zone !== 'unasked',
    ...{ startTime, endTime, zone, zoneHash, conduitKey, salt },
  }
}

/** Converts an item to its shortest input form. */
function toInput(world: World, item: Scenario.Item): InputItem {
  const { kind, identifier, start, end, criteria } = item
  const token = Staging.tokenOf(world, item)
  const amounts = end === start ? { amount: start } : { amount: start, endAmount: end }
  if (kind === 'native') return amounts
  if (kind === 'erc20') return { currency: token, ...amounts }
  const itemType = kind === 'erc721' ? 2 : 3
  if (criteria === 'any') return { itemType, contract: token, criteria: 0n, ...amounts }
  if (criteria) return { itemType, contract: token, tokenIds: [identifier, ...criteria], ...amounts }
  return kind === 'erc721'
    ? { itemType: 2, contract: token, tokenId: identifier }
    : { itemType: 3, contract: token, tokenId: identifier, ...amounts }
}

/** Runs the offerer's action after signing. A validated order needs no signature afterwards. */
async function think(
  world: World,
  order: Order.Order,
  afterthought: Afterthought,
  maker: number,
): Promise<Order.Order> {
  const client = world.chain.walletClient(Staging.pick(world.people, maker))
  const orderHash = Order.hash(order.parameters)
  switch (afterthought) {
    case 'none':
      return order
    case 'validated':
      await mined(world, validateOrders(client, { orders: [order] }))
      expect(await getOrderStatus(client, { orderHash })).toMatchObject({ isValidated: true })
      return { ...order, signature: '0x' }
    case 'cancelled':
      await mined(world, cancelOrders(client, { orders: [order.parameters] }))
      expect(await getOrderStatus(client, { orderHash })).toMatchObject({ isCancelled: true })
      return order
    case 'counter':
      await mined(world, bulkCancelOrders(client))
      return order
  }
}

async function mined(
  { chain }: World,
  prepared: { executeAllActions: () => Promise<Hex> } | Promise<{ executeAllActions: () => Promise<Hex> }>,
): Promise<void> {
  const hash = await (await prepared).executeAllActions()
  await chain.publicClient.waitForTransactionReceipt({ hash })
}
