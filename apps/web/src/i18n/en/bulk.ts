import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })

/** Listing many items with one signature. */
export const bulk = {
  items,
  pricing: 'How to price them',
  way: { fixed: 'One price', floor: 'By the floor', ladder: 'A ladder' },
  wayMeaning: {
    fixed: 'The same price for each.',
    floor:
      'The cheapest of its collection, more or less by a share; of an edition, the cheapest of the same kind.',
    ladder: 'The first at the start, each further one a step dearer.',
  },
  price: 'Price of each',
  percent: 'Percent above the floor',
  percentHint: 'With a minus, below it.',
  start: 'First price',
  step: 'Step',
  apply: 'Price all',
  applied: (count: number) => `${items(count)} priced.`,
  withoutFloor: (count: number) =>
    `${items(count)} left as ${count === 1 ? 'it was' : 'they were'}: nothing of the collection is for sale in this currency.`,
  lines: 'What to list, with its price',
  priceOf: (name: string) => `Price of ${name}`,
  quantityOf: (name: string) => `How many of ${name}`,
  held: (units: bigint) => `of ${units}`,
  remove: (name: string) => `Leave out ${name}`,
  floor: (price: string) => `Floor ${price}`,
  units: 'Units',
  priceEach: (symbol: string) => `${symbol} each`,
  noFloor: 'No floor in this currency',
  youGet: (amount: string) => `You get ${amount}`,
  below: 'Below the floor',
  listedAt: (price: string) => `For sale at ${price} already`,
  total: 'You receive in all',
  totalHint: 'After fees, if every one of them is sold',
  wallet: 'My wallet cannot sign many orders at once',
  walletHint: (count: number) =>
    `Hardware wallets often cannot. Then each listing has a signature of its own: ${plural(count, { one: '1 signature', other: `${count} signatures` })}.`,
  contract: (count: number) =>
    `This account is a contract, and the exchange takes no signature of it over many orders. So each listing is signed by itself: ${count} signatures.`,
  review: (count: number) => `Review ${items(count)}`,
  needPrices: (count: number) => `${items(count)} without a price`,
  checkPrices: (count: number) => `Check the price of ${items(count)}`,
  empty: 'Nothing left to list',
  emptyMeaning: 'Every line was taken out. Close this and choose again.',
  warnBelow: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} priced below the floor. Such listings are often bought within seconds.`,
  warnListed: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} for sale already. The earlier listings stay open: a buyer takes the cheaper one.`,
  plain: 'The listings in plain words',
  signatures: (count: number) => plural(count, { one: '1 signature', other: `${count} signatures` }),
  youGive: 'You give',
  buyersPay: 'Buyers pay in all',
  feesTake: 'Fees in all',
  until: 'Valid until',
  exchange: 'Exchange',
  each: 'Each listing, as it will be signed',
  forSale: (count: number) => `${items(count)} for sale`,
  stays: (moment: string) =>
    `They stay in your wallet until somebody pays. The listings end ${moment}; until then you can cancel them.`,
  receipts: 'What was listed',
}
