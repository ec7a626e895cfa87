/** Sending an item to another account. */
export const send = {
  send: 'Send to somebody',
  to: 'To which address',
  hint: 'Paste it whole. Whoever has it owns the item afterwards; nobody can get it back.',
  issue: {
    missing: 'Enter an address',
    notAnAddress: 'This is not an address: 0x and 40 more characters',
    wrongChecksum: 'One of its characters is wrong; copy it again',
    self: 'This is your own address',
    contract: 'This is the collection’s own contract; the item would be lost',
  },
  howMany: 'How many',
  review: 'Review',
  youSend: 'You send',
  receiver: 'To',
  asleep: (count: number) =>
    count === 1
      ? 'You have a listing of it. It goes to sleep when the item leaves, and anybody can buy through it again if the item ever comes back to you. Cancel it first if you do not want that.'
      : `You have ${count} listings of it. They go to sleep when the item leaves, and anybody can buy through them again if the item ever comes back to you. Cancel them first if you do not want that.`,
  sent: (name: string) => `${name} is sent`,
}
