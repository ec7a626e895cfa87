import type { Address } from 'viem'
import { isSameAddress } from '../../order/sides.js'
import type { Context } from '../findings/Finding.js'

/** The kind of a token contract, as far as the caller knows. */
export type TokenKind = 'currency' | 'nft' | 'unknown'

/** Returns whether a token is a currency or a collection, for which the same calldata has different meanings. */
export function of(token: Address, { tokens = [], trusted, markets = [] }: Context): TokenKind {
  const isToken = (address: Address) => isSameAddress(address, token)
  const info = tokens.find(({ address }) => isToken(address))
  if (info) return info.decimals === undefined ? 'nft' : 'currency'
  if ([...(trusted?.currencies ?? []), ...(trusted?.wrapped ?? [])].some(isToken)) return 'currency'
  if (trusted?.collections?.some(isToken) || markets.some(({ contract: collection }) => isToken(collection)))
    return 'nft'
  return 'unknown'
}

/**
 * Returns whether a contract is known to wrap the native currency. If the context lists no wrapper, any known currency
 * counts.
 */
export function isWrapped(token: Address, context: Context): boolean {
  const { wrapped } = context.trusted ?? {}
  if (wrapped) return wrapped.some((address) => isSameAddress(address, token))
  return of(token, context) === 'currency'
}
