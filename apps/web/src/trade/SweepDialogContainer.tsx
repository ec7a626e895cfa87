import type { prepareSweep } from '@souk/market/flows'
import { type Cart, useCart, useFulfillOrders } from '@souk/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect } from 'react'
import { isSameAddress } from '../format/formatAddress.js'
import type { TradeIntent } from '../frame/trade.js'
import { currencyOf } from '../orders/currencyOf.js'
import { Button, buttonClass } from '../ui/Button.js'
import { DialogActions } from '../ui/DialogActions.js'
import { Money } from '../ui/Money.js'
import { Notice } from '../ui/Notice.js'
import { useBalance } from '../wallet/useBalances.js'
import { FlowDialog } from './FlowDialog.js'
import { nameOfError } from './problemOf.js'
import { ReceiptFacts } from './ReceiptFacts.js'
import { Review } from './Review.js'
import { SwitchNetwork } from './SwitchNetwork.js'
import { useTradeFacts } from './useTradeFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'sweep' }>; onClose: () => void }

/** Buying what is in the cart with one transaction; never for more than was shown. */
export function SweepDialogContainer({ intent, onClose }: Props) {
  const { group } = intent
  const flow = useFulfillOrders()
  const { remove } = useCart()
  const facts = useTradeFacts({ kind: 'sweep' })
  const { info, native, account } = facts
  const currency = currencyOf(info, { address: group.currency })
  const trade = useTradeFacts({ kind: 'sweep', symbol: currency.symbol })
  const { words } = trade
  const balance = useBalance(group.currency, account)
  const { prepare, state } = flow
  const title = words.cart.items(group.lines.length)
  const check = useCallback(() => prepare(toSweep(group), { title }), [prepare, group, title])
  useEffect(check, [check])
  const filled = state.status === 'done' ? state.outcome.filled : undefined
  // What is bought is no longer wanted.
  useEffect(() => {
    if (filled) remove(filled.map(({ orderHash }) => ({ chainId: group.chainId, orderHash })))
  }, [filled, remove, group.chainId])
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  const paymentOf = (plan: prepareSweep.Plan) =>
    plan.payment.find((sum) => isSameAddress(sum.currency, group.currency))?.amount ?? 0n
  return (
    <FlowDialog
      kind="sweep"
      state={state}
      form={
        <DialogActions>
          <Button tone="primary" size="l" className="flex-1" busy>
            {words.cart.checking}
          </Button>
        </DialogActions>
      }
      review={(plan) => (
        <div className="space-y-4">
          <Dropped plan={plan} />
          <Review
            label={words.buy.whatYouPay}
            rows={[
              { name: words.cart.items(plan.orderHashes.length), value: money(paymentOf(plan)) },
              { name: words.cart.youPay, value: money(paymentOf(plan)), total: true },
              { name: words.trade.networkFee, value: words.trade.addedByWallet },
              ...(balance === undefined
                ? []
                : [{ name: words.trade.inWallet, value: <Money amount={balance} currency={currency} /> }]),
            ]}
            steps={trade.stepsOf(plan.steps)}
            onStart={flow.start}
          />
        </div>
      )}
      stepsOf={trade.stepsOf}
      receipt={(outcome, { done }) => (
        <Swept outcome={outcome} onClose={onClose}>
          <ReceiptFacts
            rows={[
              { name: words.trade.paid, value: money(paidOf(outcome, group)) },
              ...(outcome.refunded > 0n
                ? [{ name: words.cart.cameBack, value: money(outcome.refunded) }]
                : []),
            ]}
            done={done}
            native={native}
          />
        </Swept>
      )}
      ways={{
        switch: <SwitchNetwork onSwitched={check} />,
        others: <Button onClick={check}>{words.trade.checkAgain}</Button>,
      }}
      onRetry={check}
      onResume={flow.resume}
      onStop={flow.stop}
      onClose={onClose}
    />
  )
}

function toSweep(group: Cart.Group) {
  return {
    orders: group.lines.map(({ orderHash, units, total }) => ({
      order: orderHash,
      expected: { currency: group.currency },
      ...(total > 1n ? { units } : {}),
    })),
    maximumTotal: { token: group.currency, amount: group.total + roundingOf(group) },
  }
}

/** Each recipient of a part of an edition may get one more of the smallest unit. */
function roundingOf({ lines }: Cart.Group): bigint {
  return BigInt(lines.filter(({ units, total }) => units < total).length * 8)
}

/** What was really paid, out of the receipt. */
function paidOf({ filled }: prepareSweep.Outcome, { currency }: Cart.Group): bigint {
  return filled
    .flatMap(({ paid }) => paid)
    .reduce((sum, { token, amount }) => (isSameAddress(token, currency) ? sum + amount : sum), 0n)
}

/** What is left out, and why. */
function Dropped({ plan }: { plan: prepareSweep.Plan }) {
  const { cart, problems } = useTradeFacts({ kind: 'sweep' }).words
  if (plan.dropped.length === 0) return null
  return (
    <Notice tone="warn" title={cart.leftOut(plan.dropped.length)}>
      <ul className="list-disc pl-5">
        {plan.dropped.map(({ index, reasons: [reason] }) => {
          const name = reason ? nameOfError(reason, 'sweep') : 'unavailable'
          return <li key={index}>{name === 'other' ? reason?.message : problems[name].title}</li>
        })}
      </ul>
    </Notice>
  )
}

function Swept({ outcome, onClose, children }: Swept.Props) {
  const { words } = useTradeFacts({ kind: 'sweep' })
  const { filled, skipped } = outcome
  return (
    <div className="space-y-4">
      <Notice
        tone={filled.length > 0 ? 'good' : 'warn'}
        title={filled.length > 0 ? words.cart.bought(filled.length) : words.cart.none}
        live
      >
        {skipped.length > 0 && words.cart.skipped(skipped.length)}
      </Notice>
      {children}
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <Link to="/me" onClick={onClose} className={buttonClass('primary')}>
          {words.trade.seeItems}
        </Link>
        <Button onClick={onClose}>{words.trade.done}</Button>
      </div>
    </div>
  )
}

declare namespace Swept {
  type Props = { outcome: prepareSweep.Outcome; onClose: () => void; children: ReactNode }
}
