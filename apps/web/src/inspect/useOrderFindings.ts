import { useInspectOrder } from '@souk/react'
import { Order } from '@souk/seaport'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useMemo } from 'react'
import type { InspectContext } from './context.js'

/** Inspects an order: at once by itself, then with its state on chain. */
export function useOrderFindings(
  order: Order.Order,
  { context, isSigned }: { context: InspectContext; isSigned: boolean },
) {
  const { parameters } = order
  const clock = useClock()
  const alone = useMemo(
    () => Order.explain(parameters, { ...context, now: clock() }).findings,
    [parameters, context, clock],
  )
  const inspected = useInspectOrder(
    { ...(isSigned ? { order } : { components: parameters }), ...context },
    { query: { retry: false } },
  )
  const { data, isPending, isError, fetchStatus } = inspected
  return {
    findings: data ?? alone,
    isAsking: isPending && !isError && fetchStatus !== 'paused',
    isOffline: !data,
    isBlocked: data?.some(({ severity }) => severity === 'blocking') ?? false,
  }
}
