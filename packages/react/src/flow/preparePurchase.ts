import { BaseError } from '@souk/base'
import { getFulfillmentData, getOrder, type MarketOrder, RejectedError } from '@souk/market'
import { fulfillOrder, Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { isOnChain } from './isOnChain.js'
import type { PurchaseIssue, PurchasePlan, Receipt, TradeContext } from './plans.js'
import { runTransactions } from './runTransactions.js'
import { toTradeSteps } from './toTradeSteps.js'
import type { Prepared } from './useFlow.js'
import { wakingListings } from './wakingListings.js'

type Result = Prepared<PurchasePlan, Receipt, PurchaseIssue>

/**
 * Reads and decides everything for a purchase, without asking the wallet.
 *
 * What the server says is checked against the signed order: its hash is the one that was asked for, and it costs what
 * the page showed. The server's own transaction is never sent.
 * The buyer's sleeping listings of the same item are part of the plan: buying it back makes them valid again.
 *
 * @param options.units - How many units to buy; 1 for an ERC721.
 * @param options.expectedPayment - What the page showed, in the currency's smallest unit.
 */
export async function preparePurchase(
  context: TradeContext,
  options: preparePurchase.Options,
): Promise<Result> {
  const { api, client } = context
  const { orderHash, units, signal } = options
  const buyer = client.account.address
  const [order, onChain] = await Promise.all([getOrder(api, { orderHash, signal }), isOnChain(client)])
  const issue = issueOfOrder(order, buyer) ?? (onChain ? undefined : 'wrongNetwork')
  if (issue) return { issues: [issue] }
  try {
    const signed = (await getFulfillmentData(api, { side: 'ask', orderHash, fulfiller: buyer, signal })).order
    const payment = paymentFor(signed, units, order.total)
    if (Order.hash(signed.parameters) !== orderHash || payment !== options.expectedPayment)
      return { issues: ['priceChanged'] }
    const [{ actions }, waking] = await Promise.all([
      fulfillOrder(client, {
        order: signed,
        ...(order.total > 1n ? { unitsToFill: units } : {}),
        conduitKey: context.info.conduitKey,
      }),
      wakingListings(api, { maker: buyer, order: signed, signal }),
    ])
    const steps = toTradeSteps(actions)
    return {
      plan: { steps, order, units, payment, waking },
      run: ({ signal }) => runTransactions<PurchasePlan, PurchaseIssue>(client, { actions, signal }),
    }
  } catch (error) {
    const refusal = issueOfRefusal(error)
    if (refusal) return { issues: [refusal] }
    throw error
  }
}

export declare namespace preparePurchase {
  type Options = { orderHash: Hex; units: bigint; expectedPayment: bigint; signal?: AbortSignal }
}

/**
 * What a buyer pays for some units of a signed order; rounded up for each recipient, as the exchange does.
 */
export function paymentFor(order: Order.Order, units: bigint, total: bigint): bigint {
  return order.parameters.consideration.reduce(
    (sum, item) => sum + (item.startAmount * units + total - 1n) / total,
    0n,
  )
}

function issueOfOrder(order: MarketOrder, buyer: Address): PurchaseIssue | undefined {
  const byStatus: Readonly<Record<MarketOrder['status'], PurchaseIssue | undefined>> = {
    active: undefined,
    inactive: 'unavailable',
    filled: 'sold',
    cancelled: 'cancelled',
    expired: 'ended',
  }
  if (order.maker.toLowerCase() === buyer.toLowerCase()) return 'ownListing'
  return byStatus[order.status]
}

const issueOfError: Readonly<Record<string, PurchaseIssue>> = {
  'Order.FilledError': 'sold',
  'Order.UnitsError': 'sold',
  'Order.CancelledError': 'cancelled',
  'Order.CounterError': 'cancelled',
  'Order.ExpiredError': 'ended',
  'Order.NotStartedError': 'unavailable',
  'Order.OffererBalanceError': 'unavailable',
  'Order.OffererApprovalError': 'unavailable',
  'Order.FulfillerBalanceError': 'fundsShort',
}

function issueOfRefusal(error: unknown): PurchaseIssue | undefined {
  // The market looked again just now and does not give the order out any more.
  if (error instanceof RejectedError) return 'unavailable'
  return error instanceof BaseError ? issueOfError[error.name] : undefined
}
