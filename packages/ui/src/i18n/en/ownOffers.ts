const bothTaken =
  'After one of them is accepted, the next owner could accept another, and you would buy the item again.'
const severalItems = (count: number) =>
  `You already have ${count} open offers on these items. They stay open beside the new ones, and can be accepted too. To prevent that, cancel the older offers.`
const unreadBeside =
  'Not all of your open offers could be read. If you already have one on what you make an offer on, it stays open beside the new one.'

/** The visitor's own open offers on items that they give away, buy, have got, or make another offer on. */
export const ownOffers = {
  held: {
    one: (price: string, until: string, name = 'The item') =>
      `${name} is yours, and your offer of ${price} on it is still open until ${until}. The next owner could accept it.`,
    several: (count: number, name = 'The item') =>
      `${name} is yours, and ${count} offers of yours on it are still open. The next owner could accept them.`,
    severalItems: (count: number) =>
      `The items are yours, and ${count} offers of yours on them are still open. The next owners could accept them.`,
    unread:
      'Not all of your open offers could be read. If you have one on what is yours now, the next owner could accept it.',
  },
  giving: {
    one: (price: string, until: string, name = 'this item') =>
      `Your own offer of ${price} on ${name} is still open until ${until}. The next owner could accept it, and you would buy the item back. To prevent that, cancel the offer first.`,
    several: (count: number, name = 'this item') =>
      `${count} offers of yours on ${name} are still open. The next owner could accept one, and you would buy the item back. To prevent that, cancel them first.`,
    severalItems: (count: number) =>
      `${count} offers of yours on these items are still open. The next owners could accept them, and you would buy the items back. To prevent that, cancel them first.`,
    unread:
      'Not all of your open offers could be read. If you have one on what you give away, the next owner could accept it, and you would buy it back.',
  },
  buying: {
    one: (price: string, until: string, name = 'this item') =>
      `Your offer of ${price} on ${name} stays open until ${until}, even after this purchase. The next owner could accept it, and you would buy the item again. To prevent that, cancel the offer first.`,
    several: (count: number, name = 'this item') =>
      `${count} offers of yours on ${name} stay open, even after this purchase. The next owner could accept one, and you would buy the item again. To prevent that, cancel them first.`,
    severalItems: (count: number) =>
      `${count} offers of yours on these items stay open, even after this purchase. The next owners could accept them, and you would buy the items again. To prevent that, cancel them first.`,
    unread:
      'Not all of your open offers could be read. If you have one on what you buy, it stays open, and the next owner could accept it.',
  },
  offering: {
    one: (price: string, until: string, name = 'this item') =>
      `You already have an open offer of ${price} on ${name}. It stays open until ${until}, beside the new one. ${bothTaken} To prevent that, cancel the older offer.`,
    several: (count: number, name = 'this item') =>
      `You already have ${count} open offers on ${name}. They stay open beside the new one. ${bothTaken} To prevent that, cancel the older offers.`,
    severalItems,
    unread: unreadBeside,
  },
  /** The same for an edition, whose units several accounts hold. */
  offeringUnits: {
    one: (price: string, until: string, name = 'this item') =>
      `You already have an open offer of ${price} on ${name}. It stays open until ${until}, beside the new one. Both can be accepted, and you would pay both. To prevent that, cancel the older offer.`,
    several: (count: number, name = 'this item') =>
      `You already have ${count} open offers on ${name}. They stay open beside the new one. All of them can be accepted, and you would pay all. To prevent that, cancel the older offers.`,
    severalItems,
    unread: unreadBeside,
  },
  /** The same for any item of a collection, or for some. */
  offeringAny: {
    one: (price: string, until: string) =>
      `You already have an open offer of ${price} on items of this collection. It stays open until ${until}, beside what you offer now, and can be accepted as well. To prevent that, cancel the older offer.`,
    several: (count: number) =>
      `You already have ${count} open offers on items of this collection. They stay open beside what you offer now, and can be accepted as well. To prevent that, cancel the older offers.`,
    severalItems,
    unread: unreadBeside,
  },
  /** One of several offers. */
  line: (price: string, until: string) => `${price}, until ${until}`,
  /** The same, where the offers are on several items. */
  lineOf: (name: string, price: string, until: string) => `${name}: ${price}, until ${until}`,
  more: (count: number) => `and ${count} more`,
  cancelOne: 'Cancel the offer',
  cancelSeveral: 'Cancel the offers',
  cancelOlder: 'Cancel the older offer',
  cancelAllOlder: 'Cancel the older offers',
  reading: 'Reading your open offers.',
}
