import type { Collection, MarketInfo, Nft } from '@souk/market'
import type { prepareCreateListing } from '@souk/market/flows'
import type { ListForm, ReadForm } from './listForm.js'

/** Returns the terms of the listing; `undefined` while the form is incomplete. */
export function toListTerms(
  { mode, isOnChain }: ListForm,
  read: ReadForm,
  { nft, collection, info }: { nft: Nft; collection: Collection; info: MarketInfo },
): prepareCreateListing.Options | undefined {
  const { currency, unitPrice, endPrice, quantity, startTime, endTime, buyer } = read
  if (!currency || unitPrice === undefined || quantity === undefined || endTime === undefined)
    return undefined
  return {
    asset: { contract: nft.contract, tokenId: nft.tokenId },
    collection,
    price: unitPrice,
    quantity,
    currency: currency.address,
    startTime,
    endTime,
    ...(mode === 'dutch' ? { endPrice } : {}),
    ...(mode === 'english' ? { englishAuction: info.auction ?? true } : {}),
    ...(buyer ? { taker: buyer } : {}),
    ...(isOnChain && mode !== 'english' ? { publish: 'chain' } : {}),
  }
}
