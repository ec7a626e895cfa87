import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** What each step is called, and what it means, before the wallet asks. */
export const steps = {
  done: 'done',
  waiting: {
    check: 'Checking once more.',
    wallet: 'Waiting for your wallet. Open it if it did not come up by itself.',
    chain: 'Sent. Waiting for the network.',
    market: 'Sending to the market.',
  },
  transaction: 'Transaction',
  approval: {
    nft: (collection: string) => `Allow trading ${collection}`,
    currency: (symbol: string) => `Allow paying with ${symbol}`,
    one: (collection: string, identifier: string) => `Allow trading ${collection} #${identifier}`,
  },
  approvalMeaning: {
    nft: (operator: string, collection: string) =>
      `Lets ${operator} move any of your ${collection} items, and it does so only for orders you sign. Asked once per collection; a transaction with a small network fee.`,
    currency: (operator: string, symbol: string) =>
      `Lets ${operator} take any amount of ${symbol}, and it does so only for orders you confirm or sign. Asked once per currency; a transaction with a small network fee.`,
    amount: (operator: string, amount: string) =>
      `Lets ${operator} take up to ${amount}, and it does so only for orders you confirm or sign. A transaction with a small network fee.`,
    one: (operator: string) =>
      `Lets ${operator} move this one item, and it does so only for orders you sign. A transaction with a small network fee.`,
  },
  fallsAsleep: (count: number) =>
    plural(count, {
      one: 'Another listing of yours needs the approval that this one replaces: nobody can buy at it any more until you approve it again.',
      other: `${count} other listings of yours need the approval that this one replaces: nobody can buy at them any more until you approve them again.`,
    }),
  feesOut: (symbol: string) => `The fees are paid out of what you get in ${symbol}.`,
  exchange: 'the exchange',
  conduit: (address: string) => `the exchange’s conduit (${address})`,
  stranger: (address: string) => `a contract that this market does not know (${address})`,
  signature: {
    listing: 'Sign the listing',
    listings: 'Sign the listings',
    offer: 'Sign the offer',
    other: 'Sign',
  },
  signatureMeaning: {
    listing:
      'Costs nothing and moves nothing by itself, but it binds: until it ends or you cancel, anybody can buy at this price.',
    listings:
      'One signature for all of them. Costs nothing and moves nothing by itself, but each listing binds: until it ends or you cancel it, anybody can buy at its price.',
    offer:
      'Costs nothing and moves nothing by itself, but it binds: until it ends or you cancel, whoever holds a fitting item can sell it to you at this price.',
    other: 'Costs nothing and moves nothing by itself, but it binds until it ends or you cancel.',
  },
  post: 'Put it on the market',
  postMeaning: 'What you signed is sent to the market; nothing is asked of you.',
  tell: 'Tell the market',
  tellMeaning: 'So that it looks at once; nothing is asked of you.',
  act: {
    purchase: 'Pay and receive',
    sweep: 'Pay and receive',
    sale: 'Give and be paid',
    cancellation: 'Cancel on the chain',
    settlement: 'Settle on the chain',
    transfer: 'Send',
    wrap: 'Wrap',
    unwrap: 'Unwrap',
    revocation: 'Take back',
    other: 'Send the transaction',
  },
  actMeaning: {
    purchase: 'One transaction: the item comes to you and the money goes out, both or neither.',
    sweep:
      'One transaction for all of them. What somebody else buys first is skipped, and what it would have cost comes back in the same transaction.',
    sale: 'One transaction: the item goes out and the money comes to you, both or neither.',
    cancellation: 'A transaction with a small network fee. From then on, nobody can use what is cancelled.',
    settlement:
      'One transaction: the item goes to the highest bidder and the seller is paid, both or neither.',
    transfer: 'A transaction that cannot be taken back. Nothing is paid for what you send.',
    wrap: 'One for one, at any time and back again; only the network fee is spent.',
    unwrap: 'One for one, at any time and back again; only the network fee is spent.',
    revocation: 'A transaction with a small network fee.',
    other: 'A transaction with a small network fee.',
  },
  steps: (count: number) => plural(count, { one: '1 step', other: `${count} steps` }),
}
