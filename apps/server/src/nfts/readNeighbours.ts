import type { Nft } from '@souk/market'
import type { Market, Pricing } from '../market/Market.js'
import { listNfts } from './list.js'
import type { NftQuery } from './NftQuery.js'
import { placeOf } from './placeOf.js'

/** The tokens before and after a token. */
export type Neighbours = { previous: Nft | undefined; next: Nft | undefined }

/**
 * Reads the tokens before and after a token among the selected ones of its contract, in their order. The token itself
 * need not match the filters: after a sale it still has the same neighbours.
 *
 * @returns `undefined` when there is no such token.
 */
export async function readNeighbours(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  token: { contract: string; identifier: bigint },
  wanted: Pick<NftQuery, 'listed' | 'auctioned' | 'sort' | 'traits' | 'text' | 'price'>,
): Promise<Neighbours | undefined> {
  const cursor = await placeOf(market, token)
  if (!cursor) return undefined
  const query = { ...wanted, contract: token.contract, cursor, limit: 1 }
  const [before, after] = await Promise.all([
    listNfts(market, { ...query, isReversed: true }),
    listNfts(market, query),
  ])
  return { previous: before.nfts[0], next: after.nfts[0] }
}
