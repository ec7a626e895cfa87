import type { Collection, MarketInfo, MarketOrder, Nft } from '@souk/market'
import { useCollectionOffers, useOrders } from '@souk/react'
import { Auction } from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'
import { useAddressNames } from '../../names/useAddressNames.js'
import { heldBy } from '../../nft/heldBy.js'
import { rivalFloorOf } from '../../orders/floorOf.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { offerRows } from '../../orders/offerRows.js'
import { useClock } from '../../ui/useClock.js'
import { useNow } from '../../ui/useNow.js'
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
  const currencies =
    form.mode === 'english'
      ? info.currencies.filter(({ address }) => address !== zeroAddress)
      : info.currencies
  const { lastSale } = nft
  const own = useOwnListings(nft, account)
  const isAuction = ({ type }: MarketOrder) => type === 'english'
  const listed = own.filter((order) => form.mode === 'english' || !isAuction(order))
  const earlier = (edits && editedListing(own, edits)) ?? earlierListing(listed, form.currencyAddress)
  const auction = own.find((order) => isAuction(order) && order.status === 'active')
  return {
    currencies,
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

/** Reads the highest covered offer that the holder could accept, if it can be compared. */
function useBestOffer(of: Omit<Listed, 'collection' | 'form' | 'edits'> & { currencyAddress: string }) {
  const clock = useClock()
  const { nft, info, account, currencyAddress } = of
  const { contract, tokenId, collection: slug } = nft
  const about = { contract, tokenIds: [tokenId], limit: 50 }
  const { data: onItem } = useOrders({ side: 'bid', ...about })
  const { data: onCollection } = useCollectionOffers({ slug, limit: 50 })
  const chosen = info.currencies.find(({ address }) => address === currencyAddress)
  const best = offerRows({
    nft,
    info,
    now: clock(),
    onItem: onItem?.pages.flatMap((page) => page.orders) ?? [],
    onCollection: onCollection?.pages.flatMap((page) => page.offers) ?? [],
  }).find(
    ({ isCovered, maker, currency }) =>
      isCovered && maker !== account && (!chosen || isSameWorth(currency, chosen)),
  )
  return best && { price: best.unitPrice, currency: best.currency }
}
