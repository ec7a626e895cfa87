import { Cart, useCart, useCartChanges } from '@souk/react'
import { Link } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { formatMoney } from '../format/formatMoney.js'
import { nowSeconds } from '../format/formatTime.js'
import { useTradeWords } from '../i18n/areas/trades.js'
import { useInfo } from '../market/useInfo.js'
import { currencyOf } from '../orders/currencyOf.js'
import { Button, buttonClass } from '../ui/Button.js'
import { Dialog } from '../ui/Dialog.js'
import { EmptyState } from '../ui/EmptyState.js'
import { Notice } from '../ui/Notice.js'
import { CartLine } from './CartLine.js'

/** What is in the cart, by what one transaction can buy. */
export function CartDialogContainer({ onClose }: { onClose: () => void }) {
  const words = useTradeWords()
  const info = useInfo()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { cart, unsaved, remove, clear, undo, accept } = useCart()
  const { changes, isPending } = useCartChanges({ account, now: nowSeconds() })
  const buy = (group: Cart.Group) => {
    onClose()
    desk.trade({ kind: 'sweep', group })
  }
  return (
    <Dialog open onClose={onClose} title={words.cart.title}>
      <div className="space-y-5">
        {unsaved !== undefined && <Notice tone="warn">{words.cart.unsaved}</Notice>}
        {cart.removed.length > 0 && (
          <Notice tone="info" live action={<Button onClick={undo}>{words.cart.undo}</Button>}>
            {words.cart.removed(cart.removed.length)}
          </Notice>
        )}
        {cart.lines.length === 0 && (
          <EmptyState
            title={words.cart.empty}
            action={
              <Link to="/" onClick={onClose} className={buttonClass('primary')}>
                {words.cart.look}
              </Link>
            }
          >
            {words.cart.emptyMeaning}
          </EmptyState>
        )}
        {Cart.groups(cart).map((group) => {
          const currency = currencyOf(info, { address: group.currency })
          const changed = changes.filter(({ line }) => group.lines.includes(line))
          return (
            <section
              key={`${group.chainId}:${group.currency}`}
              aria-label={currency.symbol}
              className="space-y-3"
            >
              <ul className="divide-y divide-line">
                {group.lines.map((line) => (
                  <CartLine
                    key={Cart.key(line)}
                    line={line}
                    change={changed.find((change) => change.line === line)}
                    currency={currency}
                    onRemove={() => remove([line])}
                    onClose={onClose}
                  />
                ))}
              </ul>
              {changed.length > 0 ? (
                <Button className="w-full" onClick={() => accept(changed)}>
                  {words.cart.acceptChanges}
                </Button>
              ) : (
                <Button
                  tone="primary"
                  size="l"
                  className="w-full"
                  busy={isPending}
                  onClick={() => buy(group)}
                >
                  {words.cart.buy(group.lines.length, formatMoney(group.total, currency))}
                </Button>
              )}
            </section>
          )
        })}
        {cart.lines.length > 1 && (
          <Button tone="ghost" className="w-full" onClick={clear}>
            {words.cart.clear}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
