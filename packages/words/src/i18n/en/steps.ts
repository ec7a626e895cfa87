import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')

/** The name and meaning of each step, shown before the wallet prompt. */
export const steps = {
  onChain: (chain: string) => `All of this happens on ${chain}.`,
  done: 'done',
  waiting: {
    check: 'Checking again.',
    wallet: 'Waiting for your wallet. If it did not open by itself, open it.',
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
      `Lets ${operator} move any of your ${collection} items, but only for orders you confirm or sign. Needed once per collection. This is a transaction with a small network fee.`,
    currency: (operator: string, symbol: string) =>
      `Lets ${operator} take any amount of ${symbol}, but only for orders you confirm or sign. Needed once per currency. This is a transaction with a small network fee.`,
    amount: (operator: string, amount: string) =>
      `Lets ${operator} take up to ${amount}, as this trade and your other open offers need, but only for orders you confirm or sign. This is a transaction with a small network fee.`,
    one: (operator: string) =>
      `Lets ${operator} move this one item, but only for orders you confirm or sign. This is a transaction with a small network fee.`,
  },
  approvalSize: {
    label: 'Approval',
    money: { all: 'Unlimited', exact: 'Exact amount' },
    items: { all: 'Whole collection', exact: 'Only what you trade' },
  },
  fallsAsleep: (count: number) =>
    plural(count, {
      one: 'This replaces an approval that another listing of yours needs. Nobody can buy through that listing until you approve again.',
      other: `This replaces an approval that ${count} other listings of yours need. Nobody can buy through those listings until you approve again.`,
    }),
  /** The earlier orders that an approval makes fillable again. */
  revives: {
    title: {
      ask: (count: number) =>
        plural(count, {
          one: 'This also makes 1 earlier listing valid again',
          other: `This also makes ${count} earlier listings valid again`,
        }),
      bid: (count: number) =>
        plural(count, {
          one: 'This also makes 1 earlier offer valid again',
          other: `This also makes ${count} earlier offers valid again`,
        }),
      auction: (count: number) =>
        plural(count, {
          one: 'This also makes 1 earlier auction run again',
          other: `This also makes ${count} earlier auctions run again`,
        }),
      swap: (count: number) =>
        plural(count, {
          one: 'This also makes 1 earlier swap valid again',
          other: `This also makes ${count} earlier swaps valid again`,
        }),
    },
    /** `price`: for all units together. */
    line: ({ name, units, price }: { name: string; units: bigint; price: string }) =>
      `${units > 1n ? `${units} × ` : ''}${name} at ${price}`,
    auction: {
      running: ({ name, price, end }: { name: string; price: string; end: string }) =>
        `${name}, bids from ${price} until ${end}`,
      ended: ({ name, until }: { name: string; until: string }) =>
        `${name}, the highest funded bid can win until ${until}`,
    },
    any: 'Any item',
    more: (count: number) => `and ${count} more`,
    meaning: {
      ask: 'Anyone can then buy at that price. To prevent it, cancel the listing first, in your items under “For sale”.',
      bid: 'An owner can then accept that price. To prevent it, cancel the offer first, in your items under “Offers made”.',
      auction:
        'Bids then count again. To prevent it, cancel the auction first, in your items under “For sale”.',
      swap: 'Someone can then accept it. To prevent it, cancel the swap first, in your items under “Offers made”.',
    },
    reading: 'Checking which earlier orders this makes valid again.',
    incomplete: 'Not all of your earlier orders could be looked at. This may make more of them valid again.',
  },
  feesOut: (symbol: string) => `Fees are deducted from the ${symbol} you receive.`,
  exchange: 'the exchange',
  conduit: (address: string) => `the exchange’s conduit (${address})`,
  stranger: (address: string) => `a contract that this market does not know (${address})`,
  signature: {
    listing: 'Sign the listing',
    auction: 'Sign the auction',
    listings: 'Sign the listings',
    offer: 'Sign the offer',
    bid: 'Sign the bid',
    collectionOffer: 'Sign the offer',
    offers: 'Sign the offers',
    swap: 'Sign the swap',
    other: 'Sign',
  },
  signatureMeaning: {
    listing:
      'Signing is free and moves nothing, but it is binding: anyone can buy at this price until the listing ends or you cancel it.',
    auction:
      'Signing is free and moves nothing, but it is binding: the highest bid that reaches the reserve wins the item, unless you cancel the auction before it is settled.',
    listings:
      'One signature for all of them. Signing is free and moves nothing, but each listing is binding: anyone can buy at its price until it ends or you cancel it.',
    offer:
      'Signing is free and moves nothing, but it is binding: an owner of the item can sell it to you at this price until the offer ends or you cancel it.',
    bid: 'Signing is free and moves nothing, but it is binding: if your bid wins, you pay it and receive the item.',
    collectionOffer:
      'Signing is free and moves nothing, but it is binding: anyone with a matching item can sell it to you at this price until the offer ends or you cancel it.',
    offers:
      'One signature for all of them. Signing is free and moves nothing, but each offer is binding: anyone with a matching item can sell it to you at its price until it ends or you cancel it.',
    swap: 'Signing is free and moves nothing, but it is binding: any account that holds everything you ask for can accept until the swap ends or you cancel it.',
    other: 'Signing is free and moves nothing, but it is binding until it ends or you cancel it.',
  },
  post: 'Post to the market',
  postMeaning: 'What you signed is sent to the market. You do not need to do anything.',
  tell: 'Notify the market',
  tellMeaning: 'The market then checks the order right away. You do not need to do anything.',
  act: {
    purchase: 'Pay and receive',
    sweep: 'Pay and receive',
    sale: 'Sell and be paid',
    swapAcceptance: 'Give and receive',
    cancellation: 'Cancel on the chain',
    settlement: 'Settle on the chain',
    transfer: 'Send',
    mint: 'Pay and mint',
    wrap: 'Wrap',
    unwrap: 'Unwrap',
    revocation: 'Revoke',
    listing: 'Publish on chain',
    swap: 'Publish on chain',
    other: 'Send the transaction',
  },
  actMeaning: {
    purchase: 'One transaction: you receive the item and pay for it. If either part fails, nothing happens.',
    sweep:
      'One transaction for all of them. Items that someone else buys first are skipped, and their price is refunded in the same transaction.',
    sale: 'One transaction: you give the item and receive the money. If either part fails, nothing happens.',
    swapAcceptance:
      'One transaction: you give your side and receive the other. If either part fails, nothing happens.',
    cancellation: 'A transaction with a small network fee. After it, nobody can use the cancelled orders.',
    settlement:
      'One transaction: the highest bidder receives the item and the seller is paid. If either part fails, nothing happens.',
    transfer: 'A transaction that you cannot undo. You are not paid for what you send.',
    mint: 'A transaction: you pay, and the new units come to your wallet. If either part fails, nothing happens.',
    wrap: 'The rate is one to one, and you can unwrap at any time. You pay only the network fee.',
    unwrap: 'The rate is one to one, and you can wrap at any time. You pay only the network fee.',
    revocation: 'A transaction with a small network fee.',
    listing:
      'A transaction with a network fee. It moves nothing, but it is binding: anyone can buy at this price until the listing ends or you cancel it.',
    swap: 'A transaction with a network fee. It moves nothing, but it is binding: any account that holds everything you ask for can accept until the swap ends or you cancel it.',
    other: 'A transaction with a small network fee.',
  },
  steps: (count: number) => plural(count, { one: '1 step', other: `${count} steps` }),
}
