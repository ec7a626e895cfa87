import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads a page of a contract's NFTs.
 *
 * Reads: one request.
 *
 * @throws {NotFoundError} if the market does not follow the contract.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { nfts, next } = await getNftsByContract(api, { contract, limit: 50 })
 */
export async function getNftsByContract(
  api: MarketApi,
  options: getNftsByContract.Options,
): Promise<getNftsByContract.Result> {
  const { contract, limit, next, signal, retries } = options
  const path = `/v2/chain/${api.chain}/contract/${contract}/nfts`
  return NftWire.decodePage(await call(api, path, { query: { limit, next }, signal, retries }))
}

export declare namespace getNftsByContract {
  type Options = RequestOptions & {
    contract: Address
    limit?: number | undefined
    next?: string | undefined
  }
  type Result = NftWire.Page
}
