import { useFulfillOrders } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import type { useCollectionMap } from '../../nft/useCollectionMap.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { toSales } from './toSales.js'

type About = {
  intent: Extract<TradeIntent, { kind: 'sales' }>
  collections: ReturnType<typeof useCollectionMap>
  trade: Pick<ReturnType<typeof useTradeFacts>, 'exactApproval'>
}

/** Checks the offers, and accepts them with one transaction. */
export function useSales({ intent, collections, trade: { exactApproval } }: About) {
  const words = useArea(severalWords)
  const flow = useFulfillOrders({ kind: 'sale' })
  // From when the dialog opened: an update of the offers must not change what the visitor agrees to.
  const [sales] = useState(intent.sales)
  const guard = useGuard({ collections: [...collections.values()], nfts: sales.map(({ nft }) => nft) })
  const { prepare, state } = flow
  const title = words.items(sales.length)
  const check = useCallback(
    () => prepare({ ...toSales(sales), exactApproval, ...guard() }, { title }),
    [prepare, sales, exactApproval, guard, title],
  )
  // The guard uses the collections' prices.
  const isKnown = sales.every(({ nft }) => collections.has(nft.collection))
  useEffect(() => {
    if (isKnown) check()
  }, [check, isKnown])
  const { onSold } = intent
  useEffect(() => {
    if (state.status === 'done') onSold?.()
  }, [state.status, onSold])
  return { flow, check, sales }
}
