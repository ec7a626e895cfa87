import type { MarketEvent, MarketOrder, Nft, OfferCriteria } from '@souk/market'
import { CurrencyWire, EventWire } from '@souk/market/wire'
import { findSale } from '../../activity/findSale.js'
import { findTransfer } from '../../activity/findTransfer.js'
import type { OrderRow } from '../../db/tables.js'
import type { Printed } from '../../events/feed.js'
import type { Market } from '../../market/Market.js'
import { readNfts } from '../../nfts/readNfts.js'
import { findOfferCriteria } from '../../orders/offerCriteria.js'
import { findOrder } from '../../orders/store.js'
import { findCurrency, toMarketOrder } from '../../orders/toMarketOrder.js'
import type { EventType, StreamEvent } from './StreamEvent.js'

/** An event with its subjects. */
type Subject = { market: Market; event: MarketEvent; item: object; nft: Nft | undefined }

/**
 * Turns an event of the market into events of the published stream library. Orders of several items, and offers on a
 * list of tokens, have no form in this API.
 */
export async function toStreamEvents(market: Market, printed: Printed): Promise<readonly StreamEvent[]> {
  const event = EventWire.decode(JSON.parse(printed.json()))
  const { collection, contract, tokenId } = event
  if (!collection) return []
  const [nft] = contract && tokenId !== undefined ? await readNfts(market, [{ contract, tokenId }]) : []
  const subject = { market, event, nft, item: toItem(market, nft) }
  const told = await tell(subject)
  if (!told) return []
  const { type, payload } = told
  const payloads = { ...payload, event_timestamp: event.at.toISOString() }
  const message = { event_type: type, version: 1, sent_at: event.at.toISOString(), payload: payloads }
  return [{ collection, type, isHidden: printed.about.isHidden, message }]
}

type Told = { type: EventType; payload: object } | undefined

async function tell(subject: Subject): Promise<Told> {
  const { event, item } = subject
  const place = placeOf(subject)
  switch (event.type) {
    case 'metadata':
      return { type: 'item_metadata_updated', payload: { ...place, item: toDescribedItem(subject) } }
    case 'transfer':
      return tellTransfer(subject)
    case 'sale':
      return tellSale(subject)
    case 'listing':
    case 'offer':
    case 'cancel':
      return tellOrder(subject)
    case 'invalid':
    case 'valid': {
      const type = event.type === 'invalid' ? 'order_invalidate' : 'order_revalidate'
      const protocol_address = subject.market.rules.exchange.toLowerCase()
      const chain = { name: subject.market.config.chain }
      return {
        type,
        payload: { ...place, item, chain, order_hash: event.orderHash ?? null, protocol_address },
      }
    }
    default:
      return undefined
  }
}

function placeOf({ market, event, item }: Subject) {
  return { item, collection: { slug: event.collection }, chain: market.config.chain }
}

function toItem({ config }: Market, nft: Nft | undefined): object {
  if (!nft) return {}
  const address = nft.contract.toLowerCase()
  return {
    nft_id: `${config.chain}/${address}/${nft.tokenId}`,
    permalink: config.siteUrl ? `${config.siteUrl}/item/${nft.contract}/${nft.tokenId}` : '',
    chain: { name: config.chain },
    metadata: {
      name: nft.name,
      image_url: nft.imageUrl ?? null,
      animation_url: nft.animationUrl ?? null,
      metadata_url: nft.metadataUrl ?? null,
    },
  }
}

function toDescribedItem({ item, nft }: Subject): object {
  if (!nft) return item
  const traits = nft.traits.map(({ type, value, displayType }) => ({
    trait_type: type,
    value: String(value),
    display_type: displayType ?? null,
    max_value: null,
    trait_count: null,
    order: null,
  }))
  const { name, description, imageUrl, animationUrl, metadataUrl } = nft
  return {
    ...item,
    metadata: {
      name,
      description,
      image_url: imageUrl ?? null,
      animation_url: animationUrl ?? null,
      metadata_url: metadataUrl ?? null,
      background_color: null,
      traits,
    },
  }
}

