import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'
import type { discover as en } from '../en/discover.js'

const plural = pluralOf('de')

export const discover: typeof en = {
  title: 'NFTs kaufen und verkaufen, von Wallet zu Wallet.',
  lead: (market) =>
    `${market} verwahrt weder deine Stücke noch dein Geld: Beides wechselt in einer Transaktion über Seaport den Besitzer, oder gar nicht.`,
  featured: 'Jetzt im Verkauf',
  buyShort: 'Kaufen',
  each: 'je Stück',
  buy: (name, price) => `${name} für ${price} kaufen`,
  stalls: 'Aktivste Sammlungen',
  ranking: 'Alle Sammlungen',
  newest: 'Neueste Verkäufe',
  empty: 'Noch keine Sammlungen',
  emptyMeaning:
    'Dieser Markt führt noch keine Sammlungen. Der Betreiber fügt sie über ihre Vertragsadresse hinzu.',
  period: 'Zeitraum',
  periods: { '1d': '24 Stunden', '7d': '7 Tage', '30d': '30 Tage', all: 'Gesamt' },
  sort: 'Sortieren nach',
  direction: { desc: 'Höchste zuerst', asc: 'Niedrigste zuerst' },
  watched: 'Favoriten',
  noneWatched: 'Noch keine Favoriten',
  noneWatchedMeaning: 'Markiere eine Sammlung mit dem Stern, um sie in diesem Browser zu speichern.',
  showAll: 'Alle Sammlungen zeigen',
  watch: (name) => `${name} zu den Favoriten hinzufügen`,
  collection: 'Sammlung',
  columns: {
    floor: 'Floor',
    change: 'Floor-Änderung',
    topOffer: 'Bestes Angebot',
    volume: 'Volumen',
    sales: 'Verkäufe',
    owners: 'Besitzer',
    listed: 'Inseriert',
  },
  floor: 'Floor',
  none: 'Keine',
  items: 'Stücke',
  pieces: 'Exemplare',
  changeUnknown: 'Nicht bekannt: Der Markt hat für diese Zeit keinen Floor',
  volumeBefore: (volume) => `${volume} im vorigen Zeitraum`,
  count: (count) => plural(count, { one: '1 Sammlung', other: `${count} Sammlungen` }),
  forUnits: (price, units) => `${price} für ${units}`,
  sold: (name, price) => `${name}, verkauft für ${price}`,
}
