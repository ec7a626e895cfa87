import type { Currency } from '@souk/market'
import { formatBasisPoints } from '../format/formatShare.js'
import { formatUntil, nowSeconds } from '../format/formatTime.js'
import type { PriceBreakdown } from '../orders/breakdown.js'
import { Button } from '../ui/Button.js'
import { Facts } from '../ui/Facts.js'
import { Money } from '../ui/Money.js'
import { useWords } from '../words/useWords.js'

/** The price, who gets what of it, and the one thing to do next. */
export function PriceBox({ offer, held, onBuy, onList, onOffer, onCart, inCart, onCancel }: PriceBox.Props) {
  const { cart, orders, offer: words } = useWords()
  return (
    <section aria-label="Price" className="rounded-panel border border-line bg-surface p-5 shadow-lift">
      <div aria-live="polite">
        {offer ? (
          <>
            <p className="text-sm text-ink-soft">{offer.each ? 'Lowest price each' : 'Price'}</p>
            <p className="font-display text-[2.2rem] leading-tight font-[560]">
              <Money amount={offer.breakdown.total} currency={offer.currency} />
            </p>
            <p className="mt-0.5 text-sm text-ink-soft">
              {offer.own ? 'Your listing' : 'Listing'} ends in {formatUntil(offer.endTime, nowSeconds())}
            </p>
          </>
        ) : (
          <>
            <p className="font-display text-2xl font-[560]">Not for sale</p>
            <p className="mt-0.5 text-sm text-ink-soft">
              {held ? 'You can list it; nothing moves until somebody pays.' : 'Its owner has not listed it.'}
            </p>
          </>
        )}
      </div>
      {offer && (
        <div className="mt-3 border-t border-line pt-2">
          <Facts
            rows={[
              {
                name: 'Seller receives',
                value: <Money amount={offer.breakdown.seller} currency={offer.currency} exact />,
              },
              ...offer.breakdown.parts.map((part) => ({
                name: `${orders.part[part.to]} (${formatBasisPoints(part.basisPoints)})`,
                value: <Money amount={part.amount} currency={offer.currency} exact />,
              })),
              { name: 'Network fee', value: 'shown by your wallet' },
            ]}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5 *:flex-[1_1_12rem] empty:hidden">
        {offer && !offer.own && (
          <Button tone="primary" size="l" onClick={onBuy}>
            Buy now
          </Button>
        )}
        {offer && !offer.own && onCart && (
          <Button size="l" onClick={onCart} aria-pressed={inCart}>
            {inCart ? cart.inside : cart.add}
          </Button>
        )}
        {onOffer && (
          <Button size="l" onClick={onOffer}>
            {words.make}
          </Button>
        )}
        {held && onList && (
          <Button tone={offer ? 'quiet' : 'primary'} size="l" onClick={onList}>
            {offer?.own ? 'List at another price' : 'List for sale'}
          </Button>
        )}
        {offer?.own && (
          <Button tone="danger" size="l" onClick={onCancel}>
            Cancel listing
          </Button>
        )}
      </div>
    </section>
  )
}

export declare namespace PriceBox {
  type Offer = {
    breakdown: PriceBreakdown
    currency: Currency
    endTime: bigint
    /** The listing is by the person looking. */
    own: boolean
    /** The price is for one of several units. */
    each: boolean
  }
  type Props = {
    /** The cheapest listing, if there is one. */
    offer: Offer | undefined
    /** The person looking holds the item. */
    held: boolean
    onBuy: () => void
    onList: (() => void) | undefined
    /** Missing for whoever holds all there is of the item. */
    onOffer: (() => void) | undefined
    /** Puts the listing into the cart, or takes it out. */
    onCart: (() => void) | undefined
    inCart: boolean
    onCancel: () => void
  }
}

/** The item page's shape before its data is there. */
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
