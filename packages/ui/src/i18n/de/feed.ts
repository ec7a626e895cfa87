import type { feed as en } from '../en/feed.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const feed: typeof en = {
  title: 'Aktivität',
  meaning: 'Live-Aktivität auf diesem Markt.',
  beingRead: 'Dein letzter Handel wird gelesen …',
  label: 'Aktivität, neueste zuerst',
  via: (source) => `über ${source}`,
  sourceOf: (tag) => `Die Transaktion endet mit der Kennung ${tag}.`,
  column: {
    event: 'Ereignis',
    item: 'Stück',
    together: 'Zusammen mit',
    price: 'Preis',
    from: 'Von',
    to: 'An',
    time: 'Zeit',
  },
  type: {
    sale: 'Verkauf',
    swap: 'Tausch',
    listing: 'Angebot',
    offer: 'Gebot',
    transfer: 'Übertragung',
    mint: 'Prägung',
    burn: 'Vernichtung',
    cancel: 'Stornierung',
  },
  cancelled: { ask: 'Angebot storniert', bid: 'Gebot storniert', swap: 'Tausch storniert' },
  swapOffered: 'Tausch angeboten',
  swapOf: (given, taken) => `${given} gegen ${taken}`,
  together: {
    ask: (count) => `in einem Set aus ${count}`,
    bid: (count) => `für ${count} Stücke zusammen`,
  },
  forAll: (count) => `für alle ${count}`,
  payer: {
    you: 'von dir',
    other: (account) => `von ${account}`,
    unknown: 'von der anderen Seite',
  },
  filter: 'Zeigen',
  all: 'Alles',
  filters: {
    sale: 'Verkäufe',
    listing: 'Angebote',
    offer: 'Gebote',
    transfer: 'Übertragungen',
    mint: 'Prägungen',
    cancel: 'Stornierungen',
  },
  pause: 'Anhalten',
  resume: 'Weiter',
  paused: 'Angehalten. Neue Einträge warten.',
  live: 'Live',
  more: 'Älteres zeigen',
  waiting: (count) =>
    plural(count, { one: '1 neuen Eintrag zeigen', other: `${count} neue Einträge zeigen` }),
  both: (first, second) => `${first} und ${second}`,
  andMore: (first, second, more) => `${first}, ${second} und ${more} mehr`,
  anyOf: (collection) => `Irgendeines aus ${collection}`,
  showParts: (count) => `Alle ${count} zeigen`,
  moreParts: (count: number) =>
    plural(count, { one: 'und 1 weiteres Stück', other: `und ${count} weitere Stücke` }),
  hideParts: 'Weniger zeigen',
  units: (units) => `×${units}`,
  several: 'mehrere',
  lowest: 'ab',
  nobody: '–',
  you: 'du',
  transaction: 'Transaktion',
  seeTransaction: 'Transaktion',
  opensElsewhere: 'öffnet den Block-Explorer',
  goneTitle: (count) =>
    plural(count, { one: '1 Eintrag wurde entfernt', other: `${count} Einträge wurden entfernt` }),
  gone: (what) =>
    `Die Kette hat die Blöcke verworfen, die Folgendes enthielten: ${what}. Es ist nicht geschehen, außer ein späterer Block enthält es wieder.`,
  understood: 'OK',
  none: 'Noch keine Aktivität',
  noneMeaning: 'Verkäufe, Angebote, Gebote und Übertragungen erscheinen hier, sobald sie geschehen.',
  noneOfType: 'Noch keine Aktivität dieser Art',
  notTraded: 'Dieser Markt kennt das nicht',
  notTradedMeaning:
    'Diese Sammlung oder dieses Stück gibt es auf diesem Markt nicht, also auch keine Aktivität.',
  showAll: 'Alles zeigen',
}
