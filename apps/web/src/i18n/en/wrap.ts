/** Wrapping and unwrapping the native currency. */
export const wrap = {
  open: 'Wrap or unwrap',
  which: 'Which way',
  ways: (native: string, wrapped: string) => ({
    wrap: `${native} to ${wrapped}`,
    unwrap: `${wrapped} to ${native}`,
  }),
  why: (native: string, wrapped: string) =>
    `Offers are paid in ${wrapped}, because a contract can take it when somebody accepts. It is worth as much as ${native}, one for one, and can be unwrapped at any time.`,
  amount: 'How much',
  all: 'All of it',
  have: (amount: string) => `You have ${amount}`,
  enterAmount: 'Enter an amount',
  checkAmount: 'Check the amount',
  tooMuch: 'This is more than you have',
  review: 'Review',
  youGive: 'You give',
  youGet: 'You get',
  done: (amount: string) => `You have ${amount} more`,
  /** The native currency also pays for the transaction. */
  keepSome: (native: string) => `Keep some ${native} for network fees.`,
}
