import type { embed as en } from '../en/embed.js'

/** Knöpfe und Karten auf fremden Seiten. */
export const embed: typeof en = {
  reading: 'Der Markt wird gelesen …',
  buy: 'Kaufen',
  buyFor: (price) => `Für ${price} kaufen`,
  notForSale: 'Nicht im Verkauf',
  yours: 'Gehört dir',
  list: 'Verkaufen',
  notYours: 'Nicht in deiner Wallet. Verbinde die, in der es liegt.',
  offer: 'Angebot machen',
  sweep: 'Mehrere kaufen',
  bid: 'Mitbieten',
  addToCart: 'In den Warenkorb',
  inCart: 'Im Warenkorb',
  cart: (count) => (count === 0 ? 'Warenkorb' : `Warenkorb (${count})`),
  activity: 'Aktivität',
  noItem: 'Der Markt kennt dieses Stück nicht. Prüfe den Vertrag und die Token-Nummer.',
  noOrder: 'Der Markt kennt diese Order nicht.',
  unread: 'Der Markt hat nicht geantwortet.',
  retry: 'Erneut versuchen',
  notHere: 'Auf dieser Seite nicht verfügbar',
  away: (url) => `Der Markt unter ${url} antwortet nicht.`,
  chainMissing: (chainId) =>
    `Diese Seite ist nicht für die Chain ${chainId} eingerichtet, auf der dieser Markt handelt.`,
}
