import type { fiat as en } from '../en/fiat.js'

/** Approximate worths in a fiat currency. */
export const fiat: typeof en = {
  title: 'Preise in einer Landeswährung',
  show: (fiat) => `Preise auch in ${fiat} anzeigen`,
  choices: { on: 'Anzeigen', off: 'Aus' },
  meaning:
    'Sie sind ungefähr und dienen nur der Orientierung: Du zahlst und erhältst den Betrag in der Währung daneben, und keine Prüfung oder Warnung dieser App verwendet sie.',
  from: 'Sie stammen aus Preisfeeds auf der Kette, die dieser Markt nennt. Dein Browser liest sie selbst, über den Knoten, den er für die Kette verwendet.',
  source: (moment) => `Ungefähr. Preisfeed, aktualisiert ${moment}`,
  one: (symbol) => `1 ${symbol}`,
  updated: (feed, moment) => `Feed ${feed}, aktualisiert ${moment}`,
  reading: 'Die Preisfeeds werden gelesen …',
  problems: {
    stale: (moment) => `Veraltet, daher steht neben Beträgen nichts. Letzte Aktualisierung: ${moment}`,
    invalid: () => 'Der Feed liefert einen unmöglichen Preis, daher steht neben Beträgen nichts.',
    otherFiat: () => 'Der Feed gilt für eine andere Landeswährung, daher steht neben Beträgen nichts.',
    unreadable: () => 'Der Feed antwortet nicht, daher steht neben Beträgen nichts.',
  },
}
