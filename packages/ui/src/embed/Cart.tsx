'use client'
import { useCart } from '@souk/react'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { Embedded } from './Embedded.js'
import { type ButtonLook, TradeButton } from './TradeButton.js'

/**
 * The cart of the visitor: a button with the number of its items, which opens it. The cart is kept in this browser, per
 * chain, and follows changes in other tabs.
 *
 * Reads: what has changed since the items were added, when it is open.
 *
 * @example
 * <Cart />
 */
export function Cart(props: Cart.Props) {
  return (
    <Embedded loading={null} about={{}} Missing={() => null}>
      <Opener {...props} />
    </Embedded>
  )
}

export declare namespace Cart {
  type Props = ButtonLook
}

function Opener(look: Cart.Props) {
  const words = useArea(embedWords)
  const desk = useTradeDialogs()
  const { cart } = useCart()
  return <TradeButton {...look} label={words.cart(cart.lines.length)} onPress={desk.openCart} />
}
