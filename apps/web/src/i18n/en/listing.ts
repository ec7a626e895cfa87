/** Choosing how something is sold. */
export const listing = {
  mode: 'How to sell it',
  modes: { fixed: 'Fixed price', dutch: 'Falling price', english: 'Auction' },
  modeMeaning: {
    fixed: 'Whoever pays your price first gets it. You can cancel before that.',
    dutch: 'The price falls evenly from the first to the last. Whoever pays the price of the moment gets it.',
    english:
      'Anybody bids until the end; the highest bid wins. Bids are in a token, and no money moves before it is settled.',
  },
  startPrice: 'First price',
  endPrice: 'Last price',
  reserve: 'Lowest bid (reserve)',
  reserveHint: 'Fees come out of the winning bid. Bids below this do not count.',
  quick: 'Prices to begin with',
  quickOf: {
    floor: 'Floor',
    lastSale: 'Last sale',
    bestOffer: 'Best offer',
    lower: (share: string) => `Floor −${share}`,
    higher: (share: string) => `Floor +${share}`,
  },
  custom: 'Other end',
  endsAt: 'Ends on',
  more: 'Later start, or one buyer only',
  moreOpen: 'More choices',
  startsAt: 'Starts on',
  startsAtHint: 'Empty: at once.',
  isPrivate: 'Only one wallet may buy it',
  buyer: 'That wallet',
  buyerHint:
    'Its address. The listing is public data all the same: anybody can see it, only this wallet can buy.',
  buyerHintNamed:
    'Its address, or the name of a demo wallet. The listing is public data all the same: anybody can see it, only this wallet can buy.',
  issue: {
    endPriceEmpty: 'Enter the last price',
    endPriceInvalid: 'Check the last price',
    endPriceNotLower: 'The last price must be below the first',
    startInvalid: 'The start must be a time from now on',
    startTooLate: 'The start must be within four weeks',
    endInvalid: 'Choose when it ends',
    endTooSoon: 'It must stand for at least five minutes',
    endTooLate: 'Four weeks after the start at most',
    'buyer:missing': 'Enter the buyer’s wallet',
    'buyer:notAnAddress': 'This is not an address',
    'buyer:wrongChecksum': 'A digit of this address is wrong',
    'buyer:self': 'This is your own wallet',
    'buyer:contract': 'This is the collection’s contract, not a wallet',
  },
  warning: {
    belowOffer: (offer: string) =>
      `There is an offer of ${offer}, which is more. You can accept it at once instead.`,
    belowLastSale: (price: string) => `It was last sold for ${price}, which is more.`,
    falling: (warning: string) => `At the end: ${warning}`,
    editionEarlier: (price: string) =>
      `Your earlier listing at ${price} stays open beside this one: each sells units of its own. Cancel it first if you do not want to sell more.`,
    auctionWhileEarlier: (price: string) =>
      `Your earlier listing at ${price} stays open: whoever buys through it ends the auction without a winner. Cancel it first.`,
  },
  cancelEarlier: (price: string) => `Cancel the one at ${price} first`,
  /** What signing means, for each way of selling. */
  signMeaning: {
    dutch:
      'Costs nothing and moves nothing by itself, but it binds: until it ends or you cancel, anybody can buy at the price of the moment.',
    english:
      'Costs nothing and moves nothing by itself, but it binds: until it is settled, over or cancelled, the highest bid that reaches your reserve can get it.',
    toOne:
      'Costs nothing and moves nothing by itself, but it binds: until it ends or you cancel, that one wallet can buy at this price.',
  },
  atMost: 'You pay at most',
  payFalling: (about: string) =>
    `The price falls while you look. When your transaction is confirmed it will be about ${about}; what is not needed comes back in the same transaction.`,
  payRising: (about: string) =>
    `The price rises while you look. When your transaction is confirmed it will be about ${about}; what is not needed comes back in the same transaction.`,
  cancelOlder: 'Cancel them first',
  afterCancel: 'Go on with the new listing',
  seeOffers: 'See the offer',
  curve: 'How the price falls',
  curveMeaning: (start: string, end: string, time: string) => `From ${start} to ${end} in ${time}.`,
  table: 'Price by time',
  at: 'At',
  price: 'Price',
  startsWith: 'First price',
  auction: {
    title: 'How this auction ends',
    bidsUntil: (end: string) => `Bids are taken until ${end}. You can end it earlier by taking a bid.`,
    settles:
      'After that anybody can settle it with the highest bid that has money behind it: the item goes out and you are paid in one transaction. The market names the highest bid; the chain holds it against your reserve and your fees.',
    until: (end: string) => `It must be settled by ${end}; after that it is over and nothing has moved.`,
    fees: (share: string) => `The winning bid pays fees of at most ${share}, known to everybody who bids.`,
    gets: 'You get at least',
    noBid: 'Without a bid that reaches the reserve nothing happens, and nothing is owed.',
  },
  none: 'This market does not settle auctions.',
  line: {
    paysAtStart: 'Buyer pays at the start',
    paysAtEnd: 'Buyer pays at the end',
    atStart: 'You get at the start',
    atEnd: 'You get at the end',
    marketAtStart: 'The market gets at the start',
    othersAtStart: 'The creator gets at the start',
    atLeast: 'You get at least',
    feesAtMost: 'Fees out of the winning bid',
    upTo: (share: string) => `at most ${share}`,
    onlyBuyer: 'Only buyer',
    startsAt: 'Starts',
    bidsUntil: 'Bids until',
    settleUntil: 'To be settled by',
    settledBy: 'Settled by',
    byAnybody: (settler: string) => `you at any time, anybody after the end (${settler} names the bid)`,
    byYou: 'you alone',
  },
  listed: {
    auction: (reserve: string, end: string) =>
      `Bids from ${reserve} are taken until ${end}. The item stays in your wallet until it is settled; you hear of bids on its page.`,
    falling: (start: string, end: string, moment: string) =>
      `The price falls from ${start} to ${end} by ${moment}. The item stays in your wallet until somebody pays; until then you can cancel.`,
    toOne: (buyer: string) => `Only ${buyer} can buy it. Send them the link to the item’s page.`,
  },
}
