import { useCollections, useSouk } from '@souk/react'
import { erc20Abi, erc721Abi } from '@souk/seaport'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Address, type Client, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { type Approval, operatorsOf } from './approvals.js'

/** The first part of the query key of approvals. */
const approvalsKey = 'portfolio.approvals'

/** Reads from the chain what this market's exchange and conduit may move out of a wallet. */
export function useApprovals(account: Address): UseQueryResult<readonly Approval[]> {
  const info = useInfo()
  const { client } = useSouk()
  const { data } = useCollections({ limit: 50 })
  const collections = data?.pages.flatMap((page) => page.collections)
  const candidates = operatorsOf(info).flatMap((operator) => [
    ...(collections ?? []).flatMap(({ contract, standard, name, imageUrl }) =>
      contract && standard ? [{ operator, contract, standard, name, imageUrl }] : [],
    ),
    ...info.currencies
      .filter(({ address }) => address !== zeroAddress)
      .map((currency) => ({
        operator,
        contract: currency.address,
        standard: 'erc20' as const,
        name: currency.symbol,
        currency,
      })),
  ])
  return useQuery({
    queryKey: [approvalsKey, info.chainId, account, candidates.map(({ contract }) => contract)],
    enabled: collections !== undefined,
    staleTime: 0,
    refetchInterval: 15_000,
    queryFn: async () => {
      const reads = await Promise.all(candidates.map((candidate) => readApproval(client, account, candidate)))
      return reads.flat()
    },
  })
}

/** Requests all at once, so that they go to the node as one call. */
async function readApproval(
  client: Client,
  owner: Address,
  candidate: Approval,
): Promise<readonly Approval[]> {
  const { contract, operator, standard } = candidate
  const at = { address: contract, args: [owner, operator.address] } as const
  if (standard === 'erc20') {
    const amount = await readContract(client, { ...at, abi: erc20Abi, functionName: 'allowance' })
    return amount > 0n ? [{ ...candidate, amount }] : []
  }
  const isApproved = await readContract(client, { ...at, abi: erc721Abi, functionName: 'isApprovedForAll' })
  return isApproved ? [candidate] : []
}
