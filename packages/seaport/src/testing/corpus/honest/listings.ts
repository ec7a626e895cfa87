import { OrderType } from '../../../order/constants.js'
import { hash } from '../../../order/Order.js'
import * as at from '../accounts.js'
import {
  confettiPiece,
  edition,
  ether,
  kite,
  lantern,
  moving,
  nft,
  print,
  sketch,
  stamp,
  tickets,
  usdc,
  wbtc,
  weth,
} from '../items.js'
import { day, hour, known, now, withoutPrices } from '../known.js'
import { lanternCuts, listing, mine, printCuts, soukCut } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrder, signsOrders } from '../requests.js'

const soukOnly = { cuts: [soukCut] }
const lanternFees = { cuts: lanternCuts }
const printFees = { cuts: printCuts }

const inEachCurrency = rows('listing', known, [
  ['lists a lantern at 2.1 ETH', signsOrder(listing(lantern(7n), ether('2.1'), lanternFees))],
  ['lists a lantern a little under the floor', signsOrder(listing(lantern(8n), ether('1.95'), lanternFees))],
  [
    'lists a lantern a tenth under the floor to be quick',
    signsOrder(listing(lantern(8n), ether('1.8'), lanternFees)),
  ],
  ['lists a lantern in wrapped ether', signsOrder(listing(lantern(7n), weth('2.2'), lanternFees))],
  ['lists a lantern for 5,400 USDC', signsOrder(listing(lantern(7n), usdc('5400'), lanternFees))],
  ['lists a lantern for 0.085 WBTC', signsOrder(listing(lantern(7n), wbtc('0.085'), lanternFees))],
  ['lists a lantern for 220 tickets', signsOrder(mine([lantern(7n)], [tickets(220n)]))],
  ['lists a kite at 0.32 ETH', signsOrder(listing(kite(4n), ether('0.32'), soukOnly))],
  ['lists a kite for 790 USDC without fees', signsOrder(listing(kite(4n), usdc('790')))],
  ['lists a stamp for 22 USDC', signsOrder(listing(stamp(3n), usdc('22'), soukOnly))],
  ['lists a stamp for 0.009 ETH', signsOrder(listing(stamp(3n), ether('0.009')))],
  ['lists the rare lantern at 65 ETH', signsOrder(listing(lantern(42n), ether('65'), lanternFees))],
  [
    'lists a lantern at ten times the floor, just in case',
    signsOrder(listing(lantern(13n), ether('20'), lanternFees)),
  ],
  ['lists a sketch, of which no price is known', signsOrder(listing(sketch(5n), ether('0.8'), soukOnly))],
  [
    'lists a piece of confetti at its floor of 0.0001 ETH',
    signsOrder(listing(confettiPiece(1n), ether('0.0001'))),
  ],
  [
    'lists a lantern with a royalty of a tenth',
    signsOrder(listing(lantern(7n), ether('2.4'), { cuts: [soukCut, [at.lanternArtist, 1_000n]] })),
  ],
])

const timed = rows('listing with times of its own', known, [
  [
    'lists a lantern for an hour',
    signsOrder(listing(lantern(7n), ether('2.1'), { ...lanternFees, endTime: now + hour })),
  ],
  [
    'lists a lantern for half a year',
    signsOrder(listing(lantern(7n), ether('3'), { ...lanternFees, endTime: now + 180n * day })),
  ],
  [
    'lists a kite from tomorrow on',
    signsOrder(listing(kite(4n), weth('0.35'), { startTime: now + day, endTime: now + 8n * day })),
  ],
])

const editionListings = rows('listing of editions', known, [
  ['lists one print', signsOrder(listing(print(1n), ether('0.055'), printFees))],
  [
    'lists 100 prints in parts at 0.055 ETH apiece',
    signsOrder(listing(print(1n, 100n), ether('5.5'), { ...printFees, orderType: OrderType.PARTIAL_OPEN })),
  ],
  [
    'lists ten prints as a whole, a little under their sum',
    signsOrder(listing(print(1n, 10n), ether('0.48'), printFees)),
  ],
  [
    'lists three of print #2',
    signsOrder(listing(print(2n, 3n), ether('3.9'), { ...printFees, orderType: OrderType.PARTIAL_OPEN })),
  ],
  [
    'lists 20 stamps in parts at 21 USDC apiece',
    signsOrder(listing(stamp(2n, 20n), usdc('420'), { ...soukOnly, orderType: OrderType.PARTIAL_OPEN })),
  ],
  [
    'lists a thousand pieces of confetti for 0.12 ETH',
    signsOrder(listing(confettiPiece(1n, 1_000n), ether('0.12'), { orderType: OrderType.PARTIAL_OPEN })),
  ],
])

