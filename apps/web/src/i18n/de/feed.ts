import type { feed as en } from '../en/feed.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const feed: typeof en = {
  title: 'Aktivität',
  meaning: 'Live-Aktivität auf diesem Markt.',
  label: 'Aktivität, neueste zuerst',
  via: (source) => `über ${source}`,
  sourceOf: (tag) => `Die Transaktion endet mit der Kennung ${tag}.`,
  column: {
    event: 'Ereignis',
    item: 'Stück',
    price: 'Preis',
    from: 'Von',
    to: 'An',
    time: 'Zeit',
  },
  type: {
    sale: 'Verkauf',
    listing: 'Angebot',
    offer: 'Gebot',
    transfer: 'Übertragung',
    mint: 'Prägung',
    burn: 'Vernichtung',
    cancel: 'Stornierung',
  },
  cancelled: { ask: 'Angebot storniert', bid: 'Gebot storniert' },
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
  items: (count) => plural(count, { one: '1 Stück', other: `${count} Stücke` }),
  anyOf: (collection) => `Irgendeines aus ${collection}`,
  showParts: (count) => `Alle ${count} zeigen`,
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
  showAll: 'Alles zeigen',
}
