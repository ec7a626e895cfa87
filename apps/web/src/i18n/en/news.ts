import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })

/** Events of a wallet since its owner last looked. */
export const news = {
  title: 'New in your wallet',
  items,
  set: (count: number) => `A set of ${items(count)}`,
  /** Where a swap lets the wallet choose what it gives. */
  choice: 'choice of item',
  /** A trade whose price is not known. */
  traded: (what: string) => `${what} changed hands in a trade`,
  about: {
    sold: (what: string, price: string) => `${what} sold for ${price}`,
    bought: (what: string, price: string) => `${what} bought for ${price}`,
    came: (what: string, _price: string) => `${what} arrived in your wallet`,
    gone: (what: string, _price: string) => `${what} left your wallet without a sale`,
    swapOffered: (what: string, given: string) => `Swap offered: ${what} for your ${given}`,
    swapped: (what: string, given: string) => `Swap accepted: ${what} for your ${given}`,
    bid: (what: string, price: string) => `${price} offered for ${what}`,
    offered: (what: string, price: string) => `${what} is reserved for you at ${price}`,
  },
  more: (count: number) => `Show ${count} more`,
}
