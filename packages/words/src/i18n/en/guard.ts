/** The findings of the guard in a review, before the wallet prompt. */
export const guard = {
  title: 'Results of the safety check',
  severity: { blocking: 'Danger', warning: 'Warning', note: 'Note' },
  say: {
    /** Names one of several orders, before a finding. */
    ofMany: (place: number) => `Order ${place}`,
  },
  advice: {
    price: 'Check the amount and the currency again.',
    worth: 'Find out what it is worth before you continue.',
    worthOfSeveral: 'Find out what they are worth before you continue.',
    worthOfSwap: 'Find out what both sides are worth before you continue.',
    recipient: 'Compare the whole address with the one you were given.',
    money: 'Continue only if you recognise this currency by its address.',
    collection: 'Compare the contract address with the one that the creators publish.',
    blocking: 'Change the terms, or do not sign.',
    warning: 'Continue only if you know the reason for this.',
  },
  accept: 'I have read the warning and want to continue',
  acceptFirst: 'Confirm the warning first',
}
