import { maxUint256 } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import {
  anyEdition,
  anyOf,
  coin,
  confettiPiece,
  edition,
  ether,
  kite,
  lantern,
  moving,
  nft,
  tickets,
  usdc,
  wbtc,
  wei,
  weth,
} from '../items.js'
import { bare, hour, known, now, withoutPrices, withoutTokens } from '../known.js'
import { mine, order } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrder } from '../requests.js'

/** Accounts that have bid have approved a currency. These requests take it. */
const forDust = rows('currency for dust', known, [
  ['gives 100,000 USDC for one wei', signsOrder(mine([usdc('100000')], [wei(1n)]))],
  ['gives 400 WETH for a millionth of a USDC', signsOrder(mine([weth('400')], [usdc('0.000001')]))],
  [
    'gives three currencies for a hundred-millionth of an ether',
    signsOrder(mine([weth('3'), usdc('9000'), wbtc('0.5')], [ether('0.00000001')])),
  ],
  ['gives 5 WETH for one satoshi of WBTC', signsOrder(mine([weth('5')], [wbtc('0.00000001')]))],
  ['gives 4,000 tickets for one ticket', signsOrder(mine([tickets(4_000n)], [tickets(1n)]))],
  ['gives 1 WBTC for one ticket', signsOrder(mine([wbtc('1')], [tickets(1n)]))],
  ['gives 30 WETH for nothing', signsOrder(mine([weth('30')], []))],
  [
    'gives 10,000 USDC for nothing, before prices are known',
    signsOrder(mine([usdc('10000')], [])),
    withoutPrices,
  ],
  [
    'gives 10,000 USDC for 100 wei, before names are known',
    signsOrder(mine([usdc('10000')], [wei(100n)])),
    withoutTokens,
  ],
  [
    'gives 12 WETH for one wei in a wallet that knows no market',
    signsOrder(mine([weth('12')], [wei(1n)])),
    bare,
  ],
  [
    'gives all WETH that there is, in parts, for one wei',
    signsOrder(mine([coin(at.wrappedEther, maxUint256)], [wei(1n)], { orderType: 1 })),
  ],
])

const toNobodyKnown = rows('currency to a stranger', known, [
  [
    'sells 5,000 USDC for 2 ETH that a stranger gets',
    signsOrder(order(at.me, [usdc('5000')], [to(at.thief, ether('2'))])),
  ],
  [
    'sells 4 WETH, one thousandth of the price for itself and the rest for a stranger',
    signsOrder(order(at.me, [weth('4')], [to(at.me, usdc('10')), to(at.thief, usdc('9990'))])),
  ],
  [
    'takes 1 of its own 10 WETH back and a stranger gets 9',
    signsOrder(order(at.me, [weth('10')], [to(at.me, weth('1')), to(at.thief, weth('9'))])),
  ],
])

const underRate = rows('currency far under its rate', known, [
  ['sells 2,500 USDC for 0.1 WETH', signsOrder(mine([usdc('2500')], [weth('0.1')]))],
  ['sells 1 WBTC for 1 WETH', signsOrder(mine([wbtc('1')], [weth('1')]))],
  ['sells 10 WETH for 1 ETH', signsOrder(mine([weth('10')], [ether('1')]))],
  ['sells 10 WETH for 2,500 USDC, the price of one', signsOrder(mine([weth('10')], [usdc('2500')]))],
  ['sells 2 WETH for 20 tickets', signsOrder(mine([weth('2')], [tickets(20n)]))],
  ['gets 1 WETH for 4 WETH', signsOrder(mine([weth('4')], [weth('1')]))],
  [
    'sells 1 WETH at a price that falls from 2,600 to 3 USDC within an hour',
    signsOrder(mine([weth('1')], [moving(usdc('2600'), usdc('3'))], { endTime: now + hour })),
  ],
  [
    'sells an amount that rises from 1 to 90 WETH for 2,500 USDC',
    signsOrder(mine([moving(weth('1'), weth('90'))], [usdc('2500')])),
  ],
])

const forWorthless = rows('currency for worthless tokens', known, [
  [
    'pays 5 WETH for a million of an unknown coin',
    signsOrder(mine([weth('5')], [coin(at.unknownCoin, 10n ** 24n)])),
  ],
  [
    'pays 2,000 USDC for a token of an unknown collection',
    signsOrder(mine([usdc('2000')], [nft(at.unknownCollection, 1n)])),
  ],
  ['pays 1.9 WETH for a copied lantern', signsOrder(mine([weth('1.9')], [nft(at.copiedLanterns, 7n)]))],
  [
    'pays 1.9 WETH for any token of a copied collection',
    signsOrder(mine([weth('1.9')], [anyOf(at.copiedLanterns)])),
  ],
  [
    'pays 3 WETH for one piece of an open edition worth 0.0001 ETH',
    signsOrder(mine([weth('3')], [confettiPiece(2n)])),
  ],
  ['pays 3 WETH for any piece of confetti', signsOrder(mine([weth('3')], [anyEdition(at.confetti)]))],
  [
    'pays 5,000 USDC for 5,000 of a coin that only calls itself USDC',
    signsOrder(mine([usdc('5000')], [coin(at.fakeUsdCoin, 5_000_000_000n)])),
  ],
  [
    'pays 8 WETH for a billion pieces of an unknown edition',
    signsOrder(mine([weth('8')], [edition(at.unknownEditions, 1n, 10n ** 9n)])),
  ],
  [
    'pays half a WBTC for an unknown token, before names are known',
    signsOrder(mine([wbtc('0.5')], [nft(at.unknownCollection, 4n)])),
    withoutTokens,
  ],
])

/** `transferFrom(from, to, 7)` moves token #7 of a collection and 7 units of a currency alike. */
const dressed = rows('items that are dressed as others', known, [
  [
    'sells "7 units of a coin", which is lantern #7, for 0.0007 ETH',
    signsOrder(mine([coin(at.lanterns, 7n)], [ether('0.0007')])),
  ],
  [
    'sells "42 units of a coin", which is lantern #42, for 2 ETH',
    signsOrder(mine([coin(at.lanterns, 42n)], [ether('2')])),
  ],
  [
    'sells "token #100000000000", which is 100,000 USDC, for 0.01 ETH',
    signsOrder(mine([nft(at.usdCoin, 100_000_000_000n)], [ether('0.01')])),
  ],
  [
    'sells "token #5000000000000000000", which is 5 WETH, for a kite',
    signsOrder(mine([nft(at.wrappedEther, 5n * 10n ** 18n)], [kite(1n)])),
  ],
  [
    'sells any "token" of USDC, which is any amount, for 0.3 WETH',
    signsOrder(mine([anyOf(at.usdCoin)], [weth('0.3')])),
  ],
  [
    'sells a lantern for "token #1" of WETH, which is one wei',
    signsOrder(mine([lantern(7n)], [nft(at.wrappedEther, 1n)])),
  ],
  [
    'sells a lantern for any "token" of USDC, which may be none',
    signsOrder(mine([lantern(7n)], [anyOf(at.usdCoin)])),
  ],
])

export const currencies: readonly Row[] = [
  ...forDust,
  ...toNobodyKnown,
  ...underRate,
  ...forWorthless,
  ...dressed,
]
