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

/** What the market says of some contracts. */
export type Listed = {
  /** Those that it lists. */
  collections: readonly Collection[]
  /** It has answered for each: only then is a contract that is not among them unknown to it. */
  isComplete: boolean
  isPending: boolean
}

/**
 * Asks the market for the collections of contracts, each by its address: however many it lists, these are the ones that
 * matter.
 */
export function useListed(contracts: readonly Address[]): Listed {
  const { api } = useSouk()
  const wanted = [...new Set(contracts.map((contract) => contract.toLowerCase() as Address))]
  return useQueries({
    queries: wanted.map((contract) => ({
      queryKey: ['guard.listed', api.chain, contract],
      retry: false,
      // Who is offline is told so at once; an order at hand goes on without the market.
      networkMode: 'always' as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => findCollection(api, contract, signal),
    })),
    // The same answers give the same collections, so that what depends on them is not worked out anew.
    combine: toListed,
  })
}

/** `null` where the market does not list the contract. */
async function findCollection(
  api: MarketApi,
  address: Address,
  signal: AbortSignal,
): Promise<Collection | null> {
  try {
    const { nfts } = await getNftsByContract(api, { address, limit: 1, signal })
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
