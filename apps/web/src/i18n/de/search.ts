import type { search as en } from '../en/search.js'

export const search: typeof en = {
  label: 'Sammlungen, Stücke und Adressen suchen',
  placeholder: 'Sammlungen, Stücke, Adressen',
  clear: 'Leeren',
  recent: 'Letzte Suchen',
  forget: 'Letzte Suchen löschen',
  collections: 'Sammlungen',
  items: 'Stücke',
  addresses: 'Adressen',
  names: 'Namen',
  contractOf: (collection) => `Vertrag von ${collection}`,
  holds: (count) =>
    count === 0
      ? 'Besitzt keine Stücke auf diesem Markt'
      : count >= 1000
        ? 'Besitzt 1.000 Stücke oder mehr'
        : `Besitzt ${count === 1 ? '1 Stück' : `${count} Stücke`}`,
  owns: (name) => `${name} gehört zu dieser Wallet`,
  nobody: (name) => `Der Name ${name} ist nicht registriert.`,
  noNames: (network) => `Namen wie alice.eth funktionieren auf ${network} nicht. Gib eine Adresse ein.`,
  none: (text) => `Nichts gefunden für „${text}“.`,
  failed: 'Der Markt hat nicht geantwortet. Tippe weiter, um es noch einmal zu versuchen.',
  searching: 'Suche läuft',
  found: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  hint: 'Wähle mit den Pfeiltasten, öffne mit der Eingabetaste.',
}
