// Checks the published types in strict mode. If one had become `any`, an expected error would be missing.
import type { MarketApi, Nft } from '@souk/market'
import {
  getNftQueryOptions,
  type Souk,
  useBalance,
  useCart,
  useCreateListing,
  useNft,
  useOrders,
} from '@souk/react'
import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { token } from './App.js'

export function useTypes(api: MarketApi, queryClient: QueryClient) {
  const nft: Nft | undefined = useNft(token).data
  // @ts-expect-error a read has no data at first
  const certain: Nft = useNft(token).data
  const name: string | undefined = useNft(token, { query: { select: (nft) => nft.name } }).data
  // @ts-expect-error the result has the type that select returns
  const number: number | undefined = useNft(token, { query: { select: (nft) => nft.name } }).data
  // @ts-expect-error token ids are bigint
  useNft({ contract: token.contract, tokenId: 7 })
  // @ts-expect-error callers cannot set the query key
  useNft(token, { query: { queryKey: [] } })
  // @ts-expect-error the query client sets where a page begins
  useOrders({ side: 'ask', next: 'cursor' })
  // @ts-expect-error without an account there is no query; pass undefined for the whole argument
  useBalance({ asset: { currency: zeroAddress } })
  const suspended: bigint = useSuspenseQuery(getNftQueryOptions(api, token)).data.tokenId
  const queried: bigint | undefined = useQuery(getNftQueryOptions(api, token)).data?.tokenId
  const cached = queryClient.getQueryData(getNftQueryOptions(api, token).queryKey)
  const tokenId: bigint | undefined = cached?.tokenId
  // @ts-expect-error cached data has a type
  const text: string | undefined = cached
  const lines: readonly { price: bigint }[] = useCart().cart.lines
  return { nft, certain, name, number, suspended, queried, tokenId, text, lines }
}

/** A provider needs no cart. */
export const souk = ({ api, info, client }: Souk): Souk => ({ api, info, client })

export function useTrades() {
  const { state, prepare } = useCreateListing()
  const steps: number | undefined = state.status === 'ready' ? state.plan.steps.length : undefined
  prepare({ asset: { contract: token.contract, tokenId: 7n }, price: '1.5' }, { title: 'Lantern 7' })
  // @ts-expect-error a listing has a price
  prepare({ asset: { contract: token.contract, tokenId: 7n } }, { title: 'Lantern 7' })
  // @ts-expect-error a listing has no such step
  if (state.status === 'ready') state.plan.nothing
  return steps
}
