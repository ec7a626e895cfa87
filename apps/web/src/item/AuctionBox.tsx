import type { MarketAuction, MarketOrder } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatBasisPoints } from '../format/formatShare.js'
import { formatMoment, formatUntil } from '../format/formatTime.js'
import { auctionWords } from '../i18n/areas/auction.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../ui/Button.js'
import { Money } from '../ui/Money.js'
import { Notice } from '../ui/Notice.js'
import { type AuctionRole, standingOf } from './auctionRole.js'

/** Shows the state of an auction, and the visitor's possible actions. */
export function AuctionBox(props: AuctionBox.Props) {
  const { auction, role, now, nameOf } = props
  const words = useArea(auctionWords)
  const { highestBid, phase, order, reserve } = auction
  const bid = highestBid?.price
  return (
    <section aria-label={words.title} className="rounded-panel border border-line bg-surface p-5 shadow-lift">
      <div aria-live="polite">
        <p className="text-sm text-ink-soft">{bid === undefined ? words.reserve : words.highest}</p>
        <p className="font-display text-[2.2rem] leading-tight font-[560]">
          <Money amount={bid ?? reserve} currency={order.currency} />
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {highestBid ? words.highestBy(nameOf(highestBid.maker)) : words.noBid}
          {' · '}
          <span className="font-semibold text-ink" title={formatMoment(auction.end)}>
            {phase === 'running'
              ? formatUntil(auction.end, now, words.endsIn)
              : phase === 'ended'
                ? words.ended
                : words.over}
          </span>
        </p>
      </div>
      <div className="mt-4 space-y-3 empty:hidden">
        <Standing {...props} />
        <p className="text-sm text-ink-soft">
          {words.howItEnds(formatMoment(auction.end), formatMoment(auction.settleUntil))}{' '}
          {words.fees(formatBasisPoints(auction.feeBasisPoints))}
        </p>
        {phase === 'ended' && (
          <p className="text-sm">
            {bid === undefined
              ? words.noBidEnded
              : words.whoSettles[role.isSeller ? 'youAsSeller' : settlerOf(auction)]}
          </p>
        )}
      </div>
      <Actions {...props} />
    </section>
  )
}

export declare namespace AuctionBox {
  type Props = {
    auction: MarketAuction
    role: AuctionRole
    /** Seconds. */
    now: bigint
    nameOf: (address: string) => string
    onBid: () => void
    onSettle: () => void
    onCancel: (order: MarketOrder) => void
  }
}

function settlerOf({ settler }: MarketAuction): 'anybody' | 'seller' {
  return settler ? 'anybody' : 'seller'
}

/** Shows whether the visitor's bid leads. */
function Standing({ auction, role }: AuctionBox.Props) {
  const words = useArea(auctionWords)
  const standing = standingOf(auction, role)
  const price = auction.highestBid
    ? formatMoney(auction.highestBid.price, auction.order.currency, { exact: true })
    : ''
  switch (standing) {
    case 'leading':
      return (
        <Notice tone="good" live>
          {words.youLead}
        </Notice>
      )
    case 'outbid':
      return (
        <Notice tone="warn" live>
          {words.outbid(price)}
        </Notice>
      )
    case 'lost':
      return <Notice tone="info">{words.lost}</Notice>
    default:
      return null
  }
}

function Actions({ auction, role, onBid, onSettle, onCancel }: AuctionBox.Props) {
  const words = useArea(auctionWords)
  const { phase, highestBid } = auction
  const standing = standingOf(auction, role)
  const maySettle =
    highestBid !== undefined && (role.isSeller || (phase === 'ended' && auction.settler !== undefined))
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 *:flex-[1_1_12rem] empty:hidden">
      {phase === 'running' && !role.isSeller && (
        <Button tone="primary" size="l" onClick={onBid}>
          {standing === undefined ? words.bid : words.bidHigher}
        </Button>
      )}
      {phase !== 'over' && maySettle && (
        <Button tone={phase === 'ended' ? 'primary' : 'quiet'} size="l" onClick={onSettle}>
          {phase === 'ended' ? words.settle : words.takeBid}
        </Button>
      )}
      {phase !== 'over' && role.isSeller && (
        <Button tone="danger" size="l" onClick={() => onCancel(auction.order)}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
