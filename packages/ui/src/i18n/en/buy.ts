/** Buying an item. */
export const buy = {
  unfinished:
    'You started to buy this before, and the answer of your wallet never arrived. Look into your wallet first: if you confirm both, you may pay twice, or pay a network fee for nothing.',
  whatYouPay: 'Price details',
  toSeller: 'Seller receives',
  perUnit: 'Price of one unit',
  youPay: 'You pay',
  howMany: 'Quantity',
  left: (units: bigint, total: bigint) => `${units} of ${total} left`,
  inLots: (lot: bigint) => `sold in lots of ${lot}`,
  inYourWallet: (name: string, units: bigint) =>
    units > 1n ? `${units} × ${name} are in your wallet` : `${name} is in your wallet`,
  isGift: 'Send to a different wallet',
  giftDone: 'Bought',
  giftStep: {
    name: 'Pay for someone else',
    meaning:
      'One transaction: you pay, and the item goes to the wallet you named. If either part fails, nothing happens.',
  },
  inOtherWallet: (name: string, { units, address }: { units: bigint; address: string }) =>
    units > 1n ? `${units} × ${name} are in the wallet ${address}` : `${name} is in the wallet ${address}`,
  cancelThat: (price: string) => `Cancel the listing at ${price}`,
  /** A listing of your own that the purchase reactivates, before you pay. */
  waking: (price: string, isEdition: boolean) =>
    isEdition
      ? `You still have a listing of this item at ${price} each. It becomes valid as soon as you hold enough, and anyone can then buy from you. To keep what you buy, cancel that listing first.`
      : `You still have a listing of this item at ${price}. It becomes valid as soon as you own the item, and anyone can then buy it. To keep the item, cancel that listing first.`,
  /** An auction of your own that the purchase makes run again. */
  wakingAuction:
    'You still have an auction of this item. It continues as soon as you own the item, and a bid can then win it. To keep the item, cancel that auction first.',
  wokenAuction:
    'Your earlier auction continues now that you hold the item. To keep what you bought, cancel that auction.',
  cancelThatAuction: 'Cancel the auction',
  /** The same as `waking`, after the purchase. */
  woken: (price: string, isEdition: boolean) =>
    `Your earlier listing at ${price}${isEdition ? ' each' : ''} is valid again now that you hold the item. To keep what you bought, cancel that listing.`,
}
