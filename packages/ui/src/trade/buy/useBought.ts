import { useOrder } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { nftName } from '../../nft/nftName.js'
import { priced } from '../../orders/priced.js'
import { useItem } from '../shared/useItem.js'

/** Reads what a purchase is about. `opening`: what its dialog shows until all is read. */
export function useBought(intent: Extract<TradeIntent, { kind: 'buy' }>) {
  const { item, nft, errors, retry } = useItem(intent)
  const { data, error, refetch } = useOrder({ orderHash: intent.orderHash })
  return {
    item,
    order: priced(data),
    onRefresh: async () => priced((await refetch()).data),
    opening: {
      name: intent.name ?? (nft && nftName(nft)),
      errors: [...errors, error],
      onRetry: () => {
        retry()
        if (error) void refetch()
      },
    },
  }
}
