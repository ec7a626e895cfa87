/** Asking for an odd price a second time. */
export const confirm = {
  typePrice: (price: string) => `Type ${price} to go on`,
  goOn: 'Type the price again',
  why: 'This price is unusual. Typing it makes sure that no digit slipped.',
  differs: 'This is not the price of the review above.',
}
