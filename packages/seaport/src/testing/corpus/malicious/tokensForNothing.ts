import { zeroAddress } from 'viem'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import {
  anyOf,
  coin,
  confettiPiece,
  edition,
  ether,
  kite,
  lantern,
  nft,
  print,
  sketch,
  stamp,
  tickets,
  usdc,
  wei,
  weth,
} from '../items.js'
import { bare, day, known, now, withoutPrices, withoutTokens } from '../known.js'
import { listing, mine, order } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrder } from '../requests.js'

/** The oldest scam: an order without consideration for all approved tokens, presented as a sign-in. */
const forNothing = rows('token for nothing', known, [
  ['gives the rare lantern #42 for nothing', signsOrder(mine([lantern(42n)], []))],
  [
    'gives three lanterns, two kites and 500 prints for nothing',
    signsOrder(mine([lantern(7n), lantern(8n), lantern(42n), kite(1n), kite(2n), print(1n, 500n)], [])),
  ],
  ['gives a sketch of unknown worth for nothing', signsOrder(mine([sketch(5n)], []))],
  [
    'gives a token that nobody has prices for, for nothing',
    signsOrder(mine([lantern(7n)], []), 1),
    withoutPrices,
  ],
  [
    'gives a token for nothing, before names are known',
    signsOrder(mine([print(2n, 10n)], [])),
    withoutTokens,
  ],
  ['gives a token for nothing in a wallet that knows no market', signsOrder(mine([lantern(7n)], [])), bare],
  [
    'gives a lantern for nothing in an order that waits a year',
    signsOrder(mine([lantern(7n)], [], { startTime: now + 365n * day, endTime: now + 730n * day })),
  ],
  ['asks for nothing twice', signsOrder(mine([lantern(7n)], [wei(0n), weth('0')]))],
  ['gives any lantern that the taker likes for nothing', signsOrder(mine([anyOf(at.lanterns)], []))],
  [
    'gives a lantern and asks for the very same lantern back',
    signsOrder(mine([lantern(42n), kite(3n)], [lantern(42n)])),
  ],
])

const forDust = rows('token for dust', known, [
  ['sells lantern #7 for one wei', signsOrder(mine([lantern(7n)], [wei(1n)]))],
  ['sells lantern #7 for a millionth of a USDC', signsOrder(mine([lantern(7n)], [usdc('0.000001')]))],
  ['sells a kite for ten gwei of wrapped ether', signsOrder(mine([kite(7n)], [weth('0.00000001')]))],
  ['sells a sketch of unknown worth for 0.0000001 ETH', signsOrder(mine([sketch(9n)], [ether('0.0000001')]))],
  ['sells an unlisted token for one wei', signsOrder(mine([nft(at.unknownCollection, 1n)], [wei(1n)])), bare],
  [
    'sells 200 stamps for one wei each, before prices are known',
    signsOrder(mine([stamp(4n, 200n)], [wei(200n)])),
    withoutPrices,
  ],
  [
    'sells a lantern for dust in four currencies at once',
    signsOrder(
      mine([lantern(7n)], [wei(1000n), weth('0.000000001'), usdc('0.00001'), coin(at.wrappedBitcoin, 1n)]),
    ),
  ],
  ['sells the rare lantern for one ticket', signsOrder(mine([lantern(42n)], [tickets(1n)]))],
  [
    'lets the fee be 2 ETH for the market while the seller of the lantern gets one wei',
    signsOrder(order(at.me, [lantern(7n)], [to(at.me, wei(1n)), to(at.souk, ether('2'))])),
  ],
])

