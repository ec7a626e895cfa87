import { useCreateListings } from '@souk/react'
import { useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import type { useCollectionMap } from '../../nft/useCollectionMap.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { toBulkTerms } from './toBulkTerms.js'
import { useBulkForm } from './useBulkForm.js'

type About = {
  intent: Extract<TradeIntent, { kind: 'bulkList' }>
  collections: ReturnType<typeof useCollectionMap>
  trade: ReturnType<typeof useTradeFacts>
}

/** Keeps the form of many listings, and lists them. */
export function useBulkListing({ intent: { nfts, onListed }, collections, trade }: About) {
  const words = useArea(bulkWords)
  const clock = useClock()
  const { info, account, exactApproval } = trade
  const flow = useCreateListings()
  const guard = useGuard({ collections: [...collections.values()], nfts })
  const { status } = flow.state
  // Deselects listed items; listing them again would put them up for sale twice.
  useEffect(() => {
    if (status === 'done') onListed?.()
  }, [status, onListed])
  const { judge, ...form } = useBulkForm(nfts, { info, collections, account })
  const prepare = () => {
    judge()
    const terms = toBulkTerms(form.view, { collections, now: clock() })
    flow.prepare({ ...terms, exactApproval, ...guard() }, { title: words.items(form.view.form.lines.length) })
  }
  return { flow, prepare, ...form }
}
