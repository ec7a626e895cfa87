import type { Activity, MarketOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { Address } from 'viem'

/**
 * Tells whether an offer was made before the wallet received the item, as a losing bid of an auction that the wallet won.
 * Units of an edition can have come at several times, so an offer on them is never from before.
 *
 * @param facts.activities - The latest ones of the account.
 *
 * @example
 * isFromBefore(offer, { activities, account }) // → true
 */
export function isFromBefore(
  { createdAt, order }: MarketOrder,
  { activities, account }: { activities: readonly Activity[]; account: Address },
): boolean {
  const item = order.parameters.consideration.find(({ itemType }) => itemType === ItemType.ERC721)
  return activities.some(
    ({ type, to, contract, tokenId, at }) =>
      type !== 'listing' &&
      isSameAddress(to, account) &&
      isSameAddress(contract, item?.token) &&
      tokenId === item?.identifierOrCriteria &&
      at > createdAt,
  )
}
