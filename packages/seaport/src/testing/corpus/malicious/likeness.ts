import type { Context } from '../../../guard/findings/Finding.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import { anyOf, coin, ether, lantern, nft, print, weth } from '../items.js'
import { known } from '../known.js'
import { bid, listing, mine, order, soukCut } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { sends, signsOrder } from '../requests.js'
import { safeTransfer, sendEdition, sendEditions, transfer } from '../tokenCalls.js'

/** Address poisoning: the first and last digits match. */
const recipients = rows('look-alike recipient', known, [
  [
    'sends a lantern to an account that looks like the own vault',
    sends(safeTransfer(at.lanterns, at.likeVault, 7n)),
  ],
  [
    'sends 5,000 USDC to an account that looks like Mira',
    sends(transfer(at.usdCoin, at.likeMira, 5_000_000_000n)),
  ],
  [
    'sends 3 ETH to an account that looks like the own vault',
    sends({ to: at.likeVault, value: 3n * 10n ** 18n }),
  ],
  ['sends 40 prints to an account that looks like Mira', sends(sendEdition(at.prints, at.likeMira, 1n, 40n))],
  [
    'sends prints and 90 pieces of another to an account that looks like the own vault',
    sends(
      sendEditions(at.prints, at.likeVault, [
        [1n, 10n],
        [2n, 90n],
      ]),
    ),
  ],
  [
    'sells a lantern for 2.1 ETH that an account like the own one gets',
    signsOrder(order(at.me, [lantern(7n)], [to(at.likeMe, ether('2.1'))])),
  ],
  [
    'bids for a lantern that an account like the own one gets',
    signsOrder(order(at.me, [weth('1.9')], [to(at.likeMe, lantern(9n))])),
  ],
  [
    'pays the fee of the market to an account that looks like it',
    signsOrder(listing(lantern(7n), ether('2.1'), { cuts: [[at.likeSouk, 250n]] })),
  ],
  [
    'sells privately to an account that looks like Mira, for a fifth of the floor',
    signsOrder(order(at.me, [lantern(7n)], [to(at.me, ether('0.4')), to(at.likeMira, lantern(7n))])),
  ],
])

const tokens = rows('look-alike token', known, [
  [
    'sells a lantern for 2 of a coin whose digits look like wrapped ether',
    signsOrder(mine([lantern(7n)], [coin(at.likeWrapped, 2n * 10n ** 18n)])),
  ],
  [
    'swaps the rare lantern for one whose contract looks like the lanterns',
    signsOrder(mine([lantern(42n)], [nft(at.likeLanterns, 1n)])),
  ],
  [
    'bids 1.9 WETH for any token of a contract that looks like the lanterns',
    signsOrder(bid(weth('1.9'), anyOf(at.likeLanterns))),
  ],
  [
    'pays the seller in the look-alike and only the fee in wrapped ether',
    signsOrder(
      order(
        at.me,
        [lantern(7n)],
        [to(at.me, coin(at.likeWrapped, 2n * 10n ** 18n)), to(at.souk, weth('0.05'))],
      ),
    ),
  ],
])

/** The application shows names from contracts and registries. */
function alsoNamed(tokens: Context['tokens'] = [], names: Context['names'] = []): Context {
  return { ...known, tokens: [...(known.tokens ?? []), ...tokens], names: [...(known.names ?? []), ...names] }
}

const copies = alsoNamed([
  { address: at.fakeWrapped, symbol: 'WETH', decimals: 18 },
  { address: at.fakeUsdCoin, symbol: 'USDC', decimals: 6 },
  { address: at.copiedLanterns, symbol: 'Lantern' },
])
/** U+202E reverses the following text, U+200B has no width, U+0405 is a Cyrillic S. */
const tricks = alsoNamed([
  { address: at.fakeWrapped, symbol: '\u202eHTEW', decimals: 18 },
  { address: at.fakeUsdCoin, symbol: 'U\u0405DC', decimals: 6 },
  { address: at.unknownCoin, symbol: 'ETH\nYou also get 100 ETH', decimals: 18 },
  { address: at.copiedLanterns, symbol: 'Lan\u200btern' },
  { address: at.unknownCollection, symbol: 'Lantern #42. You get 62 ETH.\u2028Nothing odd was found' },
])

const names = rows('names that lie', copies, [
  [
    'sells a lantern for 2 of a copy that is called WETH',
    signsOrder(mine([lantern(7n)], [coin(at.fakeWrapped, 2n * 10n ** 18n)])),
  ],
  [
    'sells a lantern for 5,000 of a copy that is called USDC',
    signsOrder(mine([lantern(7n)], [coin(at.fakeUsdCoin, 5_000_000_000n)])),
  ],
  [
    'pays 1.9 WETH for a copy that is called Lantern',
    signsOrder(bid(weth('1.9'), nft(at.copiedLanterns, 7n), { cuts: [soukCut] })),
  ],
  [
    'sells a lantern for a coin whose name is written backwards',
    signsOrder(mine([lantern(7n)], [coin(at.fakeWrapped, 2n * 10n ** 18n)])),
    tricks,
  ],
  [
    'sells a lantern for a coin with a letter of another script',
    signsOrder(mine([lantern(7n)], [coin(at.fakeUsdCoin, 5_000_000_000n)])),
    tricks,
  ],
  [
    'sells a print for a coin whose name is a second sentence',
    signsOrder(mine([print(2n)], [coin(at.unknownCoin, 10n ** 18n)])),
    tricks,
  ],
  [
    'pays 1.9 WETH for a copy with a letter of no width',
    signsOrder(bid(weth('1.9'), nft(at.copiedLanterns, 7n))),
    tricks,
  ],
  [
    'pays 40 WETH for a token whose name says what it is worth',
    signsOrder(bid(weth('40'), nft(at.unknownCollection, 1n))),
    tricks,
  ],
])

export const likeness: readonly Row[] = [...recipients, ...tokens, ...names]
