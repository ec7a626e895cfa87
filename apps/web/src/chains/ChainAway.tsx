import { chainsWords } from '../i18n/areas/chains.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'

/** Says that one chain does not answer, in place of its part of a page. */
export function ChainAway({ title, onRetry }: { title: string; onRetry: () => void }) {
  const words = useArea(chainsWords)
  return (
    <Notice tone="warn" title={words.away(title)} action={<Button onClick={onRetry}>{words.retry}</Button>}>
      {words.awayMeaning}
    </Notice>
  )
}
