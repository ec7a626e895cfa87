/** The texts of the trade dialogs. */
export const trade = {
  retry: 'Try again',
  resend: 'Send it again',
  checkAgain: 'Check again',
  opening: 'Loading from the market …',
  openingLong: 'The market has not responded yet. This opens automatically when it does. Nothing was sent.',
  notOpened: 'This could not be opened',
  nothingSent: 'Nothing was sent. Your items and your money are not affected.',
  switchNetwork: (network: string) => `Switch to ${network}`,
  switchTitle: (network: string) => `Switch your wallet to ${network}`,
  switchWhy: (network: string) =>
    `This trade is on ${network}, and your wallet is on another network. Your wallet asks you to switch, and to add ${network} if it does not know it.`,
  notSwitched: 'The wallet did not switch. Switch it yourself, or try again.',
  close: 'Close',
  back: 'Back',
  done: 'Done',
  stop: 'Stop waiting',
  /** Above a review, while another page of this browser fills the same order. */
  underWay: 'You have already started a trade with this order',
  underWayMeaning:
    'If you continue here as well, both trades can go through, or you pay a network fee for nothing.',
  background:
    'You can close this dialog, and the trade continues. Find it in the notifications, under “Your transactions”.',
  /** What the wallet is asked for. */
  asked: 'What you confirm',
  seller: 'Seller',
  continueInWallet: 'Continue in wallet',
  seeOthers: 'View other items for sale',
  seeItems: 'View my items',
  /** On a page of others, to the site of the market. */
  seeItemsAt: (host: string) => `View my items at ${host}`,
  checkingListing: 'Checking the listing',
  networkFee: 'Network fee',
  /** After an amount that is only estimated. */
  estimate: '(estimate)',
  addedByWallet: 'added by your wallet',
  inWallet: 'In your wallet',
  transaction: 'Transaction',
  /** In place of the transaction, of a trade that ends with a signature. */
  approval: 'Approval',
  transactionHash: 'transaction hash',
  settled: 'Done',
  settledMeaning: 'The trade that you started earlier is complete.',
  /** Signed earlier, and on the market now. */
  postedOne: (price: string, end: string) =>
    `What you signed is on the market now, at ${price}. It is valid until ${end}, and you can cancel it until then.`,
  posted: (count: number) =>
    count === 1
      ? 'What you signed is on the market now.'
      : `The ${count} orders that you signed are on the market now.`,
  receipt: 'Receipt',
  steps: 'Steps',
  paid: 'Paid',
  received: 'Received',
  shortBy: (amount: string) => `Your wallet needs ${amount} more.`,
  /** On a button, until the wallet has enough. */
  lacks: (symbol: string) => `Not enough ${symbol}`,
  youAreShort: (amount: string) => `You need ${amount} more.`,
}
