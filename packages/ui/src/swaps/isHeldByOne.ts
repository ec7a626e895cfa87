import type { Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import type { Side } from './swapSides.js'

/**
 * Tells whether only one account at a time can hold the tokens of a side. Editions can have many holders, and a side
 * that takes any token of a collection fits all of its holders.
 *
 * @example
 * isHeldByOne({ tokens: [{ contract, tokenId: 7n, quantity: 1n }] }, { nfts }) // → true
 */
export function isHeldByOne({ tokens }: Pick<Side, 'tokens'>, known: { nfts: readonly Nft[] }): boolean {
  return tokens.some(({ contract, tokenId }) =>
    known.nfts.some(
      (nft) => nft.standard === 'erc721' && nft.tokenId === tokenId && isSameAddress(nft.contract, contract),
    ),
  )
}
