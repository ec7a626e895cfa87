import type { Nft } from '@souk/market'
import type { Duration } from './ListForm.js'

/** An item on a side, with its units as typed. */
export type SwapItem = { nft: Nft; quantity: string }

/** Money on a side, as typed. */
type MoneyForm = { price: string; currencyAddress: string }

/** What one account gives, as chosen. Without money, `money` is undefined. */
export type SideForm = { items: readonly SwapItem[]; money: MoneyForm | undefined }

/** The visitor's input for a swap. */
export type SwapForm = {
  give: SideForm
  get: SideForm
  duration: Duration
  /** Whether to publish on chain instead of signing. */
  isOnChain: boolean
}
