import type { Currency, MarketOrder } from '@souk/market'
import type { Flow, PurchaseIssue, PurchasePlan, Receipt } from '@souk/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.js'
import { formatBasisPoints } from '../format/formatShare.js'
import { type PriceBreakdown, partName } from '../orders/breakdown.js'
import { Button, buttonClass } from '../ui/Button.js'
import { CopyText } from '../ui/CopyText.js'
import { Dialog } from '../ui/Dialog.js'
import { DialogActions } from '../ui/DialogActions.js'
import { Facts } from '../ui/Facts.js'
import { controlClass, Field } from '../ui/Field.js'
import { Money } from '../ui/Money.js'
import { Notice } from '../ui/Notice.js'
import { failureText } from './failure.js'
import { purchaseIssueText, wakingText, wokenText } from './issues.js'
import { Blocked, Failed } from './Outcome.js'
import { StepList } from './StepList.js'
import { stepMeaning, stepName, type WordsContext } from './words.js'

/** Buying an item: the whole price first, then the wallet, then the receipt. */
export function BuyDialog(props: BuyDialog.Props) {
  const { state, onClose, item } = props
  return (
    <Dialog open onClose={onClose} title={titles[state.status]}>
      {item}
      {content(props)}
    </Dialog>
  )
}

export declare namespace BuyDialog {
  type Units = { chosen: bigint; most: bigint; onChange: (units: bigint) => void }
  type Props = {
    state: Flow.State<PurchasePlan, Receipt, PurchaseIssue>
    words: WordsContext
    currency: Currency
    native: Currency
    breakdown: PriceBreakdown
    /** What the wallet holds of the currency; missing while unknown. */
    balance: bigint | undefined
    /** For editions. */
    units: Units | undefined
    item: ReactNode
    slug: string
    switchNetwork: ReactNode
    onCancel: (order: MarketOrder) => void
    onStart: () => void
    onRetry: () => void
    onClose: () => void
  }
}

const titles: Record<Flow.State['status'], string> = {
  idle: 'Buy',
  preparing: 'Buy',
  blocked: 'Buy',
  ready: 'Buy',
  running: 'Buying',
  done: 'It is yours',
  failed: 'Not bought',
}

function content(props: BuyDialog.Props): ReactNode {
  const { state, words, currency, onRetry, onClose } = props
  switch (state.status) {
    case 'idle':
    case 'preparing':
    case 'ready':
      return <Offer {...props} />
    case 'blocked':
      return <Stopped {...props} issues={state.issues} />
    case 'running':
      return (
        <StepList
          steps={stepsOf(state.plan, words, currency)}
          current={state.step}
          waitingFor={state.waitingFor}
          hash={state.hash}
        />
      )
    case 'done':
      return <Bought {...props} plan={state.plan} receipt={state.outcome} />
    case 'failed':
      return (
        <Failed
          text={failureText(state, 'buy', state.plan?.steps[state.step]?.kind)}
          onRetry={onRetry}
          onClose={onClose}
        />
      )
    default:
      return state satisfies never
  }
}

function stepsOf(plan: PurchasePlan, words: WordsContext, currency: Currency) {
  const context = { ...words, currency }
  return plan.steps.map((step) => ({
    name: stepName(step, 'buy', context),
    meaning: stepMeaning(step, 'buy', context),
  }))
}

