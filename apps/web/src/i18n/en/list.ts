/** Listing an item for sale. */
export const list = {
  price: 'Price',
  priceOfOne: 'Price of one',
  currency: 'Currency',
  howMany: 'How many',
  youHold: (units: bigint) => `You hold ${units}`,
  howLong: 'For how long',
  duration: { 1: '1 day', 3: '3 days', 7: '1 week', 28: '4 weeks' },
  buyerPays: 'Buyer pays',
  youReceive: 'You receive',
  whatYouReceive: 'What you receive',
  enterPrice: 'Enter a price',
  checkPrice: 'Check the price',
  review: 'Review the listing',
  inPlainWords: 'The listing in plain words',
  issue: {
    empty: 'Enter a price',
    notANumber: 'Use digits, with a comma or a period before the decimals',
    ambiguous: 'This can mean two prices. Leave out the thousands separator',
    tooManyDecimals: 'This currency does not have that many decimals',
    zero: 'The price must be above zero',
    tooLarge: 'This is more than the exchange can handle',
    quantityInvalid: 'Enter how many to list',
    quantityTooLarge: 'You do not hold that many',
  },
  /** What to say about an odd but possible price. */
  warning: {
    belowFloor: (floor: string) => `This is below the floor (${floor}). It may be bought within seconds.`,
    earlierListing: (price: string) =>
      `Your earlier listing at ${price} stays open: a buyer takes the cheaper one. To raise the price, cancel it first.`,
    dearerListing: (price: string) =>
      `Your earlier listing at ${price} stays open too. Cancelling the new one will not close it.`,
    sameListing: (price: string) =>
      `A listing of yours at ${price} is open already. An equal one sells no sooner, and each has to be cancelled by itself.`,
  },
  /** What will be signed, line by line. */
  line: {
    youGive: 'You give',
    youGet: 'You get',
    marketGets: 'The market gets',
    creatorGets: 'The creator gets',
    validUntil: 'Valid until',
    exchange: 'Exchange',
    network: 'Network',
    chain: (name: string, chainId: number) => `${name} (chain ${chainId})`,
  },
  forSale: 'Your item is for sale',
  /** What has become of a listing while its receipt was open. */
  since: {
    filled: {
      title: 'It is sold',
      body: 'Somebody has bought it meanwhile. What you receive is in your wallet.',
    },
    cancelled: { title: 'No longer for sale', body: 'This listing was cancelled meanwhile.' },
    expired: { title: 'No longer for sale', body: 'The time of this listing is over.' },
    inactive: {
      title: 'Not for sale now',
      body: 'The item is no longer in your wallet, or may no longer be moved. The listing stays signed until it is cancelled or over.',
    },
  },
  each: (price: string) => `${price} each`,
  ends: (moment: string) => `ends ${moment}; until then you can cancel it.`,
  listed: (asked: string, end: string) =>
    `It stays in your wallet until somebody pays ${asked}. The listing ${end}`,
  listedOrOther: (asked: string, before: string, end: string) =>
    `It stays in your wallet until somebody pays ${asked}, or ${before} through your earlier listing, which is still open. The new listing ${end}`,
  listedAboveEarlier: (asked: string, before: string, end: string) =>
    `Your earlier listing at ${before} is still open and still sells it: nobody will pay ${asked} before that one is sold, cancelled or over. Cancel it to ask for ${asked}. The new listing ${end}`,
  listedAgain: (asked: string, end: string) =>
    `It stays in your wallet until somebody pays ${asked}. You have two listings at this price now, and each has to be cancelled by itself. The new one ${end}`,
  listedBelowEarlier: (asked: string, before: string, end: string) =>
    `It stays in your wallet until somebody pays ${asked}. Your earlier listing at ${before} is still open too. The new one ${end}`,
}
