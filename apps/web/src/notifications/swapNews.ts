import type { Activity, MarketInfo, MarketSwap, Nft } from '@souk/market'
import { currencyOf } from '@souk/ui/parts/orders/currencyOf.js'
import { nftOf } from '@souk/ui/parts/swaps/sideWorth.js'
import { type Side, type SideToken, swapSides } from '@souk/ui/parts/swaps/swapSides.js'
import type { News } from './selectNews.js'

/**
 * Turns a swap that a wallet received into news; `undefined` until the market returns an item of each side.
 *
 * @example
 * swapNews(swap, { nfts, info, now })?.about // → 'swapOffered'
 */
export function swapNews(swap: MarketSwap, known: swapNews.Known): News | undefined {
  const { orderHash: key, createdAt: at, maker: from, order } = swap
  const { give, get } = swapSides(order, { role: 'taker', now: known.now })
  const toParts = (tokens: readonly SideToken[]) => tokens.flatMap((token) => toPart(token, swap, known))
  const toPrices = ({ money }: Side) =>
    money.map(({ currency: address, amount }) => ({ currency: currencyOf(known.info, { address }), amount }))
  const [parts, given] = [toParts(get.tokens), toParts(give.tokens)]
  const isNamed = give.tokens.some(({ tokenId }) => tokenId !== undefined)
  if (parts.length === 0 || (isNamed && given.length === 0)) return undefined
  return {
    ...{ key, at, from, parts, given },
    type: 'offer',
    about: 'swapOffered',
    prices: toPrices(get),
    paid: toPrices(give),
    units: 1n,
  }
}

export declare namespace swapNews {
  type Known = { nfts: readonly Nft[]; info: Pick<MarketInfo, 'currencies'>; now: bigint }
}

function toPart(
  token: SideToken,
  { createdAt: at, maker: from }: MarketSwap,
  known: swapNews.Known,
): Activity[] {
  const nft = nftOf(token, known)
  if (!nft) return []
  const { contract, tokenId, collection, name, imageUrl } = nft
  const part = {
    type: 'offer',
    at,
    contract,
    tokenId,
    collection,
    name,
    quantity: token.quantity,
    from,
  } as const
  return [{ ...part, ...(imageUrl ? { imageUrl } : {}) }]
}
