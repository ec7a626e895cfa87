import type { TradeWords } from '../en/trades.js'

export const buy: TradeWords['buy'] = {
  unfinished:
    'Diesen Kauf hast du schon einmal begonnen, und die Antwort deiner Wallet kam nie an. Sieh zuerst in deiner Wallet nach: Bestätigst du beide, zahlst du vielleicht doppelt oder eine Netzwerkgebühr umsonst.',
  whatYouPay: 'Preis im Einzelnen',
  toSeller: 'Verkaufserlös',
  perUnit: 'Preis für ein Stück',
  youPay: 'Du zahlst',
  howMany: 'Anzahl',
  left: (units, total) => `${units} von ${total} übrig`,
  inLots: (lot) => `nur in Paketen zu ${lot}`,
  inYourWallet: (name, units) =>
    units > 1n ? `${units} × ${name} sind in deiner Wallet` : `${name} ist in deiner Wallet`,
  isGift: 'An eine andere Wallet senden',
  giftDone: 'Gekauft',
  giftStep: {
    name: 'Für jemand anderen zahlen',
    meaning:
      'Eine Transaktion: Du zahlst, und das Stück geht an die Wallet, die du angegeben hast. Schlägt ein Teil fehl, geschieht nichts.',
  },
  inOtherWallet: (name, { units, address }) =>
    units > 1n ? `${units} × ${name} sind in der Wallet ${address}` : `${name} ist in der Wallet ${address}`,
  cancelThat: (price) => `Inserat zu ${price} stornieren`,
  waking: (price, isEdition) =>
    isEdition
      ? `Du hast noch ein Inserat für dieses Stück zu je ${price}. Es gilt wieder, sobald du genug davon besitzt, und dann kann jeder von dir kaufen. Willst du behalten, was du kaufst, storniere das Inserat zuerst.`
      : `Du hast noch ein Inserat für dieses Stück zu ${price}. Es gilt wieder, sobald das Stück dir gehört, und dann kann jeder es kaufen. Willst du es behalten, storniere das Inserat zuerst.`,
  wakingAuction:
    'Du hast noch eine Auktion für dieses Stück. Sie geht weiter, sobald das Stück dir gehört, und dann kann ein Gebot sie gewinnen. Willst du das Stück behalten, storniere die Auktion zuerst.',
  wokenAuction:
    'Deine frühere Auktion geht weiter, da du das Stück jetzt besitzt. Willst du behalten, was du gekauft hast, storniere sie.',
  cancelThatAuction: 'Auktion stornieren',
  woken: (price, isEdition) =>
    `Dein früheres Inserat zu ${isEdition ? 'je ' : ''}${price} gilt wieder, da du das Stück jetzt besitzt. Willst du behalten, was du gekauft hast, storniere es.`,
}
