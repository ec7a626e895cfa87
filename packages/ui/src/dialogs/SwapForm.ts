import type { Nft } from '@souk/market'
import type { Duration } from './ListForm.js'

/** An item on a side, with its units as typed. */
export type SwapItem = { nft: Nft; quantity: string }

/** Money on a side, as typed. */
type MoneyForm = { price: string; currencyAddress: string }

/** What one account gives, as chosen. Without money, `money` is undefined. */
export type SideForm = { items: readonly SwapItem[]; money: MoneyForm | undefined }

/** Any items of a collection, or one of a list of token ids, as typed. */
export type AnyForm = { slug: string; quantity: string; scope: 'any' | 'ids'; typed: string }

/** The visitor's input for a swap. */
export type SwapForm = {
  give: SideForm
  get: SideForm
  /** The visitor asks for any of a collection instead of the items of `get`. */
  any: AnyForm | undefined
  duration: Duration
  /** Whether to publish on chain instead of signing. */
  isOnChain: boolean
}
