import type { Nft } from '@souk/market'
import type { Address } from 'viem'
import type { Market } from '../Market.js'
import { listNfts } from './list.js'

/** Reads some tokens, in the order in which they are asked for; unknown ones are left out. */
export async function readNfts(
  market: Pick<Market, 'db' | 'config' | 'progress'>,
  wanted: readonly { address: Address; identifier: bigint }[],
): Promise<Nft[]> {
  const tokens = wanted.map(({ address, identifier }) => ({ contract: address.toLowerCase(), identifier }))
  if (tokens.length === 0) return []
  const query = { tokens, sort: 'identifier', traits: [], limit: tokens.length } as const
  const { nfts } = await listNfts(market, query)
  const found = new Map(nfts.map((nft) => [toKey(nft.contract, nft.identifier), nft]))
  return tokens.flatMap(({ contract, identifier }) => found.get(toKey(contract, identifier)) ?? [])
}

function toKey(contract: string, identifier: bigint): string {
  return `${contract.toLowerCase()}/${identifier}`
}
