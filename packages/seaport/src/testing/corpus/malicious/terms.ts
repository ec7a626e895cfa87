import type { Hex } from 'viem'
import * as Auction from '../../../order/Auction.js'
import { knownConduitAddress, OrderType } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import { ether, kite, lantern, print, usdc, wei, weth } from '../items.js'
import { bare, day, known, now } from '../known.js'
import { lanternCuts, listing, mine, order } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrder } from '../requests.js'
import { approveAll } from '../tokenCalls.js'

const strangeConduit: Hex = `${at.thief}000000000000000000000001`
const restricted = { orderType: OrderType.FULL_RESTRICTED }

const powers = rows('unknown zone or conduit', known, [
  [
    'lists at floor through the conduit of a thief',
    signsOrder(listing(lantern(7n), ether('2'), { conduitKey: strangeConduit })),
  ],
  [
    'bids at floor through the conduit of a thief',
    signsOrder(mine([weth('1.9')], [lantern(9n)], { conduitKey: strangeConduit })),
  ],
  [
    'lets an unknown zone decide who may buy at floor',
    signsOrder(listing(lantern(7n), ether('2'), { ...restricted, zone: at.thiefZone })),
  ],
  [
    'lets the thief decide who may buy, in parts, 20 prints at floor',
    signsOrder(
      listing(print(1n, 20n), ether('1'), { orderType: OrderType.PARTIAL_RESTRICTED, zone: at.thief }),
    ),
  ],
  [
    'lets an unknown zone hold a private sale of the rare lantern at 2 ETH',
    signsOrder(
      order(at.me, [lantern(42n)], [to(at.me, ether('2')), to(at.thief, lantern(42n))], {
        ...restricted,
        zone: at.thiefZone,
      }),
    ),
  ],
])

const fairTerms = { settler: at.auctioneer, end: now + 3n * day, feeBasisPoints: 750 }

/** Without the restriction by the zone, the minimum price is the price. */
const openAuctions = rows('auction that is open to anybody', known, [
  [
    'names the English zone on an open order with a reserve of 0.1 WETH',
    signsOrder(mine([lantern(7n)], [weth('0.1')], { zone: Auction.englishZone })),
  ],
  [
    'names the zone of test chains on an open order for one wei',
    signsOrder(mine([kite(7n)], [coinOfOne()], { zone: Auction.englishTestZone })),
  ],
  [
    "names the market's own auctions on an open order at a twentieth of the floor",
    signsOrder(
      mine([lantern(42n)], [weth('3')], { zone: at.auctionZone, zoneHash: Auction.encodeTerms(fairTerms) }),
    ),
  ],
  [
    "names the market's own auctions on an order that may be filled in parts by anybody",
    signsOrder(
      mine([print(2n, 10n)], [weth('0.1')], { zone: at.auctionZone, orderType: OrderType.PARTIAL_OPEN }),
    ),
  ],
])

function coinOfOne() {
  return { ...weth('1'), startAmount: 1n, endAmount: 1n }
}

const auctionTerms = rows('auction on terms of a thief', known, [
  [
    'lets a thief say which bid wins, from now on, at 0.01 WETH',
    signsOrder(
      mine([lantern(42n)], [weth('0.01')], {
        ...restricted,
        zone: at.auctionZone,
        zoneHash: Auction.encodeTerms({ ...fairTerms, settler: at.thief, end: now }),
      }),
    ),
  ],
  [
    'lets the fees take 99.99 % of the winning bid',
    signsOrder(
      mine([lantern(42n)], [weth('0.01')], {
        ...restricted,
        zone: at.auctionZone,
        zoneHash: Auction.encodeTerms({ ...fairTerms, feeBasisPoints: 9_999 }),
      }),
    ),
  ],
  [
    'lets the auctioneer settle an auction that ended last year, at once',
    signsOrder(
      mine([lantern(42n)], [weth('0.01')], {
        ...restricted,
        zone: at.auctionZone,
        zoneHash: Auction.encodeTerms({ ...fairTerms, end: now - 365n * day }),
      }),
    ),
  ],
  [
    'calls a zone of its own Souk auctions, with a reserve of 0.01 WETH',
    signsOrder(
      mine([lantern(42n)], [weth('0.01')], {
        ...restricted,
        zone: at.thiefZone,
        zoneHash: Auction.encodeTerms(fairTerms),
      }),
    ),
    { ...known, names: [...(known.names ?? []), { address: at.thiefZone, name: 'Souk auctions' }] },
  ],
])

const privateSales = rows('private sale for next to nothing', known, [
  [
    'gives a lantern privately to a stranger for nothing',
    signsOrder(order(at.me, [lantern(7n)], [to(at.thief, lantern(7n))])),
  ],
  [
    'sells the rare lantern privately to a stranger for one wei',
    signsOrder(order(at.me, [lantern(42n)], [to(at.me, wei(1n)), to(at.thief, lantern(42n))])),
  ],
  [
    'sells three kites privately to a stranger for 3 USDC',
    signsOrder(
      order(
        at.me,
        [kite(1n), kite(2n), kite(3n)],
        [to(at.me, usdc('3')), ...[1n, 2n, 3n].map((id) => to(at.thief, kite(id)))],
      ),
    ),
  ],
  [
    'says one taker and gives another token to a second',
    signsOrder(
      order(
        at.me,
        [lantern(7n), lantern(42n)],
        [to(at.me, ether('2')), to(at.mira, lantern(7n)), to(at.thief, lantern(42n))],
      ),
    ),
  ],
])

const others = rows('order of another account', known, [
  ['signs a listing of somebody else', signsOrder(listing(lantern(7n), ether('2'), { by: at.seller }))],
  [
    'signs for an account that looks like the own one',
    signsOrder(listing(lantern(7n), ether('2'), { by: at.likeMe })),
  ],
  [
    'signs, as the owner of a contract account, that it gives a lantern for nothing',
    signsOrder(order(at.vault, [lantern(7n)], [])),
  ],
])

const elsewhere = rows('request for another chain', known, [
  [
    'approves the conduit on another chain than was shown',
    {
      method: 'eth_sendTransaction',
      params: [{ from: at.me, chainId: '0x2105', ...approveAll(at.lanterns, knownConduitAddress) }],
    },
  ],
  [
    'lists at floor on Polygon, where 2 coins are worth a thousandth',
    signsOrder(listing(lantern(7n), ether('2'), { cuts: lanternCuts }), 137),
  ],
  ['sells at floor in a coin of chain 56', signsOrder(listing(kite(7n), weth('0.3')), 56)],
  [
    'gives a lantern for nothing on a chain that nobody looks at',
    signsOrder(mine([lantern(7n)], []), 8453),
    bare,
  ],
  ['signs for a chain of number 0', signsOrder(listing(lantern(7n), ether('2')), 0)],
])

export const terms: readonly Row[] = [
  ...powers,
  ...openAuctions,
  ...auctionTerms,
  ...privateSales,
  ...others,
  ...elsewhere,
]
