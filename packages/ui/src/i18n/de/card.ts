import type { card as en } from '../en/card.js'

export const card: typeof en = {
  notListed: 'Nicht im Verkauf',
  inSet: (price) => `In einem Set, ${price}`,
  from: (price) => `ab ${price}`,
  each: (price) => `je ${price}`,
  buyNow: (price) => `Sofort ${price}`,
  yourPrice: (price) => `Deines: ${price}`,
  reserved: (price) => `Reserviert: ${price}`,
  yours: 'Deines',
  yoursMany: (units) => `Deine ×${units}`,
  held: (units) => `${units} im Besitz`,
  heldByYou: 'deines',
  rarity: (rank) => `Seltenheitsrang ${rank}`,
  buyShort: 'Kaufen',
  addShort: 'In den Korb',
  inCartShort: 'Im Korb',
  buy: (name) => `${name} kaufen`,
  addToCart: (name) => `${name} in den Korb legen`,
  inCart: (name) => `${name} ist im Korb`,
  select: (name) => `${name} auswählen`,
  kinds: { video: 'Video', audio: 'Audio', model: '3D-Modell', page: 'Seite' },
}
