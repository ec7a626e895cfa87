/** A card that shows one order. */
export const orderCard = {
  kinds: { listing: 'Listing', auction: 'Auction', offer: 'Offer', swap: 'Swap' },
  from: (price: string) => `Bids from ${price}`,
  highest: (price: string) => `Highest bid ${price}`,
  changing: 'The price changes over time.',
  each: 'each',
  left: (remaining: string, total: string) => `${remaining} of ${total} left`,
  accept: 'Accept offer',
  cancel: { listing: 'Cancel listing', auction: 'Cancel auction', offer: 'Cancel offer' },
  /** The states of an offer. Those of a listing have texts of their own. */
  offerState: {
    ends: (time: string) => `Ends in ${time}`,
    not_started: 'Has not started',
    counter: 'Cancelled by the bidder',
    balance: 'The bidder no longer has the money',
    approval: 'Approval revoked',
    signature: 'Signature no longer valid',
    inactive: 'Cannot be accepted now',
    filled: 'Accepted',
    cancelled: 'Cancelled',
    expired: 'Ended',
  },
  /** Why the visitor cannot use an order that is active. */
  why: {
    reserved: (account: string) => `Only ${account} can buy it.`,
    notHeld: 'Only an account that holds this item can accept the offer.',
    holderUnread: 'The market did not say who holds this item.',
    anyItem: 'It applies to several items. Choose one of yours on the market to accept it.',
    unknownMoney: 'The market does not know this currency, so the offer cannot be accepted here.',
    over: 'The auction is over. The seller or the winner completes it on the market.',
  },
}
