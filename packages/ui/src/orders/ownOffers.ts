import type { MarketOrder, Nft } from '@souk/market'
import { isCurrency } from '@souk/seaport'
import type { Hash } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { isOnlyHolder } from '../nft/isOnlyHolder.js'
import { isAlive } from './inactiveReason.js'

/** What happens to the items: their owner gives them away, or the visitor buys them, or has just got them. */
export type OwnOffersCase = 'giving' | 'buying' | 'held'

/** The open offers of an account on exactly one item. */
export type OwnOffers = { nft: Nft; offers: readonly MarketOrder[] }

/**
 * Finds the open offers of an account on exactly these items, which their next owners could accept. Offers on one of
 * several items are left out, since these items are not what they wait for.
 *
 * @example
 * ownOffers([lantern], { orders: [offer], account, at: 'giving' }) // → [{ nft: lantern, offers: [offer] }]
 */
export function ownOffers(nfts: readonly Nft[], about: ownOffers.About): readonly OwnOffers[] {
  const { orders, account, filled, at } = about
  return concerned(nfts, { account, at }).flatMap((nft) => {
    const offers = orders.filter(
      (order) =>
        isSameAddress(order.maker, account) &&
        isAlive(order) &&
        !filled?.has(order.orderHash) &&
        isOn(order, nft),
    )
    return offers.length > 0 ? [{ nft, offers }] : []
  })
}

export declare namespace ownOffers {
  type About = {
    /** Offers of the account. */
    orders: readonly MarketOrder[]
    account: string
    /** Those that this browser has just filled. @default none */
    filled?: ReadonlySet<Hash>
    at: OwnOffersCase
  }
}

/**
 * Picks the items whose next owners could accept an offer that nobody else can. The other holders of an edition can
 * accept an offer on it anyway, so it counts only where an account that has all units gives some away.
 */
export function concerned(
  nfts: readonly Nft[],
  { account, at }: Pick<ownOffers.About, 'account' | 'at'>,
): readonly Nft[] {
  return nfts.filter((nft) => nft.standard === 'erc721' || (at === 'giving' && isOnlyHolder(nft, account)))
}

function isOn({ side, type, order }: MarketOrder, { contract, tokenId }: Nft): boolean {
  return (
    side === 'bid' &&
    type !== 'criteria' &&
    order.parameters.consideration.some(
      (item) =>
        !isCurrency(item) && item.identifierOrCriteria === tokenId && isSameAddress(item.token, contract),
    )
  )
}
