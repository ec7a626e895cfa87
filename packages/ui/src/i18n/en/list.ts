/** Listing an item for sale. */
export const list = {
  price: 'Price',
  priceOfOne: 'Price per unit',
  currency: 'Currency',
  howMany: 'Quantity',
  youHold: (units: bigint) => `You hold ${units}`,
  howLong: 'Duration',
  duration: { 1: '1 day', 3: '3 days', 7: '1 week', 28: '4 weeks' },
  buyerPays: 'Buyer pays',
  youReceive: 'You receive',
  whatYouReceive: 'What you receive',
  enterPrice: 'Enter a price',
  checkPrice: 'Check the price',
  review: 'Review the listing',
  inPlainWords: 'The listing in plain language',
  issue: {
    empty: 'Enter a price',
    notANumber: 'Enter a number, such as 1.5',
    ambiguous: 'This could mean two prices. Remove the thousands separator, or add a 0 after the decimals',
    tooManyDecimals: 'This currency does not have that many decimals',
    zero: 'The price must be above zero',
    tooLarge: 'This is more than the exchange can handle',
    quantityInvalid: 'Enter the quantity to list',
    quantityTooLarge: 'You do not hold that many',
  },
  /** Warnings about an unusual but valid price. */
  warning: {
    belowFloor: (floor: string) => `This is below the floor (${floor}). It may be bought within seconds.`,
    earlierListing: (price: string) =>
      `Your earlier listing at ${price} stays open, and a buyer will take the cheaper one. To raise the price, cancel it first.`,
    dearerListing: (price: string) =>
      `Your earlier listing at ${price} also stays open. Cancelling the new listing does not cancel it.`,
    otherCurrency: (price: string) =>
      `Your earlier listing at ${price} also stays open, so buyers can pay either price.`,
    sameListing: (price: string) =>
      `You already have an open listing at ${price}. A second one does not sell sooner, and you would have to cancel each separately.`,
  },
  /** The terms that will be signed, line by line. */
  line: {
    youGive: 'You give',
    youGet: 'You receive',
    marketGets: 'The market gets',
    creatorGets: 'The creator gets',
    validUntil: 'Valid until',
    exchange: 'Exchange',
    network: 'Network',
    chain: (name: string, chainId: number) => `${name} (chain ${chainId})`,
  },
  forSale: (units: bigint) => (units > 1n ? `${units} units are for sale` : 'Your item is for sale'),
  /** Changes to a listing while its receipt was open. */
  since: {
    filled: {
      title: 'It is sold',
      body: 'Someone has bought it. Your proceeds are in your wallet.',
    },
    cancelled: { title: 'No longer for sale', body: 'This listing was cancelled.' },
    expired: { title: 'No longer for sale', body: 'This listing has ended.' },
    inactive: {
      title: 'Not for sale now',
      body: 'The item is no longer in your wallet, or the exchange can no longer move it. The listing stays signed until you cancel it or it ends.',
    },
  },
  each: (price: string) => `${price} each`,
  /** `each`: the price of one of several units. */
  fewer: (each: string) => `${each}, and a buyer can take fewer units`,
  ends: (moment: string) => `ends ${moment}. You can cancel it until then.`,
  listed: (asked: string, end: string) =>
    `It stays in your wallet until someone pays ${asked}. The listing ${end}`,
  listedUnits: (asked: string, end: string) =>
    `They stay in your wallet until someone pays ${asked}. The listing ${end}`,
  /** Of an edition, beside the new listing. `price`: of one unit. */
  earlierUnits: (units: bigint, price: string) =>
    `Your earlier listing of ${units} ${units === 1n ? 'unit' : 'units'} at ${price} is also still open.`,
  earlierFirst: (units: bigint) =>
    units === 1n ? 'Buyers take that unit first.' : `Buyers take those ${units} first.`,
  earlierBeside: 'Each listing sells its own units.',
  listedOrOther: (asked: string, before: string, end: string) =>
    `It stays in your wallet until someone pays ${asked}, or ${before} through your earlier listing, which is still open. The new listing ${end}`,
  listedAboveEarlier: (asked: string, before: string, end: string) =>
    `Your earlier listing at ${before} is still open, so a buyer will take it instead of paying ${asked}. To sell for ${asked}, cancel the earlier listing. The new listing ${end}`,
  listedAgain: (asked: string, end: string) =>
    `It stays in your wallet until someone pays ${asked}. You now have two listings at this price, and you have to cancel each separately. The new one ${end}`,
  listedBelowEarlier: (asked: string, before: string, end: string) =>
    `It stays in your wallet until someone pays ${asked}. Your earlier listing at ${before} is also still open. The new one ${end}`,
}
