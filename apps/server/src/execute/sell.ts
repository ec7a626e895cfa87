import type { SellWire } from '@souk/execute/wire'
import { Order } from '@souk/seaport'
import type { Address } from 'viem'
import type { Market } from '../market/Market.js'
import { acceptOrder } from '../orders/acceptOrder.js'
import { assertTraded } from './facts/places.js'
import { readOffers, readOrder } from './facts/readBook.js'
import type { Answer } from './model/Answer.js'
import { assertKind } from './model/orderKind.js'
import { assertOneOf, type Issue, refuse } from './model/Refusal.js'
import type { Wanted } from './plan/choose.js'
import type { Listing } from './plan/Listing.js'
import { isExcluded, isOf, objectionTo } from './plan/objectionTo.js'
import { trade } from './trade.js'

/** A request to sell. */
export type SellRequest = ReturnType<typeof SellWire.decodeRequest>
type Item = SellRequest['items'][number]

/** The most tokens in one sale. */
const mostItems = 50

/** Plans the sale of tokens into the highest offers on them or on sets that contain them, or into given offers. */
export async function sell(market: Market, request: SellRequest): Promise<Answer> {
  const { items } = request
  if (items.length === 0) refuse('nothing_to_do', 'Name at least one token to sell.')
  if (items.length > mostItems) refuse('nothing_to_do', `One request can sell at most ${mostItems} tokens.`)
  const read = await Promise.all(
    items.map((item, index) => readItem(market, item, { index, currency: request.currency?.toLowerCase() })),
  )
  return trade(market, {
    wanted: read.flatMap((entry) => ('quantity' in entry ? entry : [])),
    unread: read.flatMap((entry) => ('quantity' in entry ? [] : entry)),
    account: request.taker.toLowerCase() as Address,
    conduitKey: market.config.conduitKey,
    source: request.source,
    feesOnTop: request.feesOnTop ?? [],
    isNormalized: request.normalizeRoyalties ?? false,
    isPartial: request.partial ?? false,
    isPathOnly: request.onlyPath ?? false,
    checkBalance: true,
  })
}

type Options = { index: number; currency: string | undefined }

async function readItem(market: Market, item: Item, options: Options): Promise<Wanted | Issue> {
  const { index, currency } = options
  const { token, quantity = 1n, rawOrder, exclusions, exactOrderSource: sources } = item
  const { name: source } = market.config
  const isWanted = (offer: Listing) =>
    (currency === undefined || offer.currency === currency) &&
    !isExcluded(offer.orderHash, { exclusions }) &&
    isOf(source, { sources })
  const { contract } = assertTraded(market, token.contract, { index })
  const wanted = { index, quantity, identifier: token.tokenId, name: `token ${token.tokenId} of ${contract}` }
  assertOneOf({ orderId: item.orderId, rawOrder }, { index })
  const named = rawOrder ? await takeIn(market, rawOrder) : item.orderId
  if (!named) {
    const place = { contract, identifier: token.tokenId }
    const candidates = (await readOffers(market, place, { quantity })).filter(isWanted)
    return { ...wanted, candidates }
  }
  const found = await readOrder(market, named, 'bid')
  if ('code' in found) return { ...found, index }
  const asked = { token: { contract, identifier: token.tokenId }, exclusions, sources }
  const objection = objectionTo(found, asked, { source, index })
  if (objection) return objection
  if (currency !== undefined && found.currency !== currency)
    return {
      code: 'currency_unsupported',
      message: `Order ${named} uses a different currency.`,
      orderHash: named,
      index,
    }
  return { ...wanted, candidates: [found], orderHash: found.orderHash }
}

/** An offer in the request is posted to the book first. */
async function takeIn(market: Market, raw: NonNullable<Item['rawOrder']>): Promise<string> {
  assertKind(raw.kind)
  const order = Order.parse({ parameters: raw.data, signature: raw.data.signature })
  const row = await acceptOrder(market, { side: 'bid', order, protocolAddress: market.rules.exchange })
  return row.order_hash
}
