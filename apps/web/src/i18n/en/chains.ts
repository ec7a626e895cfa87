import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'

const plural = pluralOf('en')

/** Several chains of one market. */
export const chains = {
  title: 'Choose a chain',
  why: 'Each chain has its own items and its own money. Your cart, lists and trades are kept for each.',
  money: (name: string, symbol: string) => (name === symbol ? symbol : `${name} (${symbol})`),
  shown: 'Shown now',
  wallet: 'Your wallet is here',
  state: { live: 'Responds', behind: 'Still reading the chain', away: 'Not responding' },
  asking: 'Checking',
  choice: 'Chains',
  one: (title: string) => `Only ${title}`,
  all: 'All chains',
  elsewhere: 'On other chains',
  onOthers: (count: number) => plural(count, { one: 'On 1 other chain', other: `On ${count} other chains` }),
  elsewhereMeaning: 'Each chain has its own money, so amounts of different chains are not added up.',
  away: (title: string) => `${title} does not respond`,
  awayMeaning: 'The other chains are not affected. Your items and your money are not affected either.',
  retry: 'Try again',
  open: (title: string) => `Open ${title}`,
  none: 'No collections yet.',
  noneOf: (title: string) => `Nothing on ${title}.`,
  floor: 'Floor',
  items: (count: string) => `${count} items`,
  units: (count: string) => `${count} units`,
  balances: 'Balances',
  itemsTitle: 'Items',
  listings: 'Listings',
  offers: 'Offers made',
  sales: 'Latest sales',
  salesOn: (title: string) => `Latest sales on ${title}`,
  activityOn: (title: string) => `Activity on ${title}`,
  noActivity: 'No activity yet.',
  noSales: 'No sales yet.',
  more: (count: string) => `and ${count} more`,
}
