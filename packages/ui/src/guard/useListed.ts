import {
  type Collection,
  getCollection,
  getNftsByContract,
  type MarketApi,
  NotFoundError,
} from '@souk/market'
import { useSouk } from '@souk/react'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'

/** What the market knows about some contracts. */
export type Listed = {
  /** The contracts that it lists. */
  collections: readonly Collection[]
  /** Whether it has answered for each. Only then is a missing contract unknown to it. */
  isComplete: boolean
  isPending: boolean
}

/**
 * Asks the market for the collections of contracts, each by its address, since the market may list more collections
 * than it returns at once.
 */
export function useListed(contracts: readonly Address[]): Listed {
  const { api } = useSouk()
  const wanted = [...new Set(contracts.map((contract) => contract.toLowerCase() as Address))]
  return useQueries({
    queries: wanted.map((contract) => ({
      queryKey: ['guard.listed', api.chain, contract],
      retry: false,
      // Fails at once when offline. An order outside of the market continues without the market.
      networkMode: 'always' as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => findCollection(api, contract, signal),
    })),
    // Equal answers give the same array, so that values which depend on it are not calculated again.
    combine: toListed,
  })
}

/** `null` if the market does not list the contract. */
async function findCollection(
  api: MarketApi,
  address: Address,
  signal: AbortSignal,
): Promise<Collection | null> {
  try {
    const { nfts } = await getNftsByContract(api, { contract: address, limit: 1, signal })
    const [nft] = nfts
    return nft ? await getCollection(api, { slug: nft.collection, signal }) : null
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

type Read = { data: Collection | null | undefined; isPending: boolean }

function toListed(reads: readonly Read[]): Listed {
  return {
    collections: reads.flatMap(({ data }) => data ?? []),
    isComplete: reads.length > 0 && reads.every(({ data }) => data !== undefined),
    isPending: reads.some(({ isPending }) => isPending),
  }
}
