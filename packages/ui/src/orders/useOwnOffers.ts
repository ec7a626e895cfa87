import type { Nft } from '@souk/market'
import { useFlows } from '@souk/react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { ownFills } from './ownFills.js'
import { concerned, type OwnOffers, type OwnOffersCase, ownOffers } from './ownOffers.js'
import { isUnread, useOwnOrders } from './useOwnOrders.js'

/** Reads an account's open offers on exactly these items. Without an account, there are none. */
export function useOwnOffers(
  items: readonly Nft[],
  { account, at }: { account: Address | undefined; at: OwnOffersCase },
): useOwnOffers.Result {
  const nfts = account ? concerned(items, { account, at }) : []
  const filled = ownFills(useFlows().flows.map(({ record }) => record))
  const own = useOwnOrders('bid', nfts.length > 0 ? account : undefined, rangeOf(nfts))
  if (!account || nfts.length === 0) return { found: [], isPending: false, isIncomplete: false }
  return {
    found: ownOffers(nfts, { orders: own.orders ?? [], account, filled, at }),
    isPending: isUnread(own),
    isIncomplete: own.hasFailed || own.isCut,
  }
}

export declare namespace useOwnOffers {
  type Result = {
    found: readonly OwnOffers[]
    isPending: boolean
    /** Whether some are missing: the market did not answer, or the account has more than are read. */
    isIncomplete: boolean
  }
}

/** Asks for as few orders as possible: of one item, of one collection, or all of the account. */
function rangeOf([first, ...others]: readonly Nft[]) {
  if (!first || others.some(({ contract }) => !isSameAddress(contract, first.contract))) return {}
  const { contract, tokenId } = first
  return others.length === 0 ? { contract, tokenIds: [tokenId] } : { contract }
}
