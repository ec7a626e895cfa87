import type { confirm as en } from '../en/confirm.js'

export const confirm: typeof en = {
  typePrice: (price) => `Tippe ${price}, um weiterzugehen`,
  why: 'Dieser Preis ist ungewöhnlich. Wer ihn noch einmal tippt, hat sich nicht vertippt.',
  differs: 'Das ist nicht der Preis, der oben steht.',
}
