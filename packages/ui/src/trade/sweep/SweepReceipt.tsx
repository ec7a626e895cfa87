import type { Currency, Nft } from '@souk/market'
import type { prepareFulfillOrders, Trade } from '@souk/market/flows'
import type { Cart } from '@souk/react'
import { receiptWays } from '../../cart/cartStep.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { MyItemsLink } from '../../links/MyItemsLink.js'
import { paidIn } from '../../orders/paidIn.js'
import { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { isOf, SweepLines } from './SweepLines.js'

/** The receipt of a sweep: what was bought, what was not, and what it cost. */
export function SweepReceipt({
  outcome,
  done,
  group,
  nfts,
  currency,
  native,
  next,
  left,
  onCart,
  onClose,
}: SweepReceipt.Props) {
  const { cart, trade } = useTradeWords()
  const { filled, skipped, refunded } = outcome
  const { main, leave } = receiptWays({ left, next: next.length })
  const leftOut = outcome.dropped.flatMap(({ orderHash }) => orderHash ?? [])
  const hashes = filled.map(({ orderHash }) => orderHash)
  const bought = linesOf(hashes, group)
  const yours = (nfts ?? []).filter((nft) => bought.some((line) => isOf(nft, line)))
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  const lists = [
    { label: cart.receivedLabel, orderHashes: hashes },
    { label: cart.skippedLabel, orderHashes: skipped },
    { label: cart.leftOutLabel, orderHashes: leftOut },
  ].filter(({ orderHashes }) => orderHashes.length > 0)
  return (
    <div className="space-y-4">
      <Notice
        tone={filled.length > 0 ? 'good' : 'warn'}
        title={filled.length > 0 ? cart.bought(filled.length) : cart.none}
        live
      >
        {skipped.length > 0 && cart.skipped(skipped.length)}
      </Notice>
      {lists.map(({ label, orderHashes }) => (
        <SweepLines
          key={label}
          label={label}
          isLabelShown
          entries={linesOf(orderHashes, group).map((line) => ({ line }))}
          nfts={nfts}
          currency={currency}
        />
      ))}
      <OwnOffersContainer nfts={yours} at="held" />
      <ReceiptFacts
        rows={[
          {
            name: trade.paid,
            value: <Money amount={paidIn(filled, currency)} currency={currency} exact fiat />,
          },
          ...(refunded > 0n ? [{ name: cart.cameBack, value: money(refunded) }] : []),
        ]}
        done={done}
        native={native}
      />
      {next.length > 0 && (
        <section className="space-y-2.5">
          <p className="text-sm text-ink-soft">{cart.stillInside}</p>
          {next.map(({ label, onBuy }) => (
            <Button key={label} tone="primary" className="w-full" onClick={onBuy}>
              {label}
            </Button>
          ))}
        </section>
      )}
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <MyItemsLink isMain={main === 'items'} onClick={onClose} />
        {left > 0 && (
          <Button tone={main === 'cart' ? 'primary' : 'quiet'} onClick={onCart}>
            {cart.back}
          </Button>
        )}
        {leave === 'done' && <Button onClick={onClose}>{trade.done}</Button>}
      </div>
    </div>
  )
}

export declare namespace SweepReceipt {
  type Props = {
    outcome: prepareFulfillOrders.Outcome
    done: Trade.Done
    group: Cart.Group
    nfts: readonly Nft[] | undefined
    currency: Currency
    /** The currency of network fees. */
    native: Currency
    /** Buys what the cart holds in other currencies. */
    next: readonly { label: string; onBuy: () => void }[]
    /** The number of items that are still in the cart. */
    left: number
    onCart: () => void
    onClose: () => void
  }
}

/** Returns the lines of some orders. */
function linesOf(orderHashes: readonly string[], { lines }: Cart.Group): readonly Cart.Line[] {
  const wanted = new Set(orderHashes.map((hash) => hash.toLowerCase()))
  return lines.filter(({ orderHash }) => wanted.has(orderHash.toLowerCase()))
}
