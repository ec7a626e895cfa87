/** Why a market cannot take part in a trade. */
export const barriers = {
  noOfferCurrency: {
    title: 'This market has no currency for offers',
    why: (native: string) =>
      `When someone accepts an offer, a contract transfers the money. Only a token allows that, and this market only accepts ${native}, which nobody except its holder can send.`,
  },
  noWrapped: {
    title: 'This market names no wrapped token',
    why: (native: string) =>
      `The market does not say which token wraps ${native}, so you cannot wrap or unwrap anything here.`,
  },
}
