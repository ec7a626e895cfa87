import type { search as en } from '../en/search.js'

export const search: typeof en = {
  label: 'Sammlungen, Stücke und Adressen suchen',
  placeholder: 'Sammlungen, Stücke, Adressen',
  clear: 'Leeren',
  recent: 'Zuletzt gesucht',
  forget: 'Vergessen',
  collections: 'Sammlungen',
  items: 'Stücke',
  addresses: 'Adressen',
  names: 'Namen',
  contractOf: (collection) => `Vertrag von ${collection}`,
  holds: (count) =>
    count === 0
      ? 'Besitzt nichts von diesem Markt'
      : count >= 1000
        ? 'Besitzt 1000 Stücke oder mehr'
        : `Besitzt ${count === 1 ? '1 Stück' : `${count} Stücke`}`,
  owns: (name) => `${name} gehört zu dieser Wallet`,
  nobody: (name) => `Den Namen ${name} hat niemand.`,
  noNames: (network) => `Namen wie alice.eth sind auf ${network} nicht bekannt. Tippe die Adresse ein.`,
  none: (text) => `Nichts gefunden für „${text}“.`,
  failed: 'Der Markt hat nicht geantwortet. Tippe weiter, um es noch einmal zu versuchen.',
  searching: 'Suche läuft',
  found: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  hint: 'Pfeiltasten wählen, die Eingabetaste öffnet.',
}
