import type { BaseError } from '@souk/base'
import type { Account } from 'viem'
import { RevertedError } from '../errors/RevertedError.js'
import type { Facts } from '../facts/readFacts.js'
import type { AnyClient } from '../node/batch.js'
import { isRestricted } from '../order/orderType.js'
import { type Dropped, SweepRefusedError } from '../order/Refusal.js'
import type { FillWish } from '../plan/FillWish.js'
import type { Party, SettleOptions } from '../plan/Party.js'
import { type ManyPlan, type ManyWish, planFulfillMany } from '../plan/planFulfillMany.js'
import { transactionMethods } from './Action.js'

/** A sweep with the inputs of its plan. */
export type Sweep = { wish: ManyWish; party: Party; facts: Facts; settings: SettleOptions; plan: ManyPlan }

/**
 * Finds the orders that make the exchange revert a whole sweep. It simulates each order separately, all at the same
 * time. If each of them succeeds, it simulates the sweep without each order in turn.
 *
 * Reads: one or two `eth_call` per order of the sweep.
 *
 * @returns An error that names the orders, or the given error if no order can be named.
 */
export async function nameRefused(
  client: AnyClient,
  account: Account,
  { sweep, error }: { sweep: Sweep; error: RevertedError },
): Promise<BaseError> {
  const tryFills = (fills: readonly FillWish[]) => simulate(client, account, { sweep, fills })
  const left = new Set(sweep.plan.dropped.map(({ index }) => index))
  const tried = sweep.wish.fills
    .map((fill, index) => ({ index, fill }))
    .filter(({ index }) => !left.has(index))
  const alone = await Promise.all(tried.map(({ fill }) => tryFills([fill])))
  const refused = tried.flatMap((entry, place) => {
    const reason = alone[place]
    return reason instanceof RevertedError ? [toDropped(entry, reason)] : []
  })
  if (refused.length > 0) return new SweepRefusedError({ refused }, error)
  const spoiler = await findSpoiler(tried, tryFills)
  return spoiler ? new SweepRefusedError({ refused: [toDropped(spoiler, error)] }, error) : error
}

type Tried = { index: number; fill: FillWish }

/**
 * Finds an order without which the others can be filled. Of several such orders, it returns one whose zone can see the
 * others, or else the last one, since the earlier ones come first.
 */
async function findSpoiler(
  tried: readonly Tried[],
  tryFills: (fills: readonly FillWish[]) => Promise<unknown>,
): Promise<Tried | undefined> {
  if (tried.length < 2) return undefined
  const without = await Promise.all(
    tried.map((left) => tryFills(tried.filter((entry) => entry !== left).map(({ fill }) => fill))),
  )
  const spoilers = tried.filter((_, place) => without[place] === undefined)
  return spoilers.find(({ fill }) => isRestricted(fill.order.parameters)) ?? spoilers.at(-1)
}

function toDropped({ index, fill }: Tried, reason: BaseError): Dropped {
  return { index, orderHash: fill.orderHash, reasons: [reason] }
}

/** @returns The node's error, or `undefined` when the simulation succeeds. */
async function simulate(
  client: AnyClient,
  account: Account,
  { sweep, fills }: { sweep: Sweep; fills: readonly FillWish[] },
): Promise<unknown> {
  const { wish, party, facts, settings } = sweep
  const { transaction } = planFulfillMany({ ...wish, fills, maximum: [] }, party, facts, settings)
  try {
    await transactionMethods(client, account, transaction).simulate()
    return undefined
  } catch (error) {
    return error
  }
}
