import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { Nft } from '../domain/Nft.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads tokens by contract and id, from any collections.
 *
 * Reads: one request.
 *
 * @returns The tokens that the market knows.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const nfts = await getNfts(api, { tokens: [{ contract: lanterns, tokenId: 7n }] })
 */
export async function getNfts(api: MarketApi, options: getNfts.Options): Promise<getNfts.Result> {
  const { tokens, signal, retries } = options
  const body = NftWire.encodeTokens({ chain: api.chain, tokens })
  return NftWire.decodePage(await call(api, '/v2/nfts', { body, signal, retries })).nfts
}

export declare namespace getNfts {
  type Options = RequestOptions & { tokens: readonly { contract: Address; tokenId: bigint }[] }
  type Result = readonly Nft[]
}
