import type { ownOffers as en } from '../en/ownOffers.js'

const bothTaken =
  'Wird eines davon angenommen, könnte der nächste Besitzer ein anderes annehmen, und du würdest das Stück noch einmal kaufen.'

const textsOf = (nouns: { one: string; several: string }): Omit<typeof en, 'bids'> => {
  const severalItems = (count: number) =>
    `Du hast schon ${count} offene ${nouns.several} für diese Stücke. Sie bleiben neben den neuen offen und können auch angenommen werden. Um das zu verhindern, storniere die älteren ${nouns.several}.`
  const unreadBeside = `Nicht alle deine offenen ${nouns.several} ließen sich lesen. Wenn du hierfür schon eines hast, bleibt es neben dem neuen offen.`
  return {
    held: {
      one: (price, until, name = 'Das Stück') =>
        `${name} gehört dir, und dein ${nouns.one} von ${price} dafür ist noch bis ${until} offen. Wem es danach gehört, könnte es annehmen.`,
      several: (count, name = 'Das Stück') =>
        `${name} gehört dir, und ${count} ${nouns.several} von dir dafür sind noch offen. Wem es danach gehört, könnte sie annehmen.`,
      severalItems: (count) =>
        `Die Stücke gehören dir, und ${count} ${nouns.several} von dir dafür sind noch offen. Die nächsten Besitzer könnten sie annehmen.`,
      unread: `Nicht alle deine offenen ${nouns.several} ließen sich lesen. Wenn du eines für etwas hast, das dir jetzt gehört, könnte der nächste Besitzer es annehmen.`,
    },
    giving: {
      one: (price, until, name = 'dieses Stück') =>
        `Dein eigenes ${nouns.one} von ${price} für ${name} ist noch bis ${until} offen. Der nächste Besitzer könnte es annehmen, und du würdest das Stück zurückkaufen. Um das zu verhindern, storniere das ${nouns.one} zuerst.`,
      several: (count, name = 'dieses Stück') =>
        `${count} ${nouns.several} von dir für ${name} sind noch offen. Der nächste Besitzer könnte eines annehmen, und du würdest das Stück zurückkaufen. Um das zu verhindern, storniere sie zuerst.`,
      severalItems: (count) =>
        `${count} ${nouns.several} von dir für diese Stücke sind noch offen. Die nächsten Besitzer könnten sie annehmen, und du würdest die Stücke zurückkaufen. Um das zu verhindern, storniere sie zuerst.`,
      unread: `Nicht alle deine offenen ${nouns.several} ließen sich lesen. Wenn du eines für etwas hast, das du weggibst, könnte der nächste Besitzer es annehmen, und du würdest es zurückkaufen.`,
    },
    buying: {
      one: (price, until, name = 'dieses Stück') =>
        `Dein ${nouns.one} von ${price} für ${name} bleibt bis ${until} offen, auch nach diesem Kauf. Der nächste Besitzer könnte es annehmen, und du würdest das Stück noch einmal kaufen. Um das zu verhindern, storniere das ${nouns.one} zuerst.`,
      several: (count, name = 'dieses Stück') =>
        `${count} ${nouns.several} von dir für ${name} bleiben offen, auch nach diesem Kauf. Der nächste Besitzer könnte eines annehmen, und du würdest das Stück noch einmal kaufen. Um das zu verhindern, storniere sie zuerst.`,
      severalItems: (count) =>
        `${count} ${nouns.several} von dir für diese Stücke bleiben offen, auch nach diesem Kauf. Die nächsten Besitzer könnten sie annehmen, und du würdest die Stücke noch einmal kaufen. Um das zu verhindern, storniere sie zuerst.`,
      unread: `Nicht alle deine offenen ${nouns.several} ließen sich lesen. Wenn du eines für etwas hast, das du kaufst, bleibt es offen, und der nächste Besitzer könnte es annehmen.`,
    },
    offering: {
      one: (price, until, name = 'dieses Stück') =>
        `Du hast schon ein offenes ${nouns.one} von ${price} für ${name}. Es bleibt neben dem neuen bis ${until} offen. ${bothTaken} Um das zu verhindern, storniere das ältere ${nouns.one}.`,
      several: (count, name = 'dieses Stück') =>
        `Du hast schon ${count} offene ${nouns.several} für ${name}. Sie bleiben neben dem neuen offen. ${bothTaken} Um das zu verhindern, storniere die älteren ${nouns.several}.`,
      severalItems,
      unread: unreadBeside,
    },
    offeringUnits: {
      one: (price, until, name = 'dieses Stück') =>
        `Du hast schon ein offenes ${nouns.one} von ${price} für ${name}. Es bleibt neben dem neuen bis ${until} offen. Beide können angenommen werden, und du würdest beide bezahlen. Um das zu verhindern, storniere das ältere ${nouns.one}.`,
      several: (count, name = 'dieses Stück') =>
        `Du hast schon ${count} offene ${nouns.several} für ${name}. Sie bleiben neben dem neuen offen. Alle können angenommen werden, und du würdest alle bezahlen. Um das zu verhindern, storniere die älteren ${nouns.several}.`,
      severalItems,
      unread: unreadBeside,
    },
    offeringAny: {
      one: (price, until) =>
        `Du hast schon ein offenes ${nouns.one} von ${price} für Stücke dieser Sammlung. Es bleibt neben dem, was du jetzt anbietest, bis ${until} offen und kann auch angenommen werden. Um das zu verhindern, storniere das ältere ${nouns.one}.`,
      several: (count) =>
        `Du hast schon ${count} offene ${nouns.several} für Stücke dieser Sammlung. Sie bleiben neben dem, was du jetzt anbietest, offen und können auch angenommen werden. Um das zu verhindern, storniere die älteren ${nouns.several}.`,
      severalItems,
      unread: unreadBeside,
    },
    looking: {
      one: (price, until) =>
        `Dein ${nouns.one} von ${price} für dieses Stück ist bis ${until} offen. Wem das Stück gehört, kann es annehmen.`,
      several: (count) =>
        `${count} ${nouns.several} von dir für dieses Stück sind offen. Wem das Stück gehört, kann sie annehmen.`,
      severalItems: (count) =>
        `${count} ${nouns.several} von dir für diese Stücke sind offen. Wem die Stücke gehören, kann sie annehmen.`,
      unread: `Nicht alle deine offenen ${nouns.several} ließen sich lesen. Vielleicht hast du eines auf dieses Stück.`,
    },
    line: (price, until) => `${price}, bis ${until}`,
    lineOf: (name, price, until) => `${name}: ${price}, bis ${until}`,
    more: (count) => `und ${count} weitere`,
    cancelOne: `${nouns.one} stornieren`,
    cancelSeveral: `${nouns.several} stornieren`,
    cancelOlder: `Älteres ${nouns.one} stornieren`,
    cancelAllOlder: `Ältere ${nouns.several} stornieren`,
    reading: `Deine offenen ${nouns.several} werden gelesen.`,
  }
}

export const ownOffers: typeof en = {
  ...textsOf({ one: 'Angebot', several: 'Angebote' }),
  bids: textsOf({ one: 'Gebot', several: 'Gebote' }),
}
