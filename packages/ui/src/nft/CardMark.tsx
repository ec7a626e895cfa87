import type { Nft } from '@souk/market'
import { EyeOff, TriangleAlert } from 'lucide-react'
import { marksWords } from '../i18n/areas/marks.js'
import { useArea } from '../i18n/useArea.js'
import { useItemMark } from './itemMarks.js'
import { spamReason } from './spamReason.js'

/** Says on a card that the visitor hid its item, or that the item looks like spam, and why. */
export function CardMark({ nft }: { nft: Nft }) {
  const words = useArea(marksWords)
  const [isHidden] = useItemMark('hidden', nft)
  const [isTrusted] = useItemMark('trusted', nft)
  const reason = isTrusted ? undefined : spamReason(nft)
  if (!isHidden && !reason) return null
  const Icon = isHidden ? EyeOff : TriangleAlert
  return (
    <span
      title={reason && words.reason[reason]}
      className="absolute bottom-11 left-2 inline-flex items-center gap-1.5 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold text-ink shadow-lift"
    >
      <Icon aria-hidden className="size-3.5" />
      {isHidden ? words.hiddenMark : words.spamMark}
    </span>
  )
}
