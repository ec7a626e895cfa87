import { encodeFunctionData } from 'viem'
import { seaportFunctionsAbi as abi } from '../../../abi/seaportFunctions.js'
import { OrderType, Side } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import * as fill from '../exchangeCalls.js'
import * as of from '../items.js'
import { greenTree, hour, known, now } from '../known.js'
import { bid, lanternCuts, listing, mine, order } from '../orders.js'
import { rows } from '../Row.js'
import { sends } from '../requests.js'

const by = at.seller
const fair = (id: bigint) => listing(of.lantern(id), of.ether('2.1'), { cuts: lanternCuts, by })
const dear = listing(of.lantern(9n), of.ether('40'), { by })
const partial = { orderType: OrderType.PARTIAL_OPEN }
const choice = (identifier: bigint, side: 0 | 1, proof: readonly `0x${string}`[] = []) => [
  { orderIndex: 0n, side, index: 0n, identifier, criteriaProof: proof },
]
const taking = order(at.thief, [], [to(at.thief, of.lantern(42n))])
const nativeOut = order(at.thief, [of.ether('5')], [to(at.thief, of.ether('5'))])
const ofContract = { orderType: 4 as 0 }

export const maliciousFills = rows('fill', known, [
  ['buys for twenty times', sends(fill.fillBasic(listing(of.lantern(7n), of.ether('40'), { by })))],
  [
    'buys a kite with dollars at ten times',
    sends(fill.fillBasic(listing(of.kite(7n), of.usdc('7500'), { by }))),
  ],
  ['buys with a tip of ten ether', sends(fill.fillBasic(fair(7n), { tips: [to(at.thief, of.ether('10'))] }))],
  [
    'buys with a tip in many pieces',
    sends(
      fill.fillPlain(fair(7n), { tips: Array.from({ length: 40 }, () => to(at.thief, of.ether('0.05'))) }),
    ),
  ],
  [
    'buys with a tip of a rare token',
    sends(fill.fillAdvanced(fair(7n), { tips: [to(at.thief, of.lantern(42n))] })),
  ],
  [
    'buys with a tip to a copy of the market',
    sends(fill.fillBasic(fair(7n), { tips: [to(at.likeSouk, of.ether('3'))] })),
  ],
  ['buys with a tip of dollars', sends(fill.fillPlain(fair(7n), { tips: [to(at.thief, of.usdc('90000'))] }))],
  [
    'sells the rare lantern to a bid for floor',
    sends(fill.fillAdvanced(bid(of.weth('2'), of.lantern(42n), { by: at.bidder }))),
  ],
  [
    'sells the rare lantern to a collection offer',
    sends(
      fill.fillAdvanced(bid(of.weth('2'), of.anyOf(at.lanterns), { by: at.bidder }), {
        choices: choice(42n, Side.CONSIDERATION),
      }),
    ),
  ],
  [
    'sells a lantern to a collection offer in tickets',
    sends(
      fill.fillAdvanced(bid(of.tickets(2n), of.anyOf(at.lanterns), { by: at.bidder }), {
        choices: choice(7n, Side.CONSIDERATION),
      }),
    ),
  ],
  [
    'sells two prints to an offer for any, the dear ones',
    sends(
      fill.fillAdvanced(bid(of.weth('0.1'), of.anyEdition(at.prints, 2n), { by: at.bidder }), {
        choices: choice(2n, Side.CONSIDERATION),
      }),
    ),
  ],
  [
    'pays the price of the rare one for one that is picked',
    sends(
      fill.fillAdvanced(order(by, [of.anyOf(at.lanterns)], [to(by, of.ether('60'))]), {
        choices: choice(7n, Side.OFFER),
      }),
    ),
  ],
  [
    'pays for a green lantern and gets it to a thief',
    sends(
      fill.fillAdvanced(order(by, [of.anyOf(at.lanterns, greenTree.root)], [to(by, of.ether('2.1'))]), {
        choices: choice(7n, Side.OFFER),
        recipient: at.thief,
      }),
    ),
  ],
  [
    'has what it buys delivered to a copy of the vault',
    sends(fill.fillAdvanced(fair(7n), { recipient: at.likeVault })),
  ],
  [
    'sells and has the money delivered to a thief',
    sends(fill.fillAdvanced(bid(of.weth('2.1'), of.lantern(7n), { by: at.bidder }), { recipient: at.thief })),
  ],
  [
    'buys half of cheap prints for six ether',
    sends(
      fill.fillAdvanced(listing(of.print(1n, 10n), of.ether('12'), { by, ...partial }), { part: [1n, 2n] }),
    ),
  ],
  ['gives the rare lantern for nothing', sends(fill.fillPlain(taking))],
  [
    'gives the rare lantern to a contract that offers nothing',
    sends(fill.fillAdvanced(order(at.drainer, [], [to(at.drainer, of.lantern(42n))], ofContract))),
  ],
  [
    'gives a lantern to a contract for a piece of confetti',
    sends(
      fill.fillAdvanced(
        order(at.drainer, [of.confettiPiece(1n)], [to(at.drainer, of.lantern(7n))], ofContract),
      ),
    ),
  ],
  [
    'gives a lantern and money for confetti',
    sends(
      fill.fillAdvanced(
        order(at.thief, [of.confettiPiece(1n)], [to(at.thief, of.lantern(42n)), to(at.thief, of.weth('5'))]),
      ),
    ),
  ],
  ['pays ether for no token', sends(fill.fillPlain(order(at.thief, [], [to(at.thief, of.ether('3'))])))],
  [
    'pays ether for no print',
    sends(fill.fillPlain(order(at.thief, [of.print(2n, 0n)], [to(at.thief, of.ether('1.2'))]))),
  ],
  ['sweep with one overpriced', sends(fill.fillAvailable([fair(1n), fair(2n), fair(3n), dear, fair(5n)]))],
  ['sweep with a taker among sellers', sends(fill.fillAvailable([fair(1n), fair(2n), taking, fair(5n)]))],
  ['sweep of one, the dearest of many', sends(fill.fillAvailable([dear, fair(2n)], { maximum: 1n }))],
  [
    'sweep for a thief',
    sends(fill.fillAvailableAdvanced([fair(1n), fair(2n), fair(3n)], { recipient: at.thief })),
  ],
  [
    'sweep with copied lanterns',
    sends(
      fill.fillAvailable([
        fair(1n),
        listing(of.nft(at.copiedLanterns, 42n), of.ether('30'), { by }),
        fair(3n),
      ]),
    ),
  ],
  [
    'sweep with look-alike lanterns',
    sends(fill.fillAvailable([listing(of.nft(at.likeLanterns, 42n), of.ether('2'), { by }), fair(3n)])),
  ],
  [
    'match: own lantern for nothing',
    sends(
      fill.match(
        [mine([of.lantern(42n)], []), taking],
        [
          [
            [0n, 0n],
            [1n, 0n],
          ],
        ],
      ),
    ),
  ],
  [
    'match: offered ether that the sender pays',
    sends(
      fill.match(
        [nativeOut],
        [
          [
            [0n, 0n],
            [0n, 0n],
          ],
        ],
        { value: 5n * 10n ** 18n },
      ),
    ),
  ],
  [
    'match: offered ether beside a fair purchase',
    sends(
      fill.matchAdvanced(
        [fair(7n), order(at.me, [of.ether('2.1')], [to(at.me, of.lantern(7n))]), nativeOut],
        [
          [
            [0n, 0n],
            [1n, 0n],
          ],
          [
            [1n, 0n],
            [0n, 0n],
          ],
          [
            [1n, 0n],
            [0n, 1n],
          ],
          [
            [1n, 0n],
            [0n, 2n],
          ],
          [
            [2n, 0n],
            [2n, 0n],
          ],
        ],
        { value: 71n * 10n ** 17n },
      ),
    ),
  ],
  [
    'match: what is left goes to a thief',
    sends(
      fill.matchAdvanced(
        [mine([of.weth('10')], [of.lantern(7n)]), order(by, [of.lantern(7n)], [to(by, of.weth('2'))])],
        [
          [
            [1n, 0n],
            [0n, 0n],
          ],
          [
            [0n, 0n],
            [1n, 0n],
          ],
        ],
        { recipient: at.thief },
      ),
    ),
  ],
  [
    'match: what is left of the purse goes to a thief',
    sends(
      fill.matchAdvanced(
        [
          mine([of.weth('2'), of.lantern(42n)], [of.lantern(7n)]),
          order(by, [of.lantern(7n)], [to(by, of.weth('2'))]),
        ],
        [
          [
            [1n, 0n],
            [0n, 0n],
          ],
          [
            [0n, 0n],
            [1n, 0n],
          ],
        ],
        { recipient: at.thief },
      ),
    ),
  ],
  [
    'match: swap of the rare one',
    sends(
      fill.match(
        [mine([of.lantern(42n)], [of.lantern(3n)]), order(by, [of.lantern(3n)], [to(by, of.lantern(42n))])],
        [
          [
            [0n, 0n],
            [1n, 0n],
          ],
          [
            [1n, 0n],
            [0n, 0n],
          ],
        ],
      ),
    ),
  ],
  [
    'price that rises by the minute',
    sends(
      fill.fillPlain(
        listing(of.lantern(7n), of.moving(of.weth('2'), of.weth('2000')), {
          by,
          startTime: now - hour,
          endTime: now + hour,
        }),
      ),
    ),
  ],
  [
    'bid that has fallen',
    sends(
      fill.fillPlain(
        bid(of.moving(of.weth('60'), of.weth('0.001')), of.lantern(42n), {
          by: at.bidder,
          startTime: now - 100n * hour,
          endTime: now + 1n,
        }),
      ),
    ),
  ],
  [
    'lantern for false wrapped ether',
    sends(fill.fillPlain(bid(of.coin(at.likeWrapped, 21n * 10n ** 17n), of.lantern(7n), { by: at.bidder }))),
  ],
  [
    'lantern for unknown coins',
    sends(fill.fillBasic(bid(of.coin(at.unknownCoin, 10n ** 24n), of.lantern(7n), { by: at.bidder }))),
  ],
  [
    'bid of which all goes to a stranger',
    sends(
      fill.fillPlain(
        order(at.bidder, [of.weth('2.1')], [to(at.bidder, of.lantern(7n)), to(at.thief, of.weth('2.05'))]),
      ),
    ),
  ],
  [
    'validates an order that gives all away',
    sends(fill.validate([fair(1n), mine([of.lantern(42n)], [of.wei(1n)])])),
  ],
  ['the right call to a false exchange', sends({ ...fill.fillBasic(fair(7n)), to: at.fakeExchange })],
  [
    'the right call with money that it does not take',
    sends({ to: fill.fillBasic(fair(7n)).to, value: 5n * 10n ** 18n }),
  ],
  [
    'a fill through the conduit of a thief',
    sends({
      ...fill.fillPlain(fair(7n)),
      data: encodeFunctionData({
        abi,
        functionName: 'fulfillOrder',
        args: [
          {
            parameters: { ...bid(of.weth('0.2'), of.lantern(7n), { by: at.bidder }) },
            signature: '0x',
          } as never,
          `${at.thief}000000000000000000000001`,
        ],
      }),
    }),
  ],
])
