/** Sending an item to another account. */
export const send = {
  send: 'Send item',
  to: 'Recipient address',
  hint: (count: number) =>
    `Paste the full address. Its holder will own the ${count === 1 ? 'item' : 'items'}, and you cannot undo this.`,
  hintNamed: (count: number) =>
    `Enter a name that this market knows, or paste the full address. Its holder will own the ${count === 1 ? 'item' : 'items'}, and you cannot undo this.`,
  issue: {
    missing: 'Enter an address',
    notAnAddress: 'This is not an address. An address is 0x and 40 more characters',
    wrongChecksum: 'This address has a typing error. Copy it again',
    self: 'This is your own address',
    contract: 'This is the collection’s contract. The item would be lost',
  },
  howMany: 'Quantity',
  review: 'Review',
  youSend: 'You send',
  receiver: 'To',
  asleep: (count: number) =>
    count === 1
      ? 'You have a listing of this item. It becomes inactive when the item leaves your wallet, and valid again if the item returns to you. To prevent that, cancel it first.'
      : `You have ${count} listings of this item. They become inactive when the item leaves your wallet, and valid again if the item returns to you. To prevent that, cancel them first.`,
  sent: (name: string) => `${name} was sent`,
}
