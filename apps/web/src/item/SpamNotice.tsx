import { marksWords } from '../i18n/areas/marks.js'
import { useArea } from '../i18n/useArea.js'
import type { SpamReason } from '../nft/spamReason.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'

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