async function tellTransfer(subject: Subject): Promise<Told> {
  const row = await findTransfer(subject.market.db, subject.event)
  if (!row) return undefined
  return {
    type: 'item_transferred',
    payload: {
      ...placeOf(subject),
      from_account: { address: row.from_account },
      to_account: { address: row.to_account },
      quantity: Number(row.quantity),
      transaction: { hash: row.transaction_hash, timestamp: row.at.toISOString() },
    },
  }
}

async function tellSale(subject: Subject): Promise<Told> {
  const { market, event } = subject
  const row = await findSale(market.db, event)
  if (!row) return undefined
  const [maker, taker] = row.side === 'ask' ? [row.seller, row.buyer] : [row.buyer, row.seller]
  return {
    type: 'item_sold',
    payload: {
      ...placeOf(subject),
      quantity: Number(row.quantity),
      listing_type: null,
      closing_date: row.at.toISOString(),
      transaction: { hash: row.transaction_hash, timestamp: row.at.toISOString() },
      maker: { address: maker },
      taker: { address: taker },
      order_hash: row.order_hash,
      sale_price: row.price,
      payment_token: CurrencyWire.encode(findCurrency(market, row.currency)),
      is_private: false,
    },
  }
}

async function tellOrder(subject: Subject): Promise<Told> {
  const { market, event } = subject
  const row = event.orderHash && (await findOrder(market.db, event.orderHash))
  // This API has no form for orders of several items.
  if (!row || (row.side !== 'ask' && row.side !== 'bid')) return undefined
  const criteria = (await findOfferCriteria(market.db, [row])).get(row.order_hash)
  const type = typeOf(subject, { row, criteria })
  if (!type) return undefined
  const order = toMarketOrder(row, market)
  return { type, payload: { ...placeOf(subject), ...toOrder(order), ...toCriteria(criteria, subject) } }
}

type About = { row: OrderRow; criteria: OfferCriteria | undefined }

/** An offer on a token with an auction is a bid on it. */
function typeOf({ event, nft }: Subject, { row, criteria }: About): EventType | undefined {
  if (event.type === 'cancel') return row.identifier === null ? undefined : 'item_cancelled'
  if (row.side === 'ask') return 'item_listed'
  if (row.identifier !== null) return nft?.auction ? 'item_received_bid' : 'item_received_offer'
  if (BigInt(row.criteria ?? 0) === 0n) return 'collection_offer'
  return criteria?.traits?.length ? 'trait_offer' : undefined
}

function toOrder(order: MarketOrder): object {
  const { createdAt, endTime, maker, taker, price, remaining, type, currency, orderHash } = order
  return {
    quantity: Number(remaining),
    order_hash: orderHash,
    base_price: String(price),
    payment_token: CurrencyWire.encode(currency),
    listing_type: type === 'dutch' || type === 'english' ? type : null,
    listing_date: createdAt.toISOString(),
    created_date: createdAt.toISOString(),
    expiration_date: toDate(endTime),
    maker: { address: maker.toLowerCase() },
    taker: taker ? { address: taker.toLowerCase() } : null,
    is_private: taker !== undefined,
  }
}

/** An order whose end exceeds the range of dates has none. */
function toDate(seconds: bigint): string | null {
  return seconds < 8_640_000_000_000n ? new Date(Number(seconds) * 1000).toISOString() : null
}

function toCriteria(criteria: OfferCriteria | undefined, { event }: Subject): object {
  if (!criteria) return {}
  const traits = (criteria.traits ?? []).map(({ type, value }) => ({ trait_type: type, trait_name: value }))
  const [first] = traits
  return {
    collection_criteria: { slug: criteria.slug },
    asset_contract_criteria: { address: event.contract?.toLowerCase() ?? '' },
    ...(first ? { trait_criteria: first, trait_criteria_list: traits } : undefined),
  }
}
