import type { TradeWords } from '../en/trades.js'

export const wrap: TradeWords['wrap'] = {
  open: 'Ein- oder auspacken',
  which: 'In welche Richtung',
  ways: (native, wrapped) => ({ wrap: `${native} zu ${wrapped}`, unwrap: `${wrapped} zu ${native}` }),
  why: (native, wrapped) =>
    `Gebote werden in ${wrapped} bezahlt, weil ein Vertrag es nehmen kann, wenn jemand annimmt. Es ist so viel wert wie ${native}, eins zu eins, und kann jederzeit ausgepackt werden.`,
  amount: 'Wie viel',
  all: 'Alles',
  have: (amount) => `Du hast ${amount}`,
  enterAmount: 'Gib einen Betrag ein',
  checkAmount: 'Prüfe den Betrag',
  tooMuch: 'Das ist mehr, als du hast',
  review: 'Ansehen',
  youGive: 'Du gibst',
  youGet: 'Du bekommst',
  done: (amount) => `Du hast ${amount} mehr`,
  keepSome: (native) => `Behalte etwas ${native} für Netzwerkgebühren.`,
}
