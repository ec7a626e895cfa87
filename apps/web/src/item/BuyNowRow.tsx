import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { CartIconButton } from './CartIconButton.js'
import type { PriceBox } from './PriceBox.js'

/** Shows the buy-now price within the box of an auction. Bidding stays the main action. */
export function BuyNowRow({ offer, inCart, onBuy, onCart, onList, onCancel }: BuyNowRow.Props) {
  const { buyNow } = useArea(auctionWords)
  const words = useArea(itemWords)
  const { own, breakdown, currency } = offer
  return (
    <section aria-label={buyNow.title} className="mt-5 space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-[1_1_8rem]">
          <span className="block text-sm text-ink-soft">{own ? buyNow.yours : buyNow.title}</span>
          <span className="block text-xl leading-tight font-semibold">
            <Money amount={breakdown.total} currency={currency} fiat />
          </span>
          {own && (
            <span className="block text-sm text-ink-soft">
              {words.youReceive} <Money amount={breakdown.seller} currency={currency} />
            </span>
          )}
        </p>
        {own ? (
          <>
            <Button onClick={onList}>{words.listOther}</Button>
            <Button tone="danger" onClick={onCancel}>
              {words.cancel}
            </Button>
          </>
        ) : (
          <>
            {onCart && <CartIconButton inCart={inCart} onCart={onCart} />}
            <Button size="l" onClick={onBuy}>
              {words.buy}
            </Button>
          </>
        )}
      </div>
      <p className="text-sm text-ink-soft">{buyNow.meaning}</p>
    </section>
  )
}

export declare namespace BuyNowRow {
  type Props = Pick<PriceBox.Props, 'inCart' | 'onBuy' | 'onCart' | 'onCancel'> & {
    offer: PriceBox.Offer
    onList: () => void
  }
}
