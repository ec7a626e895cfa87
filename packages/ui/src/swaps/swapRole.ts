import type { MarketSwap, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { heldBy } from '../nft/heldBy.js'
import type { Chosen } from './choices.js'
import { nftOf } from './sideWorth.js'
import type { Side } from './swapSides.js'

/** What an account can do with a swap. */
export type SwapRole = 'maker' | 'taker' | 'none'

/**
 * What an account can do with a swap: cancel it (`maker`), accept it (`taker`), or nothing.
 *
 * @param facts.wanted - What an account that accepts it gives.
 * @param facts.nfts - The items, with their current holders.
 * @param facts.chosen - What the account could give where the swap leaves the choice to it. @default nothing to choose
 *
 * @example
 * swapRole(swap, { account, wanted, nfts }) // → 'taker'
 */
export function swapRole(
  { maker, status }: Pick<MarketSwap, 'maker' | 'status'>,
  facts: { account: string | undefined; wanted: Side; nfts: readonly Nft[]; chosen?: readonly Chosen[] },
): SwapRole {
  const { account, wanted, chosen = [] } = facts
  if (account === undefined) return 'none'
  if (isSameAddress(maker, account)) return 'maker'
  const named = wanted.tokens.filter(({ tokenId }) => tokenId !== undefined)
  const holdsAll = named.every((token) => {
    const nft = nftOf(token, facts)
    return nft !== undefined && (heldBy(nft, account) ?? 0n) >= token.quantity
  })
  return status === 'active' && holdsAll && chosen.every(({ token }) => token) ? 'taker' : 'none'
}
