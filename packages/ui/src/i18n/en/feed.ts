import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** The activity of the market, a collection, an item or a wallet. */
export const feed = {
  title: 'Activity',
  meaning: 'Live activity on this market.',
  beingRead: 'Reading your latest trade …',
  label: 'Activity, newest first',
  /** Where a sale was made. */
  via: (source: string) => `via ${source}`,
  sourceOf: (tag: string) => `The transaction ends with the tag ${tag}.`,
  column: {
    event: 'Event',
    item: 'Item',
    together: 'With',
    price: 'Price',
    from: 'From',
    to: 'To',
    time: 'Time',
  },
  type: {
    sale: 'Sale',
    swap: 'Swap',
    listing: 'Listing',
    offer: 'Offer',
    transfer: 'Transfer',
    mint: 'Mint',
    burn: 'Burn',
    cancel: 'Cancelled',
  },
  cancelled: { ask: 'Listing cancelled', bid: 'Offer cancelled', swap: 'Swap cancelled' },
  /** Of English auctions. */
  inAuction: { listing: 'Auction started', offer: 'Bid' },
  cancelledInAuction: { ask: 'Auction cancelled', bid: 'Bid cancelled', swap: 'Swap cancelled' },
  swapOffered: 'Swap offered',
  /** The two sides of a swap. */
  swapOf: (given: string, taken: string) => `${given} for ${taken}`,
  /** Events of one of several items that are traded together. */
  together: {
    ask: (count: number) => `in a set of ${count}`,
    bid: (count: number) => `for ${count} items together`,
  },
  forAll: (count: number) => `for all ${count}`,
  /** The account that adds money to a swap. The account that accepts it is unknown before. */
  payer: {
    you: 'from you',
    other: (account: string) => `from ${account}`,
    unknown: 'from the other side',
  },
  filter: 'Show',
  all: 'All',
  filters: {
    sale: 'Sales',
    listing: 'Listings',
    offer: 'Offers',
    transfer: 'Transfers',
    mint: 'Mints',
    cancel: 'Cancellations',
  },
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused. New rows are waiting.',
  live: 'Live',
  more: 'Show older',
  waiting: (count: number) => plural(count, { one: 'Show 1 new', other: `Show ${count} new` }),
  /** Names of items of one event. */
  both: (first: string, second: string) => `${first} and ${second}`,
  andMore: (first: string, second: string, more: number) => `${first}, ${second} and ${more} more`,
  anyOf: (collection: string) => `Any item of ${collection}`,
  showParts: (count: number) => `Show all ${count}`,
  moreParts: (count: number) => plural(count, { one: 'and 1 more item', other: `and ${count} more items` }),
  hideParts: 'Show less',
  units: (units: string) => `×${units}`,
  several: 'several',
  lowest: 'from',
  nobody: '–',
  you: 'you',
  transaction: 'transaction',
  seeTransaction: 'Transaction',
  opensElsewhere: 'opens the block explorer',
  goneTitle: (count: number) =>
    plural(count, { one: '1 row was removed', other: `${count} rows were removed` }),
  gone: (what: string) =>
    `The chain dropped the blocks that contained this: ${what}. It did not happen, unless a later block includes it again.`,
  understood: 'OK',
  none: 'No activity yet',
  noneMeaning: 'Sales, listings, offers and transfers appear here as they happen.',
  noneOfType: 'No activity of this type yet',
  notTraded: 'This market does not know it',
  notTradedMeaning: 'There is no such collection or item on this market, so it has no activity to show.',
  showAll: 'Show all types',
}
