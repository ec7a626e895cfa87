import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'
import type { chains as en } from '../en/chains.js'

const plural = pluralOf('de')

export const chains: typeof en = {
  title: 'Kette wählen',
  why: 'Jede Kette hat eigene Stücke und eigenes Geld. Warenkorb, Listen und Vorgänge gehören zu jeweils einer Kette.',
  money: (name, symbol) => (name === symbol ? symbol : `${name} (${symbol})`),
  shown: 'Wird gezeigt',
  wallet: 'Deine Wallet ist hier',
  state: { live: 'Antwortet', behind: 'Liest noch die Kette', away: 'Antwortet nicht' },
  asking: 'Wird geprüft',
  choice: 'Ketten',
  one: (title) => `Nur ${title}`,
  all: 'Alle Ketten',
  elsewhere: 'Auf anderen Ketten',
  onOthers: (count) => plural(count, { one: 'Auf 1 anderen Kette', other: `Auf ${count} anderen Ketten` }),
  elsewhereMeaning: 'Jede Kette hat eigenes Geld. Beträge verschiedener Ketten werden nicht addiert.',
  away: (title) => `${title} antwortet nicht`,
  awayMeaning: 'Die anderen Ketten sind nicht betroffen, ebenso wenig deine Stücke und dein Geld.',
  retry: 'Erneut versuchen',
  open: (title) => `${title} öffnen`,
  none: 'Noch keine Kollektionen.',
  noneOf: (title) => `Nichts auf ${title}.`,
  floor: 'Floor',
  items: (count) => `${count} Stücke`,
  units: (count) => `${count} Exemplare`,
  balances: 'Guthaben',
  itemsTitle: 'Stücke',
  listings: 'Inserate',
  offers: 'Eigene Angebote',
  sales: 'Neueste Verkäufe',
  salesOn: (title) => `Neueste Verkäufe auf ${title}`,
  activityOn: (title) => `Aktivität auf ${title}`,
  noActivity: 'Noch keine Aktivität.',
  noSales: 'Noch keine Verkäufe.',
  more: (count) => `und ${count} weitere`,
}
