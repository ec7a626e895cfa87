/** Sending an item to another account. */
export const send = {
  send: 'Send item',
  to: 'Recipient address',
  hint: (count: number) =>
    `Paste the full address. Its holder will own the ${count === 1 ? 'item' : 'items'}, and you cannot undo this.`,
  hintNamed: (count: number) =>
    `Enter a name or paste the full address. Its holder will own the ${count === 1 ? 'item' : 'items'}, and you cannot undo this.`,
  issue: {
    missing: 'Enter an address',
    notAnAddress: 'This is not an address. An address is 0x and 40 more characters',
    wrongChecksum: 'This address has a typing error. Copy it again',
    self: 'This is your own address',
    contract: 'This is the collection’s contract. The item would be lost',
    nameReading: 'Looking up the name',
    nameUnknown: 'No account has this name',
    nameUnread: 'The name could not be read. Try again, or enter the address',
    nameMoved: 'This name now leads to another account. Type it again and compare the address',
  },
  howMany: 'Quantity',
  review: 'Review',
  youSend: 'You send',
  receiver: 'To',
  /** `isAuction`: whether the only one is an auction. */
  asleep: (count: number, isAuction: boolean) =>
    count === 1
      ? isAuction
        ? 'You have an auction of this item. It becomes inactive when the item leaves your wallet, and continues if the item returns to you. To prevent that, cancel it first.'
        : 'You have a listing of this item. It becomes inactive when the item leaves your wallet, and valid again if the item returns to you. To prevent that, cancel it first.'
      : `You have ${count} listings of this item. They become inactive when the item leaves your wallet, and valid again if the item returns to you. To prevent that, cancel them first.`,
  sent: (name: string) => `${name} was sent`,
}
