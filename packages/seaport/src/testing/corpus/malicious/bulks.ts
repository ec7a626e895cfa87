import { hash } from '../../../order/Order.js'
import * as at from '../accounts.js'
import { anyOf, coin, ether, kite, lantern, print, usdc, wei, weth } from '../items.js'
import { known } from '../known.js'
import { lanternCuts, listing, mine } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrders } from '../requests.js'

/** Honest listings, to hide another among them. */
const fair = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) =>
    listing(lantern(BigInt(first + index)), ether('2.2'), { cuts: lanternCuts }),
  )

const leaves = rows('bad leaf in a tree', known, [
  [
    'hides the rare lantern for nothing among seven fair listings',
    signsOrders([...fair(7), mine([lantern(42n)], [])]),
  ],
  [
    'hides a lantern for one wei in the middle of 31',
    signsOrders([...fair(15), mine([lantern(99n)], [wei(1n)]), ...fair(15, 50)]),
  ],
  ['hides 30 WETH for nothing among three listings', signsOrders([...fair(3), mine([weth('30')], [])])],
  [
    'hides a bid of 900 WETH as the last of 33, at the deepest place',
    signsOrders([...fair(32), mine([weth('900')], [anyOf(at.lanterns)])]),
  ],
  [
    'hides the only order, a theft, behind the empty ones that fill up a tree',
    signsOrders([mine([lantern(7n), kite(1n)], [])]),
  ],
  [
    'hides a listing at a tenth of the price in the first place',
    signsOrders([listing(lantern(7n), ether('0.22')), ...fair(4)]),
  ],
  [
    'sells 100,000 USDC for a coin nobody knows in a tree of two',
    signsOrders([...fair(1), mine([usdc('100000')], [coin(at.unknownCoin, 1n)])]),
  ],
  [
    'gives every second lantern of 64 to a stranger',
    signsOrders(
      fair(64).map((order, index) =>
        index % 2
          ? { ...order, consideration: order.consideration.map((item) => ({ ...item, recipient: at.thief })) }
          : order,
      ),
    ),
  ],
])

const seen = fair(4)
const twice = listing(lantern(2n), ether('1.99'), { cuts: lanternCuts })
const cheaper = listing(lantern(3n), ether('1.6'))

const unreviewed = rows('leaf that nobody has seen', { ...known, reviewed: seen.map(hash) }, [
  ['adds a fifth listing to the four that were shown', signsOrders([...seen, twice])],
  [
    'lists one of four a fifth cheaper than was shown',
    signsOrders([...seen.slice(0, 2), cheaper, ...seen.slice(3)]),
  ],
  [
    'adds a listing of prints that was never shown',
    signsOrders([...seen, listing(print(1n, 10n), ether('0.5'))]),
  ],
])

export const bulks: readonly Row[] = [...leaves, ...unreviewed]
