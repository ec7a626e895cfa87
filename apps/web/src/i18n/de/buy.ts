import type { TradeWords } from '../en/trades.js'

export const buy: TradeWords['buy'] = {
  whatYouPay: 'Was du zahlst',
  toSeller: 'Verkaufserlös',
  youPay: 'Du zahlst',
  howMany: 'Wie viele',
  left: (most) => `${most} übrig in diesem Angebot`,
  inLots: (lot) => `nur je ${lot} zusammen`,
  inYourWallet: (name, units) =>
    units > 1n ? `${units} × ${name} sind in deiner Wallet` : `${name} ist in deiner Wallet`,
  isGift: 'Es geht an eine andere Wallet',
  giftDone: 'Gekauft',
  giftStep: {
    name: 'Für jemand anderen zahlen',
    meaning:
      'Eine Transaktion: Das Geld geht weg und das Stück kommt in die Wallet, die du genannt hast, beides oder keines.',
  },
  inOtherWallet: (name, { units, address }) =>
    units > 1n ? `${units} × ${name} sind in der Wallet ${address}` : `${name} ist in der Wallet ${address}`,
  cancelThat: (price) => `Angebot zu ${price} stornieren`,
  waking: (price, isEdition) =>
    isEdition
      ? `Du hast noch ein Angebot für dieses Stück zu je ${price}. Es gilt wieder, sobald du genug davon besitzt; dann kann jeder von dir kaufen. Willst du behalten, was du kaufst, storniere es zuerst.`
      : `Du hast noch ein Angebot für dieses Stück zu ${price}. Es gilt wieder, sobald das Stück dir gehört; dann kann jeder es kaufen. Willst du es behalten, storniere das Angebot zuerst.`,
  woken: (price, isEdition) =>
    `Dein früheres Angebot zu ${isEdition ? 'je ' : ''}${price} gilt wieder, nun, da du das Stück besitzt: Jeder kann es annehmen. Storniere es, wenn du behalten willst, was du gekauft hast.`,
}
