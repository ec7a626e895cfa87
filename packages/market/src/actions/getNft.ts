import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { Nft } from '../domain/Nft.js'
import * as NftWire from '../wire/nft.js'

/**
 * Reads an NFT.
 *
 * Reads: one request.
 *
 * @throws {NotFoundError} if the market does not know it.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { owners, listing } = await getNft(api, { contract, tokenId: 7n })
 */
export async function getNft(api: MarketApi, options: getNft.Options): Promise<Nft> {
  const { contract, tokenId, signal, retries } = options
  const path = `/v2/chain/${api.chain}/contract/${contract}/nfts/${tokenId}`
  return NftWire.decodeOne(await call(api, path, { signal, retries }))
}

export declare namespace getNft {
  type Options = RequestOptions & { contract: Address; tokenId: bigint }
  type Result = Nft
}
