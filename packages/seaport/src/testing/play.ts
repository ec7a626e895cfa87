import { BaseError } from '@souk/base'
import {
  approveTaker,
  Balances,
  isAccepted,
  predict,
  rawFill,
  readBalances,
  type Scenario,
  type Stage,
  Staging,
  undone,
} from '@souk/testing'
import type { TransactionReceipt } from 'viem'
import { expect } from 'vitest'
import { fulfillOrder } from '../actions/fulfillOrder.js'
import { fulfillOrders } from '../actions/fulfillOrders.js'
import { matchOrders } from '../actions/matchOrders.js'
import * as Order from '../guard/Order.js'
import type { ConsiderationItem } from '../order/Item.js'
import { NoneFillableError, NotAllFillableError } from '../order/Refusal.js'
import type { Movement } from '../plan/Party.js'
import { runActions } from '../wallet/runActions.js'
import type { Exchange } from '../wallet/toExchange.js'

/** The result of a step: how it was filled, or the name of the error. */
export type Played = { result: string; filled: number; dropped: readonly string[] }

/**
 * Runs one step through the actions and compares the result with the contract. A fill must change all balances exactly
 * as planned and as the rules require. The contract must also revert a fill that the actions reject.
 */
export async function play(stage: Stage, step: Scenario.Step): Promise<Played> {
  const plan = await planOf(stage, step)
  if (plan instanceof BaseError) {
    for (const { index, reason } of reasonsOf(plan, step)) await expectRefused(stage, step, { reason, index })
    return { result: plan.name, filled: 0, dropped: [] }
  }
  const dropped = plan.dropped.map(({ index }) => index)
  const indexes = step.fills.map((_, index) => index).filter((index) => !dropped.includes(index))
  const expected = await predict(stage, step, { indexes })
  const before = await readBalances(stage)
  const { error, receipts } = await run(stage, step, plan.exchange)
  const diff = Balances.diff(before, await readBalances(stage), { receipts })
  if (error) {
    if (step.type !== 'match' || !hasHostileZone(stage, step)) throw error
    expect(error).toMatchObject({ name: 'Transaction.RevertedError' })
    expect(diff).toEqual([])
    return { result: 'hostile zone', filled: 0, dropped: [] }
  }
  expect(Balances.fromMovements(plan.movements)).toEqual(Balances.fromMovements(expected))
  expect(diff).toEqual(Balances.fromMovements(expected))
  for (const { index, reasons } of plan.dropped)
    await expectRefused(stage, step, { reason: reasons[0] as BaseError, index })
  return {
    result: `${step.type} ${plan.route}`,
    filled: indexes.length,
    dropped: plan.dropped.map(({ reasons }) => reasons[0]?.name ?? 'no reason'),
  }
}

/** Returns the issue of each order. The error of a rejected sweep contains one per order. */
function reasonsOf(error: BaseError, step: Scenario.Step): readonly { index: number; reason: BaseError }[] {
  if (error instanceof NoneFillableError || error instanceof NotAllFillableError)
    return error.facts.dropped.map(({ index, reasons }) => ({ index, reason: reasons[0] as BaseError }))
  return step.fills.map((_, index) => ({ index, reason: error }))
}

type Plan = {
  route: string
  movements: readonly Movement[]
  dropped: readonly { index: number; reasons: readonly BaseError[] }[]
  exchange: Exchange
}

async function planOf(stage: Stage, step: Scenario.Step): Promise<Plan | BaseError> {
  try {
    return await prepare(stage, step)
  } catch (error) {
    if (error instanceof BaseError) return error
    throw error
  }
}

/** Accepts all findings, since generated trades are rarely fair and only the contract's behaviour matters here. */
const override = Object.keys(Order.findingCodes) as Order.FindingName[]

