import type { BidFees } from '../../auctions/bidFees.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { Notice } from '../../kit/Notice.js'

/** Says that a bid made here would never count, and why. */
export function FeesTooHigh({ excess }: { excess: BidFees }) {
  const { feesTooHighMeaning } = useArea(auctionWords)
  const [taken, allowed] = [formatBasisPoints(excess.taken), formatBasisPoints(excess.allowed)]
  return <Notice tone="warn">{feesTooHighMeaning({ taken, allowed })}</Notice>
}
