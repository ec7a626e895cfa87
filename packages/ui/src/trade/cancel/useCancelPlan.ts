import type { AnyOrder } from '@souk/market'
import type { prepareCancelOrders } from '@souk/market/flows'
import { useCancelOrders } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import type { Address } from 'viem'
import { useGuard } from '../../guard/useGuard.js'
import { portfolioWords } from '../../i18n/areas/portfolio.js'
import { useArea } from '../../i18n/useArea.js'
import { useCancelCosts } from './useCancelCosts.js'
import { useLiveOrders } from './useLiveOrders.js'

type By = prepareCancelOrders.Plan['by']

/** Keeps the orders to cancel and the chosen way, and checks them. */
export function useCancelPlan(chosen: readonly AnyOrder[], account: Address | undefined) {
  const { plan: words } = useArea(portfolioWords)
  const [orders, setOrders] = useState(chosen)
  const [by, setBy] = useState<By>('order')
  const costs = useCancelCosts(orders, account)
  const flow = useCancelOrders()
  const { state, prepare, reset } = flow
  const guard = useGuard()
  const check = useCallback(() => {
    if (orders.length === 0) return reset()
    prepare(
      { orders: orders.map(({ order }) => order), by, known: guard().known },
      { title: by === 'counter' ? words.counter : words.orders(orders.length) },
    )
  }, [prepare, reset, orders, by, guard, words])
  useEffect(check, [check])
  const onRemove = (hash: string) => setOrders(orders.filter(({ orderHash }) => orderHash !== hash))
  const plan = state.status === 'ready' ? state.plan : undefined
  const live = useLiveOrders(orders)
  return { flow, check, plan, view: { orders: live, by, costs, onBy: setBy, onRemove } }
}
