import type { TradeWords } from '../en/trades.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const cart: TradeWords['cart'] = {
  title: 'Dein Korb',
  add: 'In den Korb',
  inside: 'In deinem Korb',
  empty: 'Dein Korb ist leer',
  look: 'Auf dem Markt umsehen',
  emptyMeaning: 'Lege mehrere Stücke hinein und kaufe sie mit einer Transaktion.',
  remove: (name) => `${name} entfernen`,
  clear: 'Alles entfernen',
  undo: 'Rückgängig',
  removed: (count) =>
    plural(count, {
      one: '1 Stück entfernt.',
      other: `${count} Stücke entfernt.`,
    }),
  unsaved: 'Dieser Browser speichert keine Daten. Dein Korb geht verloren, wenn du diese Seite schließt.',
  step: {
    accept: 'Mit den Änderungen weitermachen',
    rest: 'Mit dem Rest weitermachen',
    remove: 'Aus dem Korb entfernen',
  },
  back: 'Zurück zum Korb',
  change: {
    gone: 'Der Markt kennt dieses Inserat nicht mehr',
    sold: 'Verkauft',
    cancelled: 'Storniert',
    expired: 'Abgelaufen',
    unavailable: 'Kann gerade nicht gekauft werden',
    reserved: 'Für jemand anderes bestimmt',
    own: 'Dein eigenes Inserat',
    fewer: (units) => `Nur noch ${units} übrig`,
    price: (price) => `Kostet jetzt ${price}`,
  },
  buy: (count, total) =>
    plural(count, { one: `Für ${total} kaufen`, other: `${count} Stücke für ${total} kaufen` }),
  youPay: 'Du zahlst',
  items: (count) => plural(count, { one: '1 Stück', other: `${count} Stücke` }),
  boughtSome: 'die gekauften Stücke',
  upTo: (count) => plural(count, { one: '1 Stück', other: `bis zu ${count} Stücke` }),
  leftOut: (count) =>
    plural(count, {
      one: '1 Stück kann nicht gekauft werden und wird ausgelassen:',
      other: `${count} Stücke können nicht gekauft werden und werden ausgelassen:`,
    }),
  leftOutLabel: 'Ausgelassen',
  boughtLabel: 'Stücke, die du kaufst',
  receivedLabel: 'Jetzt deins',
  skippedLabel: 'Von jemand anderem zuerst gekauft',
  each: (price) => `je ${price}`,
  moved:
    'Das sind die Preise, die du gesehen hast. Die Summe weicht leicht ab, weil sich ein Preis seither geändert hat oder ein Teil einer Auflage gerundet wird.',
  checking: 'Jedes Inserat wird geprüft',
  bought: (count) =>
    plural(count, { one: '1 Stück ist in deiner Wallet', other: `${count} Stücke sind in deiner Wallet` }),
  none: 'Alle hat jemand anderes zuerst gekauft',
  skipped: (count) =>
    plural(count, {
      one: 'Jemand anderes hat 1 Stück zuerst gekauft. Das Geld dafür wurde in derselben Transaktion erstattet.',
      other: `Jemand anderes hat ${count} Stücke zuerst gekauft. Das Geld dafür wurde in derselben Transaktion erstattet.`,
    }),
  cameBack: 'Erstattet',
  stillInside: 'Noch in deinem Korb, in einer anderen Währung:',
}
