import { Side } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import {
  type Choice,
  fillAdvanced,
  fillAvailable,
  fillAvailableAdvanced,
  fillBasic,
  fillPlain,
  validate,
} from '../exchangeCalls.js'
import {
  anyEdition,
  anyOf,
  coin,
  confettiPiece,
  ether,
  kite,
  lantern,
  moving,
  nft,
  print,
  stamp,
  usdc,
  wei,
  weth,
} from '../items.js'
import { day, greenTree, known, now, withoutTokens } from '../known.js'
import { bid, lanternCuts, listing, mine, order, printCuts } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { sends } from '../requests.js'

const by = at.seller
const fair = listing(lantern(11n), ether('2.1'), { by, cuts: lanternCuts })

const overpaid = rows('overpaid purchase', known, [
  [
    'buys a lantern for 200 ETH',
    sends(fillBasic(listing(lantern(11n), ether('200'), { by, cuts: lanternCuts }))),
  ],
  ['buys a kite for 60,000 USDC', sends(fillBasic(listing(kite(11n), usdc('60000'), { by })))],
  [
    'buys one print for the price of a hundred',
    sends(fillPlain(listing(print(1n), ether('5'), { by, cuts: printCuts }))),
  ],
  [
    'buys one part of an order of prints that costs 4 ETH apiece',
    sends(
      fillAdvanced(listing(print(1n, 10n), ether('40'), { by, orderType: 1 }), {
        part: [1n, 10n],
        value: 4n * 10n ** 18n,
      }),
    ),
  ],
  ['buys a piece of confetti for 3 ETH', sends(fillBasic(listing(confettiPiece(1n), ether('3'), { by })))],
  [
    'buys a lantern at a price that has risen to 90 ETH',
    sends(
      fillPlain(
        order(by, [lantern(11n)], [to(by, moving(ether('2'), ether('180')))], {
          startTime: now - 7n * day,
          endTime: now + 7n * day,
        }),
        { value: 180n * 10n ** 18n },
      ),
    ),
  ],
  [
    'buys a kite and a stamp for 40 ETH',
    sends(fillPlain(listing([kite(11n), stamp(1n)], ether('40'), { by }))),
  ],
  [
    'buys a lantern for 2.1 ETH and, in the same order, 10 WETH',
    sends(fillPlain(order(by, [lantern(11n)], [to(by, ether('2.1')), to(by, weth('10'))]))),
  ],
  [
    'buys a lantern for 2.1 ETH and, in the same order, the rare one',
    sends(fillPlain(order(by, [lantern(11n)], [to(by, ether('2.1')), to(at.thief, lantern(42n))]))),
  ],
  [
    'swaps the rare lantern for a kite that somebody offers',
    sends(fillPlain(order(by, [kite(4n)], [to(by, lantern(42n))]))),
  ],
])

const copies = rows('purchase of a copy', known, [
  [
    'buys a copied lantern for 2 ETH',
    sends(fillBasic(listing(nft(at.copiedLanterns, 42n), ether('2'), { by }))),
  ],
  [
    'buys a token of an unknown collection for 4 WETH',
    sends(fillBasic(listing(nft(at.unknownCollection, 1n), weth('4'), { by }))),
  ],
  [
    'buys "all of an unknown coin" for 1 ETH',
    sends(fillPlain(order(by, [coin(at.unknownCoin, 10n ** 24n)], [to(by, ether('1'))]))),
  ],
  [
    'buys a copied lantern for 2 ETH, before names are known',
    sends(fillBasic(listing(nft(at.copiedLanterns, 42n), ether('2'), { by }))),
    withoutTokens,
  ],
])

const tips = rows('tip that robs', known, [
  [
    'adds a tip of 6 ETH for a stranger to a purchase of 2.1',
    sends(fillBasic(fair, { tips: [to(at.thief, ether('6'))] })),
  ],
  [
    'adds five tips of 1 ETH for strangers to a plain purchase',
    sends(fillPlain(fair, { tips: [1, 2, 3, 4, 5].map(() => to(at.thief, ether('1'))) })),
  ],
  [
    'adds a kite as a tip to a purchase of a lantern',
    sends(fillPlain(fair, { tips: [to(at.thief, kite(3n))] })),
  ],
  [
    'adds 20,000 USDC as a tip to a purchase in ether',
    sends(fillAdvanced(fair, { tips: [to(at.thief, usdc('20000'))] })),
  ],
  [
    'pays 1.7 of 1.9 WETH of an accepted bid to a stranger',
    sends(
      fillBasic(bid(weth('1.9'), lantern(7n), { by: at.bidder, cuts: lanternCuts }), {
        tips: [to(at.thief, weth('1.7'))],
      }),
    ),
  ],
  [
    'adds the rare lantern as a tip to the acceptance of a bid for another',
    sends(
      fillAdvanced(bid(weth('1.9'), lantern(7n), { by: at.bidder }), { tips: [to(at.thief, lantern(42n))] }),
    ),
  ],
  [
    'adds a tip of 1 ETH for an account that looks like the market',
    sends(fillBasic(fair, { tips: [to(at.likeSouk, ether('1'))] })),
  ],
])

