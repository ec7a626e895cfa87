import { BaseError } from '@souk/base'
import { getOrder } from '@souk/market'
import { useSouk } from '@souk/react'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { Waiting } from '@souk/ui/parts/kit/Waiting.js'
import { inspectWords } from '@souk/words/inspect'
import { useQuery } from '@tanstack/react-query'
import { type Hex, TransactionNotFoundError } from 'viem'
import { getTransaction } from 'viem/actions'
import { CallReport } from './CallReport.js'
import type { InspectContext } from './context.js'
import { OrderReportContainer } from './OrderReportContainer.js'
import { OrderReports } from './OrderReports.js'
import { SecondOrder } from './SecondOrder.js'

/** Looks up a hash: an order of this market, or a transaction of its chain. */
export function HashContainer({ hash, context }: { hash: Hex; context: InspectContext }) {
  const words = useArea(inspectWords)
  const { api, client } = useSouk()
  const { data, isPending } = useQuery({
    queryKey: ['inspect.hash', api.chain, hash],
    retry: false,
    queryFn: async ({ signal }) => {
      const [order, transaction] = await Promise.all([
        getOrder(api, { orderHash: hash, signal }).catch(missing),
        getTransaction(client, { hash }).catch(missing),
      ])
      return { order, transaction }
    },
  })
  if (isPending) return <Waiting>{words.hash.looking}</Waiting>
  const { order, transaction } = data ?? {}
  if (order && order !== 'offline')
    return (
      <OrderReports>
        <OrderReportContainer order={order.order} context={context} />
        <SecondOrder order={order.order} pasted={undefined} context={context} />
      </OrderReports>
    )
  if (transaction && transaction !== 'offline') {
    const { to, input, value } = transaction
    return <CallReport call={{ to: to ?? undefined, data: input, value }} context={context} />
  }
  const isOffline = order === 'offline' && transaction === 'offline'
  return (
    <EmptyState title={words.hash.none}>{isOffline ? words.hash.offline : words.hash.noneMeaning}</EmptyState>
  )
}

/** "Not found" is an answer; no answer is not. */
function missing(error: unknown): undefined | 'offline' {
  if (error instanceof TransactionNotFoundError) return undefined
  if (error instanceof BaseError && error.retry === 'never') return undefined
  return 'offline'
}
