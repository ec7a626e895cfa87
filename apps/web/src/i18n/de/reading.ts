import type { reading as en } from '../en/reading.js'

export const reading: typeof en = {
  history: 'Der Markt liest die Geschichte dieser Sammlung. Es können noch Stücke dazukommen.',
  names: (read, total) => `Namen werden gelesen: ${read} von ${total}`,
  namesLeft: (left) => `Namen werden gelesen: noch ${left}`,
  items: 'Stücke werden gelesen',
  traits: 'Die Merkmale der Stücke werden noch gelesen.',
  holders: 'Besitzer werden gelesen',
  meaning: 'Der Markt liest noch die Geschichte dieser Sammlung.',
  portfolio: (collections) =>
    `Der Markt liest noch die Geschichte von ${collections}. Hier können Stücke fehlen.`,
  search: (text) => `Noch nichts für „${text}“ gefunden. Der Markt liest noch Namen.`,
}
