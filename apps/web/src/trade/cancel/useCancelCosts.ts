import type { AnyOrder } from '@souk/market'
import { useReadMarket } from '@souk/react'
import { bulkCancelOrders, cancelOrders } from '@souk/seaport'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getGasPrice } from 'viem/actions'

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
      const [price, order, counter] = await Promise.all([
        getGasPrice(client),
        single?.transactionMethods.estimateGas(),
        all?.transactionMethods.estimateGas(),
      ])
      return {
        ...(order === undefined ? {} : { order: order * price }),
        ...(counter === undefined ? {} : { counter: counter * price }),
      }
    },
  })
  return data ?? {}
}
