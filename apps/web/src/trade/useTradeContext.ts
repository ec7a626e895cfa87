import { createTradeClient, type TradeContext, useSouk, type WalletProvider } from '@souk/react'
import { useMemo } from 'react'
import { useConfig, useConnection } from 'wagmi'

/** What a trade runs on, or nothing while no wallet is connected. */
export function useTradeContext(): TradeContext | undefined {
  const { api, info } = useSouk()
  const { address, connector } = useConnection()
  const [chain] = useConfig().chains
  return useMemo(() => {
    if (!address || !connector) return undefined
    const provider: WalletProvider = {
      request: async (request) => ((await connector.getProvider()) as WalletProvider).request(request),
    }
    const client = createTradeClient({
      account: address,
      chain,
      rpcUrl: chain.rpcUrls.default.http[0] ?? '/rpc',
      provider,
    })
    return { api, info, client, storage: window.localStorage }
  }, [address, connector, chain, api, info])
}
