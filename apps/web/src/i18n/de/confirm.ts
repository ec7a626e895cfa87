import type { confirm as en } from '../en/confirm.js'

export const confirm: typeof en = {
  typePrice: (price) => `Tippe ${price} ein, um weiterzumachen`,
  goOn: 'Preis noch einmal tippen',
  why: 'Dieser Preis ist ungewöhnlich. Tippst du ihn noch einmal, ist sicher keine Ziffer verrutscht.',
  differs: 'Das ist nicht der Preis, der oben steht.',
}
