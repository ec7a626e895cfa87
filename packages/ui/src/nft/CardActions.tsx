import { Check, ShoppingBasket } from 'lucide-react'
import { cardWords } from '../i18n/areas/card.js'
import { useArea } from '../i18n/useArea.js'
import { buttonClass } from '../kit/Button.js'

/**
 * The buttons of a card. With a mouse they appear over the picture while the card has the pointer or the focus;
 * a touch screen shows them below the price.
 */
export function CardActions({ name, inCart, onBuy, onCart }: CardActions.Props) {
  const words = useArea(cardWords)
  const Icon = inCart ? Check : ShoppingBasket
  return (
    <div className="z-10 flex gap-1.5 pointer-fine:absolute pointer-fine:inset-x-2 pointer-fine:bottom-[93px] pointer-fine:translate-y-1 pointer-fine:opacity-0 pointer-fine:transition-[opacity,transform] pointer-fine:duration-(--quick) pointer-fine:group-focus-within:translate-y-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:translate-y-0 pointer-fine:group-hover:opacity-100 pointer-coarse:relative pointer-coarse:px-2 pointer-coarse:pb-2">
      <button
        type="button"
        onClick={onBuy}
        aria-label={words.buy(name)}
        className={`${buttonClass('primary')} flex-1 shadow-lift`}
      >
        {words.buyShort}
      </button>
      <button
        type="button"
        onClick={onCart}
        aria-pressed={inCart}
        aria-label={inCart ? words.inCart(name) : words.addToCart(name)}
        title={inCart ? words.inCartShort : words.addShort}
        className={`${buttonClass('quiet')} size-11 px-0! shadow-lift aria-pressed:border-clay aria-pressed:bg-clay-wash`}
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </div>
  )
}

export declare namespace CardActions {
  type Props = {
    /** The item's name, for screen readers. */
    name: string
    inCart: boolean
    onBuy: () => void
    /** Adds the item to the cart, or removes it. */
    onCart: () => void
  }
}

/** The height of the buttons on a touch screen, in pixels. The virtual grid relies on it. */
export const cardActionsHeight = 52
