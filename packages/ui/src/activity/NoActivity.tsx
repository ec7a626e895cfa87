import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { EmptyState } from '../kit/EmptyState.js'

/** Replaces a list without activity. */
export function NoActivity({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  const words = useArea(feedWords)
  return (
    <EmptyState
      title={isNarrowed ? words.noneOfType : words.none}
      action={isNarrowed && <Button onClick={onAll}>{words.showAll}</Button>}
    >
      {words.noneMeaning}
    </EmptyState>
  )
}
