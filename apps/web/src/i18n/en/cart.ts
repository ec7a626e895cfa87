import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** The cart, and buying what is in it. */
export const cart = {
  title: 'Your cart',
  add: 'Add to cart',
  inside: 'In your cart',
  empty: 'Nothing in your cart',
  look: 'Look around the market',
  emptyMeaning: 'Put several items in and buy them with one transaction.',
  remove: (name: string) => `Take ${name} out`,
  clear: 'Take everything out',
  undo: 'Put back',
  removed: (count: number) =>
    plural(count, { one: 'One item was taken out.', other: `${count} items were taken out.` }),
  unsaved: 'This browser does not allow the cart to be stored; it is gone when you close this page.',
  acceptChanges: 'Go on with what is left',
  change: {
    gone: 'The market does not know this listing any more',
    sold: 'Sold',
    cancelled: 'Taken back by its seller',
    expired: 'Ended',
    unavailable: 'Cannot be delivered right now',
    reserved: 'Reserved for somebody else',
    own: 'Your own listing',
    fewer: (units: bigint) => `Only ${units} left`,
    price: (price: string) => `Costs ${price} now`,
  },
  buy: (count: number, total: string) =>
    plural(count, { one: `Buy it for ${total}`, other: `Buy ${count} for ${total}` }),
  youPay: 'You pay',
  items: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  /** What a purchase is called before it is known how many of them are still there. */
  upTo: (count: number) => plural(count, { one: '1 item', other: `up to ${count} items` }),
  leftOut: (count: number) =>
    plural(count, {
      one: 'One cannot be bought and is left out:',
      other: `${count} cannot be bought and are left out:`,
    }),
  leftOutLabel: 'Left out',
  boughtLabel: 'What you buy',
  receivedLabel: 'Now yours',
  skippedLabel: 'Bought by somebody else first',
  each: (price: string) => `${price} each`,
  /** The exact sum is not that of the prices in the list. */
  moved:
    'These are the prices you saw. What you pay differs a little: a price has moved since, or a part of an edition is rounded.',
  checking: 'Checking every listing',
  bought: (count: number) =>
    plural(count, { one: '1 item is in your wallet', other: `${count} items are in your wallet` }),
  none: 'Somebody else was faster with all of them',
  skipped: (count: number) =>
    plural(count, {
      one: 'One was bought by somebody else first; what it would have cost came back in the same transaction.',
      other: `${count} were bought by somebody else first; what they would have cost came back in the same transaction.`,
    }),
  cameBack: 'Came back',
}
