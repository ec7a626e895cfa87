/** Taking a listing back. */
export const cancel = {
  explain:
    'A signed listing can be used by anybody who has it, so hiding it is not enough: the exchange itself has to be told. That takes a transaction, and the network charges a small fee for it. Until it is confirmed, the listing still counts.',
  keep: 'Keep it',
  inWallet: 'Cancel in wallet',
  closed: 'Nobody can buy through this listing any more',
  explainOffer:
    'A signed offer can be used by anybody who has it, so hiding it is not enough: the exchange itself has to be told. That takes a transaction, and the network charges a small fee for it. Until it is confirmed, the offer can still be accepted.',
  offerClosed: 'Nobody can accept this offer any more',
  moneyStays: (symbol: string | undefined) =>
    `${symbol ? `The ${symbol}` : 'What you offered'} stays in your wallet, and can no longer be taken by this offer.`,
  stays: 'Only the listing has ended; no item was moved.',
}
