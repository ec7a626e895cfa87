import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })

/** Swaps: items for items, with money on either side or none. */
export const swap = {
  offer: 'Offer a swap',
  offerFor: (count: number) => `Swap for ${items(count)}`,
  pick: 'Choose items to swap',
  accept: 'Accept swap',
  counter: 'Counter-offer',
  counterTitle: 'Make a counter-offer',
  cancel: 'Cancel swap',
  with: (account: string) => `With ${account}`,
  by: (account: string) => `by ${account}`,
  ends: (time: string) => `Ends in ${time}`,
  stillOpen: 'Hidden in this browser. The swap stays open.',
  give: 'You give',
  get: 'You receive',
  gives: (account: string) => `${account} gives`,
  wants: (account: string) => `${account} gets`,
  anyOf: (collection: string, count: number) =>
    count === 1 ? `Any item of ${collection}` : `Any ${count} ${collection}`,
  listedOf: (collection: string) => `One of certain items of ${collection}`,
  list: (parts: readonly string[]) =>
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? 'nothing'),
  /** Both sides of a swap in a few words. */
  exchange: (gives: string, gets: string) => `${gives} for ${gets}`,
  worth: {
    about: (sum: string) => `About ${sum} at floor`,
    partly: (sum: string, count: number) => `About ${sum} at floor, without ${items(count)} of unknown worth`,
    unknown: 'Worth unknown: no floor',
    how: 'Estimates count each item at the floor of its collection. A rare item can be worth more.',
  },
  received: 'Swaps offered to you',
  receivedBy: 'Swaps offered to this wallet',
  made: 'Swaps you offered',
  madeBy: 'Swaps offered by this wallet',
  asked: 'Swaps that ask for this item',
  given: 'Offered in a swap',
  risk: {
    balance: {
      title: 'Inactive: something is missing',
      body: 'An item or money of this swap has left the wallet. If it returns, the swap can be accepted again.',
    },
    approval: {
      title: 'Inactive: the exchange is not approved',
      body: 'If you approve again, even for another order, the swap can be accepted.',
    },
    not_started: { title: 'Has not started', body: 'From its start, the swap can be accepted.' },
    signature: {
      title: 'The signature is not valid now',
      body: 'A contract account can make it valid again. The swap can then be accepted.',
    },
    counter: {
      title: 'Closed for good',
      body: 'All earlier orders were cancelled together. This one can never be used again.',
    },
    unknown: {
      title: 'Cannot be accepted now',
      body: 'The market does not say why. This may change while the swap is valid.',
    },
  },
}
