/** Cancelling a listing, an auction, an offer, a bid or a swap. */
export const cancel = {
  explain:
    'Anyone who has a signed listing can use it, so it is not enough to hide it. You cancel it on the exchange with a transaction, and the network charges a small fee. The listing stays valid until the transaction is confirmed.',
  keep: 'Keep it',
  what: {
    listing: 'Listing to cancel',
    auction: 'Auction to cancel',
    offer: 'Offer to cancel',
    bid: 'Bid to cancel',
    swap: 'Swap to cancel',
  },
  units: {
    each: (units: string, price: string) => `${units} × ${price}`,
    together: (units: string, price: string) => `${units} units for ${price}`,
  },
  moves: 'Leaves your wallet',
  nothing: 'Only the network fee',
  inWallet: 'Cancel in wallet',
  filled: {
    ask: (units: bigint, total: bigint) =>
      `${units} of ${total} units ${units === 1n ? 'is' : 'are'} sold. You cancel the listing of the other ${total - units}.`,
    bid: (units: bigint, total: bigint) =>
      `You bought ${units} of ${total} through this offer. You cancel the offer for the other ${total - units}.`,
    swap: (units: bigint, total: bigint) =>
      `${units} of ${total} units ${units === 1n ? 'is' : 'are'} swapped. You cancel the swap of the other ${total - units}.`,
  },
  rest: {
    ask: (units: bigint, total: bigint) =>
      `${units} of ${total} units ${units === 1n ? 'was' : 'were'} sold before. Nobody can buy the other ${total - units} through this listing.`,
    bid: (units: bigint, total: bigint) =>
      `You bought ${units} of ${total} before. This offer can no longer take money for the other ${total - units}.`,
    swap: (units: bigint, total: bigint) =>
      `${units} of ${total} units ${units === 1n ? 'was' : 'were'} swapped before. Nobody can swap the other ${total - units}.`,
  },
  closed: 'Nobody can buy through this listing any more',
  others: {
    title: (prices: string) => `The item is still for sale: ${prices}`,
    meaning: 'Every listing is an order of its own, and the others stay valid.',
    before: (prices: string) => `Your other listings of this item stay open: ${prices}.`,
    cancel: (count: number) =>
      count === 1 ? 'Cancel the other listing' : `Cancel the other ${count} listings`,
    inSet: (price: string) => `${price} as part of a set`,
    reserve: (price: string) => `an auction from ${price}`,
    each: (price: string) => `${price} each`,
  },
  explainOffer:
    'Anyone who has a signed offer can use it, so it is not enough to hide it. You cancel it on the exchange with a transaction, and the network charges a small fee. The offer can be accepted until the transaction is confirmed.',
  offerClosed: 'Nobody can accept this offer any more',
  moneyStays: (symbol: string | undefined) =>
    `${symbol ? `The ${symbol}` : 'What you offered'} stays in your wallet. This offer can no longer take it.`,
  explainBid:
    'Anyone who has a signed bid can use it, so it is not enough to hide it. You cancel it on the exchange with a transaction, and the network charges a small fee. The bid can win or be accepted until the transaction is confirmed.',
  bidWon: (price: string | undefined) =>
    `You won this auction${price ? ` with ${price}` : ''}, and it is not settled yet. If you cancel, you give the item up: the next highest funded bid can win.`,
  bidClosed: 'This bid can no longer win or be accepted',
  bidStays: (symbol: string | undefined) =>
    `${symbol ? `The ${symbol}` : 'What you bid'} stays in your wallet. This bid can no longer take it.`,
  explainSwap:
    'Anyone who has a signed swap can use it, so it is not enough to hide it. You cancel it on the exchange with a transaction, and the network charges a small fee. The swap can be accepted until the transaction is confirmed.',
  swapClosed: 'Nobody can accept this swap any more',
  swapStays: 'Everything stays in your wallet. This swap can no longer take it.',
  stays: 'Only the listing has ended. No item was moved.',
  explainAuction:
    'Anyone who has the signed auction can settle it after its end, so it is not enough to hide it. You cancel it on the exchange with a transaction, and the network charges a small fee. The auction stays valid until the transaction is confirmed. Bids are not cancelled with it: each stays open as an ordinary offer until it ends or its bidder cancels it.',
  auctionClosed: 'Nobody can win this auction any more',
  auctionStays:
    'Only the auction has ended. No item was moved. Bids on it, if there are any, stay open as ordinary offers.',
}
