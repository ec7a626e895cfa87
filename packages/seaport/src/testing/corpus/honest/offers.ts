import * as Auction from '../../../order/Auction.js'
import { knownConduitKey, noConduitKey, OrderType } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import {
  anyEdition,
  anyOf,
  confettiPiece,
  ether,
  kite,
  lantern,
  moving,
  print,
  sketch,
  stamp,
  tickets,
  usdc,
  wbtc,
  weth,
} from '../items.js'
import { day, greenTree, known, now } from '../known.js'
import { bid, lanternCuts, listing, mine, order, printCuts, soukCut } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrder, signsOrders } from '../requests.js'

const lanternFees = { cuts: lanternCuts }
const soukOnly = { cuts: [soukCut] }
const inParts = { orderType: OrderType.PARTIAL_OPEN }

const bidsOnOne = rows('bid', known, [
  ['bids 1.9 WETH for a lantern', signsOrder(bid(weth('1.9'), lantern(9n), lanternFees))],
  ['bids half the floor for a lantern', signsOrder(bid(weth('1'), lantern(9n), lanternFees))],
  ['bids a tenth over the floor for a lantern', signsOrder(bid(weth('2.2'), lantern(9n), lanternFees))],
  ['bids 55 WETH for the rare lantern', signsOrder(bid(weth('55'), lantern(42n), lanternFees))],
  ['bids 4,800 USDC for a lantern', signsOrder(bid(usdc('4800'), lantern(9n), soukOnly))],
  ['bids 0.07 WBTC for a lantern', signsOrder(bid(wbtc('0.07'), lantern(9n), lanternFees))],
  ['bids 25 tickets for a kite', signsOrder(bid(tickets(25n), kite(2n)))],
  ['bids 18 USDC for a stamp', signsOrder(bid(usdc('18'), stamp(2n), soukOnly))],
  ['bids 0.4 WETH for a sketch of unknown worth', signsOrder(bid(weth('0.4'), sketch(4n), soukOnly))],
  ['bids next to nothing for a lantern, in hope', signsOrder(bid(weth('0.001'), lantern(9n), lanternFees))],
  [
    'bids 1.5 WETH rising to 2 within a week',
    signsOrder(mine([moving(weth('1.5'), weth('2'))], [lantern(9n)])),
  ],
  [
    'bids 0.3 WETH for a kite, to be moved by the exchange itself',
    signsOrder(bid(weth('0.3'), kite(2n), { conduitKey: noConduitKey })),
  ],
  ['bids 0.0001 WETH for a piece of confetti', signsOrder(bid(weth('0.0001'), confettiPiece(3n)))],
])

const bidsOnMany = rows('collection or trait offer', known, [
  ['bids 1.8 WETH for any lantern', signsOrder(bid(weth('1.8'), anyOf(at.lanterns), lanternFees))],
  ['bids 0.27 WETH for any kite', signsOrder(bid(weth('0.27'), anyOf(at.kites), soukOnly))],
  ['bids 700 USDC for any kite', signsOrder(bid(usdc('700'), anyOf(at.kites), soukOnly))],
  [
    'bids 2.1 WETH for any green lantern of a list that was shown',
    signsOrder(bid(weth('2.1'), anyOf(at.lanterns, greenTree.root), lanternFees)),
  ],
  [
    'bids 5,200 USDC for any green lantern',
    signsOrder(bid(usdc('5200'), anyOf(at.lanterns, greenTree.root), lanternFees)),
  ],
  [
    'bids 0.5 WETH for any ten prints, in parts',
    signsOrder(bid(weth('0.5'), anyEdition(at.prints, 10n), { cuts: printCuts, ...inParts })),
  ],
  [
    'bids 190 USDC for any ten stamps, in parts',
    signsOrder(bid(usdc('190'), anyEdition(at.stamps, 10n), inParts)),
  ],
  [
    'bids 0.3 WETH for any sketch, of which no price is known',
    signsOrder(bid(weth('0.3'), anyOf(at.sketches))),
  ],
])

const bidsOnEditions = rows('bid for editions', known, [
  [
    'bids 2.25 WETH for 50 prints, in parts',
    signsOrder(bid(weth('2.25'), print(1n, 50n), { cuts: printCuts, ...inParts })),
  ],
  ['bids 1.1 WETH for print #2', signsOrder(bid(weth('1.1'), print(2n), { cuts: printCuts }))],
  [
    'bids 1,900 USDC for 100 stamps',
    signsOrder(bid(usdc('1900'), stamp(2n, 100n), { ...soukOnly, ...inParts })),
  ],
])

const bidsOnSets = rows('bid for a set', known, [
  [
    'bids 4 WETH for two lanterns together',
    signsOrder(bid(weth('4'), [lantern(9n), lantern(10n)], lanternFees)),
  ],
  [
    'bids 62 WETH for the rare lantern and another',
    signsOrder(bid(weth('62'), [lantern(42n), lantern(9n)], lanternFees)),
  ],
  [
    'bids 1.2 WETH for four kites, with one signature for two such bids',
    signsOrders(
      [
        [1n, 2n, 3n, 4n],
        [5n, 6n, 7n, 8n],
      ].map((ids) => bid(weth('1.2'), ids.map(kite), soukOnly)),
    ),
  ],
])

