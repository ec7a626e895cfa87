import type { TradeWords } from '../en/trades.js'

export const send: TradeWords['send'] = {
  send: 'Jemandem senden',
  to: 'An welche Adresse',
  hint: 'Füge sie ganz ein. Wer sie hat, besitzt danach das Stück; niemand kann es zurückholen.',
  issue: {
    missing: 'Gib eine Adresse ein',
    notAnAddress: 'Das ist keine Adresse: 0x und 40 weitere Zeichen',
    wrongChecksum: 'Eines ihrer Zeichen stimmt nicht; kopiere sie noch einmal',
    self: 'Das ist deine eigene Adresse',
    contract: 'Das ist der Vertrag der Sammlung selbst; das Stück wäre verloren',
  },
  howMany: 'Wie viele',
  review: 'Ansehen',
  youSend: 'Du sendest',
  receiver: 'An',
  asleep: (count) =>
    count === 1
      ? 'Du hast ein Angebot dafür. Es schläft ein, wenn das Stück weggeht, und gilt wieder, wenn das Stück je zu dir zurückkommt: Dann kann es jeder kaufen. Storniere es zuerst, wenn du das nicht willst.'
      : `Du hast ${count} Angebote dafür. Sie schlafen ein, wenn das Stück weggeht, und gelten wieder, wenn das Stück je zu dir zurückkommt: Dann kann es jeder kaufen. Storniere sie zuerst, wenn du das nicht willst.`,
  sent: (name) => `${name} ist gesendet`,
}
