import type { Address } from 'viem'
import { isSameAddress } from '../../order/sides.js'
import type { Context } from '../findings/Finding.js'

/** What a token contract is, as far as a caller knows. */
export type TokenKind = 'currency' | 'nft' | 'unknown'

/** Tells money from collections: the same calldata means an amount for one and a token id for the other. */
export function of(token: Address, { tokens = [], trusted, markets = [] }: Context): TokenKind {
  const isToken = (address: Address) => isSameAddress(address, token)
  const info = tokens.find(({ address }) => isToken(address))
  if (info) return info.decimals === undefined ? 'nft' : 'currency'
  if ([...(trusted?.currencies ?? []), ...(trusted?.wrapped ?? [])].some(isToken)) return 'currency'
  if (trusted?.collections?.some(isToken) || markets.some(({ collection }) => isToken(collection)))
    return 'nft'
  return 'unknown'
}

/** Returns whether a contract is known to wrap the native currency. Where no such contract is named, any known currency may. */
export function isWrapped(token: Address, context: Context): boolean {
  const { wrapped } = context.trusted ?? {}
  if (wrapped) return wrapped.some((address) => isSameAddress(address, token))
  return of(token, context) === 'currency'
}
