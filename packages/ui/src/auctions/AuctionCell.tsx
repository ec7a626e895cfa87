import type { AuctionSummary } from '@souk/market'
import { auctionCardWords } from '../i18n/areas/auctionCard.js'
import { useArea } from '../i18n/useArea.js'
import { Countdown } from '../kit/Countdown.js'
import { useClock } from '../kit/useClock.js'
import { auctionPrice } from './auctionPrice.js'

/** Shows an auction in a table: its highest bid or its reserve, and how long it runs. */
export function AuctionCell({ auction }: { auction: AuctionSummary }) {
  const words = useArea(auctionCardWords)
  const clock = useClock()
  return (
    <>
      <span className="block font-semibold">{auctionPrice(auction, { words, now: clock() }).text}</span>
      <Countdown
        end={auction.end}
        say={words.ends}
        done={words.ended}
        className="block text-xs text-ink-soft"
      />
    </>
  )
}
