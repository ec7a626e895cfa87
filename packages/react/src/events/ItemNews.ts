import type { AuctionSummary, ListingSummary, MarketOrder, Nft } from '@souk/market'
import { Auction } from '@souk/seaport'
import { getAddress, type Hex } from 'viem'
import * as PostedNews from './PostedNews.js'
import * as TradeNews from './TradeNews.js'

/**
 * Shows a posted listing or auction on its item, if it is now the one that the market shows there. Other items stay the
 * same object.
 *
 * Amounts of two currencies cannot be compared, so only the market knows which of two such listings comes first.
 */
export function withPosted(nft: Nft, posted: MarketOrder): Nft {
  const { side, status, taker, type } = posted
  if (side !== 'ask' || status !== 'active' || taker || !isFor(nft, posted)) return nft
  if (type === 'english') return nft.auction ? nft : { ...nft, auction: toAuction(posted) }
  const listing = toListing(posted)
  if (nft.listing && !isCheaper(listing, nft.listing)) return nft
  const { bundle: _, ...rest } = nft
  return { ...rest, listing }
}

/**
 * Removes what is certainly over from an item: listings, auctions and sets that were cancelled or filled. The next
 * cheapest listing that is known takes the place of the old one.
 *
 * @param options.orders - The other orders that are known.
 */
export function withoutOver(nft: Nft, { news, orders }: withoutOver.Options): Nft {
  const { listing, auction, bundle, ...rest } = nft
  const left = listing && restOf(listing, news)
  const isKept = (order: { orderHash: Hex; maker: Hex }) =>
    !TradeNews.isCancelled(order, news) && !news.filled.has(order.orderHash.toLowerCase())
  const isSame = left === listing && (!auction || isKept(auction)) && (!bundle || isKept(bundle))
  if (isSame) return nft
  const next = left ?? (listing && nextOf(nft, { listing, orders }))
  return {
    ...rest,
    ...(next && { listing: next }),
    ...(auction && isKept(auction) && { auction }),
    ...(bundle && isKept(bundle) && { bundle }),
  }
}

export declare namespace withoutOver {
  type Options = { news: TradeNews.TradeNews; orders: readonly MarketOrder[] }
}

function restOf(listing: ListingSummary, news: TradeNews.TradeNews): ListingSummary | undefined {
  if (TradeNews.isCancelled(listing, news)) return undefined
  const units = news.filled.get(listing.orderHash.toLowerCase())
  if (units === undefined || (news.isCounted && listing.total > 1n)) return listing
  const remaining = listing.remaining - units
  return remaining > 0n ? { ...listing, remaining } : undefined
}

/** Finds the cheapest other listing of an item, if possible in the same currency. */
function nextOf(
  nft: Nft,
  { listing, orders }: { listing: ListingSummary; orders: readonly MarketOrder[] },
): ListingSummary | undefined {
  const others = orders
    .filter(
      (order) =>
        order.side === 'ask' &&
        order.status === 'active' &&
        order.type !== 'english' &&
        !order.taker &&
        order.orderHash !== listing.orderHash &&
        isFor(nft, order),
    )
    .map(toListing)
  const alike = others.filter(({ currency }) => currency.address === listing.currency.address)
  return (alike.length > 0 ? alike : others).reduce<ListingSummary | undefined>(
    (first, other) => (first && first.unitPrice <= other.unitPrice ? first : other),
    undefined,
  )
}

function isCheaper(listing: ListingSummary, other: ListingSummary): boolean {
  return (
    listing.currency.address.toLowerCase() === other.currency.address.toLowerCase() &&
    listing.unitPrice < other.unitPrice
  )
}

function isFor({ contract, tokenId }: Nft, order: MarketOrder): boolean {
  const token = PostedNews.tokenOf(order)
  return token?.identifierOrCriteria === tokenId && token.token.toLowerCase() === contract.toLowerCase()
}

function toListing(order: MarketOrder): ListingSummary {
  const { orderHash, maker, price, currency, endTime, remaining, total } = order
  const unitPrice = (price + total - 1n) / total
  return { orderHash, maker, price, unitPrice, currency, endTime, remaining, total }
}

function toAuction({ orderHash, maker, price, currency, endTime, order }: MarketOrder): AuctionSummary {
  const { settler, end } = Auction.decodeTerms(order.parameters.zoneHash)
  return {
    orderHash,
    maker,
    currency,
    reserve: price,
    end,
    settleUntil: endTime,
    ...(settler && { settler }),
  }
}

/** Gives a token that moved its new owner, and removes what the old owner sold. Other tokens stay the same object. */
export function withOwner(nft: Nft, news: TradeNews.TradeNews): Nft {
  const { moved } = news
  if (nft.standard === 'erc1155') return withUnits(nft, news)
  const move = moved.find(
    ({ contract, tokenId }) => tokenId === nft.tokenId && contract === nft.contract.toLowerCase(),
  )
  if (!move || nft.standard !== 'erc721') return nft
  const { listing: _, auction: __, bundle: ___, ...rest } = nft
  return { ...rest, owners: [{ address: getAddress(move.to), quantity: 1n }] }
}

/** Moves units of an edition between its owners, unless some owners are not listed. */
function withUnits(nft: Nft, { sent, isCounted }: TradeNews.TradeNews): Nft {
  const own = sent.filter(
    ({ contract, tokenId }) => tokenId === nft.tokenId && contract === nft.contract.toLowerCase(),
  )
  const listed = nft.owners.reduce((sum, { quantity }) => sum + quantity, 0n)
  if (own.length === 0 || isCounted || listed !== nft.supply) return nft
  const owners = new Map(nft.owners.map(({ address, quantity }) => [address.toLowerCase(), quantity]))
  for (const { from, to, units } of own) {
    owners.set(from, (owners.get(from) ?? 0n) - units)
    owners.set(to, (owners.get(to) ?? 0n) + units)
  }
  if ([...owners.values()].some((quantity) => quantity < 0n)) return nft
  return {
    ...nft,
    owners: [...owners]
      .filter(([, quantity]) => quantity > 0n)
      .map(([address, quantity]) => ({ address: getAddress(address), quantity })),
  }
}
