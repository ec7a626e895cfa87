import { TokenIds } from '@souk/market'
import { prepareCollectionOffer } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { Posting } from '../stores/FlowRecord.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Makes an offer on any token of a collection, or on tokens with certain traits. See `createCollectionOffer` of
 * `@souk/market`.
 *
 * @example
 * const { prepare } = useCreateCollectionOffer()
 * prepare({ collection: 'lanterns', price: '0.5', quantity: 2n }, { title: 'Lanterns of the Souk' })
 */
export function useCreateCollectionOffer(): TradeFlow<typeof prepareCollectionOffer> {
  return useFlow({ kind: 'collectionOffer', prepare: prepareCollectionOffer, posting: toPosting })
}

function toPosting({ collection: slug, traits, tokenIds }: prepareCollectionOffer.Options): Posting {
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

function toText(tokenIds: prepareCollectionOffer.Options['tokenIds']): string | undefined {
  if (tokenIds === undefined || typeof tokenIds === 'string') return tokenIds
  const isList = (list: readonly unknown[]): list is readonly bigint[] => typeof list[0] === 'bigint'
  return TokenIds.toText(isList(tokenIds) ? TokenIds.from(tokenIds) : tokenIds)
}
