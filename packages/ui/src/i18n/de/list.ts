import type { TradeWords } from '../en/trades.js'

export const list: TradeWords['list'] = {
  price: 'Preis',
  priceOfOne: 'Preis je Exemplar',
  currency: 'Währung',
  howMany: 'Anzahl',
  youHold: (units) => `Du besitzt ${units}`,
  howLong: 'Dauer',
  duration: { 1: '1 Tag', 3: '3 Tage', 7: '1 Woche', 28: '4 Wochen' },
  buyerPays: 'Kaufpreis',
  youReceive: 'Du bekommst',
  whatYouReceive: 'Was du bekommst',
  enterPrice: 'Gib einen Preis ein',
  checkPrice: 'Prüfe den Preis',
  review: 'Inserat prüfen',
  inPlainWords: 'Das Inserat in einfacher Sprache',
  issue: {
    empty: 'Gib einen Preis ein',
    notANumber: 'Gib eine Zahl ein, zum Beispiel 1,5',
    ambiguous: 'Das kann zwei Preise bedeuten. Lass das Tausenderzeichen weg, oder hänge eine 0 an',
    tooManyDecimals: 'So viele Dezimalstellen hat diese Währung nicht',
    zero: 'Der Preis muss über null liegen',
    tooLarge: 'Das ist mehr, als die Börse verarbeiten kann',
    quantityInvalid: 'Gib die Anzahl ein',
    quantityTooLarge: 'So viele besitzt du nicht',
  },
  warning: {
    belowFloor: (floor) => `Das liegt unter dem Floor (${floor}). Es kann binnen Sekunden gekauft werden.`,
    earlierListing: (price) =>
      `Dein früheres Inserat zu ${price} bleibt offen: Gekauft wird das günstigere. Willst du den Preis erhöhen, storniere es zuerst.`,
    dearerListing: (price) =>
      `Dein früheres Inserat zu ${price} bleibt ebenfalls offen. Stornierst du das neue, bleibt das frühere bestehen.`,
    otherCurrency: (price) =>
      `Dein früheres Inserat zu ${price} bleibt ebenfalls offen. Gekauft werden kann zu beiden Preisen.`,
    sameListing: (price) =>
      `Du hast schon ein offenes Inserat zu ${price}. Ein zweites verkauft nicht eher, und du müsstest jedes einzeln stornieren.`,
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
  forSale: (units) => (units > 1n ? `${units} Stück stehen zum Verkauf` : 'Dein Stück steht zum Verkauf'),
  since: {
    filled: {
      title: 'Es ist verkauft',
      body: 'Jemand hat es gekauft. Dein Erlös ist in deiner Wallet.',
    },
    cancelled: { title: 'Nicht mehr im Verkauf', body: 'Dieses Inserat wurde storniert.' },
    expired: { title: 'Nicht mehr im Verkauf', body: 'Dieses Inserat ist abgelaufen.' },
    inactive: {
      title: 'Gerade nicht im Verkauf',
      body: 'Das Stück ist nicht mehr in deiner Wallet, oder die Börse darf es nicht mehr bewegen. Das Inserat bleibt signiert, bis du es stornierst oder es abläuft.',
    },
  },
  each: (price) => `je ${price}`,
  fewer: (each) => `${each}, und ein Käufer kann auch weniger nehmen`,
  ends: (moment) => `endet am ${moment}. Bis dahin kannst du es stornieren.`,
  listed: (asked, end) => `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt. Das Inserat ${end}`,
  listedUnits: (asked, end) => `Sie bleiben in deiner Wallet, bis jemand ${asked} zahlt. Das Inserat ${end}`,
  earlierUnits: (units, price) =>
    `Dein früheres Inserat über ${units} ${units === 1n ? 'Exemplar' : 'Exemplare'} zu ${price} ist ebenfalls noch offen.`,
  earlierFirst: (units) =>
    units === 1n ? 'Käufer nehmen dieses Exemplar zuerst.' : `Käufer nehmen diese ${units} zuerst.`,
  earlierBeside: 'Jedes Inserat verkauft eigene Exemplare.',
  listedOrOther: (asked, before, end) =>
    `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt, oder ${before} durch dein früheres Inserat, das noch offen ist. Das neue Inserat ${end}`,
  listedAboveEarlier: (asked, before, end) =>
    `Dein früheres Inserat zu ${before} ist noch offen. Niemand zahlt ${asked}, solange es gilt. Storniere das frühere Inserat, um für ${asked} zu verkaufen. Das neue Inserat ${end}`,
  listedAgain: (asked, end) =>
    `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt. Du hast jetzt zwei Inserate zu diesem Preis und musst jedes einzeln stornieren. Das neue ${end}`,
  listedBelowEarlier: (asked, before, end) =>
    `Es bleibt in deiner Wallet, bis jemand ${asked} zahlt. Dein früheres Inserat zu ${before} ist ebenfalls noch offen. Das neue ${end}`,
}