async function prepare(stage: Stage, step: Scenario.Step): Promise<Plan> {
  const client = clientOf(stage, step)
  const fills = step.fills.map((fill) => toFill(stage, fill))
  const recipient = step.recipient && Staging.addressOf(stage.world, step.recipient)
  const shared = { conduitKey: Staging.keyOf(step.conduit), recipient, override }
  switch (step.type) {
    case 'fill': {
      const [fill] = fills as [(typeof fills)[number]]
      const exchange = await fulfillOrder(client, { ...fill, ...shared, waitForStartMs: 0 })
      return { route: exchange.route, movements: exchange.movements, dropped: [], exchange }
    }
    case 'sweep': {
      const exchange = await fulfillOrders(client, {
        orders: fills,
        allOrNothing: step.allOrNothing,
        ...shared,
      })
      const { route, movements, dropped } = exchange
      return { route, movements, dropped, exchange }
    }
    case 'match': {
      const exchange = await matchOrders(client, { orders: fills, recipient, override })
      return { route: 'match', movements: exchange.movements, dropped: [], exchange }
    }
  }
}

function toFill(stage: Stage, fill: Scenario.Fill): fulfillOrder.Fill {
  const staged = stage.orders[fill.order] as Stage['orders'][number]
  const { order, offerCriteria, considerationCriteria } = staged
  const { units: unitsToFill, extraData } = fill
  const tips = fill.tips.map((tip) => toTip(stage, tip))
  return { order, offerCriteria, considerationCriteria, unitsToFill, extraData, tips }
}

function toTip({ world }: Stage, tip: Scenario.AskedItem): ConsiderationItem {
  return { ...Staging.toItem(world, tip), recipient: Staging.addressOf(world, tip.recipient) }
}

function clientOf({ world }: Stage, step: Scenario.Step) {
  return world.chain.walletClient(Staging.pick(world.people, step.taker))
}

async function run(
  stage: Stage,
  step: Scenario.Step,
  { actions }: Exchange,
): Promise<{ receipts: readonly TransactionReceipt[]; error?: unknown }> {
  const receipts: TransactionReceipt[] = []
  try {
    for await (const event of runActions(clientOf(stage, step), { actions, simulate: true }))
      if (event.type === 'confirmed') receipts.push(event.receipt)
    return { receipts }
  } catch (error) {
    return { receipts, error }
  }
}

/** Returns whether a hostile zone is involved. Zones of matched orders are not asked in advance. */
function hasHostileZone({ orders }: Stage, step: Scenario.Step): boolean {
  return step.fills.some(({ order }) => ['reverting', 'mistaken'].includes(orders[order]?.plan.zone ?? ''))
}

/** Calls the contract directly with the same fill and all possible approvals, and expects a revert. */
async function expectRefused(
  stage: Stage,
  step: Scenario.Step,
  options: { reason: BaseError; index: number },
): Promise<void> {
  const { reason, index } = options
  if (isOurRule(stage, step, options)) return
  // Generated matches always settle, so an error is a bug.
  if (step.type === 'match') throw reason
  await undone(stage.world.chain, async () => {
    await approveTaker(stage, step)
    expect({ reason, isAccepted: await accepts(stage, step, index) }).toEqual({ reason, isAccepted: false })
  })
}

/**
 * Returns whether only the library rejects a fill that the contract would execute: a tip that rounding would change too
 * much, or an order of the caller with an old counter, which the contract treats as a new order.
 */
function isOurRule(
  { orders }: Stage,
  step: Scenario.Step,
  { reason, index }: { reason: BaseError; index: number },
): boolean {
  const fill = Staging.pick(step.fills, index)
  const { maker } = Staging.pick(orders, fill.order).plan
  if (reason.name === 'Order.CounterError') return maker.person === step.taker && !maker.isContract
  return reason.name === 'Order.TipError'
}

async function accepts(stage: Stage, step: Scenario.Step, index: number): Promise<boolean> {
  const from = Staging.pick(stage.world.people, step.taker).address
  const ask = (tips: boolean) => isAccepted(stage.world, { from, ...rawFill(stage, step, { index, tips }) })
  return (await ask(false)) && ask(true)
}
