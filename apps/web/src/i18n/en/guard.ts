/** The findings of the guard in a review, before the wallet prompt. */
export const guard = {
  title: 'Results of the safety check',
  severity: { blocking: 'Danger', warning: 'Warning', note: 'Note' },
  say: {
    /** Prefixes a finding about one of several items. */
    ofMany: (place: number) => `Item ${place}: `,
    priceFarUnderFloor: (price: string, floor: string) =>
      `You would get ${price}. The cheapest of its kind is for sale at ${floor}.`,
    priceFarOverFloor: (price: string, floor: string) =>
      `You would pay ${price}. The cheapest of its kind is for sale at ${floor}.`,
    /** The items of a set, or several units. */
    together: {
      priceFarUnderFloor: (price: string, floor: string) =>
        `You would get ${price} for all items. At the cheapest listings of their kind, they cost ${floor} together.`,
      priceFarOverFloor: (price: string, floor: string) =>
        `You would pay ${price} for all items. At the cheapest listings of their kind, they cost ${floor} together.`,
    },
    givesTokenAndMoney: (money: string) => `You give items, and also pay ${money}.`,
    priceFarUnderLastSale: (price: string, lastSale: string) =>
      `You would get ${price}. It was last sold for ${lastSale}.`,
    worthNotChecked: 'This price was not checked: there is no market price to compare it with.',
    worthInOtherCurrency: 'This price was not checked: other listings use a different currency.',
    unknownRecipient: (account: string) =>
      `Nothing is known about ${account}. You cannot get back what you send there.`,
    recipientIsStranger: (account: string) => `Your purchase goes to ${account}, not to you.`,
    recipientLooksAlike: (account: string, original: string) =>
      `${account} looks like ${original}, but is a different account. Scammers create look-alike addresses.`,
    unknownCurrency: (token: string) =>
      `The price is in ${token}, a currency that this market does not know. Anyone can create a token with a well-known name, so it may be worthless.`,
  },
  advice: {
    price: 'Check the amount and the currency again.',
    worth: 'Find out what it is worth before you continue.',
    recipient: 'Compare the whole address with the one you were given.',
    money: 'Continue only if you recognise this currency by its address.',
    collection: 'Compare the contract address with the one that the creators publish.',
    blocking: 'Change the terms, or do not sign.',
    warning: 'Continue only if you know the reason for this.',
  },
  accept: 'I have read the warning and want to continue',
  acceptFirst: 'Confirm the warning first',
}
