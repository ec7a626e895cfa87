import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })

/** Sets: several items that are sold together at one price. */
export const bundle = {
  sell: 'Sell as a set',
  sellHint: 'Select 2 to 30 items to sell them together at one price.',
  /** In the portfolio, after the visitor began with one item. */
  chooseOthers: 'Choose the other items of the set.',
  meaning: 'One price for all items together. The set can only be bought as a whole.',
  /** Below the set, in its review. */
  asWhole: 'Sold only as a whole.',
  setOf: (count: number) => `Set of ${items(count)}`,
  theSet: (count: number) => `The set of ${items(count)}`,
  partOf: (count: number) => `Part of a set of ${count}`,
  itemsOf: 'Items of the set',
  lines: 'Items to sell together',
  quantityOf: (name: string) => `Quantity of ${name}`,
  held: (units: bigint) => `of ${units}`,
  remove: (name: string) => `Remove ${name}`,
  floor: (price: string) => `Floor ${price}`,
  noFloor: 'No floor',
  listedAt: (price: string) => `Also for sale alone at ${price}`,
  price: 'Price of the whole set',
  floors: (sum: string) => `The floors of these items add up to ${sum}.`,
  someFloors: (sum: string, count: number) =>
    `The floors of ${items(count)} add up to ${sum}. The others have none.`,
  quick: (change: string) => (change ? `Floors −${change}` : 'Sum of floors'),
  readingFees: 'Checking the fees',
  issue: {
    tooFew: 'Choose at least 2 items',
    tooMany: 'Choose at most 30 items',
    quantity: 'Check the quantities',
  },
  warning: {
    belowFloors: (sum: string) =>
      `This is below the sum of the floors (${sum}). The set may be bought within seconds.`,
    listedAlone: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is' : 'are'} also for sale alone, and that listing stays open. Whichever sells first ends the other: without the item, nobody can buy the set, and without the set, nobody can buy the item.`,
    editionAlone: 'An edition can be sold both ways if you hold enough units.',
    otherSet: (count: number) =>
      plural(count, {
        one: 'Another set of yours contains some of these items. As soon as one set sells, nobody can buy the other.',
        other: `${count} other sets of yours contain some of these items. As soon as one set sells, nobody can buy the others.`,
      }),
  },
  creatorOf: (collection: string, part: number, all: number) =>
    part === all ? `Creator of ${collection}` : `Creator of ${collection}, for ${part} of ${all} items`,
  forSale: 'Your set is for sale',
  stays: (price: string, moment: string) =>
    `All items stay in your wallet until someone pays ${price} for the whole set. The listing ends ${moment}. You can cancel it until then.`,
  falls: (start: string, end: string, moment: string) =>
    `The price of the whole set falls from ${start} to ${end} by ${moment}. All items stay in your wallet until someone pays. You can cancel until then.`,
  toOne: (buyer: string) => `Only ${buyer} can buy it. Send the buyer a link to the page of an item.`,
  whereShown: 'The page of each item shows the set.',
  see: 'View the set',
  inSet: 'For sale as part of a set',
  inSetMeaning: 'It has no price of its own. See the listings below.',
  forAll: 'for the whole set',
  falling: 'The price is falling.',
  buy: 'Buy the set',
  buyHint: 'You receive all items together, in one transaction.',
  pay: 'Pay and receive',
  payMeaning: 'One transaction: you receive all items and pay for them. If any part fails, nothing happens.',
  forSaleHere: (count: number) => plural(count, { one: '1 set for sale', other: `${count} sets for sale` }),
  setsMeaning:
    'Several items at one price. Prices of sets do not count as floors, and their sales do not count in the volume.',
}
