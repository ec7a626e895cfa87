const bothTaken =
  'After one of them is accepted, the next owner could accept another, and you would buy the item again.'

/** The same texts for offers, and for bids in auctions. */
const textsOf = (nouns: { one: string; several: string }) => {
  const severalItems = (count: number) =>
    `You already have ${count} open ${nouns.several} on these items. They stay open beside the new ones, and can be accepted too. To prevent that, cancel the older ${nouns.several}.`
  const unreadBeside = `Not all of your open ${nouns.several} could be read. If you already have one on what you make an offer on, it stays open beside the new one.`
  return {
    held: {
      one: (price: string, until: string, name = 'The item') =>
        `${name} is yours, and your ${nouns.one} of ${price} on it is still open until ${until}. The next owner could accept it.`,
      several: (count: number, name = 'The item') =>
        `${name} is yours, and ${count} ${nouns.several} of yours on it are still open. The next owner could accept them.`,
      severalItems: (count: number) =>
        `The items are yours, and ${count} ${nouns.several} of yours on them are still open. The next owners could accept them.`,
      unread: `Not all of your open ${nouns.several} could be read. If you have one on what is yours now, the next owner could accept it.`,
    },
    giving: {
      one: (price: string, until: string, name = 'this item') =>
        `Your own ${nouns.one} of ${price} on ${name} is still open until ${until}. The next owner could accept it, and you would buy the item back. To prevent that, cancel the ${nouns.one} first.`,
      several: (count: number, name = 'this item') =>
        `${count} ${nouns.several} of yours on ${name} are still open. The next owner could accept one, and you would buy the item back. To prevent that, cancel them first.`,
      severalItems: (count: number) =>
        `${count} ${nouns.several} of yours on these items are still open. The next owners could accept them, and you would buy the items back. To prevent that, cancel them first.`,
      unread: `Not all of your open ${nouns.several} could be read. If you have one on what you give away, the next owner could accept it, and you would buy it back.`,
    },
    buying: {
      one: (price: string, until: string, name = 'this item') =>
        `Your ${nouns.one} of ${price} on ${name} stays open until ${until}, even after this purchase. The next owner could accept it, and you would buy the item again. To prevent that, cancel the ${nouns.one} first.`,
      several: (count: number, name = 'this item') =>
        `${count} ${nouns.several} of yours on ${name} stay open, even after this purchase. The next owner could accept one, and you would buy the item again. To prevent that, cancel them first.`,
      severalItems: (count: number) =>
        `${count} ${nouns.several} of yours on these items stay open, even after this purchase. The next owners could accept them, and you would buy the items again. To prevent that, cancel them first.`,
      unread: `Not all of your open ${nouns.several} could be read. If you have one on what you buy, it stays open, and the next owner could accept it.`,
    },
    offering: {
      one: (price: string, until: string, name = 'this item') =>
        `You already have an open ${nouns.one} of ${price} on ${name}. It stays open until ${until}, beside the new one. ${bothTaken} To prevent that, cancel the older ${nouns.one}.`,
      several: (count: number, name = 'this item') =>
        `You already have ${count} open ${nouns.several} on ${name}. They stay open beside the new one. ${bothTaken} To prevent that, cancel the older ${nouns.several}.`,
      severalItems,
      unread: unreadBeside,
    },
    /** The same for an edition, whose units several accounts hold. */
    offeringUnits: {
      one: (price: string, until: string, name = 'this item') =>
        `You already have an open ${nouns.one} of ${price} on ${name}. It stays open until ${until}, beside the new one. Both can be accepted, and you would pay both. To prevent that, cancel the older ${nouns.one}.`,
      several: (count: number, name = 'this item') =>
        `You already have ${count} open ${nouns.several} on ${name}. They stay open beside the new one. All of them can be accepted, and you would pay all. To prevent that, cancel the older ${nouns.several}.`,
      severalItems,
      unread: unreadBeside,
    },
    /** The same for any item of a collection, or for some. */
    offeringAny: {
      one: (price: string, until: string) =>
        `You already have an open ${nouns.one} of ${price} on items of this collection. It stays open until ${until}, beside what you offer now, and can be accepted as well. To prevent that, cancel the older ${nouns.one}.`,
      several: (count: number) =>
        `You already have ${count} open ${nouns.several} on items of this collection. They stay open beside what you offer now, and can be accepted as well. To prevent that, cancel the older ${nouns.several}.`,
      severalItems,
      unread: unreadBeside,
    },
    /** The same where the visitor looks at an item of another. */
    looking: {
      one: (price: string, until: string) =>
        `Your ${nouns.one} of ${price} on this item is open until ${until}. The item’s owner can accept it.`,
      several: (count: number) =>
        `${count} ${nouns.several} of yours on this item are open. The item’s owner can accept them.`,
      severalItems: (count: number) =>
        `${count} ${nouns.several} of yours on these items are open. The owners of the items can accept them.`,
      unread: `Not all of your open ${nouns.several} could be read. You may have one on this item.`,
    },
    /** One of several offers. */
    line: (price: string, until: string) => `${price}, until ${until}`,
    /** The same, where the offers are on several items. */
    lineOf: (name: string, price: string, until: string) => `${name}: ${price}, until ${until}`,
    more: (count: number) => `and ${count} more`,
    cancelOne: `Cancel the ${nouns.one}`,
    cancelSeveral: `Cancel the ${nouns.several}`,
    cancelOlder: `Cancel the older ${nouns.one}`,
    cancelAllOlder: `Cancel the older ${nouns.several}`,
    reading: `Reading your open ${nouns.several}.`,
  }
}

/** The visitor's own open offers on items that they give away, buy, have got, or make another offer on. */
export const ownOffers = {
  ...textsOf({ one: 'offer', several: 'offers' }),
  /** Where all of them are bids. */
  bids: textsOf({ one: 'bid', several: 'bids' }),
}
