import type { CancelWire } from '@souk/execute/wire'
import { bulkCancelOrders, cancelOrders } from '@souk/seaport'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import { findOrders } from '../orders/store.js'
import { storedOrder } from '../orders/storedOrder.js'
import type { Answer } from './model/Answer.js'
import { assertKind } from './model/orderKind.js'
import { assertOneOf, refuse } from './model/Refusal.js'
import * as Step from './model/Step.js'

/** A request to cancel. */
export type CancelRequest = ReturnType<typeof CancelWire.decodeRequest>

/** The most orders that one transaction cancels; it has to fit into a block. */
const mostOrders = 250

/**
 * Plans the cancellation of orders on chain: given ones, all of a maker on a token, or all that a maker has signed so
 * far.
 *
 * @throws {RefusedError} when there is no such order, or the orders have several makers.
 */
export async function cancel(market: Market, request: CancelRequest): Promise<Answer> {
  assertKind(request.orderKind)
  const { orderIds, maker, token } = request
  assertOneOf({ orderIds: orderIds?.length ? orderIds : undefined, token })
  if (orderIds?.length) return { steps: cancelRows(market, await readRows(market, orderIds), maker) }
  if (!maker || !(token || request.orderKind)) return refuse('nothing_to_do', 'No order ids specified')
  if (!token) return { steps: cancelAll(market, maker) }
  const rows = await readOpen(market, { maker, ...token })
  if (rows.length === 0) refuse('nothing_to_do', `${maker} has no open order on that token.`)
  return { steps: cancelRows(market, rows, maker) }
}

async function readRows(market: Market, orderIds: readonly string[]): Promise<readonly OrderRow[]> {
  if (orderIds.length > mostOrders)
    refuse('nothing_to_do', `One request can cancel at most ${mostOrders} orders.`)
  const hashes = [...new Set(orderIds.map((id) => id.toLowerCase()))]
  const rows = await findOrders(market.db, hashes)
  const missing = hashes.find((hash) => !rows.some((row) => row.order_hash === hash))
  if (missing) refuse('order_unknown', `There is no order ${missing}.`, { orderHash: missing })
  const filled = rows.find(({ status }) => status === 'filled')
  if (filled)
    refuse('order_not_fillable', `Order ${filled.order_hash} is filled and can no longer be cancelled.`, {
      orderHash: filled.order_hash,
    })
  return rows
}

function readOpen(
  market: Market,
  of: { maker: Address; contract: Address; tokenId: bigint },
): Promise<readonly OrderRow[]> {
  return market.db
    .selectFrom('orders')
    .selectAll()
    .where('maker', '=', of.maker.toLowerCase())
    .where('contract', '=', of.contract.toLowerCase())
    .where('identifier', '=', String(of.tokenId))
    .where('status', 'in', ['active', 'inactive'])
    .limit(mostOrders)
    .execute()
}

/** Orders that are already cancelled need no transaction. */
function cancelRows(
  market: Market,
  rows: readonly OrderRow[],
  asked: Address | undefined,
): readonly Step.Step[] {
  const [first] = rows
  const maker = (asked ?? first?.maker) as Address
  const foreign = rows.find((row) => !isAddressEqual(row.maker as Address, maker))
  if (foreign)
    refuse('not_maker', `Only the maker of order ${foreign.order_hash}, ${foreign.maker}, can cancel it.`, {
      orderHash: foreign.order_hash,
    })
  const orderHashes = rows.map((row) => row.order_hash as Hex)
  const open = rows.filter(({ status }) => status !== 'cancelled')
  if (open.length === 0) return Step.transactions('cancellation', [{ orderHashes }])
  const orders = open.map((row) => storedOrder(row).parameters)
  const { actions } = cancelOrders(market.node, { orders, account: maker })
  return Step.transactions('cancellation', toItems(maker, actions, orderHashes))
}

/** A new counter cancels every order signed with the old one. */
function cancelAll(market: Market, maker: Address): readonly Step.Step[] {
  const { actions } = bulkCancelOrders(market.node, { account: maker })
  return Step.transactions('cancellation', toItems(maker, actions))
}

function toItems(
  from: Address,
  actions: ReturnType<typeof cancelOrders>['actions'],
  orderHashes?: readonly Hex[],
): readonly Step.TransactionItem[] {
  return actions.map(({ transactionMethods }) => ({
    transaction: { from, ...transactionMethods.buildTransaction() },
    ...(orderHashes ? { orderHashes } : undefined),
  }))
}
