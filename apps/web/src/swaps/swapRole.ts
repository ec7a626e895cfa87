import type { MarketSwap, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { heldBy } from '../nft/heldBy.js'
import { nftOf } from './sideWorth.js'
import type { Side } from './swapSides.js'

/**
 * What an account can do with a swap: cancel it (`maker`), accept it (`taker`), or nothing.
 *
 * @param facts.wanted - What an account that accepts it gives.
 * @param facts.nfts - The items, with their current holders.
 *
 * @example
 * swapRole(swap, { account, wanted, nfts }) // → 'taker'
 */
export function swapRole(
  { maker, status }: Pick<MarketSwap, 'maker' | 'status'>,
  facts: { account: string | undefined; wanted: Side; nfts: readonly Nft[] },
): 'maker' | 'taker' | 'none' {
  const { account, wanted } = facts
  if (account === undefined) return 'none'
  if (isSameAddress(maker, account)) return 'maker'
  const holdsAll = wanted.tokens.every((token) => {
    const nft = nftOf(token, facts)
    return nft !== undefined && (heldBy(nft, account) ?? 0n) >= token.quantity
  })
  return status === 'active' && holdsAll ? 'taker' : 'none'
}
