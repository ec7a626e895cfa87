import type { prepareSweep } from '@souk/market/flows'
import { type Cart, useCart, useFulfillOrders } from '@souk/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { paidIn } from '../../orders/paidIn.js'
import { Button, buttonClass } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { Money } from '../../ui/Money.js'
import { Notice } from '../../ui/Notice.js'
import { useBalance } from '../../wallet/useBalances.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SweepLines } from './SweepLines.js'
import { SweepReview } from './SweepReview.js'
import { useSweepFacts } from './useSweepFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'sweep' }>; onClose: () => void }

/** Buying what is in the cart with one transaction; never for more than was shown. */
export function SweepDialogContainer({ intent, onClose }: Props) {
  const { group } = intent
  const flow = useFulfillOrders()
  const { drop } = useCart()
  // One item alone is bought, or it is not: nothing of it can be skipped.
  const kind = group.lines.length === 1 ? 'purchase' : 'sweep'
  const trade = useTradeFacts({ kind })
  const { info, words, native, account, exactApproval } = trade
  const currency = currencyOf(info, { address: group.currency })
  const balance = useBalance(group.currency, account)
  const { nfts, collections, isPending } = useSweepFacts(group)
  const guard = useGuard({ collections, ...(nfts ? { nfts } : {}) })
  const { prepare, state } = flow
  const title = words.cart.upTo(group.lines.length)
  const check = useCallback(
    () => prepare({ ...toSweep(group), exactApproval, ...guard() }, { title }),
    [prepare, group, exactApproval, guard, title],
  )
  // The guard goes by the prices that the market tells.
  useEffect(() => {
    if (!isPending) check()
  }, [check, isPending])
  const filled = state.status === 'done' ? state.outcome.filled : undefined
  // What is bought is no longer wanted, nor to be put back.
  useEffect(() => {
    if (filled) drop(filled.map(({ orderHash }) => ({ chainId: group.chainId, orderHash })))
  }, [filled, drop, group.chainId])
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  return (
    <FlowDialog
      kind="sweep"
      titles={words.flows[kind]}
      state={state}
      form={
        <DialogActions>
          <Button tone="primary" size="l" className="flex-1" busy>
            {words.cart.checking}
          </Button>
        </DialogActions>
      }
      review={(plan) => (
        <SweepReview
          group={group}
          plan={plan}
          nfts={nfts}
          currency={currency}
          balance={balance}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={trade.native} />}
          steps={trade.stepsOf(plan.steps)}
          onStart={flow.start}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(outcome, { done }) => (
        <Swept
          outcome={outcome}
          linesOf={(label, orderHashes) => (
            <SweepLines
              label={label}
              isLabelShown
              entries={linesOf(orderHashes, group).map((line) => ({ line }))}
              nfts={nfts}
              currency={currency}
            />
          )}
          onClose={onClose}
        >
          <ReceiptFacts
            rows={[
              { name: words.trade.paid, value: money(paidIn(outcome.filled, currency)) },
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

/** The lines of some orders. */
function linesOf(orderHashes: readonly string[], { lines }: Cart.Group): readonly Cart.Line[] {
  const hashes = new Set(orderHashes.map((hash) => hash.toLowerCase()))
  return lines.filter(({ orderHash }) => hashes.has(orderHash.toLowerCase()))
}

function Swept({ outcome, linesOf, onClose, children }: Swept.Props) {
  const { words } = useTradeFacts({ kind: 'sweep' })
  const { filled, skipped } = outcome
  const left = outcome.dropped.flatMap(({ orderHash }) => orderHash ?? [])
  return (
    <div className="space-y-4">
      <Notice
        tone={filled.length > 0 ? 'good' : 'warn'}
        title={filled.length > 0 ? words.cart.bought(filled.length) : words.cart.none}
        live
      >
        {skipped.length > 0 && words.cart.skipped(skipped.length)}
      </Notice>
      {filled.length > 0 &&
        linesOf(
          words.cart.receivedLabel,
          filled.map(({ orderHash }) => orderHash),
        )}
      {skipped.length > 0 && linesOf(words.cart.skippedLabel, skipped)}
      {left.length > 0 && linesOf(words.cart.leftOutLabel, left)}
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
  type Props = {
    outcome: prepareSweep.Outcome
    /** Lists what some orders were for. */
    linesOf: (label: string, orderHashes: readonly string[]) => ReactNode
    onClose: () => void
    children: ReactNode
  }
}
