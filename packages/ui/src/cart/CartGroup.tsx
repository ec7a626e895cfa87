import type { Currency } from '@souk/market'
import { Cart } from '@souk/react'
import { formatMoney } from '../format/formatMoney.js'
import { useTradeWords } from '../i18n/areas/trades.js'
import { Button } from '../kit/Button.js'
import { Fiat } from '../kit/Fiat.js'
import { CartLine } from './CartLine.js'
import { cartStep } from './cartStep.js'

/** Shows the items of one transaction, and their changes. */
export function CartGroup({ group, changed, currency, isPending, ...on }: CartGroup.Props) {
  const words = useTradeWords()
  const step = cartStep({ count: group.lines.length, changed, isPending })
  const isChange = step === 'accept' || step === 'rest' || step === 'remove'
  return (
    <section aria-label={currency.symbol} className="space-y-3">
      <ul className="divide-y divide-line">
        {group.lines.map((line) => (
          <CartLine
            key={Cart.key(line)}
            line={line}
            change={changed.find((change) => change.line === line)}
            currency={currency}
            onRemove={() => on.onRemove(line)}
            onClose={on.onClose}
          />
        ))}
      </ul>
      {isChange ? (
        <Button className="w-full" onClick={on.onAccept}>
          {words.cart.step[step]}
        </Button>
      ) : (
        <Button tone="primary" size="l" className="w-full" busy={step === 'checking'} onClick={on.onBuy}>
          {words.cart.buy(group.lines.length, formatMoney(group.total, currency, { exact: true }))}
        </Button>
      )}
      {!isChange && (
        <p className="-mt-1 text-center text-sm empty:hidden">
          <Fiat amount={group.total} currency={currency} />
        </p>
      )}
    </section>
  )
}

export declare namespace CartGroup {
  type Props = {
    group: Cart.Group
    changed: readonly Cart.Change[]
    currency: Currency
    /** Whether its orders are being read. */
    isPending: boolean
    onRemove: (line: Cart.Line) => void
    onAccept: () => void
    onBuy: () => void
    onClose: () => void
  }
}
