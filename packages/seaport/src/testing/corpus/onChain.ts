import type { Context } from '../../guard/findings/Finding.js'
import * as at from './accounts.js'
import { coin, lantern, nft, sketch, tickets, weth } from './items.js'
import { known } from './known.js'
import { bid, listing, mine } from './orders.js'
import { type Row, rows } from './Row.js'
import { signsOrder } from './requests.js'

/** A trusted currency without a rate, for which the application has wrong decimals. */
const wrongDecimals: Context = {
  ...known,
  tokens: [
    ...(known.tokens ?? []).filter(({ address }) => address !== at.ticketCoin),
    { address: at.ticketCoin, symbol: 'TICKET', decimals: 18 },
  ],
  rates: (known.rates ?? []).filter(({ currency }) => currency !== at.ticketCoin),
}
const trustsCopy: Context = {
  ...known,
  tokens: [...(known.tokens ?? []), { address: at.unknownCollection, symbol: 'Gift' }],
  trusted: { ...known.trusted, collections: [...(known.trusted?.collections ?? []), at.unknownCollection] },
}

/**
 * Thefts that only the chain reveals, not the request and context: by a token's name, its decimals, its transfers, or
 * the owner of a recipient.
 */
export const maliciousOnChain: readonly Row[] = [
  ...rows('decimals other than shown', wrongDecimals, [
    [
      'bids 5 × 10^18 tickets, shown as 5, for a lantern',
      signsOrder(bid(tickets(5n * 10n ** 18n), lantern(9n))),
    ],
    ['sells a sketch for 40 tickets, shown as a fraction', signsOrder(mine([sketch(1n)], [tickets(40n)]))],
  ]),
  ...rows('token that is not what its contract says', trustsCopy, [
    [
      'bids for a listed token whose transfer does nothing',
      signsOrder(bid(weth('0.2'), nft(at.unknownCollection, 3n))),
    ],
    [
      'sells a sketch for a coin whose transfer takes all back',
      signsOrder(listing(sketch(2n), coin(at.ticketCoin, 50n))),
    ],
  ]),
]