const delivery = rows('purchase for a stranger', known, [
  ['buys a lantern for 2.1 ETH that a stranger gets', sends(fillAdvanced(fair, { recipient: at.thief }))],
  [
    'sweeps two lanterns that a stranger gets',
    sends(fillAvailableAdvanced([fair, listing(lantern(12n), ether('2'), { by })], { recipient: at.thief })),
  ],
  [
    'gives a lantern for 1.9 WETH that a stranger gets',
    sends(fillAdvanced(bid(weth('1.9'), lantern(7n), { by: at.bidder }), { recipient: at.thief })),
  ],
  [
    'buys a print that an account like the own vault gets',
    sends(
      fillAdvanced(listing(print(2n), ether('1.2'), { by, cuts: printCuts }), { recipient: at.likeVault }),
    ),
  ],
])

const choose = (identifier: bigint, criteriaProof: Choice['criteriaProof'] = []): Choice => ({
  orderIndex: 0n,
  side: Side.CONSIDERATION,
  index: 0n,
  identifier,
  criteriaProof,
})

const underWorth = rows('bid accepted far below worth', known, [
  [
    'gives a lantern for 0.1 WETH',
    sends(fillBasic(bid(weth('0.1'), lantern(7n), { by: at.bidder, cuts: lanternCuts }))),
  ],
  [
    'gives the rare lantern #42 for a bid on any lantern',
    sends(
      fillAdvanced(bid(weth('1.9'), anyOf(at.lanterns), { by: at.bidder, cuts: lanternCuts }), {
        choices: [choose(42n)],
      }),
    ),
  ],
  [
    'gives the rare lantern for a bid of 5,000 USDC on a list',
    sends(
      fillAdvanced(bid(usdc('5000'), anyOf(at.lanterns, greenTree.root), { by: at.bidder }), {
        choices: [choose(42n, greenTree.proof(7n))],
      }),
    ),
  ],
  [
    'gives print #2 for a bid on any print',
    sends(
      fillAdvanced(bid(weth('0.045'), anyEdition(at.prints), { by: at.bidder }), { choices: [choose(2n)] }),
    ),
  ],
  [
    'gives 40 prints for a bid of one print',
    sends(fillPlain(bid(weth('0.05'), print(1n, 40n), { by: at.bidder }))),
  ],
  [
    'gives a lantern for a thousand units of an unknown coin',
    sends(fillBasic(bid(coin(at.unknownCoin, 1_000n), lantern(7n), { by: at.bidder }))),
  ],
  [
    'gives 5 WETH for one wei to somebody who asks for it',
    sends(fillPlain(order(by, [wei(1n)], [to(by, weth('5'))]))),
  ],
  [
    'gives a lantern and gets 0.2 of 2 WETH, the rest being fees of strangers',
    sends(fillBasic(bid(weth('2'), lantern(7n), { by: at.bidder, cuts: [[at.thief, 9_000n]] }))),
  ],
  [
    'gives a sketch for nothing to somebody who asks for it',
    sends(fillPlain(order(by, [wei(1n)], [to(by, nft(at.sketches, 5n))]))),
  ],
])

const sweeps = rows('bad order in a sweep', known, [
  [
    'sweeps four lanterns of which one costs 90 ETH',
    sends(
      fillAvailable([
        fair,
        listing(lantern(12n), ether('2'), { by }),
        listing(lantern(13n), ether('90'), { by }),
        listing(lantern(14n), ether('2.2'), { by }),
      ]),
    ),
  ],
  [
    'sweeps three lanterns and a copy',
    sends(
      fillAvailable([
        fair,
        listing(lantern(12n), ether('2'), { by }),
        listing(nft(at.copiedLanterns, 13n), ether('2'), { by }),
      ]),
    ),
  ],
  [
    'sweeps a lantern, and gives the rare one for 0.01 WETH besides',
    sends(fillAvailableAdvanced([fair, bid(weth('0.01'), lantern(42n), { by: at.thief })])),
  ],
  [
    'sweeps two kites, and gives 30 WETH for one wei besides',
    sends(
      fillAvailable([
        listing(kite(11n), weth('0.3'), { by }),
        order(at.thief, [wei(1n)], [to(at.thief, weth('30'))]),
      ]),
    ),
  ],
])

const validations = rows('own robbing order made valid on chain', known, [
  [
    'makes valid, without a signature, that a lantern is given for nothing',
    sends(validate([mine([lantern(42n)], [])])),
  ],
  [
    'makes a listing for one wei valid beside two fair ones',
    sends(
      validate([
        listing(lantern(3n), ether('2.2')),
        mine([lantern(7n)], [wei(1n)]),
        listing(lantern(5n), ether('2.2')),
      ]),
    ),
  ],
  ['makes a bid of 400 WETH for any lantern valid', sends(validate([bid(weth('400'), anyOf(at.lanterns))]))],
  [
    'makes valid that a stranger gets the price',
    sends(validate([order(at.me, [lantern(7n)], [to(at.thief, ether('2'))])])),
  ],
])

export const fills: readonly Row[] = [
  ...overpaid,
  ...copies,
  ...tips,
  ...delivery,
  ...underWorth,
  ...sweeps,
  ...validations,
]
