import type { AnyClient } from '@souk/base'
import type { AnyOrder } from '@souk/market'
import { estimateNetworkFee } from '@souk/market/flows'
import { useReadMarket } from '@souk/react'
import { bulkCancelOrders, cancelOrders, type ExchangeAction } from '@souk/seaport'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'

/** The current cost of each way to cancel, in wei; undefined while unknown. */
export type CancelCosts = { order?: bigint; counter?: bigint }

/** Estimates the cost of cancelling some orders one by one, and of cancelling everything by the counter. */
export function useCancelCosts(orders: readonly AnyOrder[], account: Address | undefined): CancelCosts {
  const { client, seaport: config } = useReadMarket()
  const { data } = useQuery({
    queryKey: ['cancelCosts', client.chain?.id, account, orders.map(({ orderHash }) => orderHash)],
    enabled: account !== undefined && orders.length > 0,
    staleTime: 15_000,
    refetchInterval: 30_000,
    queryFn: async (): Promise<CancelCosts> => {
      const parameters = orders.map(({ order }) => order.parameters)
      const single = cancelOrders(client, { orders: parameters, account, config }).actions.at(-1)
      const all = bulkCancelOrders(client, { account, config }).actions.at(-1)
      const [order, counter] = await Promise.all([feeOf(client, single), feeOf(client, all)])
      return {
        ...(order === undefined ? {} : { order }),
        ...(counter === undefined ? {} : { counter }),
      }
    },
  })
  return data ?? {}
}

async function feeOf(
  client: AnyClient,
  action: Pick<ExchangeAction, 'transactionMethods'> | undefined,
): Promise<bigint | undefined> {
  return action && estimateNetworkFee(client, { transactions: [action.transactionMethods] })
}
