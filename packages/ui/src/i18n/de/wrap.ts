import type { TradeWords } from '../en/trades.js'

export const wrap: TradeWords['wrap'] = {
  open: 'Ein- oder auspacken',
  wrapMore: (amount) => `${amount} einpacken`,
  wrapFor: {
    all: (amount) => `${amount} für alle einpacken`,
    one: (amount) => `${amount} für dieses einpacken`,
  },
  which: 'Richtung',
  ways: (native, wrapped) => ({ wrap: `${native} zu ${wrapped}`, unwrap: `${wrapped} zu ${native}` }),
  why: (native, wrapped) =>
    `Angebote werden in ${wrapped} bezahlt, weil ein Vertrag es übertragen kann, wenn jemand annimmt. 1 ${wrapped} ist 1 ${native} wert, und du kannst es jederzeit auspacken.`,
  amount: 'Betrag',
  all: 'Alles',
  have: (amount) => `Du hast ${amount}`,
  enterAmount: 'Gib einen Betrag ein',
  checkAmount: 'Prüfe den Betrag',
  tooMuch: 'Das ist mehr, als du hast',
  offersShort: (needed, left) =>
    `Deine offenen Angebote brauchen ${needed}. Danach hast du ${left}. Ein Angebot ohne sein Geld kann niemand annehmen.`,
  review: 'Prüfen',
  youGive: 'Du gibst',
  youGet: 'Du bekommst',
  done: (amount) => `Du hast ${amount} erhalten`,
  goOn: 'Weiter',
  keepSome: (native) => `Behalte etwas ${native} für Netzwerkgebühren.`,
}
