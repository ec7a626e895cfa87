/** English auctions, for bidders, sellers and settlers. */
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
  settle: 'Settle now',
  takeBid: 'Accept this bid now',
  cancel: 'Cancel the auction',
  youLead:
    'Your bid is the highest. You pay if the seller accepts it now, or if it is still the highest at the end.',
  outbid: (price: string) =>
    `You were outbid: the highest bid is ${price}. Being outbid does not withdraw your bid. It stays open as an ordinary offer until it ends or you cancel it.`,
  lost: 'Another bid won. Your bid stays open as an ordinary offer until it ends or you cancel it.',
  howItEnds: (end: string, until: string) =>
    `The highest bid at ${end} wins, unless the seller accepts a bid earlier. The auction can then be settled until ${until}. If nobody settles it, nothing moves and nobody owes anything.`,
  whoSettles: {
    anybody:
      'Anyone can settle now and pays the network fee. The item goes to the highest funded bid, and the seller is paid in the same transaction.',
    seller: 'Only the seller can settle this auction.',
    youAsSeller:
      'You can settle now. The item goes to the highest bidder, and you are paid in the same transaction.',
  },
  fees: (share: string) => `Fees of at most ${share} are taken out of the winning bid.`,
  noBidEnded: 'No funded bid reached the reserve, so there is nothing to settle.',
  yourBid: 'Your bid',
  atLeast: (price: string) => `At least ${price}`,
  belowReserve: (price: string) => `Bids below ${price} do not count`,
  notHighest: (price: string) => `The highest bid is ${price}. Bid more than that to win.`,
  standsUntil: (until: string) =>
    `A bid is an offer that is valid until ${until}, so that the auction can be settled. Your money stays in your wallet, and you can cancel at any time before then.`,
  itemGoesTo: 'The item goes to',
  bidderPays: 'The bidder pays',
  feesOut: 'Fees',
  sellerGets: 'The seller gets',
  youGet: 'You receive',
  whatHappens: 'What happens when you settle',
  check: 'Review settlement',
  settled: (name: string) => `The auction of ${name} is settled`,
  settledMeaning: (bidder: string, price: string) => `It went to ${bidder} for ${price}.`,
}
