/** What the market says about its chain, compared with known facts. */
export const trust = {
  title: 'This market contradicts known facts',
  why: (network: string) =>
    `What it says about ${network} is not what Souk knows. A mistake is possible, and so is a fraud, so you cannot trade here.`,
  still: 'You can still cancel orders, revoke approvals and send items.',
  seeFacts: 'View the facts',
  blocked: 'You cannot trade here',
  field: {
    seaport: 'Exchange',
    conduitKey: 'Conduit key',
    auctionZone: 'Auction zone',
    nativeCurrency: 'Native currency',
    wrappedNative: 'Wrapped token',
  },
  says: 'The market says',
  known: 'Known',
  money: (symbol: string, decimals: number) => `${symbol} with ${decimals} decimals`,
  card: {
    title: 'The market’s word',
    why: 'The app takes exchange, conduit, auction zone and money from the market, and compares them with its own facts.',
    agrees: 'Everything agrees with known facts.',
    notCompared: 'Not everything could be compared',
    unknown: (network: string, fields: string) =>
      `Souk has no facts of its own about ${network}. Nothing confirms what the market says about: ${fields}.`,
  },
}
