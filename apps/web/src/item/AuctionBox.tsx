import type { MarketAuction, MarketOrder } from '@souk/market'
import {
  type AuctionMoment,
  type AuctionRole,
  auctionStanding,
} from '@souk/ui/parts/auctions/auctionStanding.js'
import { auctionText } from '@souk/ui/parts/auctions/auctionText.js'
import { bidExcess } from '@souk/ui/parts/auctions/bidFees.js'
import { LowerBids } from '@souk/ui/parts/auctions/LowerBids.js'
import { type AuctionAction, mainAuctionAction } from '@souk/ui/parts/auctions/mainAuctionAction.js'
import { formatBasisPoints } from '@souk/ui/parts/format/formatShare.js'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Countdown } from '@souk/ui/parts/kit/Countdown.js'
import { Fiat } from '@souk/ui/parts/kit/Fiat.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useIsVisible } from '@souk/ui/parts/kit/useIsVisible.js'
import { type ReactNode, useRef } from 'react'
import { StickyBar } from './StickyBar.js'

/** Shows the state of an auction, and the visitor's possible actions. */
export function AuctionBox(props: AuctionBox.Props) {
  const { auction, account, bids, now } = props
  const words = useArea(auctionWords)
  const { highestBid, order, reserve, sale } = auction
  const { moment, role } = auctionStanding(auction, { account, hasBid: bids.length > 0, now })
  const price = sale?.price ?? highestBid?.price
  const boxRef = useRef<HTMLElement>(null)
  const isOut = !useIsVisible(boxRef)
  const main = mainAuctionAction(auction, { moment, role, hasBid: bids.length > 0 })
  const others = bids.filter(({ orderHash }) => orderHash !== highestBid?.orderHash)
  return (
    <section
      ref={boxRef}
      aria-label={words.title}
      className="rounded-panel border border-line bg-surface p-5 shadow-lift"
    >
      <div aria-live="polite">
        <p className="text-sm text-ink-soft">
          {sale ? words.paid : price === undefined ? words.reserve : words.highest}
        </p>
        <p className="font-display text-[2.2rem] leading-tight font-[560]">
          <Money amount={price ?? reserve} currency={order.currency} />
        </p>
        <Fiat amount={price ?? reserve} currency={order.currency} className="block text-sm" />
        <Line {...props} moment={moment} role={role} />
      </div>
      <div className="mt-4 space-y-3 empty:hidden">
        <Standing {...props} moment={moment} role={role} />
        {/* After the sale, the page's own notice speaks of all offers of the new owner. */}
        {role === 'leader' && moment !== 'sold' && <LowerBids bids={others} onCancel={props.onCancelLower} />}
        {/* The text above speaks of a single one. */}
        {role === 'bidder' && others.length > 1 && (
          <LowerBids bids={others} case="outbid" onCancel={props.onCancelLower} />
        )}
      </div>
      <Actions {...props} moment={moment} role={role} main={main} />
      {(moment === 'open' || moment === 'closing') && (
        <p className="mt-4 text-sm text-ink-soft">
          {words.howItEnds[role === 'seller' ? 'own' : 'other'](
            formatMoment(auction.end),
            formatMoment(auction.settleUntil),
          )}{' '}
          {words.fees(formatBasisPoints(auction.feeBasisPoints))}
        </p>
      )}
      {props.buyNow}
      {main && main !== 'settleForOthers' && isOut && <Bar {...props} main={main} />}
    </section>
  )
}

export declare namespace AuctionBox {
  type Props = {
    auction: MarketAuction
    account: string | undefined
    /** The visitor's open bids. */
    bids: readonly MarketOrder[]
    /** Seconds. */
    now: bigint
    nameOf: (address: string) => string
    /** The row to buy the item at once. */
    buyNow?: ReactNode
    /** Whether the seller also sells the item at a fixed price. */
    hasBuyNow: boolean
    onBuyNow: () => void
    onBid: () => void
    onSettle: () => void
    onCancel: (order: MarketOrder) => void
    onCancelLower: (bids: readonly MarketOrder[]) => void
  }
}

type At = { moment: AuctionMoment; role: AuctionRole }

