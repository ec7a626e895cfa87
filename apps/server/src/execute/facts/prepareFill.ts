import { BaseError, findCause, UnreachableError } from '@souk/base'
import {
  type Action,
  type ApprovalAction,
  Conduit,
  FulfillerBalanceError,
  fulfillOrder,
  fulfillOrders,
  fulfillPrivateListing,
  type Holding,
  NoneFillableError,
  NotAllFillableError,
  type Transaction,
} from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Market } from '../../market/Market.js'
import { NodeError } from '../../node/node.js'
import { findOfferCriteria, proveToken } from '../../orders/offerCriteria.js'
import { findOrders } from '../../orders/store.js'
import { type Issue, refuse } from '../model/Refusal.js'
import type { Picked } from '../plan/choose.js'
import type { OnTop } from '../plan/price.js'

/** A transaction that fills orders, and the approvals it needs. */
export type Filling = {
  transaction: Transaction
  /** The missing approvals. */
  approvals: readonly ApprovalAction[]
  /** The most that the account pays, by currency and token. */
  payment: readonly Holding.Requirement[]
  /** Orders left out because the chain would not fill them now. */
  dropped: readonly Issue[]
}

/** Waits this long for an order that starts with the next block. */
const waitForStartMs = 3_000

/**
 * Asks the chain whether orders can be filled, and builds the transaction that fills them. Takes one `eth_call`.
 *
 * @param options.onTop - Payments that go with each pick, by the pick's index.
 * @param options.isWhole - Fills all or none.
 * @param options.checkBalance - Whether the account must already hold what it pays.
 * @throws {RefusedError} when the account cannot pay. @throws {NodeError} when the node does not answer.
 */
export async function prepareFill(market: Market, options: prepareFill.Options): Promise<Filling | Issue[]> {
  const { picks, account, conduitKey, onTop, isWhole } = options
  const fills = await toFills(market, picks, onTop)
  const shared = {
    account,
    conduitKey,
    checkFulfiller: options.checkBalance,
    domain: options.domain,
    waitForStartMs,
  }
  const [only] = picks
  const [fill] = fills
  try {
    if (fills.length > 1) {
      const { dropped, ...found } = await fulfillOrders(market.node, {
        ...shared,
        orders: fills,
        allOrNothing: isWhole,
      })
      return { ...split(found.actions), payment: found.payment, dropped: dropped.map(toIssue) }
    }
    if (!fill || !only) return []
    if (only.listing.taker) {
      const found = await fulfillPrivateListing(market.node, { ...fill, ...shared })
      return {
        ...split(found.actions),
        payment: paymentOf(found.movements, { account, conduitKey }),
        dropped: [],
      }
    }
    const found = await fulfillOrder(market.node, { ...fill, ...shared })
    return { ...split(found.actions), payment: found.payment, dropped: [] }
  } catch (error) {
    return toRefusal(error, only?.listing.orderHash)
  }
}

export declare namespace prepareFill {
  type Options = {
    picks: readonly Picked[]
    account: Address
    conduitKey: Hex
    onTop: readonly (readonly OnTop[])[]
    isWhole: boolean
    checkBalance: boolean
    /** Its domain tag ends the transaction's data. */
    domain?: string | undefined
  }
}

async function toFills(
  market: Market,
  picks: readonly Picked[],
  onTop: prepareFill.Options['onTop'],
): Promise<readonly fulfillOrder.Fill[]> {
  const selective = picks.filter(({ listing }) => listing.identifier === undefined)
  const rows = await findOrders(
    market.db,
    selective.map(({ listing }) => listing.orderHash),
  )
  const criteria = await findOfferCriteria(market.db, rows)
  return picks.map((pick, index) => {
    const { listing, units, identifier } = pick
    const row = rows.find((found) => found.order_hash === listing.orderHash)
    const known = criteria.get(listing.orderHash)
    const isPart = units !== listing.total
    return {
      order: listing.order,
      ...(isPart ? { unitsToFill: units / listing.step } : undefined),
      tips: (onTop[index] ?? []).map((tip) => ({ ...tip, currency: listing.currency })),
      ...(row && known
        ? {
            considerationCriteria: [
              {
                tokenId: identifier,
                proof: proveToken(market, row, {
                  criteria: known,
                  contract: listing.contract,
                  tokenId: identifier,
                }),
              },
            ],
          }
        : undefined),
    }
  })
}

function split(actions: readonly Action[]): Prepared {
  const approvals = actions.filter((action) => action.type === 'approval')
  const exchange = actions.find((action) => action.type === 'exchange')
  if (!exchange) return refuse('nothing_to_do', 'There is no order to fill.')
  return { approvals, transaction: exchange.transactionMethods.buildTransaction() }
}

type Prepared = { [key in 'approvals' | 'transaction']: Filling[key] }

type Movement = fulfillPrivateListing.Result['movements'][number]

function paymentOf(
  movements: readonly Movement[],
  { account, conduitKey }: { account: Address; conduitKey: Hex },
): readonly Holding.Requirement[] {
  const operator = Conduit.operator(conduitKey)
  return movements
    .filter(({ from }) => from.toLowerCase() === account)
    .map(({ from, to: _, ...thing }) => ({ account: from, operator, ...thing }))
}

function toIssue({ orderHash, reasons }: NoneFillableError['facts']['dropped'][number]): Issue {
  return { code: 'order_not_fillable', message: reasons.map(({ message }) => message).join(' '), orderHash }
}

/** An issue of an order is an answer. An issue of the account, or a node that does not answer, is an error. */
function toRefusal(error: unknown, orderHash: Hex | undefined): Issue[] {
  if (error instanceof FulfillerBalanceError) return refuse('balance_insufficient', error.message)
  if (error instanceof NoneFillableError || error instanceof NotAllFillableError)
    return error.facts.dropped.map(toIssue)
  const unreachable = findCause(error, UnreachableError)
  if (unreachable) throw new NodeError({ method: 'eth_call', reason: unreachable.message })
  if (error instanceof BaseError && /^(Order|Fraction|Conduit)\./.test(error.name))
    return [{ code: 'order_not_fillable', message: error.message, orderHash }]
  throw error
}