const toStranger = rows('proceeds to a stranger', known, [
  [
    'sells a lantern for 2.2 ETH that nobody gets',
    signsOrder(order(at.me, [lantern(7n)], [to(zeroAddress, ether('2.2'))])),
  ],
  [
    'sells a lantern for 2.2 WETH that the contract of WETH keeps',
    signsOrder(order(at.me, [lantern(7n)], [to(at.wrappedEther, weth('2.2'))])),
  ],
  [
    'sells the rare lantern for 62 ETH that all go to the market',
    signsOrder(order(at.me, [lantern(42n)], [to(at.souk, ether('62'))])),
  ],
  [
    'sells lantern #7 for 2.2 ETH that a stranger gets',
    signsOrder(order(at.me, [lantern(7n)], [to(at.thief, ether('2.2'))])),
  ],
  [
    'sells the rare lantern, 0.01 ETH for the seller and 62 ETH for a stranger',
    signsOrder(order(at.me, [lantern(42n)], [to(at.me, ether('0.01')), to(at.thief, ether('62'))])),
  ],
  [
    'bids 1.9 WETH for a lantern that a stranger gets',
    signsOrder(order(at.me, [weth('1.9')], [to(at.thief, lantern(9n))])),
  ],
  [
    'bids for two kites of which a stranger gets one',
    signsOrder(order(at.me, [weth('0.6')], [to(at.me, kite(4n)), to(at.thief, kite(5n))])),
  ],
  [
    'swaps a lantern for seven kites that a stranger gets',
    signsOrder(
      order(
        at.me,
        [lantern(7n)],
        [to(at.me, kite(1n)), ...[2n, 3n, 4n, 5n, 6n, 7n].map((id) => to(at.thief, kite(id)))],
      ),
    ),
  ],
  [
    'sells for a fair price that a stranger gets, in a wallet that knows no market',
    signsOrder(order(at.me, [lantern(7n)], [to(at.thief, ether('2'))])),
    bare,
  ],
])

const greatFees = rows('fees above half to strangers', known, [
  [
    'lets a stranger take 60 % of a lantern sale as a royalty',
    signsOrder(listing(lantern(7n), ether('2.1'), { cuts: [[at.thief, 6_000n]] })),
  ],
  [
    'lets two strangers take 35 % each of a sale',
    signsOrder(
      listing(lantern(7n), ether('2.1'), {
        cuts: [
          [at.thief, 3_500n],
          [at.accomplice, 3_500n],
        ],
      }),
    ),
  ],
  [
    'lets twenty items of 4.9 % go to one stranger',
    signsOrder(
      listing(lantern(7n), ether('2.1'), {
        cuts: Array.from({ length: 20 }, () => [at.thief, 490n] as const),
      }),
    ),
  ],
  [
    'lets a fee grow from 2 % to all of the price while the order lives',
    signsOrder(
      order(
        at.me,
        [lantern(7n)],
        [
          to(at.me, { ...ether('2'), endAmount: 1n }),
          to(at.thief, { ...ether('0.04'), endAmount: 2n * 10n ** 18n }),
        ],
      ),
    ),
  ],
  [
    'lets a stranger take 40 % of a bid',
    signsOrder(order(at.me, [weth('1.9')], [to(at.me, anyOf(at.lanterns)), to(at.thief, weth('0.76'))])),
  ],
  [
    'pays the seller in tickets and the stranger, nine times as much, in ether',
    signsOrder(order(at.me, [lantern(7n)], [to(at.me, tickets(20n)), to(at.thief, ether('1.8'))])),
  ],
])

const forWorthless = rows('token for worthless tokens', known, [
  [
    'sells a lantern for a million pieces of an unknown coin',
    signsOrder(mine([lantern(7n)], [coin(at.unknownCoin, 10n ** 24n)])),
  ],
  [
    'sells a lantern for 2 of a coin that only calls itself WETH',
    signsOrder(mine([lantern(7n)], [coin(at.fakeWrapped, 2n * 10n ** 18n)])),
  ],
  [
    'swaps a lantern for a token of an unknown collection',
    signsOrder(mine([lantern(7n)], [nft(at.unknownCollection, 1n)])),
  ],
  [
    'swaps the rare lantern for a copy of it',
    signsOrder(mine([lantern(42n)], [nft(at.copiedLanterns, 42n)])),
  ],
  [
    'swaps a lantern for a thousand pieces of confetti',
    signsOrder(mine([lantern(7n)], [confettiPiece(1n, 1000n)])),
  ],
  ['swaps the rare lantern for any lantern', signsOrder(mine([lantern(42n)], [anyOf(at.lanterns)]))],
  [
    'swaps three lanterns for one kite',
    signsOrder(mine([lantern(3n), lantern(5n), lantern(8n)], [kite(1n)])),
  ],
  ['swaps print #2 for print #1', signsOrder(mine([print(2n)], [print(1n)]))],
  ['swaps ten prints for one of the same', signsOrder(mine([print(1n, 10n)], [print(1n)]))],
  [
    'swaps a lantern for an unknown edition in great number and a coin worth nothing',
    signsOrder(mine([lantern(7n)], [edition(at.unknownEditions, 1n, 10n ** 9n), coin(at.unknownCoin, 5n)])),
  ],
])

export const tokensForNothing: readonly Row[] = [
  ...forNothing,
  ...forDust,
  ...toStranger,
  ...greatFees,
  ...forWorthless,
]
