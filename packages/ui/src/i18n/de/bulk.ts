import type { bulk as en } from '../en/bulk.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const items = (count: number) => plural(count, { one: '1 Stück', other: `${count} Stücke` })

export const bulk: typeof en = {
  items,
  pricing: 'Preisgestaltung',
  way: { fixed: 'Ein Preis', floor: 'Nach Floor', ladder: 'Gestaffelt' },
  wayMeaning: {
    fixed: 'Jedes Stück hat denselben Preis.',
    floor:
      'Um einen Prozentsatz über oder unter dem Floor der Sammlung. Bei Auflagen zählt das günstigste Inserat desselben Stücks.',
    ladder: 'Das erste Stück hat den ersten Preis, jedes weitere kostet eine Stufe mehr.',
  },
  price: 'Preis je Stück',
  percent: 'Prozent über dem Floor',
  percentHint: 'Eine negative Zahl setzt den Preis unter den Floor.',
  start: 'Erster Preis',
  step: 'Stufe',
  apply: 'Preise setzen',
  applied: (count) =>
    plural(count, {
      one: '1 Stück hat jetzt einen Preis.',
      other: `${count} Stücke haben jetzt einen Preis.`,
    }),
  withoutFloor: (count) =>
    `${items(count)} unverändert: In dieser Währung steht aus der Sammlung nichts zum Verkauf.`,
  lines: 'Angebotene Stücke mit Preis',
  priceOf: (name) => `Preis von ${name}`,
  quantityOf: (name) => `Anzahl von ${name}`,
  held: (units) => `von ${units}`,
  remove: (name) => `${name} entfernen`,
  floor: (price) => `Floor ${price}`,
  priceEach: (symbol) => `${symbol} je Stück`,
  noFloor: 'Kein Floor in dieser Währung',
  youGet: (amount) => `Du bekommst ${amount}`,
  below: 'Unter dem Floor',
  listedAt: (price) => `Steht schon für ${price} zum Verkauf`,
  total: 'Du bekommst insgesamt',
  totalHint: 'Nach Gebühren, wenn alle verkauft werden',
  wallet: 'Meine Wallet kann nicht mehrere Orders auf einmal signieren',
  walletHint: (count) =>
    `Viele Hardware-Wallets können das nicht. Dann braucht jedes Inserat eine eigene Signatur: ${plural(count, { one: '1 Signatur', other: `${count} Signaturen` })}.`,
  contract: (count) =>
    `Dieses Konto ist ein Vertrag, und die Börse akzeptiert von Verträgen keine Signatur über mehrere Orders. Jedes Inserat wird einzeln signiert: ${count} Signaturen.`,
  review: (count) => `${items(count)} prüfen`,
  needPrices: (count) => `${items(count)} ohne Preis`,
  checkPrices: (count) => `Prüfe den Preis von ${items(count)}`,
  empty: 'Nichts mehr anzubieten',
  emptyMeaning: 'Du hast alle Stücke entfernt. Schließe diesen Dialog und wähle neu.',
  warnBelow: (count) =>
    `${plural(count, { one: '1 Stück liegt', other: `${count} Stücke liegen` })} unter dem Floor. So etwas wird oft binnen Sekunden gekauft.`,
  warnListed: (count) =>
    `${plural(count, { one: '1 Stück steht', other: `${count} Stücke stehen` })} schon zum Verkauf. Die früheren Inserate bleiben offen: Gekauft wird das günstigere.`,
  plain: 'Die Inserate in einfacher Sprache',
  signatures: (count) => plural(count, { one: '1 Signatur', other: `${count} Signaturen` }),
  youGive: 'Du gibst',
  buyersPay: 'Kaufpreise zusammen',
  feesTake: 'Gebühren zusammen',
  until: 'Gültig bis',
  exchange: 'Börse',
  each: 'Jedes Inserat, wie es signiert wird',
  forSale: (count) =>
    plural(count, { one: '1 Stück steht zum Verkauf', other: `${count} Stücke stehen zum Verkauf` }),
  stays: (moment) =>
    `Sie bleiben in deiner Wallet, bis jemand zahlt. Die Inserate enden am ${moment}; bis dahin kannst du sie stornieren.`,
  receipts: 'Angebotene Stücke',
}
