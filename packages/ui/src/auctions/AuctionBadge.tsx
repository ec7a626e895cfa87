import type { AuctionSummary } from '@souk/market'
import { Gavel } from 'lucide-react'
import { auctionCardWords } from '../i18n/areas/auctionCard.js'
import { useArea } from '../i18n/useArea.js'
import { Countdown } from '../kit/Countdown.js'

/** Shows on a square picture that its item is on auction, and for how long. */
export function AuctionBadge({ auction }: { auction: AuctionSummary }) {
  const words = useArea(auctionCardWords)
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end p-2"
    >
      <span className="figures inline-flex max-w-full items-center gap-1.5 rounded-full bg-surface px-2.5 py-1 text-xs font-semibold text-ink shadow-lift">
        <Gavel className="size-3.5 shrink-0 text-clay" />
        <Countdown end={auction.end} say={words.badge} done={words.ended} className="truncate" />
      </span>
    </span>
  )
}
