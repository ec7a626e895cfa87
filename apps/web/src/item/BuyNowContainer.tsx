import { BuyNowRow } from './BuyNowRow.js'
import { type ListedItem, useMainListing } from './useMainListing.js'

/** Shows the listing beside an auction. Renders nothing without one. */
export function BuyNowContainer(item: ListedItem) {
  const { offer, ...actions } = useMainListing(item)
  return offer ? <BuyNowRow offer={offer} {...actions} /> : null
}
