import type { MarketOrder, Nft } from '@souk/market'
import { isCurrency } from '@souk/seaport'
import type { Hash } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { isOnlyHolder } from '../nft/isOnlyHolder.js'
import { isAlive } from './inactiveReason.js'

/**
 * What happens to the items: their owner gives them away, or the visitor buys them, has just got them, makes another offer
 * on them, or only looks at them.
 */
export type OwnOffersCase = 'giving' | 'buying' | 'held' | 'offering' | 'looking'

/** The open offers of an account on exactly one item. Without an item, on any or some items of a collection. */
export type OwnOffers = { nft: Nft | undefined; offers: readonly MarketOrder[] }

/**
 * Finds the open offers of an account on exactly these items, which their next owners could accept. Offers on one of
 * several items are left out, since these items are not what they wait for.
 *
 * @example
 * ownOffers([lantern], { orders: [offer], account, at: 'giving' }) // → [{ nft: lantern, offers: [offer] }]
 */
export function ownOffers(nfts: readonly Nft[], about: ownOffers.About): readonly OwnOffers[] {
  // A visitor who looks at an item reads who can accept an offer, which nobody can while it is inactive.
  const open = openOf(about).filter(({ status }) => about.at !== 'looking' || status === 'active')
  return concerned(nfts, about).flatMap((nft) => {
    const offers = open.filter((order) => isOn(order, nft))
    return offers.length > 0 ? [{ nft, offers }] : []
  })
}

/**
 * Finds the open offers of an account on any or some items of a collection.
 *
 * @example
 * ownCollectionOffers(contract, { orders: [offer], account }) // → [{ nft: undefined, offers: [offer] }]
 */
export function ownCollectionOffers(
  contract: string,
  about: Omit<ownOffers.About, 'at'>,
): readonly OwnOffers[] {
  const offers = openOf(about).filter(
    ({ type, order }) =>
      type === 'criteria' &&
      order.parameters.consideration.some((item) => !isCurrency(item) && isSameAddress(item.token, contract)),
  )
  return offers.length > 0 ? [{ nft: undefined, offers }] : []
}

function openOf({ orders, account, filled }: Omit<ownOffers.About, 'at'>): readonly MarketOrder[] {
  return orders.filter(
    (order) =>
      order.side === 'bid' &&
      isSameAddress(order.maker, account) &&
      isAlive(order) &&
      !filled?.has(order.orderHash),
  )
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
 * accept an offer on it anyway, so it counts only where an account that has all units gives some away. Beside another
 * offer, each counts, since both can be accepted, and so does each on an item that the visitor looks at.
 */
export function concerned(
  nfts: readonly Nft[],
  { account, at }: Pick<ownOffers.About, 'account' | 'at'>,
): readonly Nft[] {
  if (at === 'offering' || at === 'looking') return nfts
  return nfts.filter((nft) => nft.standard === 'erc721' || (at === 'giving' && isOnlyHolder(nft, account)))
}

function isOn({ type, order }: MarketOrder, { contract, tokenId }: Nft): boolean {
  return (
    type !== 'criteria' &&
    order.parameters.consideration.some(
      (item) =>
        !isCurrency(item) && item.identifierOrCriteria === tokenId && isSameAddress(item.token, contract),
    )
  )
}
