import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'

/**
 * Asks the market to read the metadata of an NFT again. The market does so later, not during the request.
 *
 * @throws {NotFoundError} if the market does not know it.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * await refreshNft(api, { contract, tokenId: 7n })
 */
export async function refreshNft(api: MarketApi, options: refreshNft.Options): Promise<void> {
  const { contract, tokenId, signal, retries } = options
  const path = `/v2/chain/${api.chain}/contract/${contract}/nfts/${tokenId}/refresh`
  await call(api, path, { body: {}, signal, retries })
}

export declare namespace refreshNft {
  type Options = RequestOptions & { contract: Address; tokenId: bigint }
}
