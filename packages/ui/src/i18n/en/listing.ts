/** The sale types, and the form of each. */
export const listing = {
  mode: 'Sale type',
  modes: { fixed: 'Fixed price', dutch: 'Falling price', english: 'Auction' },
  modeMeaning: {
    fixed: 'The first buyer to pay your price gets it. You can cancel before that.',
    dutch:
      'The price falls steadily from the start price to the end price. The first buyer to pay the current price gets it.',
    english:
      'Anyone can bid until the end, and the highest bid wins. Bids are in a token. No money moves until the auction is settled.',
  },
  startPrice: 'Start price',
  endPrice: 'End price',
  reserve: 'Reserve price',
  enterReserve: 'Enter a reserve price',
  reviewAuction: 'Review the auction',
  reserveHint: 'Fees come out of the winning bid. Bids below the reserve do not count.',
  quick: 'Suggested prices',
  quickOf: {
    floor: 'Floor',
    lastSale: 'Last sale',
    bestOffer: 'Best offer',
    lower: (share: string) => `Floor −${share}`,
    higher: (share: string) => `Floor +${share}`,
  },
  custom: 'Custom date',
  endsAt: 'Ends on',
  endsAtHint: 'At least 5 minutes and at most 4 weeks after the start.',
  auctionEndsAtHint:
    'At least 5 minutes and at most 4 weeks from now. You cannot move the end once the auction has begun.',
  more: 'Schedule or reserve for one buyer',
  moreOpen: 'More options',
  startsAt: 'Starts on',
  startsAtHint: 'Leave empty to start now.',
  isPrivate: 'Reserve for one buyer',
  onChain: {
    label: 'How to publish',
    ways: { signature: 'With a signature', chain: 'On chain' },
    meaning: {
      signature: 'You sign the order, which is free. This market keeps and shows it.',
      chain:
        'One transaction with a network fee, and no signature. Anyone can read the order from the chain, and every market can show it, for good. Accounts that cannot sign, such as contracts, need this.',
    },
    title: 'What you are about to publish',
    wait: {
      name: 'Wait for the market',
      meaning: 'The market finds the order on the chain. You do not need to do anything.',
    },
  },
  buyer: 'Buyer’s wallet',
  buyerHint: 'The buyer’s address. Everyone can see the listing, but only this wallet can buy.',
  buyerHintNamed: 'The buyer’s address or name. Everyone can see the listing, but only this wallet can buy.',
  issue: {
    endPriceEmpty: 'Enter the end price',
    endPriceInvalid: 'Check the end price',
    endPriceNotLower: 'The end price must be below the start price',
    startInvalid: 'The start must not be in the past',
    startTooLate: 'The start must be within 4 weeks',
    endInvalid: 'Choose an end',
    endTooSoon: 'It must last at least 5 minutes',
    endTooLate: 'It must end within 4 weeks of the start',
    'buyer:missing': 'Enter the buyer’s wallet',
    'buyer:notAnAddress': 'This is not an address',
    'buyer:wrongChecksum': 'This address has a typing error',
    'buyer:self': 'This is your own wallet',
    'buyer:contract': 'This is the collection’s contract, not a wallet',
    'buyer:nameReading': 'Looking up the name',
    'buyer:nameUnknown': 'No account has this name',
    'buyer:nameUnread': 'The name could not be read. Try again, or enter the address',
    'buyer:nameMoved': 'This name now leads to another account. Type it again and compare the address',
  },
  warning: {
    belowEditionFloor: (floor: string) =>
      `The cheapest unit of this edition is for sale at ${floor}. Yours costs less, so it may be bought within seconds.`,
    reserveBelowFloor: (floor: string) =>
      `The reserve is below the floor (${floor}), so the auction can end below it.`,
    belowOffer: (offer: string) => `There is a higher offer of ${offer}. You can accept it now instead.`,
    belowBid: (bid: string) =>
      `The highest bid of your auction of this item is ${bid}. You can accept it now instead.`,
    belowLastSale: (price: string) => `It last sold for a higher price, ${price}.`,
    falling: (warning: string) => `At the end: ${warning}`,
    editionEarlier: (price: string) =>
      `Your earlier listing at ${price} also stays open, and each listing sells its own units. If you do not want to sell more, cancel it first.`,
    auctionWhileEarlier: (price: string) =>
      `Your earlier listing at ${price} stays open. If someone buys through it, the auction ends without a winner. Cancel it first.`,
  },
  edit: {
    title: 'Edit price',
    earlierListing: (price: string, end: string) =>
      `Your listing at ${price} stays open until ${end}, and a buyer will take the cheaper one. To raise the price, cancel it first.`,
    severalCheaper: (prices: string) =>
      `Your listings at ${prices} stay open, and a buyer will take the cheapest one. To raise the price, cancel them first, all in one transaction.`,
    dearerListing: (price: string, end: string) =>
      `Your listing at ${price} also stays open. It ends when the item is sold, on ${end}, or when you cancel it.`,
    sameListing: (price: string, end: string) =>
      `${price} is the current price. That listing ends when the item is sold, on ${end}, or when you cancel it.`,
    /** The same two, of a falling price that ends below the new one. */
    sameFalling: (price: string, { lowest, end }: { lowest: string; end: string }) =>
      `${price} is the current price. That listing stays open and falls to ${lowest} by ${end}, so it can become cheaper than the new one. To prevent that, cancel it first.`,
    dearerFalling: (price: string, { lowest, end }: { lowest: string; end: string }) =>
      `Your listing at ${price} also stays open and falls to ${lowest} by ${end}, so it can become cheaper than the new one. To prevent that, cancel it first.`,
    otherCurrency: (price: string, end: string) =>
      `Your listing at ${price} also stays open until ${end}, so buyers can pay either price. If you want only the new one, cancel it first.`,
    cancelCost: (fee: string | undefined) =>
      fee === undefined
        ? 'Cancelling costs a network fee.'
        : `Cancelling costs a network fee of about ${fee}.`,
  },
  cancelCheaper: (count: number) =>
    count === 2 ? 'First cancel both listings' : `First cancel all ${count} listings`,
  cancelEarlier: (price: string) => `First cancel the listing at ${price}`,
  /** The effect of the signature, for each sale type. */
  signMeaning: {
    dutch:
      'Signing is free and moves nothing, but it is binding: anyone can buy at the current price until the listing ends or you cancel it.',
    toOne:
      'Signing is free and moves nothing, but it is binding: that one wallet can buy at this price until the listing ends or you cancel it.',
  },
  atMost: 'You pay at most',
  payFalling: (about: string) =>
    `The price keeps falling. It will be about ${about} when your transaction is confirmed. Any excess is refunded in the same transaction.`,
  payRising: (about: string) =>
    `The price keeps rising. It will be about ${about} when your transaction is confirmed. Any excess is refunded in the same transaction.`,
  cancelOlder: 'Cancel first',
  afterCancel: 'Continue with the new listing',
  /** Returns to the form of the offer from which the visitor came. */
  toOffer: 'Back to your new offer',
  /** Returns to the trade from which the visitor came, if it is neither a listing nor an offer. */
  goOn: 'Continue with the trade',
  seeOffers: 'View offer',
  curve: 'Price over time',
  curveMeaning: (start: string, end: string, time: string) => `From ${start} to ${end} in ${time}.`,
  table: 'Price by time',
  at: 'Time',
  price: 'Price',
  startsWith: 'Start price',
  auction: {
    title: 'How this auction ends',
    bidsUntil: (end: string) => `Bidding ends ${end}. You can end it earlier by accepting a bid.`,
    fixedEnd:
      'You sign this end, so neither you nor the market can move it. A bid in the last second counts and does not extend the auction.',
    buyNow: (end: string) =>
      `This item is on auction until ${end}. A purchase at this price ends the auction without a winner, and bids stay open as ordinary offers. Let the listing end no later than the auction, or it can undercut the winning bid.`,
    settles:
      'Anyone can then settle it with the highest funded bid. One transaction delivers the item and pays you. The market names the highest bid, and the contract checks it against your reserve and your fees.',
    until: (end: string) =>
      `It must be settled by ${end}. If nobody settles it by then, it is over and nothing moves.`,
    fees: (share: string) =>
      `Fees of at most ${share} are taken out of the winning bid. All bidders can see this.`,
    gets: 'You receive at least',
    noBid: 'If no bid reaches the reserve, nothing happens and nobody owes anything.',
  },
  none: 'This market does not settle auctions.',
  line: {
    paysAtStart: 'Buyer pays at the start',
    paysAtEnd: 'Buyer pays at the end',
    atStart: 'You receive at the start',
    atEnd: 'You receive at the end',
    marketAtStart: 'The market gets at the start',
    othersAtStart: 'The creator gets at the start',
    atLeast: 'You receive at least',
    feesAtMost: 'Fees out of the winning bid',
    upTo: (share: string) => `at most ${share}`,
    onlyBuyer: 'Only buyer',
    startsAt: 'Starts',
    bidsUntil: 'Bidding ends',
    settleUntil: 'Last moment to settle',
    settledBy: 'Who can settle it',
    byAnybody: (settler: string) => `you at any time, anyone after the end (${settler} names the bid)`,
    byYou: 'you only',
  },
  listed: {
    auctionTitle: 'Your auction has begun',
    auction: (reserve: string, end: string) =>
      `Bidding starts at ${reserve} and ends ${end}. The item stays in your wallet until the auction is settled. Its page shows the bids.`,
    falling: (start: string, end: string, moment: string) =>
      `The price falls from ${start} to ${end} by ${moment}. The item stays in your wallet until someone pays. You can cancel until then.`,
    toOne: (buyer: string) => `Only ${buyer} can buy it. Send the buyer a link to the item’s page.`,
  },
}
