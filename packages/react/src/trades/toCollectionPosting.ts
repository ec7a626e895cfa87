import { TokenIds } from '@souk/market'
import type { CollectionOfferOptions } from '@souk/market/flows'
import type { Posting } from '../stores/FlowRecord.js'

/** Returns what the market needs besides the signed order of a collection offer. */
export function toCollectionPosting(options: CollectionOfferOptions): Posting {
  const { collection: slug, traits, tokenIds } = options
  const only = toText(tokenIds)
  return {
    side: 'bid',
    collectionOffer: {
      slug,
      ...(traits ? { traits } : undefined),
      ...(only ? { tokenIds: only } : undefined),
    },
  }
}

function toText(tokenIds: CollectionOfferOptions['tokenIds']): string | undefined {
  if (tokenIds === undefined || typeof tokenIds === 'string') return tokenIds
  const isList = (list: readonly unknown[]): list is readonly bigint[] => typeof list[0] === 'bigint'
  return TokenIds.toText(isList(tokenIds) ? TokenIds.from(tokenIds) : tokenIds)
}
