/** What an order is about, who made it, and its state. */
export const orderText = {
  anyOf: (collection: string) => `Any item of ${collection}`,
  anyWith: (collection: string, traits: string) => `Any item of ${collection} with ${traits}`,
  someOf: (collection: string) => `Some of ${collection}`,
  andMore: (name: string, more: number) => `${name} and ${more} more`,
  swapOf: (given: string, wanted: string) => `${given} for ${wanted}`,
  byYou: 'by you',
  by: (account: string) => `by ${account}`,
  forOne: (account: string) => `for ${account} only`,
  forYou: 'for you only',
  /** For how many of the open units of an order its maker holds enough. */
  now: {
    own: (units: bigint) => `you hold enough for ${units} now`,
    ask: (units: bigint) => `the seller holds enough for ${units} now`,
    swap: (units: bigint) => `its maker holds enough for ${units} now`,
    bid: (units: bigint) => `money for ${units} now`,
  },
  status: {
    ends: (time: string) => `Ends in ${time}`,
    not_started: 'Has not started',
    counter: 'Cancelled by the seller',
    balance: 'Seller no longer holds it',
    approval: 'Approval revoked',
    signature: 'Signature no longer valid',
    inactive: 'Cannot be bought now',
    filled: 'Sold',
    cancelled: 'Cancelled',
    expired: 'Ended',
    balanceOfSet: 'Seller no longer holds every item',
    sleeping: (price: string) => `Inactive: if this item returns to you, anyone can buy it at ${price}`,
    sleepingAuction: (end: string) =>
      `Inactive: if this item returns to you, its auction runs again until ${end}`,
    sleepingAuctionEnded: (until: string) =>
      `Inactive: if this item returns to you, the highest funded bid can win its auction until ${until}`,
    sleepingSet: (price: string) =>
      `Inactive: if you hold every item of the set again, anyone can buy it at ${price}`,
  },
}
