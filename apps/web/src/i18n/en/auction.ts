/** English auctions, to those who bid, sell and settle. */
export const auction = {
  title: 'Auction',
  reserve: 'Reserve',
  highest: 'Highest bid',
  highestBy: (bidder: string) => `by ${bidder}`,
  noBid: 'No bid yet',
  endsIn: (time: string) => `Ends in ${time}`,
  ended: 'The auction has ended',
  over: 'This auction is over',
  bid: 'Place a bid',
  bidHigher: 'Bid higher',
  reviewBid: 'Review the bid',
  bidTitles: {
    begin: 'Place a bid',
    running: 'Placing the bid',
    done: 'Bid placed',
    failed: 'No bid placed',
  },
  settle: 'Settle it now',
  takeBid: 'Take this bid now',
  cancel: 'Cancel the auction',
  youLead:
    'Yours is the highest bid. You pay if the seller takes it now, or if it still is the highest at the end.',
  outbid: (price: string) =>
    `You were outbid: the highest bid is ${price}. Yours stays open as an ordinary offer until it ends or you cancel it.`,
  lost: 'Another bid won. Yours stays open as an ordinary offer until it ends or you cancel it.',
  howItEnds: (end: string, until: string) =>
    `The winner is the highest bid at ${end}, unless the seller takes one before. The auction can then be settled until ${until}; if nobody does, nothing moves and nothing is owed.`,
  whoSettles: {
    anybody:
      'Anybody may settle now, for the network fee. The item goes to the highest bid that has money behind it, and the seller is paid in the same transaction.',
    seller: 'Only the seller can settle this one.',
    youAsSeller:
      'You can settle now. The item goes to the highest bidder, and you are paid in the same transaction.',
  },
  fees: (share: string) => `The winning bid pays fees of at most ${share}, out of its amount.`,
  noBidEnded: 'No bid that has money behind it reached the reserve, so nothing can be settled.',
  yourBid: 'Your bid',
  atLeast: (price: string) => `At least ${price}`,
  belowReserve: (price: string) => `Bids below ${price} do not count`,
  notHighest: (price: string) => `The highest bid is ${price}. Yours would have to be above it to win.`,
  standsUntil: (until: string) =>
    `A bid is an offer that stands until ${until}, so that the auction can be settled. Your money stays in your wallet; you can cancel at any time before.`,
  itemGoesTo: 'The item goes to',
  bidderPays: 'The bidder pays',
  feesOut: 'Fees',
  sellerGets: 'The seller gets',
  youGet: 'You get',
  whatHappens: 'What settling does',
  check: 'Look at the settlement',
  settled: (name: string) => `The auction of ${name} is settled`,
  settledMeaning: (bidder: string, price: string) => `It went to ${bidder} for ${price}.`,
}
