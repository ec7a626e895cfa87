import { BaseError } from '@souk/base'
import type { MarketApi } from './MarketApi.js'

const legacyChains = ['ethereum', 'goerli']

/**
 * Checks that version 1 of the API supports the chain.
 *
 * @throws {LegacyChainError} if it does not.
 */
export function assertLegacy(api: Pick<MarketApi, 'chain'>): void {
  if (!legacyChains.includes(api.chain)) throw new LegacyChainError({ chain: api.chain })
}

/** Thrown when a call of the API's version 1 is made on a chain other than mainnet and goerli. */
export class LegacyChainError extends BaseError<{ chain: string }> {
  override readonly name = 'MarketApi.LegacyChainError'
  constructor(facts: { chain: string }) {
    super('Please use getNFT() for multichain capabilities.', { facts })
  }
}
