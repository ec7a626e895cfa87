import type { Nft } from '@souk/market'
import { useFlows } from '@souk/react'
import type { Address, Hash } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { ownFills } from './ownFills.js'
import { concerned, type OwnOffers, type OwnOffersCase, ownCollectionOffers, ownOffers } from './ownOffers.js'
import { useBidsMade } from './useBidsMade.js'
import { isUnread, useOwnOrders } from './useOwnOrders.js'

/** Reads an account's open offers on exactly these items. Without an account, there are none. */
export function useOwnOffers(items: readonly Nft[], about: useOwnOffers.About): useOwnOffers.Result {
  const { account, at, except, collection } = about
  const nfts = account ? concerned(items, { account, at }) : []
  const isAsked = nfts.length > 0 || collection !== undefined
  const filled = ownFills(useFlows().flows.map(({ record }) => record))
  const range = collection ? { contract: collection } : rangeOf(nfts)
  const own = useOwnOrders('bid', isAsked ? account : undefined, range)
  const orders = (isAsked && own.orders?.filter(({ orderHash }) => orderHash !== except)) || []
  const found = !account
    ? []
    : collection
      ? ownCollectionOffers(collection, { orders, account, filled })
      : ownOffers(nfts, { orders, account, filled, at })
  // No offer on a whole collection is a bid.
  const made = useBidsMade(account, collection ? [] : found.flatMap(({ offers }) => offers))
  if (!account || !isAsked) return { found: [], bids: made.bids, isPending: false, isIncomplete: false }
  return {
    // The name of an offer would be replaced in view.
    found: made.isPending && at === 'looking' ? [] : found,
    bids: made.bids,
    isPending: isUnread(own) || made.isPending,
    isIncomplete: own.hasFailed || own.isCut,
  }
}

export declare namespace useOwnOffers {
  type About = {
    account: Address | undefined
    at: OwnOffersCase
    /** The offer that the trade itself makes or fills. @default none */
    except?: Hash | undefined
    /** Instead of the offers on items, those on any or some items of a collection, by its contract. @default none */
    collection?: Address | undefined
  }
  type Result = {
    found: readonly OwnOffers[]
    /** Those that were bids in an auction when they were made. */
    bids: ReadonlySet<Hash>
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
