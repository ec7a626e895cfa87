import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })

/** Listing many items with one signature. */
export const bulk = {
  items,
  pricing: 'Pricing',
  way: { fixed: 'One price', floor: 'By floor', ladder: 'Ladder' },
  wayMeaning: {
    fixed: 'Every item has the same price.',
    floor:
      'A percentage above or below the collection’s floor. For an edition, the cheapest listing of the same token.',
    ladder: 'The first item has the first price. Each further item costs one step more.',
  },
  price: 'Price per item',
  percent: 'Percent above floor',
  percentHint: 'Use a negative number for a price below the floor.',
  start: 'First price',
  step: 'Step',
  apply: 'Set prices',
  applied: (count: number) => `${items(count)} priced.`,
  withoutFloor: (count: number) =>
    `${items(count)} left unchanged: nothing in the collection is for sale in this currency.`,
  lines: 'Items to list, with prices',
  priceOf: (name: string) => `Price of ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  held: (units: bigint) => `of ${units}`,
  remove: (name: string) => `Remove ${name}`,
  floor: (price: string) => `Floor ${price}`,
  priceEach: (symbol: string) => `${symbol} each`,
  noFloor: 'No floor in this currency',
  youGet: (amount: string) => `You receive ${amount}`,
  below: 'Below floor',
  listedAt: (price: string) => `Already for sale at ${price}`,
  total: 'You receive in total',
  totalHint: 'After fees, if every item is sold',
  wallet: 'My wallet cannot sign many orders at once',
  walletHint: (count: number) =>
    `Many hardware wallets cannot. Each listing then needs its own signature: ${plural(count, { one: '1 signature', other: `${count} signatures` })}.`,
  contract: (count: number) =>
    `This account is a contract, and the exchange does not accept a contract’s signature over many orders. Each listing is signed separately: ${count} signatures.`,
  review: (count: number) => `Review ${items(count)}`,
  needPrices: (count: number) => `${items(count)} without a price`,
  checkPrices: (count: number) => `Check the price of ${items(count)}`,
  empty: 'Nothing left to list',
  emptyMeaning: 'You removed every item. Close this dialog and choose again.',
  warnBelow: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} priced below the floor. Such listings are often bought within seconds.`,
  warnListed: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} already for sale. The earlier listings stay open, and a buyer will take the cheaper one.`,
  plain: 'The listings in plain language',
  signatures: (count: number) => plural(count, { one: '1 signature', other: `${count} signatures` }),
  youGive: 'You give',
  buyersPay: 'Buyers pay in total',
  feesTake: 'Total fees',
  until: 'Valid until',
  exchange: 'Exchange',
  each: 'Each listing, as you will sign it',
  forSale: (count: number) => `${items(count)} for sale`,
  stays: (moment: string) =>
    `They stay in your wallet until someone pays. The listings end ${moment}. You can cancel them until then.`,
  receipts: 'Listed items',
}
