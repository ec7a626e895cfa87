import type { mint as en } from '../en/mint.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

/** Minting new units of a collection. */
export const mint: typeof en = {
  title: 'Minten',
  stage: { public: 'Offen für alle', allowlist: 'Nur für Konten auf der Liste' },
  price: 'Preis',
  free: 'Kostenlos',
  each: 'pro Stück',
  perWallet: 'Limit pro Wallet',
  noLimit: 'Keine',
  left: 'Übrig',
  leftOf: (left, supply) => `${left} von ${supply}`,
  minted: (count) => plural(count, { one: 'Du hast 1 gemintet.', other: `Du hast ${count} gemintet.` }),
  ends: (time) => `Endet ${time}`,
  opens: (time) => `Öffnet ${time}`,
  status: {
    open: 'Jetzt offen',
    upcoming: 'Noch nicht offen',
    soldOut: 'Ausverkauft',
    ended: 'Beendet',
  },
  notListed: 'Dein Konto steht nicht auf dieser Liste.',
  reached: 'Du hast so viele gemintet, wie eine Wallet kann.',
  quantity: 'Anzahl',
  fewer: 'Weniger',
  more: 'Mehr',
  total: 'Summe',
  go: (count) => `${count} minten`,
  connectFirst: 'Verbinde zuerst deine Wallet.',
  checking: 'Mint wird geprüft',
  review: 'Was du gleich mintest',
  unitPrice: 'Preis pro Stück',
  units: 'Anzahl',
  youPay: 'Du zahlst',
  arrived: (count) =>
    plural(count, { one: 'Es ist in deiner Wallet', other: `Alle ${count} sind in deiner Wallet` }),
  received: 'Was du bekommen hast',
  reading: 'Das Bild erscheint, sobald der Markt es gelesen hat.',
  times: (count) => `× ${count}`,
  unnamed: (identifier) => `#${identifier}`,
  seeItem: 'Stück ansehen',
  short: 'Dafür hast du nicht genug.',
}
