import { Side } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import { match, matchAdvanced, type Pair } from '../exchangeCalls.js'
import { anyOf, ether, kite, lantern, print, usdc, wei, weth } from '../items.js'
import { known } from '../known.js'
import { bid, listing, mine, order } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { sends } from '../requests.js'

/** The first offer item of one order pays the first consideration item of the other. */
const across: readonly Pair[] = [
  [
    [0n, 0n],
    [1n, 0n],
  ],
  [
    [1n, 0n],
    [0n, 0n],
  ],
]
const oneWay: readonly Pair[] = [across[0] as Pair]

/** An order of a scammer that gives nothing, or nearly nothing. */
const wants = (...items: readonly Parameters<typeof to>[1][]) =>
  order(
    at.thief,
    [],
    items.map((item) => to(at.thief, item)),
  )

/** The sender's own order needs no signature, so the user was never asked to sign it. */
const allForNothing = rows('match that gives all for nothing', known, [
  [
    'matches an own order of the rare lantern with one that only takes',
    sends(match([mine([lantern(42n)], []), wants(lantern(42n))], oneWay)),
  ],
  [
    'matches an own order of 40 WETH with one that only takes',
    sends(match([mine([weth('40')], []), wants(weth('40'))], oneWay)),
  ],
  [
    'matches an own order of a lantern and a kite with one that gives one wei',
    sends(
      match(
        [
          mine([lantern(7n), kite(2n)], [wei(1n)]),
          order(at.thief, [wei(1n)], [to(at.thief, lantern(7n)), to(at.thief, kite(2n))]),
        ],
        [
          [
            [0n, 0n],
            [1n, 0n],
          ],
          [
            [0n, 1n],
            [1n, 1n],
          ],
          [
            [1n, 0n],
            [0n, 0n],
          ],
        ],
        { value: 1n },
      ),
    ),
  ],
  [
    'matches an own order of 500 prints with one that gives a stamp',
    sends(
      match(
        [
          mine([print(1n, 500n)], [{ ...print(9n), token: at.stamps }]),
          order(at.thief, [{ ...print(9n), token: at.stamps }], [to(at.thief, print(1n, 500n))]),
        ],
        across,
      ),
    ),
  ],
  [
    'takes part in a match of three, where the own order alone gets nothing',
    sends(
      match(
        [
          mine([lantern(42n)], []),
          order(at.thief, [kite(5n)], [to(at.thief, lantern(42n))]),
          order(at.accomplice, [], [to(at.accomplice, kite(5n))]),
        ],
        [
          [
            [0n, 0n],
            [1n, 0n],
          ],
          [
            [1n, 0n],
            [2n, 0n],
          ],
        ],
      ),
    ),
  ],
  [
    'pays 20 ETH along for a match in which only others gain',
    sends(
      match([order(at.me, [ether('20')], []), order(at.thief, [], [to(at.thief, ether('20'))])], oneWay, {
        value: 20n * 10n ** 18n,
      }),
    ),
  ],
])

const leftovers = rows('leftovers for a stranger', known, [
  [
    'matches 10 WETH against a price of 0.3 and leaves the rest to a stranger',
    sends(
      matchAdvanced(
        [mine([weth('10')], [kite(2n)]), listing(kite(2n), weth('0.3'), { by: at.seller })],
        across,
        {
          recipient: at.thief,
        },
      ),
    ),
  ],
  [
    'matches a lantern that nobody asks for, so that a stranger gets it',
    sends(
      matchAdvanced(
        [mine([weth('0.3'), lantern(42n)], [kite(2n)]), listing(kite(2n), weth('0.3'), { by: at.seller })],
        across,
        { recipient: at.thief },
      ),
    ),
  ],
  [
    'gives only a lantern into a match, and a stranger is the recipient',
    sends(
      matchAdvanced(
        [mine([lantern(42n)], []), order(at.thief, [kite(1n)], [to(at.accomplice, kite(1n))])],
        [
          [
            [1n, 0n],
            [1n, 0n],
          ],
        ],
        { recipient: at.thief },
      ),
    ),
  ],
  [
    'lets the spread between two other orders, paid with own ether, go to a stranger',
    sends(
      matchAdvanced(
        [
          order(
            at.me,
            [ether('9')],
            [lantern(3n)].map((item) => to(at.me, item)),
          ),
          listing(lantern(3n), ether('2'), { by: at.seller }),
        ],
        across,
        { recipient: at.thief, value: 9n * 10n ** 18n },
      ),
    ),
  ],
])

const unfair = rows('match far from worth', known, [
  [
    'matches the rare lantern with a bid for any lantern',
    sends(
      matchAdvanced(
        [mine([lantern(42n)], [weth('1.9')]), bid(weth('1.9'), anyOf(at.lanterns), { by: at.bidder })],
        across,
        {
          choices: [
            { orderIndex: 1n, side: Side.CONSIDERATION, index: 0n, identifier: 42n, criteriaProof: [] },
          ],
        },
      ),
    ),
  ],
  [
    'matches an own offer of any lantern, of which the rare one is taken',
    sends(
      matchAdvanced(
        [
          mine([anyOf(at.lanterns)], [weth('2')]),
          order(at.bidder, [weth('2')], [to(at.bidder, lantern(42n))]),
        ],
        across,
        { choices: [{ orderIndex: 0n, side: Side.OFFER, index: 0n, identifier: 42n, criteriaProof: [] }] },
      ),
    ),
  ],
  [
    'matches 50 WETH with a listing of one kite at 50',
    sends(match([mine([weth('50')], [kite(2n)]), listing(kite(2n), weth('50'), { by: at.thief })], across)),
  ],
  [
    'matches a lantern with 10 USDC',
    sends(
      match(
        [mine([lantern(7n)], [usdc('10')]), order(at.thief, [usdc('10')], [to(at.thief, lantern(7n))])],
        across,
      ),
    ),
  ],
])

export const matches: readonly Row[] = [...allForNothing, ...leftovers, ...unfair]
