/** The visitor's own open offers on items that they give away, buy, or have got. */
export const ownOffers = {
  held: {
    one: (price: string, until: string) =>
      `The item is yours, and your offer of ${price} on it is still open until ${until}. The next owner could accept it.`,
    several: (count: number) =>
      `The item is yours, and ${count} offers of yours on it are still open. The next owner could accept them.`,
    severalItems: (count: number) =>
      `The items are yours, and ${count} offers of yours on them are still open. The next owners could accept them.`,
    unread:
      'Not all of your open offers could be read. If you have one on what is yours now, the next owner could accept it.',
  },
  giving: {
    one: (price: string, until: string) =>
      `Your own offer of ${price} on this item is still open until ${until}. The next owner could accept it, and you would buy the item back. To prevent that, cancel the offer first.`,
    several: (count: number) =>
      `${count} offers of yours on this item are still open. The next owner could accept one, and you would buy the item back. To prevent that, cancel them first.`,
    severalItems: (count: number) =>
      `${count} offers of yours on these items are still open. The next owners could accept them, and you would buy the items back. To prevent that, cancel them first.`,
    unread:
      'Not all of your open offers could be read. If you have one on what you give away, the next owner could accept it, and you would buy it back.',
  },
  buying: {
    one: (price: string, until: string) =>
      `Your offer of ${price} on this item stays open until ${until}, even after this purchase. The next owner could accept it, and you would buy the item again. To prevent that, cancel the offer first.`,
    several: (count: number) =>
      `${count} offers of yours on this item stay open, even after this purchase. The next owner could accept one, and you would buy the item again. To prevent that, cancel them first.`,
    severalItems: (count: number) =>
      `${count} offers of yours on these items stay open, even after this purchase. The next owners could accept them, and you would buy the items again. To prevent that, cancel them first.`,
    unread:
      'Not all of your open offers could be read. If you have one on what you buy, it stays open, and the next owner could accept it.',
  },
  /** One of several offers. */
  line: (price: string, until: string) => `${price}, until ${until}`,
  /** The same, where the offers are on several items. */
  lineOf: (name: string, price: string, until: string) => `${name}: ${price}, until ${until}`,
  more: (count: number) => `and ${count} more`,
  cancelOne: 'Cancel the offer',
  cancelSeveral: 'Cancel the offers',
  reading: 'Reading your open offers.',
}
