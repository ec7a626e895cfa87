import { marksWords } from '@souk/ui/parts/i18n/areas/marks.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import type { SpamReason } from '@souk/ui/parts/nft/spamReason.js'

/** Says that an item looks like spam, and why. */
export function SpamNotice({ reason, onTrust }: SpamNotice.Props) {
  const words = useArea(marksWords)
  return (
    <Notice tone="warn" title={words.spamMark} action={<Button onClick={onTrust}>{words.trust}</Button>}>
      {words.reason[reason]} {words.spamMeaning}
    </Notice>
  )
}

export declare namespace SpamNotice {
  type Props = {
    reason: SpamReason
    /** Called to mark the item as no spam. */
    onTrust: () => void
  }
}
