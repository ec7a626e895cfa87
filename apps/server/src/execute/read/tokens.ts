import type { TokenWire, UserTokenWire } from '@souk/execute/wire'
import type { Nft } from '@souk/market'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { OrderRow } from '../../db/tables.js'
import { bookTime, type Market } from '../../market/Market.js'
import { findBestOffer } from '../../orders/best.js'
import { findOrders } from '../../orders/store.js'
import { toBestOrder } from './toBookOrder.js'
import { toPrice } from './toPrice.js'

/** What to add to each token: its best offer, its traits, its last sale, and the course of prices that change. */
type TokenExtras = {
  withBids: boolean
  withAttributes: boolean
  withLastSale?: boolean
  withPricing?: boolean
}

/** Turns rows into the API's tokens. */
export async function toTokens(
  market: Market,
  nfts: readonly Nft[],
  options: TokenExtras,
): Promise<readonly TokenWire.TokenRead[]> {
  const [asks, bids, names] = await Promise.all([
    findOrders(
      market.db,
      nfts.flatMap(({ listing }) => (listing ? [listing.orderHash] : [])),
    ),
    options.withBids ? readBids(market, nfts) : [],
    readNames(market, nfts),
  ])
  return nfts.map((nft, index) => {
    const ask = asks.find((row) => row.order_hash === nft.listing?.orderHash)
    const bid = bids[index]
    return {
      token: toFacts(market, nft, { names, ...options }),
      ...(ask ? { floorAsk: toBestOrder(ask, market, options) } : undefined),
      ...(bid ? { topBid: toBestOrder(bid, market) } : undefined),
    }
  })
}

function readBids(market: Market, nfts: readonly Nft[]): Promise<readonly (OrderRow | undefined)[]> {
  const time = bookTime(market)
  return Promise.all(
    nfts.map(({ contract, tokenId }) =>
      findBestOffer(market.db, { contract: contract.toLowerCase(), identifier: tokenId, now: time }),
    ),
  )
}

type Names = ReadonlyMap<string, { name: string; image: string | null }>

async function readNames({ db }: Market, nfts: readonly Nft[]): Promise<Names> {
  const contracts = [...new Set(nfts.map(({ contract }) => contract.toLowerCase()))]
  if (contracts.length === 0) return new Map()
  const rows = await db
    .selectFrom('collections')
    .select(['contract', 'name', 'image_url'])
    .where('contract', 'in', contracts)
    .execute()
  return new Map(rows.map((row) => [row.contract, { name: row.name, image: row.image_url }]))
}

function toFacts(
  market: Market,
  nft: Nft,
  options: Pick<TokenExtras, 'withAttributes' | 'withLastSale'> & { names: Names },
): TokenWire.TokenFacts {
  const contract = nft.contract.toLowerCase()
  const [owner] = nft.owners
  const { name = nft.collection, image } = options.names.get(contract) ?? {}
  return {
    chainId: market.chainId,
    contract: nft.contract,
    tokenId: nft.tokenId,
    name: nft.name,
    description: nft.description,
    ...(nft.imageUrl ? { image: nft.imageUrl } : undefined),
    ...(nft.animationUrl ? { media: nft.animationUrl } : undefined),
    kind: nft.standard,
    supply: nft.supply,
    remainingSupply: nft.supply,
    ...(nft.rarityRank === undefined ? undefined : { rarityRank: nft.rarityRank }),
    ...(nft.standard === 'erc721' && owner ? { owner: owner.address } : undefined),
    collection: { id: contract, name, slug: nft.collection, ...(image ? { image } : undefined) },
    ...(options.withAttributes
      ? {
          attributes: nft.traits.map(({ type, value }) => ({
            key: type,
            kind: kindOf(value),
            value: String(value),
          })),
        }
      : undefined),
    ...(options.withLastSale && nft.lastSale ? { lastSale: toSale(market, nft.lastSale) } : undefined),
  }
}

function toSale(
  market: Market,
  { price: raw, currency, at }: NonNullable<Nft['lastSale']>,
): TokenWire.TokenSale {
  return {
    price: toPrice(market, { currency: currency.address, raw }),
    timestamp: Math.floor(at.getTime() / 1000),
  }
}

function kindOf(value: string | number): string {
  return typeof value === 'number' ? 'number' : 'string'
}

/** Turns rows into the tokens of an account: how many it has, and how many of them are for sale. */
export async function toUserTokens(
  market: Market,
  nfts: readonly Nft[],
  options: TokenExtras & { user: Address },
): Promise<readonly UserTokenWire.UserToken[]> {
  const [tokens, holdings] = await Promise.all([
    toTokens(market, nfts, options),
    readHoldings(market, nfts, options.user),
  ])
  const listings = await findOrders(
    market.db,
    holdings.flatMap(({ listing }) => (listing ? [listing] : [])),
  )
  return tokens.map((told, index) => {
    const holding = holdings[index]
    const own = listings.find((row) => row.order_hash === holding?.listing)
    return {
      ...told,
      ownership: {
        tokenCount: BigInt(holding?.quantity ?? 0),
        onSaleCount: BigInt(holding?.on_sale ?? 0),
        ...(own ? { floorAsk: toBestOrder(own, market, options) } : undefined),
      },
    }
  })
}

type Holding = { quantity: string; on_sale: string; listing: string | null }

async function readHoldings(
  market: Market,
  nfts: readonly Nft[],
  user: Address,
): Promise<readonly Holding[]> {
  const contracts = nfts.map(({ contract }) => contract.toLowerCase())
  const identifiers = nfts.map(({ tokenId }) => String(tokenId))
  const time = String(bookTime(market))
  const own = sql`o.contract = k.contract and o.identifier = k.identifier and o.side = 'ask' and o.maker = ${user}
    and o.is_open and o.status = 'active'
    and o.start_time <= ${time}::bigint and o.end_time > ${time}::bigint`
  const { rows } = await sql<Holding>`
    select coalesce(b.quantity, 0) as quantity,
      least(coalesce(b.quantity, 0), (select coalesce(sum(o.remaining), 0) from shown_orders o where ${own})) as on_sale,
      (select o.order_hash from shown_orders o where ${own} order by o.price_rank, o.unit_price, o.sequence limit 1) as listing
    from unnest(${contracts}::text[], ${identifiers}::numeric[]) with ordinality as k (contract, identifier, place)
    left join balances b on b.contract = k.contract and b.identifier = k.identifier and b.owner = ${user}
    order by k.place`.execute(market.db)
  return rows
}
