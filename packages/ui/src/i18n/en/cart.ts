import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** The cart, and buying its items. */
export const cart = {
  title: 'Your cart',
  add: 'Add to cart',
  inside: 'In your cart',
  empty: 'Your cart is empty',
  look: 'Browse the market',
  emptyMeaning: 'Add several items and buy them with one transaction.',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Remove all',
  undo: 'Undo',
  removed: (count: number) => plural(count, { one: '1 item removed.', other: `${count} items removed.` }),
  unsaved: 'This browser does not allow storage. Your cart is lost when you close this page.',
  /** The button after listings have changed. */
  step: {
    accept: 'Continue with the changes',
    rest: 'Continue with the rest',
    remove: 'Remove from cart',
  },
  back: 'Back to the cart',
  change: {
    gone: 'The market no longer has this listing',
    sold: 'Sold',
    cancelled: 'Cancelled by the seller',
    expired: 'Ended',
    unavailable: 'Cannot be bought right now',
    reserved: 'Reserved for someone else',
    own: 'Your own listing',
    fewer: (units: bigint) => `Only ${units} left`,
    price: (price: string) => `Now costs ${price}`,
  },
  buy: (count: number, total: string) =>
    plural(count, { one: `Buy it for ${total}`, other: `Buy ${count} for ${total}` }),
  youPay: 'You pay',
  items: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  /** The name of a purchase before the app knows how many of the items are still available. */
  boughtSome: 'the items that you bought',
  upTo: (count: number) => plural(count, { one: '1 item', other: `up to ${count} items` }),
  leftOut: (count: number) =>
    plural(count, {
      one: '1 item cannot be bought and is left out:',
      other: `${count} items cannot be bought and are left out:`,
    }),
  leftOutLabel: 'Left out',
  boughtLabel: 'Items you buy',
  receivedLabel: 'Now yours',
  skippedLabel: 'Bought by someone else first',
  each: (price: string) => `${price} each`,
  /** The exact total differs from the sum of the prices in the list. */
  moved:
    'These are the prices you saw. You pay a slightly different total, because a price has changed since or part of an edition is rounded.',
  checking: 'Checking every listing',
  bought: (count: number) =>
    plural(count, { one: '1 item is in your wallet', other: `${count} items are in your wallet` }),
  none: 'Someone else bought all of them first',
  skipped: (count: number) =>
    plural(count, {
      one: 'Someone else bought 1 item first. Its price was refunded in the same transaction.',
      other: `Someone else bought ${count} items first. Their price was refunded in the same transaction.`,
    }),
  cameBack: 'Refunded',
  /** Before the purchases in other currencies that remain. */
  stillInside: 'Still in your cart, in another currency:',
}
