import type { SwapForm } from '../../dialogs/SwapForm.js'
import type { swapTradeWords } from '../../i18n/areas/swapTrade.js'

/**
 * Says who can accept a swap. The exchange cannot reserve a swap for an account: the holder of the wanted items accepts
 * it, and that can be another account by then.
 *
 * @example
 * audienceOf(form, { owner: 'Amina', words }) // → 'For the holder of what you ask for, now Amina'
 */
export function audienceOf({ get, any }: Pick<SwapForm, 'get' | 'any'>, facts: audienceOf.Facts): string {
  const { owner, words } = facts
  if (any) return words.audience.fitting
  if (get.items.length === 0) return words.audience.itemsOf(owner)
  const isHeldByOne = get.items.some(({ nft }) => nft.standard === 'erc721')
  return isHeldByOne ? words.audience.holder(owner) : words.audience.holders
}

export declare namespace audienceOf {
  type Facts = {
    /** The name of the account that holds the items now. */
    owner: string
    words: Pick<(typeof swapTradeWords)['en'], 'audience'>
  }
}
