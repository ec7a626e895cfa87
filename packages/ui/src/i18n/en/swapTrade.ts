import { pluralOf } from '../language/plural.js'

const plural = pluralOf('en')
const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` })

/** Offering and accepting a swap. */
export const swapTrade = {
  audience: {
    holder: (account: string) => `For the holder of what you ask for, now ${account}`,
    holders: 'For anyone who holds what you ask for',
    fitting: 'For anyone who holds a fitting item',
    itemsOf: (account: string) => `For items of ${account}`,
  },
  any: {
    which: 'What you ask for',
    scopes: { items: 'Certain items', any: 'Any of a collection' },
    theirs: 'Collections they hold',
    others: 'All collections',
    pick: 'Choose a collection',
    count: 'How many',
    units: 'How many units of one item',
    ids: 'Only certain token ids',
    shown: 'Holders of these items see the swap among the offers they received.',
    meaning:
      'The first to accept chooses which item to give. Expect the least valuable one. Everyone who holds a fitting item sees this swap among the offers they received.',
  },
  form: {
    choose: 'Choose items',
    chooseGive: 'Choose what you give',
    chooseGet: 'Choose what you get',
    search: 'Search items',
    collection: 'Collection',
    allCollections: 'All collections',
    done: (count: number) => (count > 0 ? `Done, ${items(count)} chosen` : 'Done'),
    most: (count: number) => `At most ${count} items on each side.`,
    noItems: 'No items',
    noItemsMeaning: 'This wallet holds nothing from the collections of this market.',
    noMatch: 'No item matches.',
    unread: 'The market did not return the items.',
    more: 'Show more',
    remove: (name: string) => `Remove ${name}`,
    units: (name: string) => `Units of ${name}`,
    held: (count: string) => `of ${count}`,
    holds: (count: string) => `${count} held`,
    addMoney: 'Add money',
    askMoney: 'Ask for money',
    noMoney: 'Remove money',
    pay: 'Money you add',
    ask: 'Money you ask for',
    review: 'Review the swap',
    fees: 'Fees are taken from the money, and paid by its receiver. The estimates are after fees.',
    open: 'The first swap stays open until its maker cancels it or it ends.',
    noBetter:
      'As it stands, your counter-offer gives you nothing that the swap you received does not. Change it, or accept that swap.',
    issue: {
      giveNothing: 'Choose what you give',
      getNothing: 'Choose what you get',
      quantityInvalid: 'Check the units',
      sameItem: 'Choose different items on each side',
      moneyInvalid: 'Check the amount',
      collectionMissing: 'Choose a collection',
      idsInvalid: 'Check the token ids',
      bothWays: 'Both sides add money. Put the difference on one side',
      noBetter: 'Accept the swap instead',
    },
    /** Another open order of the visitor gives the same item. */
    bound: {
      listing: (name: string, price: string) =>
        `${name} is also for sale for ${price}. If someone buys it, nobody can accept this swap. If someone accepts the swap, nobody can buy it.`,
      auction: (name: string) =>
        `${name} is also in your auction. If someone accepts this swap, the auction cannot be settled. If the auction is settled first, nobody can accept the swap.`,
      swap: (name: string) =>
        `${name} is also in another swap of yours. Only the one that is accepted first takes place.`,
    },
    short: (amount: string) => `Your wallet needs ${amount} more for this. You can also add less.`,
  },
  review: {
    label: 'The swap in plain language',
    theyPay: 'The other side pays, with fees',
    theyGet: 'The other side gets, after fees',
    includedInPaid: 'Included in what you pay',
    takenFromGot: 'Already taken from what you get',
    until: 'Valid until',
    holder:
      'Only the holder of what you ask for can accept, and only as a whole. If it changes hands, its new holder can accept. A swap cannot be reserved for one account.',
    fitting:
      'Anyone who holds a fitting item can accept, and chooses which one to give. The swap is accepted only as a whole.',
    anyone: 'Any account that holds everything you ask for can accept, and only as a whole.',
    better: (name: string, price: string) =>
      `Someone offers ${price} for ${name}. You can accept that offer instead.`,
    binding: 'Your items stay in your wallet until someone accepts.',
    bound: {
      listing: (name: string, price: string) =>
        `${name} is also for sale for ${price}. The listing becomes inactive when the item leaves your wallet, and valid again if the item returns to you. To prevent that, cancel it first.`,
      auction: (name: string) =>
        `${name} is also in your auction. Without the item, the auction cannot be settled. It continues if the item returns to you. To end it, cancel it first.`,
      swap: (name: string) =>
        `${name} is also in a swap that you offer. That swap becomes inactive, and valid again if the item returns to you. To prevent that, cancel it first.`,
    },
  },
  unread: 'Not all of your open orders could be read. An item that you give may be in another one of them.',
  offered: 'Your swap is offered',
  madeMeaning: (gives: string, gets: string, end: string) =>
    `You give ${gives} and get ${gets} as soon as someone accepts. Everything stays in your wallet until then. The swap ends ${end}. You can cancel it until then.`,
  choice: {
    label: (collection: string) => `Your item from ${collection}`,
    none: 'This wallet holds no item that the swap accepts.',
  },
  checking: 'Checking the swap',
  swapped: 'The swap is done',
  swappedMeaning: (gave: string, got: string) => `You gave ${gave} and got ${got}.`,
}
