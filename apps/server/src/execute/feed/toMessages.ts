import { BookOrderWire, type FeedWire, PriceWire, TokenWire } from '@souk/execute/wire'
import type { MarketEvent } from '@souk/market'
import { EventWire } from '@souk/market/wire'
import { findSale } from '../../activity/findSale.js'
import type { Printed } from '../../events/feed.js'
import type { Market } from '../../market/Market.js'
import { readNfts } from '../../nfts/readNfts.js'
import { findOrder } from '../../orders/store.js'
import { readRoyalties } from '../facts/readRoyalties.js'
import { orderKind } from '../model/orderKind.js'
import { toBookOrder } from '../read/toBookOrder.js'
import { toTokens } from '../read/tokens.js'
import { toPrice, toSource } from '../read/toPrice.js'

/** An event as listeners of this API receive it. */
export type Message = Extract<FeedWire.FeedMessage, { type: 'event' }> & {
  /** Whether the operator hides the collection. */
  isHidden?: boolean
}

/** The kinds of events that listeners want: orders, sales and tokens. */
export type Kinds = Readonly<Record<'orders' | 'sales' | 'tokens', boolean>>

/**
 * Turns an event of the market into messages. Reads only what listeners want.
 *
 * A change of an order also changes what its token costs, so it leads to a message about the token, too.
 */
export async function toMessages(
  market: Market,
  printed: Printed,
  kinds: Kinds,
): Promise<readonly Message[]> {
  const event = EventWire.decode(JSON.parse(printed.json()))
  const isOrder = orderEvents.has(event.type)
  const isToken = isOrder || ['metadata', 'sale', 'transfer'].includes(event.type)
  const told = await Promise.all([
    isOrder && kinds.orders ? orderMessage(market, event) : undefined,
    event.type === 'sale' && kinds.sales ? saleMessage(market, event) : undefined,
    isToken && kinds.tokens ? tokenMessage(market, event) : undefined,
  ])
  const { isHidden } = printed.about
  return told.flatMap((message) => (message ? [{ ...message, isHidden }] : []))
}

const orderEvents: ReadonlySet<MarketEvent['type']> = new Set([
  'listing',
  'offer',
  'cancel',
  'invalid',
  'valid',
  'expired',
])

function envelope(event: MarketEvent): Pick<Message, 'type' | 'offset' | 'publishedAt'> {
  return { type: 'event', offset: String(event.sequence), publishedAt: event.at.getTime() }
}

async function orderMessage(market: Market, event: MarketEvent): Promise<Message | undefined> {
  const row = event.orderHash && (await findOrder(market.db, event.orderHash))
  // This family has no words for orders of several items.
  if (!row || (row.side !== 'ask' && row.side !== 'bid')) return undefined
  const royalties = await readRoyalties(market, [row.contract])
  const order = BookOrderWire.encode(toBookOrder(row, market, { royalties, withRaw: false }))
  const isNew = event.type === 'listing' || event.type === 'offer'
  return {
    ...envelope(event),
    event: `${row.side}.${isNew ? 'created' : 'updated'}`,
    tags: {
      contract: row.contract,
      source: toSource(market).domain,
      maker: row.maker,
      taker: row.taker ?? '',
      ...(row.identifier === null ? undefined : { tokenId: row.identifier }),
    },
    data: { ...order },
  }
}

async function saleMessage(market: Market, event: MarketEvent): Promise<Message | undefined> {
  const row = await findSale(market.db, event)
  if (!row) return undefined
  const price = toPrice(market, { currency: row.currency, raw: BigInt(row.price) / BigInt(row.quantity) })
  return {
    ...envelope(event),
    event: 'sale.created',
    tags: { contract: row.contract, source: toSource(market).domain, maker: row.seller, taker: row.buyer },
    data: {
      id: `${row.transaction_hash}:${row.log_index}`,
      token: { contract: row.contract, tokenId: row.identifier },
      orderId: row.order_hash,
      orderKind,
      orderSide: row.side,
      from: row.seller,
      to: row.buyer,
      amount: row.quantity,
      txHash: row.transaction_hash,
      logIndex: row.log_index,
      block: Number(row.block_number),
      timestamp: Math.floor(row.at.getTime() / 1000),
      price: PriceWire.encode(price),
    },
  }
}

async function tokenMessage(market: Market, event: MarketEvent): Promise<Message | undefined> {
  const { contract, tokenId } = event
  if (!contract || tokenId === undefined) return undefined
  const nfts = await readNfts(market, [{ contract, tokenId }])
  const tokens = await toTokens(market, nfts, { withBids: true, withAttributes: false })
  const [told] = TokenWire.encodePage({ tokens }).tokens
  if (!told) return undefined
  return {
    ...envelope(event),
    event: 'token.updated',
    tags: { contract: contract.toLowerCase(), tokenId: String(tokenId) },
    data: { ...told },
  }
}
