/** Errors and obstacles: what happened and what it means. `fate` says what happened to the money. */
export const problems = {
  wrongNetwork: {
    title: 'Your wallet is on another network',
    body: 'Switch networks to continue.',
  },
  noWallet: { title: 'No wallet is connected', body: 'Connect one to continue.' },
  otherAccount: {
    title: 'Your wallet uses another account',
    body: 'Switch back to the account that you connected, or connect the other one.',
  },
  declined: { title: 'You declined', body: '' },
  cancelledInWallet: {
    title: 'Replaced in your wallet',
    body: 'You cancelled the transaction in your wallet. Nothing has moved.',
  },
  replaced: {
    title: 'Another transaction replaced it',
    body: 'Your wallet sent something else instead, or the network dropped it. This transaction moved nothing.',
  },
  partlyDone: {
    title: 'Only partly done',
    body: 'Your wallet carried out only part of the request. Check in your wallet what was sent before you try again.',
  },
  walletGaveUp: { title: 'Your wallet did not finish', body: 'Nothing was sent, and nothing has moved.' },
  refused: { title: 'The exchange refused', body: '' },
  notMinted: { title: 'This mint is not possible now', body: '' },
  unknown: {
    title: 'The network has not confirmed yet',
    body: 'Your transaction was sent and may still be confirmed. Check your wallet before you try again, or it might happen twice.',
  },
  stopped: { title: 'Stopped', body: 'You stopped it here.' },
  notPosted: {
    title: 'Signed, but not on the market yet',
    body: 'This browser keeps what you signed, and you can send it again.',
  },
  marketSilent: 'The market did not respond.',
  offline: { title: 'No connection', body: 'The market or the network did not respond.' },
  partMissing: {
    title: 'A part of the app could not be loaded',
    body: 'The connection may have been interrupted, or there is a newer version of the app. Reload the page and start again.',
  },
  gas: {
    title: 'Not enough for the network fee',
    body: 'Your wallet cannot pay both the amount and the network fee.',
  },
  outOfGas: {
    title: 'The gas limit was too low',
    body: 'The transaction ran out of gas. Nothing refused it. Try again with the gas limit that your wallet suggests, or a higher one.',
  },
  other: { title: 'Something went wrong', body: '' },
  notHeld: {
    title: 'Your wallet no longer holds this item',
    body: 'You can only list, sell or send items that you hold.',
  },
  otherKind: {
    title: 'The order misrepresents a token',
    body: 'The order would move something other than what it shows, so we stopped. Nothing has moved.',
  },
  feeTooSmall: {
    title: 'The price is too low to split',
    body: 'One of the fees would be zero. Raise the price a little.',
  },
  feeTooHigh: {
    title: 'The fees are too high',
    body: 'The market’s fees exceed the limit of this app, so nothing was signed.',
  },
  conduitUnusable: {
    title: 'This market’s conduit cannot be used',
    body: 'The market is set up incorrectly on this network. Its operator has to fix it.',
  },
  ownListing: {
    title: 'This is your own listing',
    body: 'To take the item off the market, cancel the listing.',
  },
  ownOffer: {
    title: 'This is your own offer',
    body: 'You cannot accept your own offer. To withdraw it, cancel it.',
  },
  ownSwap: {
    title: 'This is your own swap',
    body: 'You cannot accept your own swap. To withdraw it, cancel it.',
  },
  swapCancelled: { title: 'Its maker cancelled it', body: 'The swap was cancelled.' },
  swapEnded: { title: 'The swap has ended', body: 'It can no longer be accepted.' },
  swapUnavailable: {
    title: 'This swap cannot be accepted now',
    body: 'Its maker no longer has everything that it gives, or revoked an approval.',
  },
  swapShort: {
    title: 'Your wallet does not have everything',
    body: 'An item or money of this swap is not in your wallet.',
  },
  soldFirst: {
    title: 'Someone else bought it first',
    body: 'The listing has just been sold, completely or in part. Try again to see whether some of it is left.',
  },
  sold: { title: 'Someone else bought it first', body: 'This listing has just been sold.' },
  taken: {
    title: 'Someone else accepted it first',
    body: 'This offer has just been accepted by someone else.',
  },
  doneHere: {
    title: 'Already done in another window',
    body: 'You made this trade in another window. It is in “Your transactions”.',
  },
  runningHere: {
    title: 'This trade is already running',
    body: 'You started it in this browser, and it is not over yet. Continue there.',
  },
  cancelled: { title: 'The seller cancelled it', body: 'The listing was cancelled.' },
  offerCancelled: { title: 'The bidder cancelled it', body: 'The offer was cancelled.' },
  ended: { title: 'The listing has ended', body: 'It can no longer be bought.' },
  offerEnded: { title: 'The offer has ended', body: 'It can no longer be accepted.' },
  unavailable: {
    title: 'This cannot be bought right now',
    body: 'The seller moved the item or revoked the approval.',
  },
  reserved: {
    title: 'This is reserved for someone else',
    body: 'Only the wallet that the seller named can buy it.',
  },
  gone: {
    title: 'The market no longer has this listing',
    body: 'It was removed, or it was never on this market.',
  },
  overMost: {
    title: 'The price went up',
    body: 'It costs more than you saw, so we stopped.',
  },
  unfunded: {
    title: 'This offer is no longer funded',
    body: 'The bidder spent the money or revoked the approval.',
  },
  priceChanged: {
    title: 'The price is not what you saw',
    body: 'The signed order has a different amount than the page showed, so we stopped.',
  },
  untrue: {
    title: 'The market shows false data',
    body: 'It shows something other than what was signed, so we stopped. Do not trust its data about this order.',
  },
  blockedByGuard: {
    title: 'Blocked for your safety',
    body: 'The request is not a fair trade, so we stopped before asking your wallet.',
  },
  fundsShort: { title: 'Not enough in your wallet', body: 'Add funds or use another wallet.' },
  alreadyClosed: {
    title: 'Nothing to cancel',
    body: 'It is already sold, cancelled or ended.',
  },
  badInput: {
    title: 'The form has an invalid value',
    body: 'Go back and check what you entered.',
  },
  badPrice: {
    title: 'This price cannot be used',
    body: 'Go back and choose another price. It must be divisible by the number of units, and everyone must receive something after fees.',
  },
  noBid: {
    title: 'No bid to settle with',
    body: 'No funded bid reaches the reserve at the moment.',
  },
  badBid: {
    title: 'This bid does not fit the auction',
    body: 'It is too low, takes more fees than the seller agreed to, or is for another item.',
  },
  nothingLeft: {
    title: 'None of these can be bought any more',
    body: 'All of them were sold or cancelled in the meantime.',
  },
  /** What happened to the person's money and items. */
  fate: {
    nothing: 'Nothing was signed or sent.',
    asked:
      'Your wallet was asked before you stopped, and can still sign or send. Decline the request there, or check whether it was sent.',
    notSigned: 'Nothing was signed, and nothing has moved.',
    notSent: 'Nothing was sent, and nothing has moved.',
    notMore: 'Nothing else was sent.',
    approved: 'What you approved before stays approved.',
    ran: 'What was sent before went through.',
    money: 'None of your money moved.',
    feeOnly: 'Only the network fee was spent.',
    sent: 'A transaction was sent. Check your wallet.',
    before: 'What was sent before has arrived.',
    signed: 'What you signed is still binding until it ends or you cancel it.',
    purchase: 'You did not pay for the item and did not get it.',
    sale: 'You did not give the item away and were not paid.',
    listing: 'Nothing is listed.',
    cancellation: 'Nothing is cancelled.',
    other: 'Nothing has changed.',
  },
}