function Offer({ state, words, currency, breakdown, balance, units, onCancel, onStart }: BuyDialog.Props) {
  const ready = state.status === 'ready'
  return (
    <div className="space-y-5">
      {ready && <OwnListings orders={state.plan.waking} textOf={wakingText} onCancel={onCancel} />}
      {units && <UnitsField {...units} />}
      <section aria-label="What you pay" aria-live="polite" className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            { name: 'To the seller', value: <Money amount={breakdown.seller} currency={currency} exact /> },
            ...breakdown.parts.map((part) => ({
              name: `${partName[part.to]} (${formatBasisPoints(part.basisPoints)})`,
              value: <Money amount={part.amount} currency={currency} exact />,
            })),
            {
              name: 'You pay',
              value: <Money amount={breakdown.total} currency={currency} exact />,
              total: true,
            },
            { name: 'Network fee', value: 'added by your wallet' },
            ...(balance === undefined
              ? []
              : [{ name: 'In your wallet', value: <Money amount={balance} currency={currency} /> }]),
          ]}
        />
      </section>
      {balance !== undefined && balance < breakdown.total && (
        <Notice tone="warn">
          Your wallet is short by {formatMoney(breakdown.total - balance, currency, { exact: true })}.
        </Notice>
      )}
      {ready && <StepList steps={stepsOf(state.plan, words, currency)} />}
      <DialogActions>
        <Button tone="primary" size="l" className="flex-1" busy={!ready} onClick={onStart}>
          {ready ? 'Confirm in wallet' : 'Checking the listing'}
        </Button>
      </DialogActions>
    </div>
  )
}

/** What the buyer offers for sale without holding it; told before the money goes out, and again after. */
function OwnListings({ orders, textOf, onCancel }: OwnListings.Props) {
  return orders.map((order) => (
    <Notice
      key={order.orderHash}
      tone="warn"
      live
      action={
        <Button onClick={() => onCancel(order)}>
          Cancel the listing at {formatMoney(order.price, order.currency)}
        </Button>
      }
    >
      {textOf(order)}
    </Notice>
  ))
}

declare namespace OwnListings {
  type Props = Pick<BuyDialog.Props, 'onCancel'> & {
    orders: readonly MarketOrder[]
    textOf: (order: MarketOrder) => string
  }
}

function UnitsField({ chosen, most, onChange }: BuyDialog.Units) {
  const set = (typed: string) => {
    if (!/^\d{1,20}$/.test(typed)) return
    const units = BigInt(typed)
    onChange(units < 1n ? 1n : units > most ? most : units)
  }
  return (
    <Field label="How many" hint={`${most} left in this listing`}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={1}
          max={Number(most)}
          value={String(chosen)}
          onChange={(event) => set(event.target.value)}
          className={`${controlClass} figures`}
        />
      )}
    </Field>
  )
}

function Stopped(props: BuyDialog.Props & { issues: readonly PurchaseIssue[] }) {
  const [issue] = props.issues
  if (!issue) return null
  const short = props.balance === undefined ? 0n : props.breakdown.total - props.balance
  const text = purchaseIssueText[issue]
  return (
    <Blocked
      text={
        issue === 'fundsShort' && short > 0n
          ? {
              ...text,
              body: `You are short by ${formatMoney(short, props.currency, { exact: true })}. ${text.body}`,
            }
          : text
      }
      onClose={props.onClose}
      action={
        issue === 'wrongNetwork' ? (
          props.switchNetwork
        ) : issue === 'priceChanged' || issue === 'fundsShort' ? (
          <Button tone="primary" onClick={props.onRetry}>
            Check again
          </Button>
        ) : (
          <Link
            to="/collection/$slug"
            params={{ slug: props.slug }}
            search={{ listed: true }}
            onClick={props.onClose}
            className={buttonClass('primary')}
          >
            See others for sale
          </Link>
        )
      }
    />
  )
}

function Bought({
  plan,
  receipt,
  words,
  currency,
  native,
  onCancel,
  onClose,
}: BuyDialog.Props & { plan: PurchasePlan; receipt: Receipt }) {
  return (
    <div className="space-y-4">
      <Notice
        tone="good"
        title={`${plan.units > 1n ? `${plan.units} × ` : ''}${words.item} ${plan.units > 1n ? 'are' : 'is'} in your wallet`}
        live
      />
      <OwnListings orders={plan.waking} textOf={wokenText} onCancel={onCancel} />
      <section aria-label="Receipt" className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            { name: 'Paid', value: <Money amount={plan.payment} currency={currency} exact /> },
            { name: 'Network fee', value: <Money amount={receipt.networkFee} currency={native} /> },
            { name: 'Transaction', value: <CopyText value={receipt.hash} label="transaction hash" /> },
          ]}
        />
      </section>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <Link to="/me" onClick={onClose} className={buttonClass('primary')}>
          See my items
        </Link>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  )
}
