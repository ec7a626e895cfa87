import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** Minting new units of a collection. */
export const mint = {
  title: 'Mint',
  stage: { public: 'Open to everyone', allowlist: 'Allow list' },
  price: 'Price',
  free: 'Free',
  each: 'for each',
  perWallet: 'Limit per wallet',
  noLimit: 'None',
  left: 'Left',
  leftOf: (left: string, supply: string) => `${left} of ${supply}`,
  minted: (count: bigint) => plural(count, { one: 'You have minted 1.', other: `You have minted ${count}.` }),
  ends: (time: string) => `Ends ${time}`,
  opens: (time: string) => `Opens ${time}`,
  status: {
    open: 'Open now',
    upcoming: 'Not open yet',
    soldOut: 'Sold out',
    ended: 'Ended',
  },
  notListed: 'Your account is not on this list.',
  reached: 'You have minted as many as one wallet can.',
  quantity: 'Quantity',
  fewer: 'Fewer',
  more: 'More',
  total: 'Total',
  go: (count: bigint) => plural(count, { one: 'Mint 1', other: `Mint ${count}` }),
  connectFirst: 'Connect your wallet first.',
  checking: 'Checking the mint',
  review: 'What you are about to mint',
  unitPrice: 'Price for each',
  units: 'Quantity',
  youPay: 'You pay',
  arrived: (count: bigint) =>
    plural(count, { one: 'It is in your wallet', other: `All ${count} are in your wallet` }),
  received: 'What you received',
  reading: 'The picture appears when the market has read it.',
  times: (count: bigint) => `× ${count}`,
  unnamed: (identifier: string) => `#${identifier}`,
  seeItem: 'View item',
  short: 'You do not have enough for this.',
}
