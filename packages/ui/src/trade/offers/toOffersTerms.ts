import type { Collection } from '@souk/market'
import type { prepareCreateOffers } from '@souk/market/flows'
import type { OffersForm } from '../../dialogs/OffersForm.js'
import type { ReadOffers } from './offersForm.js'

/** Turns the form into the terms of all offers; `undefined` while a price is missing. */
export function toOffersTerms(
  { form, read }: { form: OffersForm; read: ReadOffers },
  { collections, now }: { collections: ReadonlyMap<string, Collection>; now: bigint },
): prepareCreateOffers.Options | undefined {
  const endTime = now + BigInt(form.duration) * 86_400n
  const offers = read.lines.flatMap(({ line: { nft }, unitPrice, quantity }) =>
    unitPrice === undefined || quantity === undefined
      ? []
      : [
          {
            asset: { contract: nft.contract, tokenId: nft.tokenId, standard: nft.standard },
            collection: collections.get(nft.collection) ?? nft.collection,
            price: unitPrice,
            quantity,
            currency: read.currency.address,
            endTime,
          },
        ],
  )
  if (offers.length < read.lines.length) return undefined
  return { ...(form.oneByOne ? { signing: 'single' as const } : {}), offers }
}
