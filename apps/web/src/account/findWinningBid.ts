import { type Activity, type AnyOrder, getActivity, getOrder, type MarketApi } from '@souk/market'
import { Auction } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { sellerMoney } from './sellerMoney.js'

/**
 * Finds the bid that an auction was settled with. The sale names the auction's order, but the bid pays the fees. The bid is a
 * filled offer of the buyer for the item, at the price of the sale. If several are, nothing is returned. Nothing is returned either
 * if the auction guarantees its seller another sum than the bid leaves, because the settler may have kept the difference.
 *
 * @param sale - The sale by the auction.
 * @param options.auction - The auction.
 * @throws What the market's answer throws, and the reason of `signal` once that is aborted.
 *
 * @example
 * const bid = await findWinningBid(api, sale, { auction, signal })
 */
export async function findWinningBid(
  api: MarketApi,
  sale: Activity,
  { auction, signal }: { auction: AnyOrder; signal: AbortSignal },
): Promise<AnyOrder | undefined> {
  const { contract, tokenId } = sale
  if (tokenId === undefined) return undefined
  const hashes = new Set<NonNullable<Activity['orderHash']>>()
  let next: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const read = await getActivity(api, { contract, tokenId, types: ['offer'], limit: 50, next, signal })
    for (const offer of read.activities)
      if (offer.orderHash && isBidOf(offer, sale)) hashes.add(offer.orderHash)
    next = read.next
    if (!next) break
  }
  // A page that was not read could have another such offer.
  if (next || hashes.size > mostBids) return undefined
  const orders = await Promise.all([...hashes].map((orderHash) => getOrder(api, { orderHash, signal })))
  const filled = orders.filter(({ side, status }) => side === 'bid' && status === 'filled')
  const [bid, ...others] = filled
  return bid && others.length === 0 && isExact(bid, sale, auction) ? bid : undefined
}

/** Whether the seller received exactly what the bid leaves of its price. */
function isExact(bid: AnyOrder, sale: Activity, auction: AnyOrder): boolean {
  const { offerer, consideration, zoneHash } = auction.order.parameters
  const money = sellerMoney(bid, sale)
  const share = Auction.sellerShare(sale.price ?? 0n, Auction.decodeTerms(zoneHash))
  return (
    money?.received === share && consideration.every(({ recipient }) => isSameAddress(recipient, offerer))
  )
}

/** 500 offers for one item are more than any auction gets in practice. */
const mostPages = 10
/** One bidder hardly makes the same bid more often. */
const mostBids = 6

function isBidOf(offer: Activity, { to, price, currency, at }: Activity): boolean {
  return (
    isSameAddress(offer.from, to) &&
    price !== undefined &&
    offer.price === price &&
    isSameAddress(offer.currency?.address, currency?.address) &&
    offer.quantity === 1n &&
    offer.at <= at
  )
}
