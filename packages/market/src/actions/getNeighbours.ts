import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { type NftChoices, toChoices } from '../api/nftChoices.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads the NFTs before and after one, among those of its contract that are wanted, in their order.
 *
 * Reads: one request.
 *
 * @param options.sort - And `listed`, `traits`, `text`, `price`: as for `getNftsByCollection`. The NFT itself need not fit.
 * @returns At an end of the list, the neighbour on that side is absent.
 * @throws {NotFoundError} when the market has no such NFT. @throws {ResponseError} when the server refuses.
 *
 * @example
 * const { previous, next } = await getNeighbours(api, { address: lanterns, identifier: 7n, listed: true, sort: 'price' })
 */
export async function getNeighbours(
  api: MarketApi,
  options: getNeighbours.Options,
): Promise<getNeighbours.Result> {
  const { address, identifier, signal, retries } = options
  const path = `/v2/chain/${api.chain}/contract/${address}/nfts/${identifier}/neighbours`
  return NftWire.decodeNeighbours(await call(api, path, { query: toChoices(options), signal, retries }))
}

export declare namespace getNeighbours {
  type Options = RequestOptions & NftChoices & { address: Address; identifier: bigint }
  type Result = NftWire.Neighbours
}
