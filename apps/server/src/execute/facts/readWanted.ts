import type { BuyWire } from '@souk/execute/wire'
import { Order } from '@souk/seaport'
import type { Address } from 'viem'
import type { Market } from '../../market/Market.js'
import { acceptOrder } from '../../orders/acceptOrder.js'
import { assertKind } from '../model/orderKind.js'
import { assertOneOf, type Issue, refuse } from '../model/Refusal.js'
import type { Wanted } from '../plan/choose.js'
import { type Demands, isExcluded, isOf, objectionTo } from '../plan/objectionTo.js'
import { findContract } from './places.js'
import { readListings, readOrder } from './readBook.js'

type BuyRequest = ReturnType<typeof BuyWire.decodeRequest>
type Item = BuyRequest['items'][number]

/** The most items in one purchase; more do not fit into one transaction. */
const mostItems = 50

/**
 * Reads the orders that could fill the items of a purchase.
 *
 * @returns Also the items that cannot be bought at all: orders that are not for sale.
 * @throws {RefusedError} when an item is invalid, or there are too many.
 */
export async function readWanted(
  market: Market,
  request: BuyRequest,
  options: { currencies: readonly Address[] | undefined },
): Promise<{ wanted: readonly Wanted[]; issues: readonly Issue[] }> {
  if (request.items.length === 0) refuse('nothing_to_do', 'Name at least one item to buy.')
  if (request.items.length > mostItems)
    refuse('nothing_to_do', `One request can buy at most ${mostItems} items.`)
  const taker = request.taker.toLowerCase() as Address
  const read = await Promise.all(
    request.items.map((item, index) => readItem(market, item, { ...options, index, taker })),
  )
  return {
    wanted: read.flatMap((entry) => ('quantity' in entry ? entry : [])),
    issues: read.flatMap((entry) => ('quantity' in entry ? [] : entry)),
  }
}

type Options = { currencies: readonly Address[] | undefined; index: number; taker: Address }

async function readItem(market: Market, item: Item, options: Options): Promise<Wanted | Issue> {
  const { index } = options
  const { quantity = 1n, token, collection } = item
  if (item.fillType === 'mint')
    refuse('no_mint', 'This market sells what is listed; mint by /execute/mint/v1.', { index })
  const demands = await readDemands(market, item, index)
  assertOneOf({ orderId: item.orderId, rawOrder: item.rawOrder }, { index })
  const named = item.rawOrder ? await takeIn(market, item.rawOrder) : item.orderId
  if (named) return readNamed(market, named, { ...options, quantity, demands })
  const contract = demands.token?.contract ?? demands.collection
  if (!contract)
    return refuse('nothing_to_do', 'An item must name a token, a collection or an order.', { index })
  const listings = isOf(market.config.name, demands)
    ? await readListings(market, { contract, identifier: token?.tokenId }, { ...options, quantity })
    : []
  return {
    index,
    quantity,
    candidates: listings.filter(({ orderHash }) => !isExcluded(orderHash, demands)),
    name: token ? `token ${token.tokenId} of ${contract}` : `the collection ${collection}`,
  }
}

async function readDemands(market: Market, item: Item, index: number) {
  const { token, collection, exclusions, exactOrderSource: sources } = item
  const contract = token?.contract.toLowerCase() as Address | undefined
  const place = collection === undefined ? undefined : await findContract(market, collection, { index })
  if (contract && place && contract !== place)
    refuse('contradiction', `The token is not one of the collection ${collection}.`, { index })
  return {
    token: token && contract && { contract, identifier: token.tokenId },
    collection: place,
    exclusions,
    sources,
  }
}

async function readNamed(
  market: Market,
  orderHash: string,
  { index, quantity, currencies, demands }: Omit<Options, 'taker'> & { quantity: bigint; demands: Demands },
): Promise<Wanted | Issue> {
  const found = await readOrder(market, orderHash, 'ask')
  if ('code' in found) return { ...found, index }
  const objection = objectionTo(found, demands, { source: market.config.name, index })
  if (objection) return objection
  if (currencies && !currencies.includes(found.currency))
    return {
      code: 'currency_unsupported',
      message: `Order ${orderHash} uses a different currency.`,
      orderHash,
      index,
    }
  return { index, quantity, candidates: [found], orderHash: found.orderHash, name: `order ${orderHash}` }
}

/** An order in the request is posted to the book first. */
async function takeIn(market: Market, raw: NonNullable<Item['rawOrder']>): Promise<string> {
  assertKind(raw.kind)
  const order = Order.parse({ parameters: raw.data, signature: raw.data.signature })
  const row = await acceptOrder(market, { side: 'ask', order, protocolAddress: market.rules.exchange })
  return row.order_hash
}
