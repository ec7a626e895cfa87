import type { TradeWords } from '../en/trades.js'

export const list: TradeWords['list'] = {
  price: 'Preis',
  priceOfOne: 'Preis für eines',
  currency: 'Währung',
  howMany: 'Wie viele',
  youHold: (units) => `Du besitzt ${units}`,
  howLong: 'Wie lange',
  duration: { 1: '1 Tag', 3: '3 Tage', 7: '1 Woche', 28: '4 Wochen' },
  buyerPays: 'Kaufpreis',
  youReceive: 'Du bekommst',
  whatYouReceive: 'Was du bekommst',
  enterPrice: 'Gib einen Preis ein',
  checkPrice: 'Prüfe den Preis',
  review: 'Angebot ansehen',
  inPlainWords: 'Das Angebot in einfachen Worten',
  issue: {
    empty: 'Gib einen Preis ein',
    notANumber: 'Nimm Ziffern, mit Komma oder Punkt vor den Dezimalstellen',
    ambiguous: 'Das kann zwei Preise bedeuten. Lass das Tausenderzeichen weg',
    tooManyDecimals: 'So viele Dezimalstellen hat diese Währung nicht',
    zero: 'Der Preis muss über null liegen',
    tooLarge: 'Das ist mehr, als die Börse verarbeiten kann',
    quantityInvalid: 'Gib an, wie viele du anbietest',
    quantityTooLarge: 'So viele besitzt du nicht',
  },
  warning: {
    belowFloor: (floor) => `Das liegt unter dem Floor (${floor}). Es kann binnen Sekunden gekauft werden.`,
    earlierListing: (price) =>
      `Dein früheres Angebot zu ${price} bleibt offen: Gekauft wird das günstigere. Willst du den Preis erhöhen, storniere es zuerst.`,
    dearerListing: (price) =>
      `Dein früheres Angebot zu ${price} bleibt ebenfalls offen. Wer das neue storniert, schließt das frühere nicht.`,
    sameListing: (price) =>
      `Ein Angebot von dir zu ${price} ist schon offen. Ein gleiches verkauft nicht eher, und jedes muss für sich storniert werden.`,
  },
  line: {
    youGive: 'Du gibst',
    youGet: 'Du bekommst',
    marketGets: 'Der Markt bekommt',
    creatorGets: 'Der Urheber bekommt',
    validUntil: 'Gültig bis',
    exchange: 'Börse',
    network: 'Netzwerk',
    chain: (name, chainId) => `${name} (Kette ${chainId})`,
  },
  forSale: 'Dein Stück steht zum Verkauf',
  since: {
    filled: {
      title: 'Es ist verkauft',
      body: 'Inzwischen hat es jemand gekauft. Dein Erlös ist in deiner Wallet.',
    },
    cancelled: { title: 'Nicht mehr im Verkauf', body: 'Dieses Angebot wurde inzwischen zurückgenommen.' },
    expired: { title: 'Nicht mehr im Verkauf', body: 'Die Zeit dieses Angebots ist abgelaufen.' },
    inactive: {
      title: 'Gerade nicht im Verkauf',
      body: 'Das Stück ist nicht mehr in deiner Wallet oder darf nicht mehr bewegt werden. Das Angebot bleibt signiert, bis es zurückgenommen wird oder abläuft.',
    },
  },
  each: (price) => `je ${price}`,
  ends: (moment) => `endet am ${moment}; bis dahin kannst du es stornieren.`,
  listed: (asked, end) => `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt. Das Angebot ${end}`,
  listedOrOther: (asked, before, end) =>
    `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt, oder ${before} durch dein früheres Angebot, das noch offen ist. Das neue Angebot ${end}`,
  listedAboveEarlier: (asked, before, end) =>
    `Dein früheres Angebot zu ${before} ist noch offen und verkauft es weiterhin: Niemand zahlt ${asked}, bevor jenes verkauft, storniert oder vorbei ist. Storniere es, um ${asked} zu verlangen. Das neue Angebot ${end}`,
  listedAgain: (asked, end) =>
    `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt. Du hast jetzt zwei Angebote zu diesem Preis, und jedes muss für sich storniert werden. Das neue ${end}`,
  listedBelowEarlier: (asked, before, end) =>
    `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt. Dein früheres Angebot zu ${before} ist ebenfalls noch offen. Das neue ${end}`,
}