const swaps = rows('fair swap', known, [
  [
    'swaps a lantern for seven kites',
    signsOrder(mine([lantern(7n)], [1n, 2n, 3n, 4n, 5n, 6n, 7n].map(kite))),
  ],
  ['swaps a lantern for another', signsOrder(mine([lantern(7n)], [lantern(9n)]))],
  [
    'swaps six kites and 0.3 WETH for a lantern',
    signsOrder(mine([...[1n, 2n, 3n, 4n, 5n, 6n].map(kite), weth('0.3')], [lantern(9n)])),
  ],
  [
    'swaps a lantern and 58 WETH for the rare one',
    signsOrder(mine([lantern(7n), weth('58')], [lantern(42n)])),
  ],
  ['swaps 24 of print #1 for one of print #2', signsOrder(mine([print(1n, 24n)], [print(2n)]))],
  [
    'swaps any green lantern for 2 WETH and a stamp',
    signsOrder(mine([anyOf(at.lanterns, greenTree.root)], [weth('2'), stamp(1n)])),
  ],
])

const trades = rows('currencies at a fair rate', known, [
  ['trades 2,500 USDC for 1 WETH', signsOrder(mine([usdc('2500')], [weth('1')]))],
  ['trades 1 WETH for 2,480 USDC', signsOrder(mine([weth('1')], [usdc('2480')]))],
  ['trades 1 WBTC for 24.6 WETH', signsOrder(mine([wbtc('1')], [weth('24.6')], inParts))],
  ['trades 500 tickets for 5 ETH', signsOrder(mine([tickets(500n)], [ether('5')]))],
  ['trades 3 WETH for 3 ETH', signsOrder(mine([weth('3')], [ether('3')]))],
])

const zone = { zone: at.auctionZone, orderType: OrderType.FULL_RESTRICTED }
const withTerms = (days: bigint, feeBasisPoints = 750) => ({
  ...zone,
  endTime: now + (days + 2n) * day,
  zoneHash: Auction.encodeTerms({ settler: at.auctioneer, end: now + days * day, feeBasisPoints }),
})

const auctions = rows('English auction', known, [
  ['auctions a lantern from 1.5 WETH on', signsOrder(mine([lantern(7n)], [weth('1.5')], withTerms(3n)))],
  [
    'auctions a lantern from 0.01 WETH on, without a reserve',
    signsOrder(mine([lantern(7n)], [weth('0.01')], withTerms(3n))),
  ],
  [
    'auctions the rare lantern from 40 WETH on',
    signsOrder(mine([lantern(42n)], [weth('40')], withTerms(5n))),
  ],
  ['auctions a sketch from 100 USDC on', signsOrder(mine([sketch(5n)], [usdc('100')], withTerms(1n, 250)))],
  [
    'auctions ten prints as a whole from 0.2 WETH on',
    signsOrder(mine([print(1n, 10n)], [weth('0.2')], withTerms(2n, 1_000))),
  ],
  [
    'auctions a kite in the zone of the protocol, which only the seller settles',
    signsOrder(mine([kite(3n)], [weth('0.2')], { ...zone, zone: Auction.englishZone })),
    { ...known, trusted: { ...known.trusted, zones: [at.auctionZone, Auction.englishZone] } },
  ],
  ['bids 2.4 WETH in the auction of a lantern', signsOrder(bid(weth('2.4'), lantern(11n), lanternFees))],
])

const privateSales = rows('private listing', known, [
  [
    'sells a lantern to Mira for 1.7 ETH',
    signsOrder(privately(listing(lantern(7n), ether('1.7'), soukOnly), at.mira)),
  ],
  ['sells a kite to Mira for 700 USDC', signsOrder(privately(listing(kite(3n), usdc('700')), at.mira))],
  [
    'sells a lantern at floor to somebody without a name',
    signsOrder(privately(listing(lantern(7n), ether('2'), lanternFees), at.bidder)),
  ],
  [
    'sells five prints to Mira for 0.25 ETH',
    signsOrder(privately(listing(print(1n, 5n), ether('0.25')), at.mira)),
  ],
  [
    'sells a lantern and a kite to Mira for 2.2 WETH',
    signsOrder(privately(listing([lantern(7n), kite(3n)], weth('2.2')), at.mira)),
  ],
])

/** Creates a private listing: its consideration includes its own items for the taker. */
function privately(sale: ReturnType<typeof listing>, taker: typeof at.mira) {
  const { offer, consideration, offerer } = sale
  const delivered = offer.map((item) => to(taker, item))
  return order(offerer, offer, [...consideration, ...delivered], { conduitKey: knownConduitKey })
}

export const offers: readonly Row[] = [
  ...bidsOnOne,
  ...bidsOnMany,
  ...bidsOnEditions,
  ...bidsOnSets,
  ...swaps,
  ...trades,
  ...auctions,
  ...privateSales,
]
