import type { Collection, MarketInfo, MarketOrder, Nft } from '@souk/market'
import { Auction } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { useNow } from '../../kit/useNow.js'
import { payableOf } from '../../market/nativeOf.js'
import { useAddressNames } from '../../names/useAddressNames.js'
import { heldBy } from '../../nft/heldBy.js'
import { rivalFloorOf } from '../../orders/floorOf.js'
import { useBestOffer } from '../shared/useBestOffer.js'
import { useOwnListings } from '../shared/useOwnListings.js'
import { earlierListing, editedListing, type ListFacts, type ListForm } from './listForm.js'

type Listed = {
  nft: Nft
  collection: Collection
  form: ListForm
  edits: Hex | undefined
  info: MarketInfo
  account: Address | undefined
}

/** Reads the facts to compare a price with. */
export function useListFacts({ nft, collection, form, edits, info, account }: Listed): ListFacts {
  const now = useNow()
  // The winner's bid is an offer, and only a token contract can transfer what was offered.
  const currencies = form.mode === 'english' ? payableOf(info) : info.currencies
  const { lastSale } = nft
  const own = useOwnListings(nft, account)
  const isAuction = ({ type }: MarketOrder) => type === 'english'
  const listed = own.filter((order) => form.mode === 'english' || !isAuction(order))
  const earlier = (edits && editedListing(own, edits)) ?? earlierListing(listed, form.currencyAddress)
  const auction = own.find((order) => isAuction(order) && order.status === 'active')
  return {
    currencies,
    wrappedNative: info.wrappedNative,
    held: heldBy(nft, account) ?? 0n,
    standard: nft.standard,
    floor: rivalFloorOf(nft, { collection, account }),
    // After a sale of several units at once, the price of one is unknown.
    lastSale: lastSale && nft.standard === 'erc721' ? lastSale : undefined,
    bestOffer: useBestOffer({ nft, info, account, currencyAddress: form.currencyAddress }),
    earlier,
    auctionEnd: auction && Auction.decodeTerms(auction.order.parameters.zoneHash).end,
    auctionPrice: auction && { price: highestOf(auction, nft), currency: auction.currency },
    isEdit: earlier !== undefined && earlier.orderHash === edits,
    seller: account,
    contract: nft.contract,
    ...useAddressNames(form.isPrivate ? form.buyer : ''),
    now,
  }
}

/** Returns the highest bid of an auction, or its reserve. */
function highestOf({ orderHash, price }: MarketOrder, { auction }: Pick<Nft, 'auction'>): bigint {
  return auction?.orderHash === orderHash ? (auction.highestBid?.price ?? price) : price
}
