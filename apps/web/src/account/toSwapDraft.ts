import type { Nft } from '@souk/market'
import type { SwapDraft } from '@souk/ui/parts/dialogs/SwapDraft.js'

/** Begins a swap for items of another account, with one unit of each. */
export function toSwapDraft(wanted: readonly Nft[]): SwapDraft {
  return {
    give: [],
    get: wanted.map(({ contract, tokenId }) => ({ contract, tokenId, quantity: 1n })),
  }
}
