import type { Currency } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatBasisPoints, formatCount } from '@souk/ui/parts/format/formatShare.js'
import { formatMoment, formatUntil } from '@souk/ui/parts/format/formatTime.js'
import { bundleWords } from '@souk/ui/parts/i18n/areas/bundle.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { swapWords } from '@souk/ui/parts/i18n/areas/swap.js'
import { useTradeWords } from '@souk/ui/parts/i18n/areas/trades.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { Fiat } from '@souk/ui/parts/kit/Fiat.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { useIsVisible } from '@souk/ui/parts/kit/useIsVisible.js'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import type { PriceBreakdown } from '@souk/ui/parts/orders/breakdown.js'
import { Lock } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { BuyBar } from './BuyBar.js'

/** Shows the price, its parts, and the main action. */
export function PriceBox(props: PriceBox.Props) {
  const { offer } = props
  const { orders } = useTradeWords()
  const words = useArea(itemWords)
  // The last digits of a changing price say nothing.
  const isSettled = offer?.endPrice === undefined
  const boxRef = useRef<HTMLElement>(null)
  const isOut = !useIsVisible(boxRef)
  const isBuyable = offer && !offer.own
  return (
    <section
      ref={boxRef}
      aria-label={words.price}
      className="rounded-panel border border-line bg-surface p-4 shadow-lift sm:p-5"
    >
      <div aria-live="polite">
        <Heading {...props} />
      </div>
      {props.bestOffer}
      <Actions {...props} />
      {offer && (
        <div className="mt-4 border-t border-line pt-2">
          <Facts
            rows={[
              {
                name: offer.own ? words.youReceive : words.sellerReceives,
                value: <Money amount={offer.breakdown.seller} currency={offer.currency} exact={isSettled} />,
              },
              ...offer.breakdown.parts.map((part) => ({
                name: `${orders.part[part.to]} (${formatBasisPoints(part.basisPoints)})`,
                isUnnamed: props.isReading === true && part.to === 'other',
                value: <Money amount={part.amount} currency={offer.currency} exact={isSettled} />,
              })),
              ...(offer.own ? [] : [{ name: words.networkFee, value: words.shownByWallet }]),
            ]}
          />
        </div>
      )}
      {isBuyable && isOut && <BuyBar {...props} offer={offer} />}
    </section>
  )
}

export declare namespace PriceBox {
  type Offer = {
    /** For a changing price, at the current time. */
    breakdown: PriceBreakdown
    currency: Currency
    endTime: bigint
    /** Whether the visitor made the listing. */
    own: boolean
    /** Whether the price is for one of several units. */
    each: boolean
    /** All remaining units together. `isOnlyWhole`: whether a buyer has to take all of them. */
    whole?: { units: bigint; price: bigint; isOnlyWhole: boolean } | undefined
    /** The final value of a changing price. */
    endPrice?: bigint
    /** The only account that may buy. */
    taker?: string
    /** Whether that account is the visitor's. */
    isForMe?: boolean
  }
  type Props = {
    /** The cheapest listing, if there is one. */
    offer: Offer | undefined
    /** Whether the collection, which names recipients of fees, is still being read. @default false */
    isReading?: boolean
    /** Whether the visitor holds the item. */
    held: boolean
    /** Whether all listings are private, each for one other wallet. */
    isReserved: boolean
    /** Whether it is for sale as part of a set. @default false */
    isInSet?: boolean
    /** The best offer for it. @default nothing */
    bestOffer?: ReactNode
    nameOf: (address: string) => string
    onBuy: () => void
    onList: (() => void) | undefined
    /** Lists further units of an edition. Absent if the visitor has listed all. @default absent */
    onListMore?: (() => void) | undefined
    /** Absent if the visitor holds all units of the item. */
    onOffer: (() => void) | undefined
    /** Offers items for it. Absent like `onOffer`, and without an owner. */
    onSwap: (() => void) | undefined
    /** Adds the listing to the cart, or removes it. Absent for a listing that does not fit into the cart. */
    onCart: (() => void) | undefined
    inCart: boolean
    onCancel: () => void
  }
}

