import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'

/**
 * Asks the market to read an NFT's metadata again. It does so in its own time.
 *
 * @throws {NotFoundError} when the market does not know it. @throws {ResponseError} when the server refuses.
 *
 * @example
 * await refreshNft(api, { address, identifier: 7n })
 */
export async function refreshNft(api: MarketApi, options: refreshNft.Options): Promise<void> {
  const { address, identifier, signal, retries } = options
  const path = `/v2/chain/${api.chain}/contract/${address}/nfts/${identifier}/refresh`
  await call(api, path, { body: {}, signal, retries })
}

export declare namespace refreshNft {
  type Options = RequestOptions & { address: Address; identifier: bigint }
}
