/** Buttons and cards on pages of others. */
export const embed = {
  reading: 'Reading the market …',
  buy: 'Buy',
  buyFor: (price: string) => `Buy for ${price}`,
  notForSale: 'Not for sale',
  yours: 'Yours',
  list: 'List for sale',
  notYours: 'Not in your wallet',
  offer: 'Make an offer',
  sweep: 'Buy several',
  bid: 'Place a bid',
  addToCart: 'Add to cart',
  inCart: 'In the cart',
  cart: (count: number) => (count === 0 ? 'Cart' : `Cart (${count})`),
  activity: 'Activity',
  noItem: 'The market does not know this item.',
  noOrder: 'The market does not know this order.',
  unread: 'The market did not answer.',
  retry: 'Try again',
  notHere: 'Not available on this page',
  away: (url: string) => `The market at ${url} does not answer.`,
  chainMissing: (chainId: number) =>
    `This page is not set up for chain ${chainId}, on which this market trades.`,
  untrusted: {
    title: 'This trade was not started',
    text: (name: string, chainId: number) =>
      `Souk knows nothing about chain ${chainId}, so it cannot check which contracts ${name} names for the trade. Nothing was signed or sent.`,
    forDevelopers: 'If you run this page and trust that market, set its “trust” option.',
  },
  connect: {
    title: 'Connect a wallet',
    none: 'This browser has no wallet. Install one, or open this page in the browser of your wallet.',
    failed: 'The wallet did not connect. Open it, and try again.',
  },
}