const dutch = rows('Dutch auction', known, [
  [
    'lets a lantern fall from 4 to 2 ETH within a day',
    signsOrder(listing(lantern(7n), moving(ether('4'), ether('2')), { ...lanternFees, endTime: now + day })),
  ],
  [
    'lets a lantern fall from 3 to 1.85 ETH within a week',
    signsOrder(listing(lantern(7n), moving(ether('3'), ether('1.85')), lanternFees)),
  ],
  [
    'lets the rare lantern fall from 90 to 60 ETH',
    signsOrder(listing(lantern(42n), moving(ether('90'), ether('60')), lanternFees)),
  ],
  [
    'lets a kite fall from 900 to 760 USDC',
    signsOrder(listing(kite(4n), moving(usdc('900'), usdc('760')), soukOnly)),
  ],
  [
    'lets a sketch fall from 2 to 0.5 ETH',
    signsOrder(listing(sketch(5n), moving(ether('2'), ether('0.5')), { endTime: now + 3n * day })),
  ],
  [
    'lets a lantern rise from 2 to 3 ETH',
    signsOrder(listing(lantern(7n), moving(ether('2'), ether('3')), lanternFees)),
  ],
])

const sets = rows('listing of a set', known, [
  [
    'sells two lanterns and a kite for 4.4 ETH',
    signsOrder(listing([lantern(7n), lantern(8n), kite(3n)], ether('4.4'), soukOnly)),
  ],
  [
    'sells ten kites for 2.9 WETH',
    signsOrder(listing([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n].map(kite), weth('2.9'), soukOnly)),
  ],
  [
    'sells the rare lantern with a stamp for 64 ETH',
    signsOrder(listing([lantern(42n), stamp(1n)], ether('64'), lanternFees)),
  ],
  [
    'sells five prints and two of another for 2.7 ETH',
    signsOrder(listing([print(1n, 5n), print(2n, 2n)], ether('2.7'), printFees)),
  ],
])

const several = [7n, 8n, 13n].map((id) => listing(lantern(id), ether('2.2'), lanternFees))
const many = Array.from({ length: 33 }, (_, id) => listing(kite(BigInt(id)), weth('0.33'), soukOnly))

const bulk = rows('bulk listing', known, [
  ['lists three lanterns with one signature', signsOrders(several)],
  [
    'lists three lanterns that were all shown',
    signsOrders(several),
    { ...known, reviewed: several.map(hash) },
  ],
  ['lists 33 kites with one signature', signsOrders(many)],
  ['lists one lantern in a tree of its own', signsOrders(several.slice(0, 1))],
  [
    'lists prints, a kite and a lantern in three currencies',
    signsOrders([
      listing(print(1n, 4n), ether('0.22'), printFees),
      listing(kite(1n), usdc('800'), soukOnly),
      listing(lantern(7n), weth('2'), lanternFees),
    ]),
  ],
])

const littleKnown = rows('listing where little is known', withoutPrices, [
  ['lists a lantern before prices are known', signsOrder(listing(lantern(7n), ether('2.1'), lanternFees))],
  [
    'lists a token of the own contract, which the market does not list yet',
    signsOrder(listing(nft(at.ownContract, 3n), ether('0.4'), soukOnly)),
    { ...known, tokens: [...(known.tokens ?? []), { address: at.ownContract, symbol: 'Mine' }] },
  ],
  [
    'lists pieces of an own edition at 0.02 ETH apiece',
    signsOrder(
      listing(edition(at.ownContract, 1n, 25n), ether('0.5'), {
        ...soukOnly,
        orderType: OrderType.PARTIAL_OPEN,
      }),
    ),
    {
      ...known,
      trusted: { ...known.trusted, collections: [...(known.trusted?.collections ?? []), at.ownContract] },
    },
  ],
])

export const listings: readonly Row[] = [
  ...inEachCurrency,
  ...timed,
  ...editionListings,
  ...dutch,
  ...sets,
  ...bulk,
  ...littleKnown,
]
