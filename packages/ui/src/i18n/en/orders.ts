/** The parts of a price. */
export const orders = {
  /** The labels of the parts of a price on a receipt. */
  /** While it is not known whose fee it is. */
  fee: 'Fee',
  part: { creator: 'Creator fee', market: 'Market fee', other: 'Other recipient' },
}
