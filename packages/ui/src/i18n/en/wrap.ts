/** Wrapping and unwrapping the native currency. */
export const wrap = {
  open: 'Wrap or unwrap',
  wrapMore: (amount: string) => `Wrap ${amount}`,
  /** Where the wallet lacks money for an offer and for the other open offers. */
  wrapFor: {
    all: (amount: string) => `Wrap ${amount} for all`,
    one: (amount: string) => `Wrap ${amount} for this`,
  },
  which: 'Direction',
  ways: (native: string, wrapped: string) => ({
    wrap: `${native} to ${wrapped}`,
    unwrap: `${wrapped} to ${native}`,
  }),
  why: (native: string, wrapped: string) =>
    `Offers are paid in ${wrapped}, because a contract can transfer it when someone accepts. 1 ${wrapped} is worth 1 ${native}, and you can unwrap it at any time.`,
  amount: 'Amount',
  all: 'Max',
  have: (amount: string) => `You have ${amount}`,
  enterAmount: 'Enter an amount',
  checkAmount: 'Check the amount',
  tooMuch: 'This is more than you have',
  offersShort: (needed: string, left: string) =>
    `Your open offers need ${needed}. After this, you have ${left}. An offer without its money cannot be accepted.`,
  review: 'Review',
  youGive: 'You give',
  youGet: 'You receive',
  done: (amount: string) => `You received ${amount}`,
  /** The button of a receipt that leads back to the trade that needed the amount. */
  goOn: 'Continue',
  /** The native currency also pays for the transaction. */
  keepSome: (native: string) => `Keep some ${native} for network fees.`,
}
