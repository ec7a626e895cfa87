import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
/** Adds a price, if there is one. A swap has none. */
const at = (price: string) => (price === '' ? '' : ` at ${price}`)
const orders = (count: number) => plural(count, { one: '1 order', other: `${count} orders` })

/** The items, orders and approvals of a wallet. */
export const portfolio = {
  title: 'Your portfolio',
  pageTitle: (name: string) => `Wallet ${name}`,
  address: 'wallet address',
  readOnly:
    'You are viewing someone else’s wallet. You can make offers on its items, or offer a swap for them.',
  ask: 'No wallet connected',
  askMeaning: 'Connect a wallet to see its items, listings, offers and approvals.',
  choose: 'Choose a wallet',
  lookAround: 'Browse the market',
  tabs: {
    label: 'Sections of the portfolio',
    items: 'Items',
    listings: 'For sale',
    made: 'Offers made',
    received: 'Offers received',
    approvals: 'Approvals',
    activity: 'Activity',
    watchlist: 'Watchlist',
    withAsleep: (active: string, asleep: string) => `${active} · ${asleep} inactive`,
  },
  worth: {
    label: 'Value',
    units: (items: string, units: string) =>
      `${items} items with ${units} units: each unit of an edition counts.`,
    atFloor: 'At floor',
    perUnit: (units: string) => `${units} units, each at its floor`,
    atOffer: 'At collection offers',
    forSale: 'For sale',
    /** After the sum of prices, or after a dash without one. */
    auctions: (count: number) => plural(count, { one: '+ 1 auction', other: `+ ${count} auctions` }),
    offered: 'Offered',
    /** After a sum that leaves out inactive offers, bids and swaps. */
    inactive: (count: number) =>
      plural(count, {
        one: '1 more is inactive and not counted',
        other: `${count} more are inactive and not counted`,
      }),
    wallet: 'In the wallet',
    nothing: '–',
    unknown: 'not known',
    firstItems: (count: string) => `of the first ${count} items`,
    firstCollections: (count: string) => `on the first ${count} collections`,
    firstListings: (count: string) => `of the first ${count} listings`,
    firstOffers: (count: string) => `of the first ${count} offers`,
    howFirst: (count: string) =>
      `This wallet has more than ${count} items. The values cover only the first ${count}, which have been read so far. Scroll down the list of items to read more.`,
    how: 'How the value is calculated',
    /** On a phone, the explanation also has the figures that do not fit. */
    all: 'All figures explained',
    howFloor:
      'At floor: each item counts at the current floor of its collection. Each unit of an edition counts at the price of the cheapest unit for sale, so one cheap listing lowers the value of all its units. An edition that nobody sells has no floor. Nobody has promised to pay these prices.',
    howOffer:
      'At collection offers: each item counts at the highest open offer on any item of its collection, after fees, until that offer is used up. Each of these offers is signed. Offers on single items or traits and bids in auctions are not counted.',
    howForSale:
      'For sale: the prices of the active listings, before fees. An item with several listings counts once, at the lowest price. Auctions are only counted, because their reserve is not a price.',
    howOffered:
      'Offered: the money that your active offers, bids and swaps can still take from the wallet, if all of them are accepted. The same money can stand behind several offers. Inactive ones are not counted here. The total in “Offers made” counts them too, because they can become active again.',
    howWallet: 'In the wallet: your balances of the currencies of this market.',
    partly: (counted: number, all: number) => `${counted} of ${all} units have such a price.`,
    uncompared: (symbols: string) => `not compared with offers in ${symbols}`,
    howUncompared: (symbols: string) =>
      `Offers in ${symbols} were not compared with the others, because nothing certain says what they are worth. They count only for units that no other offer takes.`,
  },
  items: {
    label: { own: 'Your items', other: 'Items of this wallet' },
    search: 'Search these items',
    searchHint: 'Name or number',
    sort: 'Sort by',
    by: { recent: 'By collection', name: 'Name', floor: 'Highest floor', rarity: 'Rarest', price: 'Price' },
    collection: 'Collection',
    all: 'All',
    pick: 'Select several',
    picking: 'Select items to list',
    pickAll: 'Select all shown',
    pickNone: 'Select none',
    picked: (count: number) => plural(count, { one: '1 selected', other: `${count} selected` }),
    list: (count: number) =>
      count === 0 ? 'List items' : plural(count, { one: 'List 1 item', other: `List ${count} items` }),
    stop: 'Cancel selection',
    most: (count: number) => `At most ${count} at once.`,
    chooseOne: (name: string) => `Select ${name}`,
    emptyOwn: 'You have no items yet',
    emptyOwnMeaning: 'Items that you buy appear here.',
    empty: 'No items',
    emptyMeaning: 'This wallet holds nothing from the collections of this market.',
    noMatch: 'No items match',
    noMatchMeaning: 'No item of this wallet matches your search.',
    clear: 'Show all',
  },
  listings: {
    label: { own: 'Your listings', other: 'Listings of this wallet' },
    active: 'For sale now',
    asleep: 'Inactive, but still signed',
    asleepMeaning:
      'Nobody can use these orders now. They are still signed, so listings and offers become valid again at the old price if the cause goes away, and auctions run again. Cancel the ones you no longer want.',
    none: 'Nothing for sale',
    choose: 'Choose items to sell',
    noneMeaning: { own: 'List items to sell them here.', other: 'This wallet has nothing for sale.' },
    select: (name: string) => `Select the order for ${name}`,
    chooseAll: 'Select all',
    planChosen: (count: number) => `Cancel ${orders(count)} …`,
    edit: 'Edit price',
    cancel: 'Cancel listing',
    cancelOffer: 'Cancel offer',
    cancelBid: 'Cancel bid',
    atFloor: 'At floor',
    isFloor: 'Cheapest in its collection',
    isEditionFloor: 'Cheapest in its edition',
    above: (share: string, floor: string) => `${share} above the floor (${floor})`,
    below: (share: string, floor: string) => `${share} below the floor (${floor})`,
    ends: (until: string) => `Ends in ${until}`,
    left: (remaining: bigint, total: bigint) => `${remaining} of ${total} left`,
    each: 'each',
    setOf: (count: number) => `Set of ${count} items, sold as a whole`,
    leaveOut: (name: string) => `Do not cancel ${name}`,
    onlyFor: (account: string) => `Only for ${account}`,
  },
  risk: {
    balance: {
      title: 'The item is in another wallet',
      body: (price: string) => `If it returns to this wallet, anyone can immediately buy it at ${price}.`,
    },
    part: {
      title: 'An item of the set is in another wallet',
      body: (price: string) =>
        `If it returns to this wallet, anyone can immediately buy the whole set at ${price}.`,
    },
    approval: {
      title: 'The exchange is not approved to move it',
      body: (price: string) => `If you approve again, even for another item, anyone can buy it at ${price}.`,
    },
    money: {
      title: 'Not enough money to cover it',
      body: (price: string) => `As soon as the wallet holds ${price} again, the offer can be accepted.`,
    },
    moneyApproval: {
      title: 'The exchange is not approved to take the money',
      body: (price: string) =>
        `If you approve again, even for another offer, it can be accepted for ${price}.`,
    },
    not_started: {
      title: 'Has not started',
      body: (price: string) => `From its start, it can be used${at(price)}.`,
    },
    signature: {
      title: 'The signature is not valid now',
      body: (price: string) => `A contract account can make it valid again. It can then be used${at(price)}.`,
    },
    counter: {
      title: 'Closed for good',
      body: () => 'All earlier orders were cancelled together. This one can never be used again.',
    },
    unknown: {
      title: 'Cannot be used now',
      body: (price: string) => `The market does not say why. If this changes, it can be used${at(price)}.`,
    },
  },
  /** The risk of an auction. Its title is that of a listing. `then`: what happens to the auction. */
  auctionRisk: {
    balance: (then: string) => `If it returns to this wallet, ${then}.`,
    part: (then: string) => `If it returns to this wallet, ${then}.`,
    approval: (then: string) => `If you approve again, even for another item, ${then}.`,
    not_started: (then: string) => `From its start, ${then}.`,
    signature: (then: string) => `If a contract account makes it valid again, ${then}.`,
    unknown: (then: string) => `The market does not say why. If this changes, ${then}.`,
    outcome: {
      running: (end: string) => `its auction runs again until ${end}`,
      ended: (until: string) => `the highest funded bid can win its auction until ${until}`,
    },
  },
  made: {
    label: { own: 'Your offers', other: 'Offers of this wallet' },
    exposure: 'Total of your offers',
    exposureOf: (offered: string, held: string) => `${offered} offered, ${held} held`,
    /** After a sum that counts inactive offers and swaps too. */
    withInactive: (amount: string) =>
      `${amount} of it is in inactive offers or swaps, which can become active again.`,
    total: (symbol: string) => `Offered in ${symbol}`,
    held: (symbol: string) => `Held in ${symbol}`,
    covered: 'You have enough, even if all of them are accepted.',
    short: (amount: string) =>
      `If all are accepted, ${amount} is missing. The first ones are paid. The others cannot be accepted until you add money.`,
    wrap: 'Wrap or unwrap',
    none: 'No offers made',
    noneMeaning: 'You sign an offer, and the money stays in your wallet until someone accepts it.',
  },
  received: {
    label: { own: 'Offers you received', other: 'Offers this wallet received' },
    net: (amount: string) => `${amount} after fees`,
    accept: 'Accept',
    none: 'No offers',
    noneMeaning: 'Nobody has made an offer on these items or their collections yet.',
    from: (account: string) => `by ${account}`,
    ends: (until: string) => `Ends in ${until}`,
    anyOf: (collection: string) => `On any item of ${collection}`,
    traits: (traits: string) => `On items with ${traits}`,
    some: (collection: string) => `On some of ${collection}`,
    choose: 'Choose an item to sell',
    giving: (name: string) => `Sell ${name}`,
    aboveFloor: (share: string) => `${share} of the floor`,
    timesFloor: (times: string) => `${times} times the floor`,
    hidden: {
      offers: (count: number) =>
        plural(count, { one: '1 offer is hidden.', other: `${count} offers are hidden.` }),
      swaps: (count: number) =>
        plural(count, { one: '1 swap is hidden.', other: `${count} swaps are hidden.` }),
    },
    hiddenMeaning: {
      offers:
        'Hiding does not end an offer: you can still accept it until it ends or its maker cancels it. Only this browser leaves it out, here and in the notifications.',
      swaps:
        'Hiding does not end a swap: you can still accept it until it ends or its maker cancels it. Only this browser leaves it out, here and in the notifications.',
    },
    stillOpen: 'Hidden in this browser. The offer stays open.',
  },
  approvals: {
    why: 'An approval lets a contract move items or money out of this wallet without asking again. The contract only follows signed orders, but anyone who tricks you into signing a bad order can use the approval too. Revoke approvals that you do not need.',
    label: 'Approvals by contract',
    collections: 'Items',
    currencies: 'Money',
    exchange: 'The exchange itself',
    conduit: 'The exchange’s conduit',
    mayMove: (name: string) => `Can move every item of ${name}, including future ones`,
    mayTake: (amount: string) => `Can take up to ${amount}`,
    mayTakeAll: (symbol: string) => `Can take any amount of ${symbol}`,
    none: 'No approvals',
    noneMeaning: 'No exchange can move a whole collection or money out of this wallet.',
    depends: (count: number) => `${orders(count)} ${count === 1 ? 'depends' : 'depend'} on it`,
    dependsNone: 'No open order depends on it',
    dependsUnknown: 'Dependent orders not known',
    revoke: 'Revoke',
    revokeOf: (name: string, operator: string) => `Revoke the approval of ${operator} for ${name}`,
    allowed: 'Approved',
    scope:
      'This list covers only the exchange and conduit of this market, and its collections and currencies. It does not show approvals of single items: each ends when you sell or send the item.',
    failed: 'The chain did not respond. The approvals are not known now.',
  },
  revoke: {
    explain: (name: string) => `This contract can then no longer move ${name} out of this wallet.`,
    after: (count: number) =>
      `${orders(count)} can no longer be used. ${count === 1 ? 'It stays' : 'They stay'} signed: if you approve again, ${count === 1 ? 'it' : 'they'} can be used again at the old price. Cancel what you no longer want.`,
    of: 'Approval of',
    by: 'Contract that loses it',
    dependent: 'Orders that need it',
    start: 'Revoke in wallet',
    keep: 'Keep it',
    done: (name: string) => `This contract can no longer move ${name}`,
  },
  plan: {
    title: 'Cancel orders',
    chosen: 'Orders to cancel',
    keepThem: 'Keep them',
    way: 'Method',
    order: 'Only these',
    counter: 'All orders I ever signed',
    orders,
    cancelled: 'Cancelled',
    orderMeaning: (count: number) => `One transaction that cancels ${orders(count)} and nothing else.`,
    counterMeaning:
      'One small transaction. After it, no order that you signed before can be used, wherever it is stored.',
    cost: 'Estimated network fee',
    costUnknown: 'not known',
    cheaper: 'Cheaper',
    alsoDies: (count: number) => `This also cancels ${orders(count)}`,
    alsoCancelled: 'Also cancelled',
    alsoNone: 'The market knows of no other order that this would cancel.',
    alsoUnknown: 'The market did not name all other orders that this would cancel. There may be more.',
    asleep: 'inactive',
    kinds: { listing: 'Listing', auction: 'Auction', offer: 'Offer', bid: 'Bid', swap: 'Swap' },
    winningBid: 'Bid that won an auction',
    public: 'A cancellation is public before it is confirmed. Someone may still use an order until then.',
    start: 'Cancel in wallet',
    checking: 'Checking',
    done: (count: number) => `${orders(count)} can no longer be used`,
    doneAll: 'None of your earlier orders can be used any more',
    none: 'Choose at least one order.',
    closed: (count: number) =>
      `${orders(count)} ${count === 1 ? 'is' : 'are'} closed already and will be left out.`,
  },
  keep: {
    title: 'Export and import orders',
    why: 'Signed orders are yours. You can take a file of them to any market that uses this exchange, even if this market closes.',
    orders: 'Save signed orders',
    history: 'Save history (CSV)',
    import: 'Post orders from a file',
    importHint: 'A file with one order per line, in the format that this page and other markets export.',
    saved: (count: number) => `${orders(count)} saved.`,
    leftAsleep: (count: number) =>
      `${orders(count)} left out: ${count === 1 ? 'it is' : 'they are'} inactive, and the market keeps ${count === 1 ? 'its signature' : 'their signatures'} to itself. Sign ${count === 1 ? 'it' : 'them'} again to save ${count === 1 ? 'it' : 'them'} too.`,
    signAgain: (count: number) =>
      plural(count, {
        one: 'Sign 1 inactive order again',
        other: `Sign ${count} inactive orders again`,
      }),
    declined: 'Nothing was signed, and no file was saved.',
    left: (count: number) => `${orders(count)} left out: ${count === 1 ? 'it' : 'they'} ended meanwhile.`,
    partly: (count: number) =>
      `${plural(count, { one: '1 of them is filled in part', other: `${count} of them are filled in part` })}. The file has the whole order, and the exchange fills only the rest.`,
    readHistory: (count: string) => `${count} entries read so far.`,
    stop: 'Stop',
    stopped: 'Stopped. Nothing was saved.',
    savedHistory: (count: number) => plural(count, { one: '1 line saved.', other: `${count} lines saved.` }),
    failed: 'The market did not respond. Try again later.',
    noOrders: 'This file contains no signed orders.',
    tooLarge: 'This file is too large.',
    posted: (count: number) => `${orders(count)} posted.`,
    had: (count: number) =>
      plural(count, {
        one: '1 order was here already.',
        other: `${count} orders were here already.`,
      }),
    asleep: (count: number, all: number) =>
      `${count} of these ${all} ${count === 1 ? 'is' : 'are'} inactive for now.`,
    ended: (count: number, all: number) =>
      `${count} of these ${all} ${count === 1 ? 'has' : 'have'} ended: filled, cancelled or expired.`,
    refused: (count: number, why: string) => `${orders(count)} refused: ${why}`,
    busy: 'Working',
  },
}
