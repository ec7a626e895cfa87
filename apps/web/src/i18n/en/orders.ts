/** What orders say of prices. */
export const orders = {
  /** What a part of a price is called on a receipt. */
  part: { creator: 'Creator fee', market: 'Market fee', other: 'Other recipient' },
}
