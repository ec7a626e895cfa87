import type { Address } from 'viem'
import { assertLegacy } from '../api/assertLegacy.js'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { Asset } from '../domain/Asset.js'
import * as AssetWire from '../wire/asset.js'

/**
 * Reads a token with version 1 of the API, which supports only mainnet and goerli. {@link getNft} supports every chain.
 *
 * Reads: one request.
 *
 * @param options.tokenId - The id of the token. @default 0n, as for ERC20 tokens
 * @throws {LegacyChainError} on other chains.
 * @throws {NotFoundError} if the market does not know it.
 *
 * @example
 * const { owner, lastSale } = await getAsset(api, { contract, tokenId: 7n })
 */
export async function getAsset(api: MarketApi, options: getAsset.Options): Promise<Asset> {
  assertLegacy(api)
  const { contract, tokenId = 0n, signal, retries } = options
  return AssetWire.decode(await call(api, `/api/v1/asset/${contract}/${tokenId}/`, { signal, retries }))
}

export declare namespace getAsset {
  type Options = RequestOptions & { contract: Address; tokenId?: bigint | undefined }
  type Result = Asset
}
