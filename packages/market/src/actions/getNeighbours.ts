import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { type NftChoices, toChoices } from '../api/nftChoices.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads the NFTs before and after an NFT in the filtered and sorted list of its contract.
 *
 * Reads: one request.
 *
 * @param options.sort - The order of the list. `listed`, `auctioned`, `traits`, `text` and `price` filter it as in
 * `getNftsByCollection`. The NFT itself need not match.
 * @returns The neighbours. At an end of the list, the neighbour on that side is absent.
 * @throws {NotFoundError} if the market has no such NFT.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { previous, next } = await getNeighbours(api, { contract: lanterns, tokenId: 7n, listed: true, sort: 'price' })
 */
export async function getNeighbours(
  api: MarketApi,
  options: getNeighbours.Options,
): Promise<getNeighbours.Result> {
  const { contract, tokenId, signal, retries } = options
  const path = `/v2/chain/${api.chain}/contract/${contract}/nfts/${tokenId}/neighbours`
  return NftWire.decodeNeighbours(await call(api, path, { query: toChoices(options), signal, retries }))
}

export declare namespace getNeighbours {
  type Options = RequestOptions & NftChoices & { contract: Address; tokenId: bigint }
  type Result = NftWire.Neighbours
}
