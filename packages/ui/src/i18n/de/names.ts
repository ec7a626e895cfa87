import type { names as en } from '../en/names.js'

/** The names of accounts. */
export const names: typeof en = {
  source: {
    ens: 'Name von ENS. Er führt zu diesem Konto zurück.',
    demo: (name) => `Demo-Wallet ${name} dieses lokalen Markts.`,
    none: 'Dieses Konto hat keinen Namen, der zu ihm zurückführt.',
  },
  settings: {
    title: 'Namen von Konten',
    meaning:
      'Die App zeigt einen Namen von ENS nur, wenn er zum Konto zurückführt. Dein Browser liest Namen selbst, über den Knoten, den er für die Kette verwendet.',
    registry: 'Registry von ENS',
    states: {
      reading: 'Die Registry wird gefragt …',
      answers: 'Die Registry antwortet.',
      silent:
        'Die Registry antwortet nicht, daher erscheinen Konten mit ihrer Adresse. Die App fragt sie jede Minute noch einmal.',
    },
  },
}
