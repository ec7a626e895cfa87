import type { TradeWords } from '../en/trades.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const cart: TradeWords['cart'] = {
  title: 'Dein Korb',
  add: 'In den Korb',
  inside: 'In deinem Korb',
  empty: 'Nichts in deinem Korb',
  look: 'Auf dem Markt umsehen',
  emptyMeaning: 'Lege mehrere Stücke hinein und kaufe sie mit einer Transaktion.',
  remove: (name) => `${name} herausnehmen`,
  clear: 'Alles herausnehmen',
  undo: 'Wieder hineinlegen',
  removed: (count) =>
    plural(count, {
      one: 'Ein Stück wurde herausgenommen.',
      other: `${count} Stücke wurden herausgenommen.`,
    }),
  unsaved: 'Dieser Browser erlaubt nicht, den Korb zu speichern; er ist weg, wenn du diese Seite schließt.',
  acceptChanges: 'Mit dem Rest weitermachen',
  change: {
    gone: 'Der Markt kennt dieses Angebot nicht mehr',
    sold: 'Verkauft',
    cancelled: 'Zurückgenommen',
    expired: 'Abgelaufen',
    unavailable: 'Kann gerade nicht geliefert werden',
    reserved: 'Für jemand anderes bestimmt',
    own: 'Dein eigenes Angebot',
    fewer: (units) => `Nur noch ${units} übrig`,
    price: (price) => `Kostet jetzt ${price}`,
  },
  buy: (count, total) =>
    plural(count, { one: `Für ${total} kaufen`, other: `${count} Stücke für ${total} kaufen` }),
  youPay: 'Du zahlst',
  items: (count) => plural(count, { one: '1 Stück', other: `${count} Stücke` }),
  upTo: (count) => plural(count, { one: '1 Stück', other: `bis zu ${count} Stücke` }),
  leftOut: (count) =>
    plural(count, {
      one: 'Eines kann nicht gekauft werden und wird ausgelassen:',
      other: `${count} können nicht gekauft werden und werden ausgelassen:`,
    }),
  leftOutLabel: 'Ausgelassen',
  boughtLabel: 'Was du kaufst',
  receivedLabel: 'Jetzt deins',
  skippedLabel: 'Von jemand anderem vorher gekauft',
  each: (price) => `je ${price}`,
  moved:
    'Das sind die Preise, die du gesehen hast. Du zahlst etwas anderes: Ein Preis hat sich seither bewegt, oder der Teil einer Auflage wird gerundet.',
  checking: 'Jedes Angebot wird geprüft',
  bought: (count) =>
    plural(count, { one: '1 Stück ist in deiner Wallet', other: `${count} Stücke sind in deiner Wallet` }),
  none: 'Bei allen war jemand anderes schneller',
  skipped: (count) =>
    plural(count, {
      one: 'Eines hat jemand anderes vorher gekauft; das Geld dafür kam in derselben Transaktion zurück.',
      other: `${count} hat jemand anderes vorher gekauft; das Geld dafür kam in derselben Transaktion zurück.`,
    }),
  cameBack: 'Zurückgekommen',
}
