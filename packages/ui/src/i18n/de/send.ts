import type { TradeWords } from '../en/trades.js'

export const send: TradeWords['send'] = {
  send: 'Stück senden',
  to: 'Adresse des Empfängers',
  hint: (count) =>
    `Füge die ganze Adresse ein. Ihr Inhaber besitzt danach ${count === 1 ? 'das Stück' : 'die Stücke'}, und du kannst das nicht rückgängig machen.`,
  hintNamed: (count) =>
    `Gib einen Namen ein oder füge die ganze Adresse ein. Ihr Inhaber besitzt danach ${count === 1 ? 'das Stück' : 'die Stücke'}, und du kannst das nicht rückgängig machen.`,
  issue: {
    missing: 'Gib eine Adresse ein',
    notAnAddress: 'Das ist keine Adresse. Eine Adresse ist 0x und 40 weitere Zeichen',
    wrongChecksum: 'Diese Adresse enthält einen Tippfehler. Kopiere sie noch einmal',
    self: 'Das ist deine eigene Adresse',
    contract: 'Das ist der Vertrag der Sammlung. Das Stück wäre verloren',
    nameReading: 'Der Name wird nachgeschlagen',
    nameUnknown: 'Kein Konto hat diesen Namen',
    nameUnread: 'Der Name konnte nicht gelesen werden. Versuch es noch einmal, oder gib die Adresse ein',
    nameMoved:
      'Dieser Name führt jetzt zu einem anderen Konto. Gib ihn noch einmal ein und vergleiche die Adresse',
  },
  howMany: 'Anzahl',
  review: 'Prüfen',
  youSend: 'Du sendest',
  receiver: 'An',
  asleep: (count, isAuction) =>
    isAuction
      ? 'Du hast eine Auktion für dieses Stück. Sie wird inaktiv, wenn das Stück deine Wallet verlässt, und geht weiter, wenn das Stück zurückkommt. Willst du das nicht, storniere sie zuerst.'
      : count === 1
        ? 'Du hast ein Inserat für dieses Stück. Es wird inaktiv, wenn das Stück deine Wallet verlässt, und gilt wieder, wenn das Stück zurückkommt. Willst du das nicht, storniere es zuerst.'
        : `Du hast ${count} Inserate für dieses Stück. Sie werden inaktiv, wenn das Stück deine Wallet verlässt, und gelten wieder, wenn das Stück zurückkommt. Willst du das nicht, storniere sie zuerst.`,
  sent: (name) => `${name} wurde gesendet`,
}
