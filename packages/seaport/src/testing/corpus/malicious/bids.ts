import * as Criteria from '../../../order/Criteria.js'
import { maxUint256, noConduitKey } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import {
  anyEdition,
  anyOf,
  coin,
  confettiPiece,
  kite,
  lantern,
  moving,
  print,
  stamp,
  tickets,
  usdc,
  wbtc,
  weth,
} from '../items.js'
import { day, greenTree, hour, known, now } from '../known.js'
import { bid, lanternCuts, mine, order } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrder } from '../requests.js'

const overFloor = rows('bid far over floor', known, [
  ['bids 200 WETH for a lantern of 2', signsOrder(bid(weth('200'), lantern(9n), { cuts: lanternCuts }))],
  ['bids 1,900 WETH where 1.9 was meant', signsOrder(bid(weth('1900'), anyOf(at.lanterns)))],
  ['bids 500,000 USDC for a kite', signsOrder(bid(usdc('500000'), kite(2n)))],
  ['bids 8 WBTC for any lantern', signsOrder(bid(wbtc('8'), anyOf(at.lanterns), { cuts: lanternCuts }))],
  ['bids 30,000 tickets for a kite', signsOrder(bid(tickets(30_000n), kite(2n)))],
  ['bids the price of the rare lantern for any lantern', signsOrder(bid(weth('55'), anyOf(at.lanterns)))],
  ['bids 55 WETH for any green lantern', signsOrder(bid(weth('55'), anyOf(at.lanterns, greenTree.root)))],
  ['bids 3,000 USDC for one stamp of 20', signsOrder(bid(usdc('3000'), stamp(1n)))],
  ['bids the price of 100 prints for one', signsOrder(bid(weth('5'), print(1n)))],
  [
    'bids 40 WETH in parts for any 20 prints',
    signsOrder(bid(weth('40'), anyEdition(at.prints, 20n), { orderType: 1 })),
  ],
])

const rising = rows('bid that rises without bound', known, [
  [
    'bids 1.9 WETH now and 400 WETH within a week',
    signsOrder(mine([moving(weth('1.9'), weth('400'))], [lantern(9n)])),
  ],
  [
    'bids 0.25 WETH for any kite, rising to 90 within an hour',
    signsOrder(mine([moving(weth('0.25'), weth('90'))], [anyOf(at.kites)], { endTime: now + hour })),
  ],
  [
    'bids 10 USDC for a stamp, rising to all there is',
    signsOrder(mine([moving(usdc('10'), coin(at.usdCoin, maxUint256))], [stamp(1n)])),
  ],
  [
    'bids 1.5 WETH for a lantern, rising to 150 over five years',
    signsOrder(mine([moving(weth('1.5'), weth('150'))], [lantern(9n)], { endTime: now + 1_825n * day })),
  ],
  [
    'bids a fair price for a kite today and 3,000 WETH in ten years',
    signsOrder(
      mine([moving(weth('0.3'), weth('3000'))], [kite(3n)], {
        conduitKey: noConduitKey,
        endTime: now + 3_650n * day,
      }),
    ),
  ],
  [
    'bids for 100 prints at first and for one at last',
    signsOrder(mine([weth('5')], [moving(print(1n, 100n), print(1n, 1n))])),
  ],
  [
    'lets the fee of a stranger rise over the bid of 1.9 WETH',
    signsOrder(
      order(
        at.me,
        [moving(weth('1.9'), weth('50'))],
        [to(at.me, lantern(9n)), to(at.thief, moving(weth('0'), weth('48')))],
      ),
    ),
  ],
])

const strangeRoot = Criteria.root([9_001n, 9_002n, 9_003n])

const unseen = rows('list that was never seen', known, [
  [
    'bids 1.9 WETH for any lantern of a list nobody has seen',
    signsOrder(bid(weth('1.9'), anyOf(at.lanterns, strangeRoot), { cuts: lanternCuts })),
  ],
  [
    'bids 0.28 WETH for any kite of a list nobody has seen',
    signsOrder(bid(weth('0.28'), anyOf(at.kites, strangeRoot))),
  ],
  [
    'bids 50 WETH for a list shown as the rare ones, which is another',
    signsOrder(bid(weth('50'), anyOf(at.lanterns, Criteria.root([1n, 2n])))),
  ],
  [
    'bids 24 USDC apiece for 40 stamps of a list nobody has seen',
    signsOrder(bid(usdc('960'), anyEdition(at.stamps, 40n, strangeRoot), { orderType: 1 })),
  ],
  [
    'bids with a root where the number of one token was shown',
    signsOrder(bid(weth('55'), anyOf(at.lanterns, 42n))),
  ],
  [
    'bids for a list of another collection than was shown',
    signsOrder(bid(weth('1'), anyOf(at.unknownCollection, greenTree.root))),
  ],
])

const openEditions = rows('bid for what anybody can mint', known, [
  ['bids 1 WETH for any piece of confetti', signsOrder(bid(weth('1'), anyEdition(at.confetti)))],
  ['bids 0.5 WETH for three pieces of confetti', signsOrder(bid(weth('0.5'), confettiPiece(4n, 3n)))],
  ['bids 400 USDC for confetti #9', signsOrder(bid(usdc('400'), confettiPiece(9n)))],
])

export const bids: readonly Row[] = [...overFloor, ...rising, ...unseen, ...openEditions]
