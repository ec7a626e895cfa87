import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** The front page. */
export const discover = {
  title: 'The market square is open.',
  lead: (market: string) =>
    `${market} trades between wallets through Seaport. Nobody holds your items or your money: both move in one step, or not at all.`,
  stalls: 'Busiest stalls',
  ranking: 'All collections',
  newest: 'Newest sales',
  empty: 'No stalls yet',
  emptyMeaning:
    'This market follows no collections so far. Whoever runs the server adds them by contract address.',
  period: 'Time',
  periods: { '1d': '24 hours', '7d': '7 days', '30d': '30 days', all: 'All time' },
  sort: 'Sort by',
  direction: { desc: 'Highest first', asc: 'Lowest first' },
  watched: 'Favourites',
  noneWatched: 'No favourites yet',
  noneWatchedMeaning: 'Mark a collection with the star, and it is kept in this browser.',
  showAll: 'Show all collections',
  watch: (name: string) => `Keep ${name} among the favourites`,
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
  pieces: 'Pieces',
  changeUnknown: 'Not known: the market has no floor from that time',
  volumeBefore: (volume: string) => `${volume} in the period before`,
  count: (count: number) => plural(count, { one: '1 collection', other: `${count} collections` }),
  sold: (name: string, price: string) => `${name}, sold for ${price}`,
}
