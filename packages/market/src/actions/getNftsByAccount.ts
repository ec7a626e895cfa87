import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads a page of the NFTs that an account owns, in the collections that the market follows.
 *
 * Reads: one request.
 *
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const { nfts, next } = await getNftsByAccount(api, { account })
 */
export async function getNftsByAccount(
  api: MarketApi,
  options: getNftsByAccount.Options,
): Promise<getNftsByAccount.Result> {
  const { account, limit, next, signal, retries } = options
  const path = `/v2/chain/${api.chain}/account/${account}/nfts`
  return NftWire.decodePage(await call(api, path, { query: { limit, next }, signal, retries }))
}

export declare namespace getNftsByAccount {
  type Options = RequestOptions & {
    account: Address
    limit?: number | undefined
    next?: string | undefined
  }
  type Result = NftWire.Page
}
