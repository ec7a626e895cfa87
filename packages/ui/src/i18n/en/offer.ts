/** Making and accepting offers. */
export const offer = {
  make: 'Make an offer',
  raise: 'Make another offer',
  amount: 'Your offer',
  amountEach: 'Your offer per item',
  review: 'Review the offer',
  inPlainWords: 'The offer in plain language',
  accept: 'Accept',
  cancel: 'Cancel offer',
  cancelBid: 'Cancel bid',
  offers: 'Offers',
  offersOn: (name: string) => `Offers on ${name}`,
  none: 'No offers yet.',
  unread: 'The market did not return the offers.',
  by: (account: string) => `by ${account}`,
  byYou: 'by you',
  forItem: 'for this item',
  inAuction: 'bid in the auction',
  /** Of a bid that is still open, as an ordinary offer. */
  wasInAuction: 'made as a bid in an auction',
  /** Beside bids, while the item's auction runs. */
  noBid: 'Not a bid in the auction',
  noBidMeaning:
    'An offer that is not a bid does not take part in the auction, however high it is. The owner of the item can accept it apart from the auction.',
  forCollection: 'for any item of the collection',
  forList: 'for selected items of the collection',
  forTraits: (traits: string) => `for items with ${traits}`,
  covered: 'Funded',
  /** Of an offer for several units, with money for some of them. */
  partlyCovered: 'Partly funded',
  uncovered: 'Not funded now',
  unknownMoney: 'In a currency that this market does not know',
  ends: (time: string) => `Ends in ${time}`,
  warning: {
    aboveFloor: (price: string) => `You can buy it now for less: the cheapest listing is ${price}.`,
    short: (amount: string) => `Your wallet needs ${amount} more.`,
    shortOfAll: (one: string, all: string, others: string) =>
      `Your wallet needs ${one} more for this offer, and ${all} more for all your open offers: the others need ${others}.`,
    exposure: (amount: string) =>
      `Your open offers would total ${amount}, which is more than your wallet holds. The first accepted offers use the money, and the others are then not funded.`,
  },
  line: {
    youGive: 'You give',
    youGet: 'You receive',
    youGiveAtMost: 'You give at most',
    perUnit: 'Per unit',
    upTo: (units: bigint, name: string) => `Up to ${units} × ${name}`,
    ownerGets: 'Its owner gets',
    ownersGet: 'Their owners get',
  },
  made: 'Your offer is live',
  madeMeaning: (amount: string, end: string) =>
    `${amount} stays in your wallet until someone accepts. The offer ends ${end}. You can cancel it until then.`,
  inactive: 'Signed, but not active',
  inactiveMeaning: (amount: string) =>
    `Nobody can accept it now: your wallet does not hold ${amount}, or its approval does not cover this offer. Your portfolio shows which of the two is missing.`,
  /** How many units an offer still accepts, each at its price. */
  eachOfUpTo: (units: bigint) => `each, for up to ${units}`,
  /** The same, after a part of it was accepted. */
  eachLeft: (remaining: bigint, total: bigint) => `each, ${remaining} of ${total} left`,
  howMany: 'How many you sell',
  most: (units: bigint) => `Up to ${units}`,
  youGive: 'You give',
  theyPay: 'The bidder pays',
  youReceive: 'You receive',
  whatYouReceive: 'What you receive',
  /** After a part of an offer was accepted. */
  takesMore: (count: bigint, funded: bigint) =>
    `The offer is still open for ${count} more${funded < count ? `, with money for ${funded} now` : ''}.`,
  sold: (name: string, units: bigint) => `${name} ${units > 1n ? 'are' : 'is'} sold`,
  checking: 'Checking the offer',
}
