import { NotFoundError } from '@souk/market'
import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { EmptyState } from '../kit/EmptyState.js'
import { MarketAway } from '../market/MarketAway.js'

/** Replaces a list that the market did not give: it does not know what the list is about, or it does not respond. */
export function UnreadActivity({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useArea(feedWords)
  if (!(error instanceof NotFoundError)) return <MarketAway onRetry={onRetry} />
  return <EmptyState title={words.notTraded}>{words.notTradedMeaning}</EmptyState>
}
