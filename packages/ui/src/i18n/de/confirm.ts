import type { confirm as en } from '../en/confirm.js'

export const confirm: typeof en = {
  typePrice: (price) => `Gib ${price} ein, um fortzufahren`,
  goOn: 'Gib den Preis noch einmal ein',
  why: 'Dieser Preis ist ungewöhnlich. Gib ihn noch einmal ein, um ihn zu bestätigen.',
  otherTrade: 'Warten auf deinen anderen Handel …',
  differs: 'Das ist nicht der Preis aus der Übersicht oben.',
}
