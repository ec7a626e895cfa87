import type { MarketOrder, Nft } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import { heldBy } from '../../nft/heldBy.js'
import { isOpen } from '../../orders/listings.js'
import { lotOf } from '../../orders/lotOf.js'

/** Units of an item that leave the holder's wallet. */
export type Leaving = { nft: Pick<Nft, 'contract' | 'tokenId' | 'owners'>; quantity: bigint }

/**
 * Picks the holder's open listings that nobody can buy from once these items are gone. A listing of an edition stays
 * valid while the wallet holds what one purchase takes.
 *
 * @example
 * fallAsleep(listings, { leaving: [{ nft, quantity: 1n }], account }) // → [] for one of 77 units
 */
export function fallAsleep(
  listings: readonly MarketOrder[],
  { leaving, account }: { leaving: readonly Leaving[]; account: string | undefined },
): readonly MarketOrder[] {
  return listings.filter(
    (listing) =>
      isOpen(listing) &&
      listing.order.parameters.offer.some((item) => {
        const gone = leaving.filter(
          ({ nft }) => nft.tokenId === item.identifierOrCriteria && isSameAddress(nft.contract, item.token),
        )
        const [first] = gone
        if (!first) return false
        const left = gone.reduce((rest, { quantity }) => rest - quantity, heldBy(first.nft, account) ?? 0n)
        return (item.startAmount * lotOf(listing)) / listing.total > left
      }),
  )
}

/** Whether listings are a single one, and it is an auction: it is called so then. */
export function isOneAuction(listings: readonly Pick<MarketOrder, 'type'>[]): boolean {
  return listings.length === 1 && listings[0]?.type === 'english'
}
