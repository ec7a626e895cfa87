import type { Nft } from '@souk/market'
import type { Duration } from './ListForm.js'

/** One item to make an offer on, with its input. */
export type OffersLine = { nft: Nft; price: string; quantity: string }

/** The visitor's input for offers on several items. */
export type OffersForm = {
  lines: readonly OffersLine[]
  currencyAddress: string
  duration: Duration
  /** Signs each offer separately, for wallets that cannot sign many at once. */
  oneByOne: boolean
  /** The settings for pricing all lines at once, as typed. */
  pricing: { way: 'fixed' | 'below'; price: string; percent: string }
}
