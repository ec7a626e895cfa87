/** Dialogs on pages of others, which load late. */
export const embedDialogs = {
  /** Trades of this browser that still need attention, or run. */
  left: {
    title: 'Unfinished trades',
    unfinished: (count: number) =>
      count === 1 ? 'View the unfinished trade' : `View ${count} unfinished trades`,
    running: (count: number) =>
      count === 1 ? 'View the trade in progress' : `View ${count} trades in progress`,
    none: 'No trade is unfinished.',
  },
  untrusted: {
    title: 'This trade was not started',
    text: (name: string, chainId: number) =>
      `Souk knows nothing about chain ${chainId}, so it cannot check which contracts ${name} names for the trade. Nothing was signed or sent.`,
    forDevelopers: 'If you run this page and trust that market, set its “trust” option.',
  },
  connect: {
    title: 'Connect a wallet',
    none: 'This browser has no wallet. Install one, or open this page in the browser of your wallet.',
    noneInFrame:
      'This frame has no wallet: browsers keep wallets out of some frames. Open its page in a tab of its own, or in the browser of your wallet.',
    failed: 'The wallet did not connect. Open it, and try again.',
  },
}
