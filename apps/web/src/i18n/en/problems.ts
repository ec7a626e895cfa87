/** What went wrong or stands in the way: what is so, and what it means. What became of the money is told by `fate`. */
export const problems = {
  wrongNetwork: {
    title: 'Your wallet is on another network',
    body: 'Switch networks, then this goes on.',
  },
  noWallet: { title: 'No wallet is connected', body: 'Connect one, then this goes on.' },
  otherAccount: {
    title: 'Your wallet is on another account',
    body: 'Go back to the account you connected with, or connect the other one.',
  },
  declined: { title: 'You declined', body: '' },
  cancelledInWallet: {
    title: 'Replaced in your wallet',
    body: 'You cancelled the transaction there. Nothing has moved.',
  },
  replaced: {
    title: 'Another transaction took its place',
    body: 'Your wallet sent something else instead, or the network dropped it. Nothing has moved by this transaction.',
  },
  partlyDone: {
    title: 'Only partly done',
    body: 'Your wallet carried out a part of what it was asked. Look there at what was sent before you try again.',
  },
  walletGaveUp: { title: 'Your wallet gave up', body: 'Nothing was sent, nothing has moved.' },
  refused: { title: 'The exchange refused', body: '' },
  unknown: {
    title: 'The network has not answered yet',
    body: 'Your transaction was sent and may still go through. Look in your wallet before you try again, or it might happen twice.',
  },
  stopped: { title: 'Stopped', body: 'You stopped it here.' },
  notPosted: {
    title: 'Signed, but not on the market yet',
    body: 'What you signed is kept in this browser and can be sent again.',
  },
  marketSilent: 'The market did not answer.',
  marketSaid: (message: string) => `The market said: ${message}`,
  offline: { title: 'No connection', body: 'The market or the network did not answer.' },
  partMissing: {
    title: 'A part of the app could not be loaded',
    body: 'The connection may have been interrupted, or there is a newer version of the app. Reload the page, then begin again.',
  },
  gas: {
    title: 'Not enough for the network fee',
    body: 'Your wallet cannot pay the amount and the network fee together.',
  },
  outOfGas: {
    title: 'The gas limit was too low',
    body: 'The transaction ran out of gas before it was done; nobody refused it. Try again, and leave the gas limit as your wallet proposes it, or raise it.',
  },
  other: { title: 'That did not work', body: '' },
  notHeld: {
    title: 'Your wallet does not hold this item any more',
    body: 'Only what you hold can be listed, sold or sent.',
  },
  otherKind: {
    title: 'The order calls a token what it is not',
    body: 'What would change hands is not what the order shows, so it is not filled. Nothing has moved.',
  },
  feeTooSmall: {
    title: 'The price is too small to be split',
    body: 'One of the fees would come to nothing. Raise the price a little.',
  },
  feeTooHigh: {
    title: 'The fees are too high',
    body: 'The market asks for more than this app lets anybody pay, so nothing was signed.',
  },
  conduitUnusable: {
    title: 'This market’s conduit cannot be used',
    body: 'The market is set up wrongly on this network; its operator has to fix it.',
  },
  ownListing: {
    title: 'This is your own listing',
    body: 'To get the item back off the market, cancel the listing.',
  },
  ownOffer: {
    title: 'This is your own offer',
    body: 'Nobody can accept their own offer. To take it back, cancel it.',
  },
  sold: { title: 'Somebody was faster', body: 'This listing has just been bought.' },
  taken: { title: 'Somebody was faster', body: 'This offer has just been accepted by somebody else.' },
  cancelled: { title: 'The seller took it back', body: 'The listing was cancelled.' },
  offerCancelled: { title: 'The bidder took it back', body: 'The offer was cancelled.' },
  ended: { title: 'The listing has ended', body: 'Its time is over.' },
  offerEnded: { title: 'The offer has ended', body: 'Its time is over.' },
  unavailable: {
    title: 'This cannot be bought right now',
    body: 'The seller moved the item or took the approval back.',
  },
  reserved: {
    title: 'This is reserved for somebody else',
    body: 'Only the wallet that the seller named can buy it.',
  },
  gone: {
    title: 'The market does not know this listing any more',
    body: 'It was taken down, or never was on this market.',
  },
  overMost: {
    title: 'It would cost more than was shown',
    body: 'Its price has gone up, so it is not bought for more than you saw.',
  },
  unfunded: {
    title: 'The money behind this offer is gone',
    body: 'The bidder spent it or took the approval back.',
  },
  priceChanged: {
    title: 'The price is not what you saw',
    body: 'The signed order says another amount than the page showed, so we stopped.',
  },
  untrue: {
    title: 'What the market says is not true',
    body: 'It shows something other than what was signed, so we stopped. Do not trust what it says of this order.',
  },
  blockedByGuard: {
    title: 'This would hurt you',
    body: 'What would be signed is not a fair trade, so we stopped before your wallet was asked.',
  },
  fundsShort: { title: 'Not enough in your wallet', body: 'Add funds or use another wallet.' },
  alreadyClosed: {
    title: 'Nothing to cancel',
    body: 'It was already sold, cancelled or has ended.',
  },
  badInput: {
    title: 'Something in the form cannot be used',
    body: 'Go back and check what you entered.',
  },
  badPrice: {
    title: 'This price does not work out',
    body: 'Go back and choose another: it must be divisible by the units, and the fees must leave something to everybody.',
  },
  noBid: {
    title: 'No bid to settle with',
    body: 'No bid that has money behind it reaches the reserve right now.',
  },
  badBid: {
    title: 'This bid does not fit the auction',
    body: 'It is too low, takes more fees than the seller agreed to, or is for another item.',
  },
  nothingLeft: {
    title: 'Nothing of it can be bought any more',
    body: 'Each of them was sold, cancelled or withdrawn meanwhile.',
  },
  /** What became of the person's money and items. */
  fate: {
    nothing: 'Nothing was signed or sent.',
    notSigned: 'Nothing was signed, nothing has moved.',
    notSent: 'Nothing was sent, nothing has moved.',
    money: 'No money of yours moved.',
    feeOnly: 'Only the network fee was spent.',
    sent: 'A transaction was sent; look in your wallet.',
    signed: 'What you signed still binds until it ends or you cancel it.',
    purchase: 'You did not pay for the item and did not get it.',
    sale: 'You did not give the item away and were not paid.',
    listing: 'Nothing is listed.',
    cancellation: 'Nothing is cancelled.',
    other: 'Nothing has changed.',
  },
}
