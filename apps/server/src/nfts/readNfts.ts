import type { Nft } from '@souk/market'
import type { Address } from 'viem'
import type { Market, Pricing } from '../market/Market.js'
import * as Page from '../market/Page.js'
import { listNfts } from './list.js'

/**
 * Reads tokens in the requested order. Unknown tokens are left out.
 *
 * @param options.isWhole - Throws if the tokens do not fit into one answer, instead of leaving out the rest. @default
 * false
 * @throws {Page.TooLargeError} with `isWhole`, when not all of them fit.
 */
export async function readNfts(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  wanted: readonly { contract: Address; tokenId: bigint }[],
  options: { isWhole?: boolean } = {},
): Promise<Nft[]> {
  const tokens = wanted.map(({ contract, tokenId }) => ({
    contract: contract.toLowerCase(),
    identifier: tokenId,
  }))
  if (tokens.length === 0) return []
  const query = { tokens, sort: 'identifier', traits: [], limit: tokens.length } as const
  const { nfts, next } = await listNfts(market, query)
  if (options.isWhole && next) throw new Page.TooLargeError({ asked: tokens.length, fitting: nfts.length })
  const found = new Map(nfts.map((nft) => [toKey(nft.contract, nft.tokenId), nft]))
  return tokens.flatMap(({ contract, identifier }) => found.get(toKey(contract, identifier)) ?? [])
}

function toKey(contract: string, identifier: bigint): string {
  return `${contract.toLowerCase()}/${identifier}`
}
