import type { AnyOrder, Currency } from '@souk/market'
import type { prepareCancelOrders } from '@souk/market/flows'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { Hex } from 'viem'
import { hasWon } from '../../auctions/hasWon.js'
import { formatMoney } from '../../format/formatMoney.js'
import { orderTexts } from '../../i18n/areas/orderText.js'
import { portfolioWords } from '../../i18n/areas/portfolio.js'
import { useArea } from '../../i18n/useArea.js'
import { Badge } from '../../kit/Badge.js'
import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'
import { Notice } from '../../kit/Notice.js'
import { useNow } from '../../kit/useNow.js'
import { priceSigned } from '../../orders/priceLeft.js'
import { unitsLeft } from '../../orders/unitsLeft.js'
import { useOrderKind } from '../../orders/useOrderKind.js'
import { useSubject } from '../../orders/useSubject.js'
import { useAsking } from '../shared/Asked.js'
import { StepList } from '../shared/StepList.js'
import type { StepText } from '../shared/stepWords.js'
import type { CancelCosts } from './useCancelCosts.js'

/** Shows the orders to cancel, the two ways with their cost, and what else the chosen way cancels. */
export function CancelPlanView(props: CancelPlanView.Props) {
  const { orders, by, plan, steps, onRemove, onStart, onClose } = props
  const { plan: words, revoke } = useArea(portfolioWords)
  const start = useAsking(askedRows({ orders, by, plan, words }), onStart)
  if (orders.length === 0)
    return (
      <div className="space-y-4">
        <Notice tone="info">{words.none}</Notice>
        <Button className="w-full" onClick={onClose}>
          {revoke.keep}
        </Button>
      </div>
    )
  return (
    <div className="space-y-5">
      <OrderNames label={words.chosen} orders={orders} onRemove={onRemove} />
      <Ways {...props} />
      {plan && plan.by === by && plan.closed.length > 0 && (
        <Notice tone="info">{words.closed(plan.closed.length)}</Notice>
      )}
      {by === 'counter' && plan?.by === 'counter' && <AlsoDies plan={plan} />}
      <p className="text-sm text-ink-soft">{words.public}</p>
      {steps && <StepList steps={steps} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          {orders.length > 1 ? words.keepThem : revoke.keep}
        </Button>
        <Button tone="primary" size="l" className="flex-1" busy={!steps} onClick={start}>
          {steps ? words.start : words.checking}
        </Button>
      </DialogActions>
    </div>
  )
}

export declare namespace CancelPlanView {
  type Props = {
    orders: readonly AnyOrder[]
    by: 'order' | 'counter'
    costs: CancelCosts
    native: Currency
    /** Undefined while it is calculated. */
    plan: prepareCancelOrders.Plan | undefined
    steps: readonly StepText[] | undefined
    onBy: (by: 'order' | 'counter') => void
    onRemove: (orderHash: Hex) => void
    onStart: () => void
    onClose: () => void
  }
}

type Asking = Pick<CancelPlanView.Props, 'orders' | 'by' | 'plan'> & { words: Words }
type Words = (typeof portfolioWords)['en']['plan']

/** Says what the wallet is asked to cancel. */
function askedRows({ orders, by, plan, words }: Asking) {
  const count = plan?.orderHashes.length ?? orders.length
  const [others, isMore] = [plan?.alsoCancelled.length ?? 0, plan?.unknown !== undefined]
  return [
    { name: words.chosen, value: words.orders(count) },
    { name: words.way, value: words[by] },
    ...(by === 'counter' && others > 0
      ? [
          {
            name: words.alsoCancelled,
            value: words.orders(others),
            ...(isMore ? { note: words.alsoUnknown } : {}),
          },
        ]
      : []),
  ]
}

const ways = ['order', 'counter'] as const

function Ways({ orders, by, costs, native, onBy }: CancelPlanView.Props) {
  const { plan: words } = useArea(portfolioWords)
  const name = useId()
  const cheaper =
    costs.order !== undefined && costs.counter !== undefined && costs.order !== costs.counter
      ? costs.order < costs.counter
        ? 'order'
        : 'counter'
      : undefined
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-sm font-semibold">{words.way}</legend>
      {ways.map((way) => {
        const cost = costs[way]
        return (
          <label
            key={way}
            className="relative flex items-start gap-3 rounded-card border border-edge p-3.5 text-sm transition-colors duration-(--quick) hover:bg-sunk has-checked:border-clay has-checked:bg-clay-wash has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tile"
          >
            <input
              type="radio"
              name={name}
              checked={by === way}
              onChange={() => onBy(way)}
              className="mt-0.5 size-4 shrink-0 accent-clay"
            />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{words[way]}</span>
              <span className="block text-ink-soft">
                {way === 'order' ? words.orderMeaning(orders.length) : words.counterMeaning}
              </span>
              <span className="mt-1 flex flex-wrap items-center gap-x-2">
                <span className="text-ink-soft">{words.cost}</span>
                <span className="figures font-semibold">
                  {cost === undefined ? words.costUnknown : formatMoney(cost, native)}
                </span>
                {cheaper === way && <Badge tone="good">{words.cheaper}</Badge>}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Shows what else a new counter cancels. Only the market can know, and it may know only a part. */
function AlsoDies({ plan }: { plan: prepareCancelOrders.Plan }) {
  const { plan: words } = useArea(portfolioWords)
  const { alsoCancelled, unknown } = plan
  const label = words.alsoDies(alsoCancelled.length)
  if (alsoCancelled.length === 0 && !unknown) return <p className="text-sm text-ink-soft">{words.alsoNone}</p>
  return (
    <div className="space-y-2">
      {unknown && <Notice tone="warn">{words.alsoUnknown}</Notice>}
      {alsoCancelled.length > 0 && <Notice tone="warn">{label}</Notice>}
      {alsoCancelled.length > 0 && <OrderNames label={label} orders={alsoCancelled} />}
    </div>
  )
}

function OrderNames({ label, orders, onRemove }: OrderNames.Props) {
  return (
    <ul
      aria-label={label}
      className="max-h-60 divide-y divide-line overflow-y-auto overscroll-contain rounded-card border border-line text-sm"
    >
      {orders.map((order) => (
        <OrderName key={order.orderHash} order={order} onRemove={onRemove} />
      ))}
    </ul>
  )
}

declare namespace OrderNames {
  type Props = {
    label: string
    orders: readonly AnyOrder[]
    onRemove?: ((orderHash: Hex) => void) | undefined
  }
}

function OrderName({ order, onRemove }: { order: AnyOrder; onRemove: OrderNames.Props['onRemove'] }) {
  const { plan: words, listings } = useArea(portfolioWords)
  const { now } = useArea(orderTexts)
  const { name, nft } = useSubject(order)
  const kind = useOrderKind(order, nft?.auction)
  const isWinner = hasWon(order, nft?.auction, useNow())
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 pr-1 pl-4 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
        <span className="block text-xs text-ink-soft">
          {isWinner ? words.winningBid : words.kinds[kind]}
          {order.status !== 'active' && `, ${words.asleep}`}
          {order.total > 1n && `, ${unitsLeft(order, { left: listings.left, now, own: true })}`}
        </span>
      </span>
      {order.side !== 'swap' && (
        <span className="figures shrink-0 pr-2">{formatMoney(priceSigned(order), order.currency)}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={listings.leaveOut(name)}
          onClick={() => onRemove(order.orderHash)}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </li>
  )
}
