import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })
const offersOf = (count: number) => plural(count, { one: '1 offer', other: `${count} offers` })

/** Trades of several items or prices at once. */
export const several = {
  items,
  /** Offers on several items. */
  offers: {
    open: (count: number) => (count === 0 ? 'Make offers' : `Make ${offersOf(count)}`),
    pricing: 'Pricing',
    way: { fixed: 'One price', below: 'Below the price' },
    wayMeaning: {
      fixed: 'Every offer has the same price.',
      below:
        'A percentage below the item’s own listing. For an item that is not for sale, below the collection’s floor.',
    },
    price: 'Price per item',
    percent: 'Percent below',
    apply: 'Set prices',
    applied: (count: number) => `${items(count)} priced.`,
    withoutBase: (count: number) =>
      `${items(count)} left unchanged: nothing to compare with is for sale in a comparable currency.`,
    lines: 'Items to make an offer on, with prices',
    priceOf: (name: string) => `Offer for ${name}`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    units: 'Units',
    priceEach: (symbol: string) => `${symbol} each`,
    listedAt: (price: string) => `For sale at ${price}`,
    floor: (price: string) => `Floor ${price}`,
    noBase: 'Not for sale',
    buyForLess: (price: string) => `Costs only ${price} now`,
    warnAbove: (count: number) =>
      `You can buy ${items(count)} right now for what you offer, or for less. Buy ${count === 1 ? 'it' : 'them'} instead, or offer less.`,
    total: 'All offers together',
    balance: (amount: string) => `Your wallet holds ${amount}.`,
    sellerFees: (share: string) => `Sellers pay the fees out of your price: ${share}.`,
    several: 'Offer on several items',
    covers: (total: string, balance: string) =>
      `Your offers add up to ${total}, and your wallet holds ${balance}. One balance covers all of them: after each accepted offer, those that the rest cannot pay become inactive. They become active again if you add money.`,
    /** How many of the offers the balance can pay. */
    covered: (count: number, of: number) =>
      `If the highest are accepted first, it pays for ${count} of ${of}.`,
    short: (amount: string) => `Your wallet needs ${amount} more for the highest offer.`,
    wallet: 'My wallet cannot sign many orders at once',
    walletHint: (count: number) =>
      `Many hardware wallets cannot. Each offer then needs its own signature: ${plural(count, { one: '1 signature', other: `${count} signatures` })}.`,
    contract: (count: number) =>
      `This account is a contract, and the exchange does not accept a contract’s signature over many orders. Each offer is signed separately: ${count} signatures.`,
    review: (count: number) => `Review ${offersOf(count)}`,
    needPrices: (count: number) => `${items(count)} without a price`,
    checkPrices: (count: number) => `Check the price of ${items(count)}`,
    empty: 'No items left',
    emptyMeaning: 'You removed every item. Close this dialog and choose again.',
    plain: 'The offers in plain language',
    most: 'You give at most',
    youGet: 'You receive at most',
    fees: 'Fees, paid by the sellers',
    until: 'Valid until',
    each: 'Each offer, as you will sign it',
    net: (amount: string) => `Its owner gets ${amount}`,
    live: (count: number) =>
      plural(count, { one: 'Your offer is live', other: `Your ${count} offers are live` }),
    liveMeaning: (end: string) =>
      `The money stays in your wallet until someone accepts. The offers end ${end}. You can cancel them until then.`,
    made: 'Offers made',
  },
  /** Several prices for the same items of a collection. */
  ladder: {
    mode: 'Prices',
    modes: { one: 'One price', several: 'Several prices' },
    meaning:
      'Makes several offers in even steps from the highest to the lowest price, with one signature. Sellers take the highest first.',
    count: 'Number of offers',
    highest: 'Highest price',
    lowest: 'Lowest price',
    quantity: 'Items per offer',
    steps: 'The offers',
    step: (price: string, quantity: string) => `${quantity} × ${price}`,
    total: 'All offers together',
    issue: {
      count: (most: number) => `Enter a number from 2 to ${most}.`,
      order: 'The highest price must be above the lowest.',
      close: 'The prices are too close for this number of offers.',
    },
    enterPrices: 'Enter the prices',
    check: 'Check the prices',
    each: 'Per item',
    forItems: (count: string, subject: string) => `${count} × ${subject}`,
  },
  /** An offer on a list of token ids. */
  tokens: {
    scope: 'Which items',
    scopes: { any: 'Any, or by trait', ids: 'These token ids' },
    label: 'Token ids',
    hint: 'Numbers and ranges, such as 1, 5, 12:40. You can paste a list, one per line. * stands for every item.',
    shown:
      'The market shows the offer on the page of each of these items, and among the collection’s offers as an offer on selected items.',
    count: (count: string) => (count === '1' ? '1 token id.' : `${count} token ids.`),
    every: 'Every item of the collection.',
    doubled: (count: string) =>
      count === '1' ? '1 is given twice and counts once.' : `${count} are given twice and count once.`,
    checking: 'Checking the ids in the collection.',
    unknown: (ids: string) =>
      `Not in this collection as far as the market knows: ${ids}. Nobody can accept the offer for an item that does not exist.`,
    noneKnown: 'None of these ids exists in this collection as far as the market knows.',
    unchecked: (most: string) =>
      `The market was not asked whether they exist, because there are more than ${most}.`,
    check: 'Check the token ids',
    issue: {
      empty: 'Enter token ids',
      form: (part: string) => `“${part}” is neither a number nor a range such as 12:40.`,
      order: (part: string) => `“${part}” ends before it starts.`,
      size: (part: string) => `“${part}” is larger than any token id.`,
      many: (count: string, most: string) =>
        `These are ${count} token ids. An offer can name at most ${most}.`,
    },
    subject: (count: string, name: string) =>
      count === '1' ? `Token of ${name}` : `Any of ${count} tokens of ${name}`,
    listed: 'Token ids',
  },
  /** Several offers to accept. */
  sales: {
    begin: 'Accept several offers',
    running: 'Selling',
    done: 'Sold',
    failed: 'Not sold',
    choose: (text: string) => `Select ${text}`,
    picked: (count: number) => plural(count, { one: '1 offer selected', other: `${count} offers selected` }),
    accept: (count: number) => `Accept ${offersOf(count)}`,
    clear: 'Clear selection',
    onceEach: (count: number) =>
      `${plural(count, { one: '1 selected offer is', other: `${count} selected offers are` })} left out: an item can be sold only once, and a better selected offer takes it.`,
    checking: 'Checking the offers',
    lines: 'What you sell',
    leftOut: (count: number) =>
      plural(count, { one: '1 offer is left out', other: `${count} offers are left out` }),
    leftOutLabel: 'Left out',
    net: (amount: string) => `${amount} after fees`,
    theyPay: 'The bidders pay',
    feesTake: 'Total fees',
    fees: (symbol: string) => `Total fees in ${symbol}`,
    pays: (symbol: string) => `The bidders pay in ${symbol}`,
    receive: 'You receive',
    receiveIn: (symbol: string) => `You receive in ${symbol}`,
    step: 'One transaction for all of them. Offers that someone else takes first, or that lose their money, are skipped: you keep those items.',
    sold: (count: number) => plural(count, { one: '1 item sold', other: `${count} items sold` }),
    none: 'Nothing was sold',
    skipped: 'Skipped: someone else was first, or the money was gone',
    soldLabel: 'Sold',
  },
  /** Several items to send. */
  send: {
    open: 'Send',
    begin: (count: number) => `Send ${items(count)}`,
    lines: 'Items to send',
    held: (units: bigint) => `of ${units}`,
    remove: (name: string) => `Remove ${name}`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    asleep: (count: number) =>
      plural(count, {
        one: 'One of your listings becomes inactive when its item leaves your wallet, and valid again if the item returns to you. To prevent that, cancel it first.',
        other: `${count} of your listings become inactive when their items leave your wallet, and valid again if the items return to you. To prevent that, cancel them first.`,
      }),
    transactions: (count: number) =>
      plural(count, {
        one: 'Your wallet sends 1 transaction. No approval is needed, and none remains.',
        other: `Your wallet sends ${count} transactions, one after the other, or all at once if it can. Each unique item takes one, and the editions of a collection go together. No approval is needed, and none remains.`,
      }),
    contract: 'This is the contract of one of the collections. Its item would be lost',
    empty: 'No items left',
    emptyMeaning: 'You removed every item. Close this dialog and choose again.',
    checkQuantities: 'Check the quantities',
    units: (count: string) => `${count} units in all`,
    step: (name: string) => `Send ${name}`,
    sent: (count: number) => plural(count, { one: '1 item was sent', other: `${count} items were sent` }),
    partly: 'Partly sent',
    pending: (count: number) =>
      plural(count, {
        one: '1 item is on its way, but not confirmed yet',
        other: `${count} items are on their way, but not confirmed yet`,
      }),
    asked: (count: number) =>
      plural(count, {
        one: 'Your wallet still has the request for 1 item, and may send it. Reject it there before you send the item again',
        other: `Your wallet still has the request for ${count} items, and may send them. Reject it there before you send them again`,
      }),
    left: (count: number) =>
      plural(count, { one: '1 item was not sent', other: `${count} items were not sent` }),
    sendLeft: (count: number) =>
      plural(count, { one: 'Send the other item', other: `Send the other ${count} items` }),
    to: 'To',
  },
}
