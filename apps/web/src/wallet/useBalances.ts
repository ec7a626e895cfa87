import { useSouk } from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { useInfo } from '../market/useInfo.js'

/** Reads a wallet's balance of each currency of the market; empty while unknown. */
export function useBalances(account: Address | undefined) {
  const { client } = useSouk()
  const info = useInfo()
  const query = useQuery({
    queryKey: ['balances', info.chainId, account],
    enabled: account !== undefined,
    staleTime: 0,
    refetchInterval: 15_000,
    queryFn: () =>
      Promise.all(
        info.currencies.map(async (currency) => ({
          currency,
          amount: account === undefined ? 0n : await readBalance(currency.address, account),
        })),
      ),
  })
  return query.data ?? []

  function readBalance(token: Address, address: Address): Promise<bigint> {
    if (token === zeroAddress) return getBalance(client, { address })
    return readContract(client, { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  }
}

/** Reads a wallet's balance of one currency; `undefined` while unknown. */
export function useBalance(currency: Address, account: Address | undefined): bigint | undefined {
  const balances = useBalances(account)
  return balances.find((entry) => entry.currency.address.toLowerCase() === currency.toLowerCase())?.amount
}
