import type { Nft } from '@souk/market'
import type { Order } from '@souk/seaport'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { nftName } from '../../nft/nftName.js'
import type { PricedList } from '../shared/PricedList.js'

/** Names the token that a signed offer asks for, as the page does. */
export function subjectIn(
  nfts: readonly Nft[],
  { consideration }: Pick<Order.Components, 'consideration'>,
): Pick<PricedList.Entry, 'name' | 'picture'> {
  const [item] = consideration
  const nft = nfts.find(
    ({ contract, tokenId }) => isSameAddress(contract, item?.token) && tokenId === item?.identifierOrCriteria,
  )
  const units = item && item.startAmount > 1n ? `${item.startAmount} × ` : ''
  const name = nft ? nftName(nft) : `${formatAddress(item?.token ?? '')} #${item?.identifierOrCriteria ?? ''}`
  return { name: `${units}${name}`, picture: nft?.imageUrl }
}
