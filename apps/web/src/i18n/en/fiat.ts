/** Approximate worths in a fiat currency. */
export const fiat = {
  title: 'Prices in a fiat currency',
  show: (fiat: string) => `Show prices also in ${fiat}`,
  choices: { on: 'Show them', off: 'Off' },
  meaning:
    'They are approximate and only for orientation: you pay and receive the amount in the currency beside them, and no check or warning of this app uses them.',
  from: 'They come from price feeds on the chain that this market names. Your browser reads them itself, through the node that it uses for the chain.',
  source: (moment: string) => `Approximate. Price feed, updated ${moment}`,
  one: (symbol: string) => `1 ${symbol}`,
  updated: (feed: string, moment: string) => `Feed ${feed}, updated ${moment}`,
  reading: 'Reading the price feeds …',
  problems: {
    stale: (moment: string) => `Out of date, so nothing is shown beside amounts. Last update: ${moment}`,
    invalid: (_moment: string) => 'The feed returns an impossible price, so nothing is shown beside amounts.',
    otherFiat: (_moment: string) =>
      'The feed is for another fiat currency, so nothing is shown beside amounts.',
    unreadable: (_moment: string) => 'The feed does not answer, so nothing is shown beside amounts.',
  },
}