function Heading({ offer, held, isReserved, isInSet, nameOf }: PriceBox.Props) {
  const words = useArea(itemWords)
  const now = useNow()
  const bundle = useArea(bundleWords)
  if (!offer)
    return (
      <>
        <p className="font-display text-2xl font-[560]">{isInSet ? bundle.inSet : words.notForSale}</p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {isInSet
            ? bundle.inSetMeaning
            : held
              ? words.heldNotListed
              : isReserved
                ? words.reserved
                : words.notListed}
        </p>
      </>
    )
  const { breakdown, currency, endPrice, endTime, own, taker } = offer
  const ends = formatUntil(endTime, now, own ? words.yourListingEnds : words.listingEnds)
  return (
    <>
      <p className="text-sm text-ink-soft">
        {offer.each ? words.lowestEach : endPrice === undefined ? words.price : words.now}
      </p>
      <p className="font-display text-[1.9rem] leading-tight sm:text-[2.2rem] font-[560]">
        <Money amount={breakdown.total} currency={currency} />
      </p>
      <Whole {...offer} />
      <p className="mt-0.5 text-sm text-ink-soft">
        <WorthOfOne {...offer} />
        {ends}
        {endPrice !== undefined && (
          <>
            {` · ${words.falling(formatMoney(endPrice, currency), formatMoment(endTime))} `}
            <Fiat amount={endPrice} currency={currency} />
          </>
        )}
      </p>
      {taker && (
        <p className="mt-2 inline-flex items-center gap-2 rounded-full bg-tile-wash px-3 py-1 text-sm font-medium text-tile">
          <Lock aria-hidden className="size-3.5" />
          {offer.isForMe ? words.onlyYou : words.onlyThem(nameOf(taker))}
        </p>
      )}
    </>
  )
}

/** The worth of an item that is not one of several units. */
function WorthOfOne({
  breakdown,
  whole,
  currency,
}: Pick<PriceBox.Offer, 'breakdown' | 'whole' | 'currency'>) {
  if (whole && whole.units > 1n) return null
  return <Fiat amount={breakdown.total} currency={currency} after=" · " />
}

/** Shows the price of all remaining units of an edition. */
function Whole({ breakdown, whole, currency }: Pick<PriceBox.Offer, 'breakdown' | 'whole' | 'currency'>) {
  const words = useArea(itemWords)
  if (!whole || whole.units <= 1n) return null
  const said = [formatCount(whole.units), formatMoney(whole.price, currency)] as const
  return (
    <>
      {/* After the total, the worth of one unit would look like that of all. */}
      <Fiat amount={breakdown.total} currency={currency} className="block text-sm" />
      <p className="text-sm font-semibold">
        {whole.isOnlyWhole ? words.onlyAll(...said) : words.allFor(...said)}
      </p>
    </>
  )
}

function Actions(props: PriceBox.Props) {
  const { offer, held, inCart, onBuy, onList, onListMore, onOffer, onSwap, onCart, onCancel } = props
  const { cart, offer: said } = useTradeWords()
  const words = useArea(itemWords)
  const swap = useArea(swapWords)
  const isBuyable = offer && !offer.own
  return (
    <div className="mt-3.5 flex flex-wrap gap-2.5 *:flex-[1_1_8.5rem] *:whitespace-nowrap empty:hidden sm:mt-4 sm:*:flex-[1_1_12rem]">
      {isBuyable && (
        <Button tone="primary" size="l" onClick={onBuy}>
          {words.buy}
        </Button>
      )}
      {isBuyable && onCart && (
        <Button size="l" onClick={onCart} aria-pressed={inCart}>
          {inCart ? cart.inside : cart.add}
        </Button>
      )}
      {onOffer && (
        <Button size="l" onClick={onOffer}>
          {said.make}
        </Button>
      )}
      {onSwap && (
        <Button size="l" onClick={onSwap}>
          {swap.offer}
        </Button>
      )}
      {held && onList && (
        <Button tone={offer ? 'quiet' : 'primary'} size="l" onClick={onList}>
          {offer?.own ? words.listOther : words.list}
        </Button>
      )}
      {offer?.own && onListMore && (
        <Button size="l" onClick={onListMore}>
          {words.listMore}
        </Button>
      )}
      {offer?.own && (
        <Button tone="danger" size="l" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

/** A placeholder for an item that is loading. */
export function ItemSkeleton() {
  return (
    <div
      aria-hidden
      className="frame grid gap-x-12 gap-y-7 pt-5 pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:pt-9"
    >
      <div className="skeleton aspect-square rounded-panel" />
      <div className="space-y-5">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton h-12 w-2/3" />
        <div className="skeleton h-72 w-full rounded-panel" />
      </div>
    </div>
  )
}
