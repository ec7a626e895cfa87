import type { MarketOrder } from '@souk/market'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { unitPrice } from '../orders/statusText.js'
import { useSubject } from '../orders/useSubject.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { useBalances } from '../wallet/useBalances.js'
import { KeepContainer } from './KeepContainer.js'
import { OrderCheck, Standing } from './ListingRow.js'
import { OrderList, OrderPrice, OrderRow, SubjectLink } from './OrderRow.js'
import { RowsSkeleton } from './RowsSkeleton.js'
import { addUp } from './worth.js'

/** The offers of an account, and what they could cost together. */
export function OffersMadeContainer({ address, own, orders, others }: OffersMadeContainer.Props) {
  const words = useArea(portfolioWords)
  const desk = useTradeDialogs()
  const [chosen, setChosen] = useState<ReadonlySet<Hex>>(new Set())
  if (!orders) return <RowsSkeleton />
  if (orders.length === 0) return <EmptyState title={words.made.none}>{words.made.noneMeaning}</EmptyState>
  const picked = orders.filter(({ orderHash }) => chosen.has(orderHash))
  const toggle = (orderHash: Hex) => {
    const next = new Set(chosen)
    if (!next.delete(orderHash)) next.add(orderHash)
    setChosen(next)
  }
  return (
    <div className="space-y-8">
      <Exposure address={address} own={own} orders={orders} />
      <section className="space-y-3">
        {own && orders.length > 1 && (
          <div className="flex justify-end">
            <Button
              onClick={() => desk.trade({ kind: 'cancelPlan', orders: picked.length > 0 ? picked : orders })}
            >
              {picked.length > 0 ? words.listings.planChosen(picked.length) : words.listings.plan}
            </Button>
          </div>
        )}
        <OrderList label={own ? words.made.label.own : words.made.label.other}>
          {orders.map((order) => (
            <MadeRow
              key={order.orderHash}
              order={order}
              own={own}
              isChosen={chosen.has(order.orderHash)}
              onChoose={() => toggle(order.orderHash)}
            />
          ))}
        </OrderList>
      </section>
      {own && <KeepContainer orders={[...orders, ...others]} />}
    </div>
  )
}

export declare namespace OffersMadeContainer {
  type Props = {
    address: Address
    own: boolean
    /** Undefined while they load. */
    orders: readonly MarketOrder[] | undefined
    /** The account's listings. */
    others: readonly MarketOrder[]
  }
}

/** The sum of the open offers against what the wallet holds. */
function Exposure({ address, own, orders }: Pick<OffersMadeContainer.Props, 'address' | 'own'> & Open) {
  const { made } = useArea(portfolioWords)
  const desk = useTradeDialogs()
  const balances = useBalances(address)
  const sums = addUp(orders.map(({ price, currency }) => ({ currency, amount: price })))
  const heldOf = (currency: { address: string }) =>
    balances.find((entry) => isSameAddress(entry.currency.address, currency.address))?.amount
  const isAnyShort = sums.some(({ currency, amount }) => amount > (heldOf(currency) ?? amount))
  return (
    <section aria-label={made.exposure} className="space-y-3">
      {sums.map(({ currency, amount }) => {
        const held = heldOf(currency)
        if (held === undefined) return null
        const isShort = amount > held
        const share = amount === 0n ? 0 : Number((held * 100n) / amount)
        return (
          <div key={currency.address} className="rounded-card border border-line bg-surface p-4">
            <p className="font-semibold">
              {made.exposureOf(formatMoney(amount, currency), formatMoney(held, currency))}
            </p>
            <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-sunk">
              <div
                className={`h-full rounded-full ${isShort ? 'bg-warn' : 'bg-good'}`}
                style={{ width: `${Math.min(100, share)}%` }}
              />
            </div>
            <p className="mt-2 text-sm text-ink-soft">
              {isShort ? made.short(formatMoney(amount - held, currency)) : made.covered}
            </p>
          </div>
        )
      })}
      {own && isAnyShort && (
        <Button onClick={() => desk.trade({ kind: 'wrap' })} className="max-sm:w-full">
          {made.wrap}
        </Button>
      )}
    </section>
  )
}

type Open = { orders: readonly MarketOrder[] }

function MadeRow({ order, own, isChosen, onChoose }: MadeRow.Props) {
  const words = useArea(portfolioWords)
  const desk = useTradeDialogs()
  const subject = useSubject(order)
  return (
    <OrderRow
      quiet={order.status !== 'active'}
      select={
        own && (
          <OrderCheck label={words.listings.select(subject.name)} checked={isChosen} onChange={onChoose} />
        )
      }
      item={<SubjectLink subject={subject} />}
      price={<OrderPrice amount={unitPrice(order)} order={order} each={words.listings.each} />}
      note={<Standing order={order} />}
      actions={
        own && (
          <Button
            tone="danger"
            onClick={() =>
              desk.trade({ kind: 'cancel', orderHash: order.orderHash, name: subject.name, side: 'bid' })
            }
          >
            {words.listings.cancelOffer}
          </Button>
        )
      }
    />
  )
}

declare namespace MadeRow {
  type Props = { order: MarketOrder; own: boolean; isChosen: boolean; onChoose: () => void }
}
