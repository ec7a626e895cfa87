/** Asks for an unusual price a second time. */
export const confirm = {
  typePrice: (price: string) => `Type ${price} to continue`,
  goOn: 'Type the price again',
  why: 'This price is unusual. Type it again to confirm that it is right.',
  /** The button while another trade of this browser runs. */
  otherTrade: 'Waiting for your other trade …',
  differs: 'This does not match the price in the review above.',
}
