import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** What happened to a wallet while its owner did not look. */
export const news = {
  title: 'New in your wallet',
  items: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  about: {
    sold: (what: string, price: string) => `${what} sold for ${price}`,
    bought: (what: string, price: string) => `${what} bought for ${price}`,
    came: (what: string, _price: string) => `${what} came into your wallet`,
    gone: (what: string, _price: string) => `${what} left your wallet without a sale`,
    bid: (what: string, price: string) => `${price} offered for ${what}`,
    offered: (what: string, price: string) => `${what} is for sale to you alone, for ${price}`,
  },
  more: (count: number) => `Show ${count} more`,
}
