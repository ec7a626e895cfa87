import { BaseError } from '@souk/base'
import { fulfillOrders, NoneFillableError, NotAllFillableError, UnsignedError } from '@souk/seaport'
import type { Account, Hex } from 'viem'
import type { Market } from '../api/Market.js'
import type { Taken } from './internal/takeOrder.js'
import type { ReadFill } from './readFill.js'

/** An order of a sweep that was found, and its index in the caller's list. */
export type Found = { index: number; taken: Taken; fill: ReadFill }

/** An order that is left out of a sweep, with its reasons. */
export type Dropped = { index: number; orderHash: Hex | undefined; reasons: readonly BaseError[] }

/** A sweep of the orders that were found, ready to send. */
export type SweepPlan = {
  found: readonly Found[]
  sweep: fulfillOrders.Result
  /** The orders in the transaction. */
  sent: readonly Found[]
  dropped: readonly Dropped[]
}

/** Options of a sweep that do not depend on its orders. */
export type SweepOptions = Omit<fulfillOrders.Options, 'orders' | 'account' | 'config'> & { account: Account }

/**
 * Plans the fill of the orders that were found, and names each order that is left out by its index in the caller's
 * list.
 */
export async function planSweep(
  market: Market,
  found: readonly Found[],
  options: SweepOptions,
): Promise<SweepPlan> {
  const { client, seaport: config } = market
  const orders = found.map(({ fill }) => fill.fill)
  const sweep = await fulfillOrders(client, { ...options, orders, config }).catch((error: unknown) => {
    throw withUnsigned(error)
  })
  const sent = new Set(sweep.orderHashes)
  return {
    found,
    sweep,
    sent: found.filter(({ taken }) => sent.has(taken.orderHash)),
    dropped: sweep.dropped.map((drop) => toDropped(drop, found)),
  }
}

/** Converts an index among the orders that were found to the index in the caller's list. */
export function toDropped(
  { index, orderHash, reasons }: fulfillOrders.Result['dropped'][number],
  found: readonly Found[],
): Dropped {
  const entry = found[index] as Found
  const { missing } = entry.fill
  return { index: entry.index, orderHash, reasons: [...reasons, ...(missing ? [missing] : [])] }
}

/** Replaces the error of an empty sweep if the cause is missing signatures. */
function withUnsigned(error: unknown): unknown {
  if (!(error instanceof NoneFillableError || error instanceof NotAllFillableError)) return error
  const unsigned = error.facts.dropped.filter(({ reasons }) => reasons[0] instanceof UnsignedError)
  const orderHashes = unsigned.map(({ orderHash }) => orderHash)
  return unsigned.length > 0 ? new UnsignedOrdersError({ orderHashes }, error) : error
}

/** Thrown when no order can be filled because signatures are missing. */
export class UnsignedOrdersError extends BaseError<{ orderHashes: readonly Hex[] }> {
  override readonly name = 'Trade.UnsignedOrdersError'
  constructor(facts: { orderHashes: readonly Hex[] }, cause: unknown) {
    super(
      `All orders must include signatures; these have none and are not validated on chain: ${facts.orderHashes.join(', ')}.`,
      { facts, cause, retry: 'user' },
    )
  }
}
