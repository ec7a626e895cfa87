import type { Currency } from '@souk/market'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Fiat } from '@souk/ui/parts/kit/Fiat.js'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { CartIconButton } from './CartIconButton.js'
import { StickyBar } from './StickyBar.js'

/** The price and the main action at the bottom of a narrow window, while the price box is out of view. */
export function BuyBar({ offer, inCart, onBuy, onCart }: BuyBar.Props) {
  const words = useArea(itemWords)
  return (
    <StickyBar
      label={words.buyBar}
      note={
        <>
          {offer.each ? words.lowestEach : words.price}{' '}
          <Fiat amount={offer.breakdown.total} currency={offer.currency} />
        </>
      }
      amount={<Money amount={offer.breakdown.total} currency={offer.currency} />}
    >
      {onCart && <CartIconButton inCart={inCart} onCart={onCart} />}
      <Button tone="primary" size="l" onClick={onBuy} className="px-7!">
        {words.buy}
      </Button>
    </StickyBar>
  )
}

export declare namespace BuyBar {
  type Props = {
    /** The cheapest listing. `each`: whether the price is for one of several units. */
    offer: { breakdown: { total: bigint }; currency: Currency; each: boolean }
    inCart: boolean
    onBuy: () => void
    /** Adds the listing to the cart, or removes it. */
    onCart: (() => void) | undefined
  }
}
