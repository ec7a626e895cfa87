import { BaseError } from '@souk/base'
import type { MarketApi } from './MarketApi.js'

const legacyChains = ['ethereum', 'goerli']

/** Lets calls of the API's first version through on the chains that it knows. @throws {LegacyChainError} */
export function assertLegacy(api: Pick<MarketApi, 'chain'>): void {
  if (!legacyChains.includes(api.chain)) throw new LegacyChainError({ chain: api.chain })
}

/** Thrown when a call of the API's first version is made for a chain other than mainnet and goerli. */
export class LegacyChainError extends BaseError<{ chain: string }> {
  override readonly name = 'MarketApi.LegacyChainError'
  constructor(facts: { chain: string }) {
    super('Please use getNFT() for multichain capabilities.', { facts })
  }
}
