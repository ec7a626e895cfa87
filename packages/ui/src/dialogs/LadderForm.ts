import type { Duration } from './ListForm.js'

/** The visitor's input for a ladder of offers, as typed. */
export type LadderForm = {
  count: string
  highest: string
  lowest: string
  /** The number of items of each offer. */
  quantity: string
  currencyAddress: string
  duration: Duration
}
