import { cardWords } from '@souk/ui/parts/i18n/areas/card.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Check, ShoppingBasket } from 'lucide-react'

/** Puts a listing into the cart, or takes it out. Only an icon, for rows without room for words. */
export function CartIconButton({ inCart, onCart }: { inCart: boolean; onCart: () => void }) {
  const card = useArea(cardWords)
  const Icon = inCart ? Check : ShoppingBasket
  return (
    <Button
      onClick={onCart}
      aria-pressed={inCart}
      aria-label={inCart ? card.inCartShort : card.addShort}
      className="size-12 px-0!"
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  )
}
