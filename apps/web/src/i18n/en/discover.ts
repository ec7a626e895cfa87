import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'

const plural = pluralOf('en')

/** The front page. */
export const discover = {
  title: 'Buy and sell NFTs, wallet to wallet.',
  lead: (market: string) =>
    `${market} never holds your items or your money: both move in one transaction through Seaport, or not at all.`,
  featured: 'For sale now',
  buyShort: 'Buy',
  /** After the price of one of several units. */
  each: 'each',
  buy: (name: string, price: string) => `Buy ${name} for ${price}`,
  stalls: 'Most active collections',
  ranking: 'All collections',
  newest: 'Latest sales',
  empty: 'No collections yet',
  emptyMeaning:
    'This market does not follow any collections yet. Its operator adds them by contract address.',
  period: 'Period',
  periods: { '1d': '24 hours', '7d': '7 days', '30d': '30 days', all: 'All time' },
  sort: 'Sort by',
  direction: { desc: 'Highest first', asc: 'Lowest first' },
  watched: 'Favourites',
  noneWatched: 'No favourites yet',
  noneWatchedMeaning: 'Mark a collection with the star to save it in this browser.',
  showAll: 'Show all collections',
  watch: (name: string) => `Add ${name} to favourites`,
  collection: 'Collection',
  columns: {
    floor: 'Floor',
    change: 'Floor change',
    topOffer: 'Best offer',
    volume: 'Volume',
    sales: 'Sales',
    owners: 'Owners',
    listed: 'Listed',
  },
  floor: 'Floor',
  none: 'None',
  items: 'Items',
  pieces: 'Units',
  changeUnknown: 'Not known: the market has no floor for that time',
  volumeBefore: (volume: string) => `${volume} in the previous period`,
  count: (count: number) => plural(count, { one: '1 collection', other: `${count} collections` }),
  forUnits: (price: string, units: string) => `${price} for ${units}`,
  sold: (name: string, price: string) => `${name}, sold for ${price}`,
}
