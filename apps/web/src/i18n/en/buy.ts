/** Buying an item. */
export const buy = {
  whatYouPay: 'What you pay',
  toSeller: 'To the seller',
  youPay: 'You pay',
  howMany: 'How many',
  left: (most: bigint) => `${most} left in this listing`,
  inLots: (lot: bigint) => `sold ${lot} at a time`,
  inYourWallet: (name: string, units: bigint) =>
    units > 1n ? `${units} × ${name} are in your wallet` : `${name} is in your wallet`,
  isGift: 'It goes to another wallet',
  giftDone: 'Bought',
  giftStep: {
    name: 'Pay for somebody else',
    meaning:
      'One transaction: the money goes out and the item goes to the wallet that you named, both or neither.',
  },
  inOtherWallet: (name: string, { units, address }: { units: bigint; address: string }) =>
    units > 1n ? `${units} × ${name} are in the wallet ${address}` : `${name} is in the wallet ${address}`,
  cancelThat: (price: string) => `Cancel the listing at ${price}`,
  /** An own listing that the purchase wakes up, before the money goes out. */
  waking: (price: string, isEdition: boolean) =>
    isEdition
      ? `You still have a listing of this item at ${price} each. It becomes valid as soon as you hold enough; anybody can then buy from you. If you want to keep what you buy, cancel it first.`
      : `You still have a listing of this item at ${price}. It becomes valid the moment the item is yours; anybody can then buy it. If you want to keep the item, cancel it first.`,
  /** The same once the item has been bought. */
  woken: (price: string, isEdition: boolean) =>
    `Your earlier listing at ${price}${isEdition ? ' each' : ''} can be bought from again now that you hold the item. Cancel it if you want to keep what you bought.`,
}
