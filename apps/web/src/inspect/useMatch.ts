import type { BaseError } from '@souk/base'
import { useReadMarket } from '@souk/react'
import { matchOrders, Order } from '@souk/seaport'
import { useGuard } from '@souk/ui/parts/guard/useGuard.js'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'

/** Checks whether the connected wallet can settle orders against each other now. Asks only the chain. */
export function useMatch(orders: readonly Order.Order[], { isEnabled }: { isEnabled: boolean }) {
  const { client, seaport: config } = useReadMarket()
  const { address: account } = useConnection()
  const guard = useGuard()
  const keys = orders.map(({ parameters, signature }) => `${Order.hash(parameters)}${signature}`)
  return useQuery<useMatch.Match, BaseError>({
    queryKey: ['inspect.match', client.chain?.id, account, keys],
    enabled: isEnabled && account !== undefined,
    retry: false,
    networkMode: 'always',
    queryFn: async () => {
      const fills = orders.map((order) => ({ order }))
      const { movements, surplus } = await matchOrders(client, { orders: fills, account, config, ...guard() })
      return { movements, surplus }
    },
  })
}

export declare namespace useMatch {
  type Match = Pick<matchOrders.Result, 'movements' | 'surplus'>
}
