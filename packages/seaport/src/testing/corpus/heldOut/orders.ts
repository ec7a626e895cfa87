import { zeroAddress } from 'viem'
import type { Context } from '../../../guard/findings/Finding.js'
import { ItemType, maxUint256, OrderType } from '../../../order/constants.js'
import type { Components } from '../../../order/Order.js'
import { item, to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import * as of from '../items.js'
import { bare, day, greenTree, hour, known, now, withoutPrices, withoutTokens } from '../known.js'
import { bid, lanternCuts, listing, mine, order, printCuts, soukCut } from '../orders.js'
import type { Row } from '../Row.js'
import { signsOrder } from '../requests.js'

/** An order that robs its signer. */
export type OrderRow = readonly [name: string, order: Components, context?: Context]

const hundred = of.print(2n, 10n)
const partial = { orderType: OrderType.PARTIAL_OPEN }
const strangers = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n].map(
  (digit) => `0x${`${digit}c3e5`.repeat(8)}` as const,
)
const likeKey = '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0001'
const thiefKey = `${at.thief}000000000000000000000001` as const

export const robbingOrders: readonly OrderRow[] = [
  ['lantern for a hundredth of its tickets', listing(of.lantern(7n), of.tickets(2n))],
  ['lantern for one ticket', listing(of.lantern(7n), of.tickets(1n))],
  ['lantern for 2 USDC, as if it were 2 ETH', listing(of.lantern(7n), of.usdc('2'), { cuts: lanternCuts })],
  ['lantern for 2.1 USDC less one unit', listing(of.lantern(7n), of.coin(at.usdCoin, 2_099_999n))],
  ['lantern for a trace of bitcoin', listing(of.lantern(7n), of.wbtc('0.0008'))],
  ['lantern for ten satoshi', listing(of.lantern(7n), of.coin(at.wrappedBitcoin, 10n))],
  ['lantern for two wei with honest cuts', listing(of.lantern(7n), of.wei(2_000n), { cuts: lanternCuts })],
  [
    'the rare lantern at the price of the others',
    listing(of.lantern(42n), of.ether('2.1'), { cuts: lanternCuts }),
  ],
  [
    'the rare lantern and a common one at twice the floor',
    listing([of.lantern(42n), of.lantern(3n)], of.ether('4.2')),
  ],
  [
    'lantern whose price goes to a stranger but for a tenth',
    order(at.me, [of.lantern(7n)], [to(at.me, of.ether('0.21')), to(at.thief, of.ether('1.89'))]),
  ],
  [
    'lantern whose price is cut into nine strangers',
    order(
      at.me,
      [of.lantern(7n)],
      [to(at.me, of.ether('0.2')), ...strangers.map((who) => to(who, of.ether('0.2')))],
    ),
  ],
  [
    'rare lantern at a right sum that the copy of its owner gets',
    order(at.me, [of.lantern(42n)], [to(at.likeMe, of.ether('62'))]),
  ],
  [
    'lantern whose proceeds go to a copy of the vault',
    order(at.me, [of.lantern(7n)], [to(at.likeVault, of.ether('2.1'))]),
  ],
  [
    'lantern whose fee goes to a copy of the market',
    listing(of.lantern(7n), of.ether('2.1'), { cuts: [[at.likeSouk, 250n]] }),
  ],
  [
    'lantern with half to a copy of the market',
    listing(of.lantern(7n), of.ether('2.1'), { cuts: [[at.likeSouk, 6_000n]] }),
  ],
  [
    'lantern with 45 % to an accomplice beside the fees',
    listing(of.lantern(7n), of.ether('2.1'), { cuts: [...lanternCuts, [at.accomplice, 4_500n]] }),
  ],
  [
    'lantern with all fees at 97 % to the artist',
    listing(of.lantern(7n), of.ether('2.1'), { cuts: [[at.lanternArtist, 9_700n]] }),
  ],
  ['any lantern, the buyer picks', mine([of.anyOf(at.lanterns)], [of.ether('2.1')], partial)],
  ['any print, the buyer picks', mine([of.anyEdition(at.prints, 1n)], [of.ether('0.05')], partial)],
  ['one of an unseen list, the buyer picks', mine([of.anyOf(at.lanterns, 0xabcdefn)], [of.ether('2.1')])],
  ['ten prints in parts at the price of one', listing(hundred, of.ether('1.2'), partial)],
  ['ten prints in parts, a wei each', listing(hundred, of.wei(10n), partial)],
  [
    'price that falls to dust',
    listing(of.lantern(7n), of.moving(of.ether('2.1'), of.ether('0.001')), { cuts: lanternCuts }),
  ],
  [
    'price that has all but fallen',
    listing(of.lantern(7n), of.moving(of.ether('2.1'), of.wei(1n)), {
      startTime: now - 30n * day,
      endTime: now + hour,
    }),
  ],
  ['price that falls to nothing', listing(of.lantern(7n), of.moving(of.ether('2.1'), of.wei(0n)))],
  [
    'price that falls from near 2^256 to a wei',
    listing(of.lantern(7n), of.moving(of.wei(maxUint256), of.wei(1n))),
  ],
  [
    'price that falls in the last second',
    listing(of.lantern(7n), of.moving(of.ether('2.1'), of.wei(1n)), { startTime: now, endTime: now + 1n }),
  ],
  ['money that grows a thousandfold', mine([of.moving(of.weth('0.1'), of.weth('100'))], [of.lantern(7n)])],
  ['prints that become ten', mine([of.moving(of.print(2n, 1n), of.print(2n, 10n))], [of.ether('1.25')])],
  [
    'prints asked for that become none',
    mine([of.weth('12')], [of.moving(of.print(2n, 10n), of.print(2n, 0n))]),
  ],
  [
    'stranger gets what I lose while the price moves',
    order(
      at.me,
      [of.lantern(7n)],
      [
        to(at.me, of.moving(of.ether('2.1'), of.wei(1n))),
        to(at.thief, of.moving(of.wei(1n), of.ether('2.1'))),
      ],
    ),
  ],
  ['rare lantern for a common one', mine([of.lantern(42n)], [of.lantern(3n)])],
  ['rare lantern for any lantern', mine([of.lantern(42n)], [of.anyOf(at.lanterns)])],
  ['rare lantern for one of the seen list', mine([of.lantern(42n)], [of.anyOf(at.lanterns, greenTree.root)])],
  ['lantern for any confetti', mine([of.lantern(7n)], [of.anyEdition(at.confetti)])],
  ['lantern for a kite', mine([of.lantern(7n)], [of.kite(7n)])],
  [
    'lantern for a thousand pieces of an unknown edition',
    mine([of.lantern(7n)], [of.edition(at.unknownEditions, 1n, 1_000n)]),
  ],
  ['lantern for the same number of the copy', mine([of.lantern(7n)], [of.nft(at.copiedLanterns, 7n)])],
  ['lantern for a lantern of the look-alike', mine([of.lantern(7n)], [of.nft(at.likeLanterns, 42n)])],
  ['lantern and two ether for a lantern', mine([of.lantern(7n), of.weth('2')], [of.lantern(8n)])],
  [
    'lantern of mine given for a lantern that a stranger gets',
    order(at.me, [of.lantern(7n)], [to(at.thief, of.lantern(8n))]),
  ],
  ['62 ether for any lantern', bid(of.weth('62'), of.anyOf(at.lanterns))],
  ['62 ether for one of the green lanterns', bid(of.weth('62'), of.anyOf(at.lanterns, greenTree.root))],
  ['62 ether for one of an unseen list', bid(of.weth('62'), of.anyOf(at.lanterns, 0x77n))],
  [
    '62 ether for the rare lantern that a thief gets',
    order(at.me, [of.weth('62')], [to(at.thief, of.lantern(42n))]),
  ],
  [
    '62 ether for the rare lantern that a copy of me gets',
    order(at.me, [of.weth('62')], [to(at.likeMe, of.lantern(42n))]),
  ],
  ['2 ether for a copied lantern', bid(of.weth('2'), of.nft(at.copiedLanterns, 7n))],
  ['2 ether for any of the look-alike', bid(of.weth('2'), of.anyOf(at.likeLanterns))],
  ['2 ether for a cheap print', bid(of.weth('2'), of.print(1n), { cuts: printCuts })],
  ['2 ether for any print', bid(of.weth('2'), of.anyEdition(at.prints))],
  ['no print for its price', bid(of.weth('1.2'), of.print(2n, 0n))],
  ['dollars for a lantern, thirty times too many', bid(of.usdc('150000'), of.lantern(7n))],
  ['bitcoin for a stamp', bid(of.wbtc('1'), of.stamp(1n))],
  [
    'all wrapped ether for any lantern',
    bid(of.coin(at.wrappedEther, maxUint256), of.anyOf(at.lanterns), partial),
  ],
  ['half of 2^256 of dollars for a lantern', bid(of.coin(at.usdCoin, 2n ** 255n), of.lantern(7n))],
  ['bid of which a stranger gets 90 %', bid(of.weth('20'), of.lantern(7n), { cuts: [[at.thief, 9_000n]] })],
  ['lantern dressed as money', mine([of.coin(at.lanterns, 42n)], [of.ether('2')])],
  ['money dressed as a kite', mine([of.nft(at.wrappedEther, 5n * 10n ** 18n)], [of.ether('0.3')])],
  ['lantern dressed as an edition', mine([of.edition(at.lanterns, 42n, 1n)], [of.ether('2')])],
  ['dollars dressed as an edition', mine([of.edition(at.usdCoin, 1n, 9_000_000_000n)], [of.ether('0.01')])],
  ['money asked for, dressed as a token', mine([of.lantern(42n)], [of.nft(at.wrappedEther, 1n)])],
  [
    'the same print five times',
    listing(
      [1, 2, 3, 4, 5].map(() => of.print(2n)),
      of.ether('1.25'),
    ),
  ],
  [
    'seven hundred lanterns for the price of ten',
    listing(
      Array.from({ length: 700 }, (_, id) => of.lantern(BigInt(id + 100))),
      of.ether('20'),
    ),
  ],
  ['wrapped ether for less of it', mine([of.weth('2.1')], [of.weth('1')])],
  ['wrapped ether for less ether', mine([of.weth('2.1')], [of.ether('1')])],
  ['bitcoin for an ether', mine([of.wbtc('1')], [of.ether('1')])],
  ['dollars for a tenth', mine([of.usdc('2500')], [of.weth('0.1')])],
  ['dollars for a ticket', mine([of.usdc('2500')], [of.tickets(1n)])],
  ['tickets for a dollar', mine([of.tickets(5_000n)], [of.usdc('1')])],
  [
    'wrapped ether for the look-alike, one to one',
    mine([of.weth('5')], [of.coin(at.likeWrapped, 5n * 10n ** 18n)]),
  ],
  [
    'rare lantern for a little of three currencies',
    mine([of.lantern(42n)], [of.weth('1'), of.usdc('2500'), of.tickets(1n)]),
  ],
  [
    'rare lantern for prints and confetti',
    mine([of.lantern(42n)], [of.print(2n, 2n), of.confettiPiece(1n, 100_000n)]),
  ],
  ['lantern for coins that nobody knows', listing(of.lantern(7n), of.coin(at.unknownCoin, 10n ** 24n))],
  [
    'lantern for coins of the false wrapper',
    listing(of.lantern(7n), of.coin(at.fakeWrapped, 21n * 10n ** 17n), { cuts: lanternCuts }),
  ],
  [
    'lantern for coins of the look-alike wrapper',
    listing(of.lantern(7n), of.coin(at.likeWrapped, 21n * 10n ** 17n), { cuts: lanternCuts }),
  ],
  [
    'stamp for false dollars',
    listing(of.stamp(1n), of.coin(at.fakeUsdCoin, 20_000_000n), { cuts: [soukCut] }),
  ],
  ['sketch for a wei', listing(of.sketch(1n), of.wei(1n))],
  ['sketch for nothing', mine([of.sketch(1n)], [])],
  [
    'sketch whose price only strangers get',
    order(at.me, [of.sketch(1n)], [to(at.seller, of.ether('1')), to(at.bidder, of.ether('1'))]),
  ],
  [
    'sketch for the price of a sketch, paid with a sketch to a thief',
    order(at.me, [of.sketch(1n)], [to(at.thief, of.sketch(2n))]),
  ],
  [
    'contract order of mine for dust',
    mine([of.lantern(7n)], [of.wei(1n)], { orderType: 4 as Components['orderType'] }),
  ],
  [
    'restricted by a zone of thieves, for a tenth',
    listing(of.lantern(7n), of.ether('0.2'), { orderType: OrderType.FULL_RESTRICTED, zone: at.thiefZone }),
  ],
  [
    'restricted to a zone that looks like the auction, for dust',
    listing(of.lantern(7n), of.wei(1n), {
      orderType: OrderType.FULL_RESTRICTED,
      zone: '0xf7501122222222222222222222222222228713a8',
    }),
  ],
  [
    'through a conduit that looks like the known one',
    listing(of.lantern(7n), of.ether('2.1'), { cuts: lanternCuts, conduitKey: likeKey }),
  ],
  ['through a conduit of the thief', bid(of.weth('2'), of.lantern(7n), { conduitKey: thiefKey })],
  ['native in the offer for a kite', mine([of.ether('10')], [of.kite(1n)])],
  [
    'auction without a zone from a wei',
    listing(of.lantern(42n), of.weth('0.01'), { cuts: lanternCuts, endTime: now + day }),
  ],
  [
    'private sale of the rare lantern to a thief for a tenth',
    order(at.me, [of.lantern(42n)], [to(at.me, of.ether('6')), to(at.thief, of.lantern(42n))]),
  ],
  [
    'private sale for nothing but the token itself',
    order(at.me, [of.lantern(7n)], [to(at.thief, of.lantern(7n))]),
  ],
  ['bare: a token for a wei', listing(of.lantern(7n), of.wei(1n)), bare],
  ['bare: a token for one unit of dollars', listing(of.lantern(7n), of.coin(at.usdCoin, 1n)), bare],
  ['bare: a token for nothing', mine([of.lantern(7n)], []), bare],
  ['bare: proceeds to a stranger', order(at.me, [of.lantern(7n)], [to(at.thief, of.ether('2'))]), bare],
  ['bare: everything in one bid', bid(of.coin(at.wrappedEther, maxUint256), of.lantern(7n)), bare],
  ['no prices: falls to a wei', listing(of.lantern(7n), of.moving(of.ether('2'), of.wei(1n))), withoutPrices],
  [
    'no prices: 90 % to a stranger',
    listing(of.lantern(7n), of.ether('2'), { cuts: [[at.thief, 9_000n]] }),
    withoutPrices,
  ],
  [
    'no prices: wrapped ether for a copied wrapper',
    mine([of.weth('5')], [of.coin(at.likeWrapped, 5n * 10n ** 18n)]),
    withoutPrices,
  ],
  [
    'no tokens: a lantern for 2 units of dollars',
    listing(of.lantern(7n), of.coin(at.usdCoin, 2n)),
    withoutTokens,
  ],
  ['no tokens: a lantern for 3 dollars', listing(of.lantern(7n), of.usdc('3')), withoutTokens],
  [
    'native item with a token address',
    mine([of.lantern(7n)], [item(ItemType.NATIVE, { token: at.unknownCoin, amount: 2n * 10n ** 18n })]),
  ],
  [
    'money with an identifier, to the void',
    order(at.me, [of.lantern(7n)], [to(zeroAddress, of.ether('2.1'))]),
  ],
  [
    'twice half of 2^256 asked for, dust after',
    order(
      at.me,
      [of.lantern(7n)],
      [
        to(at.me, of.moving(of.wei(2n ** 255n), of.wei(1n))),
        to(at.me, of.moving(of.wei(2n ** 255n), of.wei(1n))),
      ],
    ),
  ],
]

export const maliciousOrders: readonly Row[] = robbingOrders.map(([name, signed, context = known]) => ({
  name,
  kind: 'order',
  request: signsOrder(signed),
  context,
}))
