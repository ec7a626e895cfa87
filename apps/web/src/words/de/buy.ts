import type { TradeWords } from '../areas/trades.js'

export const buy: TradeWords['buy'] = {
  whatYouPay: 'Was du zahlst',
  toSeller: 'An die verkaufende Person',
  youPay: 'Du zahlst',
  howMany: 'Wie viele',
  left: (most) => `${most} übrig in diesem Angebot`,
  inYourWallet: (name, units) =>
    units > 1n ? `${units} × ${name} sind in deiner Wallet` : `${name} ist in deiner Wallet`,
  cancelThat: (price) => `Angebot zu ${price} stornieren`,
  waking: (price, isEdition) =>
    isEdition
      ? `Du hast noch ein Angebot für dieses Stück zu je ${price}. Es gilt, sobald du genug davon besitzt; dann kann jeder von dir kaufen. Willst du behalten, was du kaufst, storniere es zuerst.`
      : `Du hast noch ein Angebot für dieses Stück zu ${price}. Es gilt in dem Moment, in dem das Stück dir gehört; dann kann jeder es kaufen. Willst du es behalten, storniere das Angebot zuerst.`,
  woken: (price, isEdition) =>
    `Durch dein früheres Angebot zu ${isEdition ? 'je ' : ''}${price} kann wieder gekauft werden, jetzt, da du das Stück besitzt. Storniere es, wenn du behalten willst, was du gekauft hast.`,
}
