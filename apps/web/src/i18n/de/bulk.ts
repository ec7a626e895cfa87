import type { bulk as en } from '../en/bulk.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const items = (count: number) => plural(count, { one: '1 Stück', other: `${count} Stücke` })

export const bulk: typeof en = {
  items,
  pricing: 'Wie die Preise entstehen',
  way: { fixed: 'Ein Preis', floor: 'Nach dem Floor', ladder: 'Gestaffelt' },
  wayMeaning: {
    fixed: 'Jedes kostet dasselbe.',
    floor:
      'Der günstigste Preis der Sammlung, um einen Anteil mehr oder weniger; bei Auflagen der günstigste der gleichen Art.',
    ladder: 'Das erste zum Anfangspreis, jedes weitere um eine Stufe teurer.',
  },
  price: 'Preis für jedes',
  percent: 'Prozent über dem Floor',
  percentHint: 'Mit einem Minus: darunter.',
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
  lines: 'Was angeboten wird, mit Preis',
  priceOf: (name) => `Preis von ${name}`,
  quantityOf: (name) => `Wie viele von ${name}`,
  held: (units) => `von ${units}`,
  remove: (name) => `${name} weglassen`,
  floor: (price) => `Floor ${price}`,
  units: 'Anzahl',
  priceEach: (symbol) => `${symbol} je Stück`,
  noFloor: 'Kein Floor in dieser Währung',
  youGet: (amount) => `Du bekommst ${amount}`,
  below: 'Unter dem Floor',
  listedAt: (price) => `Steht schon für ${price} zum Verkauf`,
  total: 'Du bekommst insgesamt',
  totalHint: 'Nach Gebühren, wenn jedes verkauft wird',
  wallet: 'Meine Wallet kann nicht mehrere Orders auf einmal signieren',
  walletHint: (count) =>
    `Hardware-Wallets können es oft nicht. Dann hat jedes Angebot eine eigene Signatur: ${plural(count, { one: '1 Signatur', other: `${count} Signaturen` })}.`,
  contract: (count) =>
    `Dieses Konto ist ein Vertrag, und die Börse nimmt von ihm keine Signatur über viele Orders. Darum wird jedes Angebot einzeln signiert: ${count} Signaturen.`,
  review: (count) => `${items(count)} ansehen`,
  needPrices: (count) => `${items(count)} ohne Preis`,
  checkPrices: (count) => `Prüfe den Preis von ${items(count)}`,
  empty: 'Nichts mehr anzubieten',
  emptyMeaning: 'Jede Zeile ist herausgenommen. Schließe das Fenster und wähle neu.',
  warnBelow: (count) =>
    `${plural(count, { one: '1 Stück liegt', other: `${count} Stücke liegen` })} unter dem Floor. So etwas wird oft binnen Sekunden gekauft.`,
  warnListed: (count) =>
    `${plural(count, { one: '1 Stück steht', other: `${count} Stücke stehen` })} schon zum Verkauf. Die früheren Angebote bleiben offen: Gekauft wird das günstigere.`,
  plain: 'Die Angebote in einfachen Worten',
  signatures: (count) => plural(count, { one: '1 Signatur', other: `${count} Signaturen` }),
  youGive: 'Du gibst',
  buyersPay: 'Kaufpreise zusammen',
  feesTake: 'Gebühren zusammen',
  until: 'Gültig bis',
  exchange: 'Börse',
  each: 'Jedes Angebot, wie es signiert wird',
  forSale: (count) =>
    plural(count, { one: '1 Stück steht zum Verkauf', other: `${count} Stücke stehen zum Verkauf` }),
  stays: (moment) =>
    `Sie bleiben in deiner Wallet, bis jemand zahlt. Die Angebote enden am ${moment}; bis dahin kannst du sie stornieren.`,
  receipts: 'Was angeboten wird',
}
