import type { Collection, MarketAuction, Nft } from '@souk/market'
import type { prepareCreateCollectionOffer, prepareCreateOffer } from '@souk/market/flows'
import type { Subject } from '../offers/useAim.js'
import type { OfferForm, ReadOffer } from './offerForm.js'

type Typed = { form: OfferForm; read: ReadOffer }

/** Turns the form into the terms of an offer on an item; `undefined` while it is incomplete. */
export function toItemOffer(
  typed: Typed,
  about: { nft: Nft; collection: Collection; auction: MarketAuction | undefined; now: bigint },
): prepareCreateOffer.Options | undefined {
  const { nft, collection, auction, now } = about
  const terms = toTerms(typed, now)
  if (!terms) return undefined
  return {
    ...terms,
    asset: { contract: nft.contract, tokenId: nft.tokenId },
    collection,
    // A bid has to stay open until the auction can no longer be settled.
    ...(auction ? { endTime: auction.settleUntil } : {}),
  }
}

/** Turns the form into the terms of an offer on a collection; `undefined` while it is incomplete. */
export function toCollectionOffer(
  typed: Typed,
  { collection, subject, now }: { collection: Collection; subject: Subject; now: bigint },
): prepareCreateCollectionOffer.Options | undefined {
  const terms = toTerms(typed, now)
  if (!terms) return undefined
  const contract = collection.contract ? { contract: collection.contract } : {}
  return { ...terms, ...contract, collection: collection.slug, ...subject }
}

function toTerms({ form, read: { currency, unitPrice, quantity } }: Typed, now: bigint) {
  if (!currency || unitPrice === undefined || quantity === undefined) return undefined
  return {
    price: unitPrice,
    quantity,
    currency: currency.address,
    endTime: now + BigInt(form.duration) * 86_400n,
  }
}
