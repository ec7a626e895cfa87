import type { auctionCard as en } from '../en/auctionCard.js'

export const auctionCard: typeof en = {
  ends: (time) => `Auktion · ${time}`,
  badge: (time) => `Noch ${time}`,
  ended: 'Auktion beendet',
  bid: (price) => `Gebot ${price}`,
  reserve: (price) => `Ab ${price}`,
  endsIn: (time) => `noch ${time}`,
  label: (price, time) => `in Auktion, ${price}, ${time}`,
  labelBid: (price) => `höchstes Gebot ${price}`,
  labelReserve: (price) => `Mindestgebot ${price}`,
  endingSoon: 'Auktionen, die bald enden',
  how: {
    title: 'Das höchste Gebot gewinnt',
    meaning: 'Alle können bis zum Ende bieten. Vor dem Abschluss bewegt sich kein Geld.',
  },
}
