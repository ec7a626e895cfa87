import { FlowStore, getBalanceQueryOptions, useFlowStore, useSouk } from '@souk/react'
import { type Query, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { useInfo } from '../market/useInfo.js'

/**
 * Reads a wallet's balance of each currency of the market; empty while unknown. Repeats the read when the market tells
 * of the wallet, and when a transaction of this browser is confirmed.
 */
export function useBalances(account: Address | undefined) {
  const { client } = useSouk()
  const { currencies } = useInfo()
  useReadAgain()
  const amounts = useQueries({
    queries: account
      ? currencies.map(({ address }) => ({
          ...getBalanceQueryOptions(client, { account, asset: { currency: address } }),
          staleTime: 0,
          refetchInterval: 15_000,
        }))
      : [],
    combine: toAmounts,
  })
  return amounts.flatMap((amount, index) => {
    const currency = currencies[index]
    return amount === undefined || !currency ? [] : [{ currency, amount }]
  })
}

/** Reads a wallet's balance of one currency; `undefined` while unknown. */
export function useBalance(currency: Address, account: Address | undefined): bigint | undefined {
  const balances = useBalances(account)
  return balances.find((entry) => isSameAddress(entry.currency.address, currency))?.amount
}

/** Defined outside of the component, so that equal answers give the same array. */
function toAmounts(reads: readonly UseQueryResult<bigint>[]) {
  return reads.map(({ data }) => data)
}

/**
 * The market tells of a trade only once it has indexed its block, and of a wrapped sum not at all. Until an amount is read
 * again it is unknown, in the same frame as the receipt that it would contradict.
 */
function useReadAgain(): void {
  const queryClient = useQueryClient()
  const flows = useFlowStore()
  useEffect(() => {
    let known = countConfirmed(flows)
    return FlowStore.subscribe(flows, () => {
      const confirmed = countConfirmed(flows)
      const isMore = confirmed > known
      known = confirmed
      // Several components read balances, and the first of them has reset them all.
      if (isMore) void queryClient.resetQueries({ predicate: isKnownBalance })
    })
  }, [flows, queryClient])
}

function countConfirmed({ current }: FlowStore.FlowStore): number {
  return current.records.flatMap(({ sent }) => sent).filter(({ isConfirmed }) => isConfirmed).length
}

function isKnownBalance({ queryKey, state }: Query): boolean {
  return queryKey.includes('getBalance') && state.data !== undefined
}
