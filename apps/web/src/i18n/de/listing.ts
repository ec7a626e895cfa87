import type { listing as en } from '../en/listing.js'

export const listing: typeof en = {
  mode: 'Art des Verkaufs',
  modes: { fixed: 'Festpreis', dutch: 'Fallender Preis', english: 'Auktion' },
  modeMeaning: {
    fixed: 'Wer deinen Preis zuerst zahlt, bekommt es. Vorher kannst du stornieren.',
    dutch:
      'Der Preis fällt gleichmäßig vom ersten zum letzten. Wer den Preis des Augenblicks zahlt, bekommt es.',
    english:
      'Alle bieten bis zum Ende; das höchste Gebot gewinnt. Geboten wird in einem Token, und vor dem Abschluss bewegt sich kein Geld.',
  },
  startPrice: 'Erster Preis',
  endPrice: 'Letzter Preis',
  reserve: 'Mindestgebot',
  reserveHint: 'Die Gebühren gehen vom siegreichen Gebot ab. Gebote darunter zählen nicht.',
  quick: 'Preise für den Anfang',
  quickOf: {
    floor: 'Floor',
    lastSale: 'Letzter Verkauf',
    bestOffer: 'Bestes Gebot',
    lower: (share) => `Floor −${share}`,
    higher: (share) => `Floor +${share}`,
  },
  custom: 'Anderes Ende',
  endsAt: 'Endet am',
  more: 'Späterer Beginn oder nur eine Wallet',
  moreOpen: 'Weitere Möglichkeiten',
  startsAt: 'Beginnt am',
  startsAtHint: 'Leer: sofort.',
  isPrivate: 'Nur eine Wallet darf kaufen',
  buyer: 'Diese Wallet',
  buyerHint:
    'Ihre Adresse. Das Angebot ist trotzdem öffentlich: Alle können es sehen, kaufen kann nur diese Wallet.',
  buyerHintNamed:
    'Ihre Adresse oder der Name einer Probe-Wallet. Das Angebot ist trotzdem öffentlich: Alle können es sehen, kaufen kann nur diese Wallet.',
  issue: {
    endPriceEmpty: 'Gib den letzten Preis ein',
    endPriceInvalid: 'Prüfe den letzten Preis',
    endPriceNotLower: 'Der letzte Preis muss unter dem ersten liegen',
    startInvalid: 'Der Beginn muss ab jetzt liegen',
    startTooLate: 'Der Beginn muss innerhalb von vier Wochen liegen',
    endInvalid: 'Wähle, wann es endet',
    endTooSoon: 'Es muss mindestens fünf Minuten stehen',
    endTooLate: 'Höchstens vier Wochen nach dem Beginn',
    'buyer:missing': 'Gib die Wallet ein, die kaufen darf',
    'buyer:notAnAddress': 'Das ist keine Adresse',
    'buyer:wrongChecksum': 'In dieser Adresse stimmt ein Zeichen nicht',
    'buyer:self': 'Das ist deine eigene Wallet',
    'buyer:contract': 'Das ist der Vertrag der Sammlung, keine Wallet',
  },
  warning: {
    belowOffer: (offer) => `Es gibt ein Gebot über ${offer}, das ist mehr. Du kannst es sofort annehmen.`,
    belowLastSale: (price) => `Zuletzt wurde es für ${price} verkauft, das ist mehr.`,
    falling: (warning) => `Am Ende: ${warning}`,
    editionEarlier: (price) =>
      `Dein früheres Angebot zu ${price} bleibt neben diesem offen: Jedes verkauft eigene Exemplare. Storniere es zuerst, wenn du nicht mehr verkaufen willst.`,
    auctionWhileEarlier: (price) =>
      `Dein früheres Angebot zu ${price} bleibt offen: Wer darüber kauft, beendet die Auktion ohne Gewinner. Storniere es zuerst.`,
  },
  cancelEarlier: (price) => `Zuerst das zu ${price} stornieren`,
  signMeaning: {
    dutch:
      'Kostet nichts und bewegt für sich nichts, aber es bindet: Bis es endet oder du stornierst, können alle zum Preis des Augenblicks kaufen.',
    english:
      'Kostet nichts und bewegt für sich nichts, aber es bindet: Bis die Auktion abgeschlossen, vorbei oder storniert ist, kann das höchste Gebot ab deinem Mindestgebot das Stück bekommen.',
    toOne:
      'Kostet nichts und bewegt für sich nichts, aber es bindet: Bis es endet oder du stornierst, kann diese eine Wallet zu diesem Preis kaufen.',
  },
  atMost: 'Du zahlst höchstens',
  payFalling: (about) =>
    `Der Preis fällt, während du schaust. Wenn deine Transaktion bestätigt wird, liegt er bei etwa ${about}; was nicht gebraucht wird, kommt in derselben Transaktion zurück.`,
  payRising: (about) =>
    `Der Preis steigt, während du schaust. Wenn deine Transaktion bestätigt wird, liegt er bei etwa ${about}; was nicht gebraucht wird, kommt in derselben Transaktion zurück.`,
  cancelOlder: 'Zuerst stornieren',
  afterCancel: 'Weiter mit dem neuen Angebot',
  seeOffers: 'Gebot ansehen',
  curve: 'Wie der Preis fällt',
  curveMeaning: (start, end, time) => `Von ${start} auf ${end}, über ${time}.`,
  table: 'Preis nach Zeit',
  at: 'Am',
  price: 'Preis',
  startsWith: 'Erster Preis',
  auction: {
    title: 'Wie diese Auktion endet',
    bidsUntil: (end) =>
      `Gebote werden bis ${end} angenommen. Du kannst sie früher beenden, indem du ein Gebot annimmst.`,
    settles:
      'Danach können alle sie mit dem höchsten gedeckten Gebot abschließen: Das Stück geht weg und du wirst bezahlt, beides in einer Transaktion. Der Markt nennt das höchste Gebot; die Kette misst es an deinem Mindestgebot und deinen Gebühren.',
    until: (end) =>
      `Sie muss bis ${end} abgeschlossen sein; danach ist sie vorbei, und nichts hat sich bewegt.`,
    fees: (share) =>
      `Vom siegreichen Gebot gehen höchstens ${share} Gebühren ab; alle, die bieten, wissen das.`,
    gets: 'Du bekommst mindestens',
    noBid: 'Ohne ein Gebot, das das Mindestgebot erreicht, geschieht nichts, und niemand schuldet etwas.',
  },
  none: 'Dieser Markt schließt keine Auktionen ab.',
  line: {
    paysAtStart: 'Kaufpreis am Anfang',
    paysAtEnd: 'Kaufpreis am Ende',
    atStart: 'Du bekommst am Anfang',
    atEnd: 'Du bekommst am Ende',
    marketAtStart: 'Der Markt bekommt am Anfang',
    othersAtStart: 'Der Urheber bekommt am Anfang',
    atLeast: 'Du bekommst mindestens',
    feesAtMost: 'Gebühren vom siegreichen Gebot',
    upTo: (share) => `höchstens ${share}`,
    onlyBuyer: 'Darf kaufen',
    startsAt: 'Beginnt',
    bidsUntil: 'Gebote bis',
    settleUntil: 'Abzuschließen bis',
    settledBy: 'Abgeschlossen von',
    byAnybody: (settler) => `dir jederzeit, allen nach dem Ende (${settler} nennt das Gebot)`,
    byYou: 'dir allein',
  },
  listed: {
    auction: (reserve, end) =>
      `Gebote ab ${reserve} werden bis ${end} angenommen. Das Stück bleibt bis zum Abschluss in deiner Wallet; von Geboten erfährst du auf seiner Seite.`,
    falling: (start, end, moment) =>
      `Der Preis fällt von ${start} auf ${end}, ${moment}. Das Stück bleibt in deiner Wallet, bis jemand zahlt; bis dahin kannst du stornieren.`,
    toOne: (buyer) => `Nur ${buyer} kann es kaufen. Schicke den Link zur Seite des Stücks.`,
  },
}
