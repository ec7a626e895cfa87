import type { guard as en } from '../en/guard.js'

/** The findings of the guard in a review, before the wallet prompt. */
export const guard: typeof en = {
  title: 'Ergebnis der Sicherheitsprüfung',
  severity: { blocking: 'Gefahr', warning: 'Warnung', note: 'Hinweis' },
  say: {
    ofMany: (place) => `Order ${place}`,
  },
  advice: {
    price: 'Prüfe den Betrag und die Währung noch einmal.',
    worth: 'Finde heraus, was es wert ist, bevor du fortfährst.',
    worthOfSeveral: 'Finde heraus, was sie wert sind, bevor du fortfährst.',
    worthOfSwap: 'Finde heraus, was beide Seiten wert sind, bevor du fortfährst.',
    recipient: 'Vergleiche die ganze Adresse mit der, die du bekommen hast.',
    money: 'Fahre nur fort, wenn du diese Währung an ihrer Adresse erkennst.',
    collection: 'Vergleiche die Vertragsadresse mit der, die die Urheber veröffentlichen.',
    blocking: 'Ändere die Bedingungen, oder signiere nicht.',
    warning: 'Fahre nur fort, wenn du den Grund dafür kennst.',
  },
  accept: 'Ich habe die Warnung gelesen und möchte fortfahren',
  acceptFirst: 'Bestätige zuerst die Warnung',
}