/** Shows whose bid it is, and how long the auction runs. The countdown is outside of what is read aloud. */
function Line({ auction, moment, role, nameOf }: AuctionBox.Props & At) {
  const words = useArea(auctionWords)
  const { highestBid, sale, end } = auction
  const isYou = role === 'leader'
  const nobody = moment === 'open' ? words.noBid : words.noBidCame
  const bidder = highestBid && (isYou ? words.highestByYou : words.highestBy(nameOf(highestBid.maker)))
  const buyer = sale && (isYou ? words.soldToYou : words.soldTo(nameOf(sale.bidder)))
  const who = buyer ?? bidder ?? nobody
  return (
    <p className="mt-0.5 text-sm text-ink-soft">
      {moment !== 'cancelled' && moment !== 'lapsed' && moment !== 'over' && <>{who} · </>}
      <span aria-live="off" className="figures font-semibold text-ink" title={formatMoment(end)}>
        {moment === 'open' ? (
          <Countdown end={end} say={words.endsIn} done={words.status.closing} />
        ) : (
          words.status[moment]
        )}
      </span>
    </p>
  )
}

/** Shows what the auction's state means for the visitor. */
function Standing({ auction, bids, nameOf, moment, role }: AuctionBox.Props & At) {
  const words = useArea(auctionWords)
  // One bid within the allowed fees counts, whatever the others take.
  const excess = bids.every((bid) => bidExcess(bid, auction))
    ? bids[0] && bidExcess(bids[0], auction)
    : undefined
  const text = auctionText(auction, { moment, role, nameOf, words, excess })
  if (text === undefined) return null
  return (
    <Notice tone={toneOf({ moment, role })} live>
      {text}
    </Notice>
  )
}

function toneOf({ moment, role }: At): 'good' | 'warn' | 'info' {
  if (moment === 'asleep') return 'warn'
  if (role === 'leader') return 'good'
  if (role === 'bidder' && moment === 'open') return 'warn'
  return role === 'seller' && moment === 'sold' ? 'good' : 'info'
}

type Main = { main: AuctionAction | undefined }

function Actions(props: AuctionBox.Props & At & Main) {
  const { auction, moment, role, main, onBid, onSettle, onCancel } = props
  const words = useArea(auctionWords)
  const isSeller = role === 'seller'
  const isLive = moment === 'open' || moment === 'closing' || moment === 'ended' || moment === 'unsold'
  const mayAccept = isSeller && isLive && auction.highestBid !== undefined
  const settle = main === 'settle' || main === 'settleForOthers' ? main : undefined
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 *:flex-[1_1_12rem] empty:hidden">
      {(main === 'bid' || main === 'bidHigher') && (
        <Button tone="primary" size="l" onClick={onBid}>
          {words[main]}
        </Button>
      )}
      {(mayAccept || settle) && (
        <Button tone={settle === 'settle' ? 'primary' : 'quiet'} size="l" onClick={onSettle}>
          {settle ? words[settle] : words.takeBid}
        </Button>
      )}
      {isSeller && moment === 'open' && !props.hasBuyNow && (
        <Button size="l" onClick={props.onBuyNow}>
          {words.buyNow.add}
        </Button>
      )}
      {isSeller && (isLive || moment === 'asleep') && (
        <Button tone="danger" size="l" onClick={() => onCancel(auction.order)}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

/** The highest bid, the time left and the main action, while the box is out of view on a phone. */
function Bar({
  auction,
  main,
  onBid,
  onSettle,
}: AuctionBox.Props & { main: Exclude<AuctionAction, 'settleForOthers'> }) {
  const words = useArea(auctionWords)
  const { highestBid, reserve, order, end } = auction
  return (
    <StickyBar
      label={words.bar}
      note={
        <>
          {highestBid ? words.highest : words.reserve} ·{' '}
          <Countdown end={end} say={words.endsIn} done={words.status.ended} />
        </>
      }
      amount={<Money amount={highestBid?.price ?? reserve} currency={order.currency} />}
    >
      <Button tone="primary" size="l" onClick={main === 'settle' ? onSettle : onBid} className="px-6!">
        {words[main]}
      </Button>
    </StickyBar>
  )
}
