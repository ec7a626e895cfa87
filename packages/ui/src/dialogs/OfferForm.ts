import type { Duration } from './ListForm.js'

/** The visitor's input for an offer. */
export type OfferForm = {
  price: string
  currencyAddress: string
  duration: Duration
  /** As typed; only shown for editions. */
  quantity: string
}
