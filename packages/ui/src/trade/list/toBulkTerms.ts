import type { Collection } from '@souk/market'
import type { prepareCreateListings } from '@souk/market/flows'
import type { BulkForm, ReadBulk } from './bulkForm.js'

/** Turns the form into the terms of all listings. */
export function toBulkTerms(
  { form, read }: { form: BulkForm; read: ReadBulk },
  { collections, now }: { collections: ReadonlyMap<string, Collection>; now: bigint },
): prepareCreateListings.Options {
  const endTime = now + BigInt(form.duration) * 86_400n
  return {
    ...(form.oneByOne ? { signing: 'single' as const } : {}),
    listings: read.lines.map(({ line, unitPrice, quantity }) => ({
      asset: { contract: line.nft.contract, tokenId: line.nft.tokenId, standard: line.nft.standard },
      collection: collections.get(line.nft.collection) ?? line.nft.collection,
      price: unitPrice ?? 0n,
      quantity,
      currency: read.currency.address,
      endTime,
    })),
  }
}
