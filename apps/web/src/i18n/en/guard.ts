/** What the guard says in a review, before the wallet is asked. */
export const guard = {
  title: 'What the check before signing found',
  severity: { blocking: 'Danger', warning: 'Look twice', note: 'Good to know' },
  say: {
    /** Before what is said of one of several. */
    ofMany: (place: number) => `Item ${place}: `,
    priceFarUnderFloor: (price: string, floor: string) =>
      `You would get ${price}. The cheapest of its kind is for sale at ${floor}.`,
    priceFarOverFloor: (price: string, floor: string) =>
      `You would pay ${price}. The cheapest of its kind is for sale at ${floor}.`,
    priceFarUnderLastSale: (price: string, lastSale: string) =>
      `You would get ${price}. It was last sold for ${lastSale}.`,
    worthNotChecked:
      'Nobody checked whether this price is fair: there is no market price to compare it with.',
    worthInOtherCurrency:
      'Nobody checked whether this price is fair: others ask for another currency, and the rate between the two is not known.',
    unknownRecipient: (account: string) =>
      `Nothing is known about ${account}. What you send there does not come back.`,
    recipientIsStranger: (account: string) => `What you buy goes to ${account}, not to you.`,
    recipientLooksAlike: (account: string, original: string) =>
      `${account} looks like ${original}, but is another account. Thieves make such addresses.`,
    unknownCurrency: (token: string) =>
      `The money is ${token}, a currency that this market does not know. Anybody can make one and give it a well-known name: it may be worth nothing.`,
  },
  advice: {
    price: 'Look at the digits and the currency once more.',
    worth: 'Find out what it is worth before you go on.',
    recipient: 'Compare the whole address with the one you were given.',
    money: 'Go on only if you know this currency by its address.',
    collection: 'Compare the contract with the one that its makers name.',
    blocking: 'Change the terms, or leave it.',
    warning: 'Go on only if you know why this is so.',
  },
  accept: 'I have read the warning and want to go on',
  acceptFirst: 'Agree first',
}
