import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { chainsWords } from '../i18n/areas/chains.js'

/** Says that one chain does not answer, in place of its part of a page. */
export function ChainAway({ title, onRetry }: { title: string; onRetry: () => void }) {
  const words = useArea(chainsWords)
  return (
    <Notice tone="warn" title={words.away(title)} action={<Button onClick={onRetry}>{words.retry}</Button>}>
      {words.awayMeaning}
    </Notice>
  )
}
