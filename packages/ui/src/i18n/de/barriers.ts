import type { TradeWords } from '../en/trades.js'

/** Why a market cannot take part in a trade. */
export const barriers: TradeWords['barriers'] = {
  noOfferCurrency: {
    title: 'Dieser Markt hat keine Währung für Angebote',
    why: (native) =>
      `Wenn jemand ein Angebot annimmt, überträgt ein Vertrag das Geld. Nur ein Token lässt das zu, und dieser Markt nimmt nur ${native} an, das nur sein Inhaber selbst senden kann.`,
  },
  noWrapped: {
    title: 'Dieser Markt nennt keinen verpackten Token',
    why: (native) =>
      `Der Markt sagt nicht, welcher Token ${native} verpackt. Deshalb kannst du hier nichts verpacken oder auspacken.`,
  },
}
