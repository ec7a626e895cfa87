/** The parts of a price. */
export const orders = {
  /** The labels of the parts of a price on a receipt. */
  part: { creator: 'Creator fee', market: 'Market fee', other: 'Other recipient' },
}
