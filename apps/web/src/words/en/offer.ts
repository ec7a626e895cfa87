/** Making and accepting offers. */
export const offer = {
  make: 'Make an offer',
  raise: 'Make another offer',
  amount: 'Your offer',
  amountEach: 'Your offer for one',
  review: 'Review the offer',
  inPlainWords: 'The offer in plain words',
  accept: 'Accept',
  cancel: 'Cancel offer',
  offers: 'Offers',
  offersOn: (name: string) => `Offers on ${name}`,
  none: 'Nobody has made an offer at present.',
  unread: 'The market did not say what is offered.',
  by: (account: string) => `by ${account}`,
  byYou: 'by you',
  forItem: 'for this item',
  forCollection: 'for any item of the collection',
  forTraits: (traits: string) => `for items with ${traits}`,
  covered: 'The money is there',
  uncovered: 'The money is not there now',
  unknownMoney: 'In a currency that this market does not know',
  ends: (time: string) => `Ends in ${time}`,
  warning: {
    aboveFloor: (price: string) => `You can buy it at once for less: the cheapest listing is ${price}.`,
    farAboveFloor: (times: string, floor: string) =>
      `This is ${times} times the floor (${floor}). Look at the digits once more.`,
    short: (amount: string) => `Your wallet is short by ${amount}. Wrap some first: offers are paid in it.`,
    exposure: (amount: string) =>
      `With your other open offers you would owe ${amount}, more than your wallet holds. Whichever is accepted first takes the money; the others then have none behind them.`,
  },
  line: {
    youGive: 'You give',
    youGet: 'You get',
    ownerGets: 'Its owner gets',
    ownersGet: 'Their owners get',
  },
  made: 'Your offer stands',
  madeMeaning: (amount: string, end: string) =>
    `${amount} stays in your wallet until somebody accepts. The offer ends ${end}; until then you can cancel it.`,
  youGive: 'You give',
  theyPay: 'The bidder pays',
  youReceive: 'You receive',
  whatYouReceive: 'What you receive',
  warnUnknownMoney: (address: string) =>
    `You would be paid in ${address}, a currency that this market does not know. Anybody can make one and give it a well-known name: it may be worth nothing.`,
  sold: (name: string) => `${name} is sold`,
  checking: 'Checking the offer',
  odd: {
    farBelow: (share: string, floor: string) =>
      `This offer is only ${share} of the floor (${floor}). Look at the digits and the currency once more.`,
    otherCurrency: (symbol: string, floor: string) =>
      `The offer is in ${symbol}, the cheapest listing in another currency (${floor}). Find out what the offer is worth before you accept.`,
  },
}
