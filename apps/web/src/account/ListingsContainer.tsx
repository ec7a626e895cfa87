import type { MarketOrder } from '@souk/market'
import { useState } from 'react'
import type { Hex } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { KeepContainer } from './KeepContainer.js'
import { ListingRow } from './ListingRow.js'
import { OrderList } from './OrderRow.js'
import { RowsSkeleton } from './RowsSkeleton.js'

/** Listings that can be bought, those that sleep with their risk, and the way to cancel several. */
export function ListingsContainer({ own, orders, others }: ListingsContainer.Props) {
  const words = useArea(portfolioWords)
  const desk = useTradeDialogs()
  const [chosen, setChosen] = useState<ReadonlySet<Hex>>(new Set())
  if (!orders) return <RowsSkeleton />
  if (orders.length === 0)
    return (
      <div className="space-y-8">
        <EmptyState title={words.listings.none}>
          {own ? words.listings.noneMeaning.own : words.listings.noneMeaning.other}
        </EmptyState>
        {own && <KeepContainer orders={[]} />}
      </div>
    )
  const active = orders.filter(({ status }) => status === 'active')
  const asleep = orders.filter(({ status }) => status !== 'active')
  const picked = orders.filter(({ orderHash }) => chosen.has(orderHash))
  const toggle = (orderHash: Hex) => {
    const next = new Set(chosen)
    if (!next.delete(orderHash)) next.add(orderHash)
    setChosen(next)
  }
  const rows = (list: readonly MarketOrder[]) =>
    list.map((order) => (
      <ListingRow
        key={order.orderHash}
        order={order}
        own={own}
        isChosen={chosen.has(order.orderHash)}
        onChoose={() => toggle(order.orderHash)}
      />
    ))
  return (
    <div className="space-y-8">
      {active.length > 0 && (
        <section className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">{words.listings.active}</h2>
            {own && orders.length > 1 && (
              <Button
                onClick={() =>
                  desk.trade({ kind: 'cancelPlan', orders: picked.length > 0 ? picked : active })
                }
              >
                {picked.length > 0 ? words.listings.planChosen(picked.length) : words.listings.plan}
              </Button>
            )}
          </div>
          <OrderList label={own ? words.listings.label.own : words.listings.label.other}>
            {rows(active)}
          </OrderList>
        </section>
      )}
      {asleep.length > 0 && (
        <section className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">{words.listings.asleep}</h2>
            {own && (
              <Button tone="danger" onClick={() => desk.trade({ kind: 'cancelPlan', orders: asleep })}>
                {words.listings.planChosen(asleep.length)}
              </Button>
            )}
          </div>
          <p className="max-w-2xl text-sm text-ink-soft">{words.listings.asleepMeaning}</p>
          <OrderList label={words.listings.asleep}>{rows(asleep)}</OrderList>
        </section>
      )}
      {own && <KeepContainer orders={[...orders, ...others]} />}
    </div>
  )
}

export declare namespace ListingsContainer {
  type Props = {
    own: boolean
    /** Undefined while they load. */
    orders: readonly MarketOrder[] | undefined
    /** The account's other orders. */
    others: readonly MarketOrder[]
  }
}
