import type { trust as en } from '../en/trust.js'

export const trust: typeof en = {
  title: 'Dieser Markt widerspricht bekannten Tatsachen',
  why: (network) =>
    `Was er über ${network} sagt, weicht von dem ab, was Souk weiß. Das kann ein Fehler sein oder ein Betrug. Deshalb kannst du hier nicht handeln.`,
  still: 'Du kannst weiterhin Orders stornieren, Freigaben widerrufen und Stücke senden.',
  seeFacts: 'Tatsachen ansehen',
  blocked: 'Du kannst hier nicht handeln',
  field: {
    seaport: 'Börse',
    conduitKey: 'Schlüssel des Kanals',
    auctionZone: 'Auktionszone',
    nativeCurrency: 'Währung der Kette',
    wrappedNative: 'Verpackter Token',
  },
  says: 'Der Markt sagt',
  known: 'Bekannt ist',
  money: (symbol, decimals) => `${symbol} mit ${decimals} Dezimalstellen`,
  card: {
    title: 'Was der Markt sagt',
    why: 'Die App übernimmt Börse, Kanal, Auktionszone und Geld vom Markt und vergleicht sie mit eigenen Tatsachen.',
    agrees: 'Alles stimmt mit bekannten Tatsachen überein.',
    notCompared: 'Nicht alles ließ sich vergleichen',
    unknown: (network, fields) =>
      `Souk hat keine eigenen Tatsachen über ${network}. Nichts bestätigt, was der Markt hierzu sagt: ${fields}.`,
  },
}
