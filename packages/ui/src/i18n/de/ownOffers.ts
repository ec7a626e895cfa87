import type { ownOffers as en } from '../en/ownOffers.js'

export const ownOffers: typeof en = {
  held: {
    one: (price, until) =>
      `Das Stück gehört dir, und dein Gebot von ${price} darauf ist noch bis ${until} offen. Wem es danach gehört, könnte es annehmen.`,
    several: (count) =>
      `Das Stück gehört dir, und ${count} Gebote von dir darauf sind noch offen. Wem es danach gehört, könnte sie annehmen.`,
    severalItems: (count) =>
      `Die Stücke gehören dir, und ${count} Gebote von dir darauf sind noch offen. Die nächsten Besitzer könnten sie annehmen.`,
    unread:
      'Nicht alle deine offenen Gebote ließen sich lesen. Wenn du eines auf etwas hast, das dir jetzt gehört, könnte der nächste Besitzer es annehmen.',
  },
  giving: {
    one: (price, until) =>
      `Dein eigenes Gebot von ${price} auf dieses Stück ist noch bis ${until} offen. Der nächste Besitzer könnte es annehmen, und du würdest das Stück zurückkaufen. Um das zu verhindern, storniere das Gebot zuerst.`,
    several: (count) =>
      `${count} Gebote von dir auf dieses Stück sind noch offen. Der nächste Besitzer könnte eines annehmen, und du würdest das Stück zurückkaufen. Um das zu verhindern, storniere sie zuerst.`,
    severalItems: (count) =>
      `${count} Gebote von dir auf diese Stücke sind noch offen. Die nächsten Besitzer könnten sie annehmen, und du würdest die Stücke zurückkaufen. Um das zu verhindern, storniere sie zuerst.`,
    unread:
      'Nicht alle deine offenen Gebote ließen sich lesen. Wenn du eines auf etwas hast, das du weggibst, könnte der nächste Besitzer es annehmen, und du würdest es zurückkaufen.',
  },
  buying: {
    one: (price, until) =>
      `Dein Gebot von ${price} auf dieses Stück bleibt bis ${until} offen, auch nach diesem Kauf. Der nächste Besitzer könnte es annehmen, und du würdest das Stück noch einmal kaufen. Um das zu verhindern, storniere das Gebot zuerst.`,
    several: (count) =>
      `${count} Gebote von dir auf dieses Stück bleiben offen, auch nach diesem Kauf. Der nächste Besitzer könnte eines annehmen, und du würdest das Stück noch einmal kaufen. Um das zu verhindern, storniere sie zuerst.`,
    severalItems: (count) =>
      `${count} Gebote von dir auf diese Stücke bleiben offen, auch nach diesem Kauf. Die nächsten Besitzer könnten sie annehmen, und du würdest die Stücke noch einmal kaufen. Um das zu verhindern, storniere sie zuerst.`,
    unread:
      'Nicht alle deine offenen Gebote ließen sich lesen. Wenn du eines auf etwas hast, das du kaufst, bleibt es offen, und der nächste Besitzer könnte es annehmen.',
  },
  line: (price, until) => `${price}, bis ${until}`,
  lineOf: (name, price, until) => `${name}: ${price}, bis ${until}`,
  more: (count) => `und ${count} weitere`,
  cancelOne: 'Gebot stornieren',
  cancelSeveral: 'Gebote stornieren',
  reading: 'Deine offenen Gebote werden gelesen.',
}
