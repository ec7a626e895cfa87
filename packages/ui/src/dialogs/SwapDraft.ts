import type { Address } from 'viem'

/** Units of a token on one side of a swap. */
export type SwapToken = { contract: Address; tokenId: bigint; quantity: bigint }

/** A sum of money on one side of a swap, in the currency's smallest unit. */
export type SwapMoney = { currency: Address; amount: bigint }

/** The sides of a swap that a form begins with, from the view of the account that offers it. */
export type SwapDraft = {
  give: readonly SwapToken[]
  get: readonly SwapToken[]
  pay?: SwapMoney | undefined
  ask?: SwapMoney | undefined
}
