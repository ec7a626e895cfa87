import type { news as en } from '../en/news.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const news: typeof en = {
  title: 'Neu in deiner Wallet',
  items: (count) => plural(count, { one: '1 Stück', other: `${count} Stücke` }),
  set: (count) => plural(count, { one: 'Ein Set aus 1 Stück', other: `Ein Set aus ${count} Stücken` }),
  choice: 'ein Stück deiner Wahl',
  traded: (what) => `${what} in einem Handel übertragen`,
  about: {
    sold: (what, price) => `${what} für ${price} verkauft`,
    bought: (what, price) => `${what} für ${price} gekauft`,
    came: (what) => `${what} ist in deiner Wallet angekommen`,
    gone: (what) => `${what} hat deine Wallet ohne Verkauf verlassen`,
    swapOffered: (what, given) => `Tausch angeboten: ${what} gegen ${given}`,
    swapped: (what, given) => `Tausch angenommen: ${what} gegen ${given}`,
    bid: (what, price) => `${price} für ${what} geboten`,
    offered: (what, price) => `${what} ist für ${price} für dich reserviert`,
  },
  more: (count) => `${count} weitere zeigen`,
}
