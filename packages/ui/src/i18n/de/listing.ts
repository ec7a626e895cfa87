import type { listing as en } from '../en/listing.js'

export const listing: typeof en = {
  mode: 'Art des Verkaufs',
  modes: { fixed: 'Festpreis', dutch: 'Fallender Preis', english: 'Auktion' },
  modeMeaning: {
    fixed: 'Wer zuerst deinen Preis zahlt, bekommt es. Vorher kannst du stornieren.',
    dutch:
      'Der Preis fällt gleichmäßig vom Startpreis zum Endpreis. Wer zuerst den aktuellen Preis zahlt, bekommt es.',
    english:
      'Alle können bis zum Ende bieten, und das höchste Gebot gewinnt. Geboten wird in einem Token. Vor dem Abschluss bewegt sich kein Geld.',
  },
  startPrice: 'Startpreis',
  endPrice: 'Endpreis',
  reserve: 'Mindestgebot',
  enterReserve: 'Gib ein Mindestgebot ein',
  reviewAuction: 'Auktion prüfen',
  reserveHint: 'Die Gebühren gehen vom siegreichen Gebot ab. Gebote unter dem Mindestgebot zählen nicht.',
  quick: 'Preisvorschläge',
  quickOf: {
    floor: 'Floor',
    lastSale: 'Letzter Verkauf',
    bestOffer: 'Bestes Angebot',
    lower: (share) => `Floor −${share}`,
    higher: (share) => `Floor +${share}`,
  },
  custom: 'Eigenes Datum',
  endsAt: 'Endet am',
  endsAtHint: 'Frühestens 5 Minuten und spätestens 4 Wochen nach dem Beginn.',
  auctionEndsAtHint:
    'Frühestens in 5 Minuten, spätestens in 4 Wochen. Hat die Auktion begonnen, lässt sich das Ende nicht mehr verschieben.',
  more: 'Planen oder für einen Käufer reservieren',
  moreOpen: 'Weitere Möglichkeiten',
  startsAt: 'Beginnt am',
  startsAtHint: 'Leer lassen, um sofort zu beginnen.',
  isPrivate: 'Für eine Wallet reservieren',
  onChain: {
    label: 'Wie veröffentlichen',
    ways: { signature: 'Mit einer Signatur', chain: 'Auf der Kette' },
    meaning: {
      signature: 'Du signierst die Order, das ist kostenlos. Dieser Markt bewahrt und zeigt sie.',
      chain:
        'Eine Transaktion mit Netzwerkgebühr und keine Signatur. Jeder kann die Order von der Kette lesen, und jeder Markt kann sie zeigen, für immer. Konten, die nicht signieren können, etwa Verträge, brauchen das.',
    },
    title: 'Das wirst du veröffentlichen',
    wait: {
      name: 'Auf den Markt warten',
      meaning: 'Der Markt findet die Order auf der Kette. Du musst nichts tun.',
    },
  },
  buyer: 'Wallet, die kaufen darf',
  buyerHint: 'Die Adresse der Wallet. Alle können das Inserat sehen, aber nur diese Wallet kann kaufen.',
  buyerHintNamed:
    'Adresse oder Name der Wallet. Alle können das Inserat sehen, aber nur diese Wallet kann kaufen.',
  issue: {
    endPriceEmpty: 'Gib den Endpreis ein',
    endPriceInvalid: 'Prüfe den Endpreis',
    endPriceNotLower: 'Der Endpreis muss unter dem Startpreis liegen',
    startInvalid: 'Der Beginn darf nicht in der Vergangenheit liegen',
    startTooLate: 'Der Beginn muss innerhalb von 4 Wochen liegen',
    endInvalid: 'Wähle ein Ende',
    endTooSoon: 'Es muss mindestens 5 Minuten gelten',
    endTooLate: 'Es muss innerhalb von 4 Wochen nach dem Beginn enden',
    'buyer:missing': 'Gib die Wallet ein, die kaufen darf',
    'buyer:notAnAddress': 'Das ist keine Adresse',
    'buyer:wrongChecksum': 'Diese Adresse enthält einen Tippfehler',
    'buyer:self': 'Das ist deine eigene Wallet',
    'buyer:contract': 'Das ist der Vertrag der Sammlung, keine Wallet',
    'buyer:nameReading': 'Der Name wird nachgeschlagen',
    'buyer:nameUnknown': 'Kein Konto hat diesen Namen',
    'buyer:nameUnread':
      'Der Name konnte nicht gelesen werden. Versuch es noch einmal, oder gib die Adresse ein',
    'buyer:nameMoved':
      'Dieser Name führt jetzt zu einem anderen Konto. Gib ihn noch einmal ein und vergleiche die Adresse',
  },
  warning: {
    belowEditionFloor: (floor) =>
      `Das günstigste Exemplar dieser Auflage kostet ${floor}. Deines kostet weniger und kann binnen Sekunden gekauft werden.`,
    reserveBelowFloor: (floor) =>
      `Das Mindestgebot liegt unter dem Floor (${floor}). Die Auktion kann also darunter enden.`,
    belowOffer: (offer) => `Es gibt ein höheres Angebot über ${offer}. Du kannst es sofort annehmen.`,
    belowBid: (bid) =>
      `Das höchste Gebot deiner Auktion dieses Stücks ist ${bid}. Du kannst es stattdessen jetzt annehmen.`,
    belowLastSale: (price) => `Zuletzt wurde es für mehr verkauft, ${price}.`,
    falling: (warning) => `Am Ende: ${warning}`,
    editionEarlier: (price) =>
      `Dein früheres Inserat zu ${price} bleibt ebenfalls offen, und jedes verkauft eigene Exemplare. Willst du nicht mehr verkaufen, storniere es zuerst.`,
    auctionWhileEarlier: (price) =>
      `Dein früheres Inserat zu ${price} bleibt offen. Kauft jemand darüber, endet die Auktion ohne Gewinner. Storniere es zuerst.`,
  },
  edit: {
    title: 'Preis ändern',
    earlierListing: (price, end) =>
      `Dein Inserat zu ${price} bleibt bis ${end} offen, und ein Käufer nimmt das günstigere. Um den Preis zu erhöhen, storniere es zuerst.`,
    severalCheaper: (prices) =>
      `Deine Inserate für ${prices} bleiben offen, und ein Käufer nimmt das günstigste. Um den Preis zu erhöhen, storniere sie zuerst, alle in einer Transaktion.`,
    dearerListing: (price, end) =>
      `Dein Inserat zu ${price} bleibt ebenfalls offen. Es endet, wenn das Stück verkauft ist, am ${end} oder wenn du es stornierst.`,
    sameListing: (price, end) =>
      `${price} ist der aktuelle Preis. Dieses Inserat endet, wenn das Stück verkauft ist, am ${end} oder wenn du es stornierst.`,
    sameFalling: (price, { lowest, end }) =>
      `${price} ist der aktuelle Preis. Dieses Inserat bleibt offen und fällt bis ${end} auf ${lowest}. Es kann also günstiger werden als das neue. Willst du das nicht, storniere es zuerst.`,
    dearerFalling: (price, { lowest, end }) =>
      `Dein Inserat zu ${price} bleibt ebenfalls offen und fällt bis ${end} auf ${lowest}. Es kann also günstiger werden als das neue. Willst du das nicht, storniere es zuerst.`,
    otherCurrency: (price, end) =>
      `Dein Inserat zu ${price} bleibt bis ${end} ebenfalls offen. Gekauft werden kann zu beiden Preisen. Willst du nur den neuen, storniere es zuerst.`,
    cancelCost: (fee) =>
      fee === undefined
        ? 'Das Stornieren kostet eine Netzwerkgebühr.'
        : `Das Stornieren kostet etwa ${fee} Netzwerkgebühr.`,
  },
  cancelCheaper: (count) =>
    count === 2 ? 'Zuerst beide Inserate stornieren' : `Zuerst alle ${count} Inserate stornieren`,
  cancelEarlier: (price) => `Zuerst das Inserat zu ${price} stornieren`,
  signMeaning: {
    dutch:
      'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Bis das Inserat endet oder du es stornierst, können alle zum aktuellen Preis kaufen.',
    toOne:
      'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Bis das Inserat endet oder du es stornierst, kann diese eine Wallet zu diesem Preis kaufen.',
  },
  atMost: 'Du zahlst höchstens',
  payFalling: (about) =>
    `Der Preis fällt weiter. Bei der Bestätigung deiner Transaktion liegt er bei etwa ${about}. Ein Überschuss wird in derselben Transaktion erstattet.`,
  payRising: (about) =>
    `Der Preis steigt weiter. Bei der Bestätigung deiner Transaktion liegt er bei etwa ${about}. Ein Überschuss wird in derselben Transaktion erstattet.`,
  cancelOlder: 'Zuerst stornieren',
  afterCancel: 'Weiter mit dem neuen Inserat',
  toOffer: 'Zurück zum neuen Angebot',
  goOn: 'Weiter mit dem Handel',
  seeOffers: 'Angebot ansehen',
  curve: 'Preisverlauf',
  curveMeaning: (start, end, time) => `Von ${start} auf ${end}, über ${time}.`,
  table: 'Preis nach Zeit',
  at: 'Zeit',
  price: 'Preis',
  startsWith: 'Startpreis',
  auction: {
    title: 'Wie diese Auktion endet',
    bidsUntil: (end) =>
      `Bieten ist bis ${end} möglich. Du kannst die Auktion früher beenden, indem du ein Gebot annimmst.`,
    fixedEnd:
      'Du signierst dieses Ende. Weder du noch der Markt können es verschieben. Ein Gebot in der letzten Sekunde zählt und verlängert die Auktion nicht.',
    buyNow: (end) =>
      `Dieses Stück ist bis ${end} in Auktion. Ein Kauf zu diesem Preis beendet die Auktion ohne Zuschlag, und Gebote bleiben als gewöhnliche Angebote offen. Lass das Inserat spätestens mit der Auktion enden, sonst kann es das siegreiche Gebot unterbieten.`,
    settles:
      'Danach können alle sie mit dem höchsten gedeckten Gebot abschließen. Eine Transaktion liefert das Stück und bezahlt dich. Der Markt nennt das höchste Gebot, und der Vertrag prüft es gegen dein Mindestgebot und deine Gebühren.',
    until: (end) =>
      `Sie muss bis ${end} abgeschlossen werden. Schließt sie bis dahin niemand ab, ist sie vorbei, und nichts bewegt sich.`,
    fees: (share) => `Vom siegreichen Gebot gehen höchstens ${share} Gebühren ab. Alle Bietenden sehen das.`,
    gets: 'Du bekommst mindestens',
    noBid: 'Erreicht kein Gebot das Mindestgebot, geschieht nichts, und niemand schuldet etwas.',
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
    settleUntil: 'Abschluss möglich bis',
    settledBy: 'Wer abschließen kann',
    byAnybody: (settler) => `du jederzeit, alle nach dem Ende (${settler} nennt das Gebot)`,
    byYou: 'nur du',
  },
  listed: {
    auctionTitle: 'Deine Auktion hat begonnen',
    auction: (reserve, end) =>
      `Gebote ab ${reserve} sind bis ${end} möglich. Das Stück bleibt bis zum Abschluss in deiner Wallet. Seine Seite zeigt die Gebote.`,
    falling: (start, end, moment) =>
      `Der Preis fällt von ${start} auf ${end}, ${moment}. Das Stück bleibt in deiner Wallet, bis jemand zahlt. Bis dahin kannst du stornieren.`,
    toOne: (buyer) => `Nur ${buyer} kann es kaufen. Schicke den Link zur Seite des Stücks.`,
  },
}
