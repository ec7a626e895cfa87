import type { Hex } from 'viem'
import * as Criteria from '../../../order/Criteria.js'
import { OrderType, Side } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import { fillAdvanced, fillAvailable, fillAvailableAdvanced, fillBasic, fillPlain } from '../exchangeCalls.js'
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
  weth,
} from '../items.js'
import { day, greenLanterns, greenTree, known, now, withoutPrices } from '../known.js'
import { bid, lanternCuts, listing, order, printCuts, soukCut } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { sends } from '../requests.js'

const by = at.seller
const forLantern = { by, cuts: lanternCuts }
const forPrint = { by, cuts: printCuts }
const forSouk = { by, cuts: [soukCut] }
const inParts = { orderType: OrderType.PARTIAL_OPEN }
const fair = listing(lantern(11n), ether('2.1'), forLantern)
/** The first four bytes of a domain's hash, which marketplaces append. */
const tag: Hex = '0x360c6ebe'

const basic = rows('purchase', known, [
  ['buys a lantern for 2.1 ETH', sends(fillBasic(fair))],
  ['buys a lantern for 2.2 WETH', sends(fillBasic(listing(lantern(11n), weth('2.2'), forLantern)))],
  ['buys a lantern for 5,100 USDC', sends(fillBasic(listing(lantern(11n), usdc('5100'), forLantern)))],
  ['buys a kite for 31 tickets without fees', sends(fillBasic(listing(kite(11n), tickets(31n), { by })))],
  ['buys one of print #1', sends(fillBasic(listing(print(1n), ether('0.05'), forPrint)))],
  ['buys a stamp for 21 USDC', sends(fillBasic(listing(stamp(1n), usdc('21'), forSouk)))],
  ['buys the rare lantern for 62 ETH', sends(fillBasic(listing(lantern(42n), ether('62'), forLantern)))],
  [
    'buys a green lantern for twice the floor',
    sends(fillBasic(listing(lantern(21n), ether('3.9'), forLantern))),
  ],
  ['buys a lantern far under its floor', sends(fillBasic(listing(lantern(11n), ether('1.1'), forLantern)))],
  [
    'buys a sketch of unknown worth for 0.6 ETH',
    sends(fillBasic(listing(sketch(2n), ether('0.6'), forSouk))),
  ],
  ['buys a lantern before prices are known', sends(fillBasic(fair)), withoutPrices],
  [
    'buys a piece of confetti for 0.0001 ETH',
    sends(fillBasic(listing(confettiPiece(1n), ether('0.0001'), { by }))),
  ],
])

const otherRoutes = rows('purchase by another route', known, [
  ['buys a lantern by the plain call', sends(fillPlain(fair))],
  ['buys a lantern by the advanced call', sends(fillAdvanced(fair))],
  [
    'buys 3 of 10 prints',
    sends(
      fillAdvanced(listing(print(1n, 10n), ether('0.5'), { ...forPrint, ...inParts }), {
        part: [3n, 10n],
        value: 15n * 10n ** 16n,
      }),
    ),
  ],
  [
    'buys a fifth of 100 stamps',
    sends(
      fillAdvanced(listing(stamp(1n, 100n), usdc('2000'), { ...forSouk, ...inParts }), { part: [1n, 5n] }),
    ),
  ],
  [
    'buys a lantern whose price falls, with what it costs at most',
    sends(
      fillPlain(
        listing(lantern(11n), moving(ether('3'), ether('2')), {
          ...forLantern,
          startTime: now - day,
          endTime: now + day,
        }),
      ),
    ),
  ],
  ['buys a lantern for Mira', sends(fillAdvanced(fair, { recipient: at.mira }))],
  ['buys a lantern into the own vault', sends(fillAdvanced(fair, { recipient: at.vault }))],
  [
    'buys a set of a lantern and two kites for 2.6 ETH',
    sends(fillPlain(listing([lantern(11n), kite(1n), kite(2n)], ether('2.6'), forSouk))),
  ],
  [
    'buys any lantern of somebody, #13',
    sends(
      fillAdvanced(listing(anyOf(at.lanterns), ether('2'), forLantern), {
        choices: [{ orderIndex: 0n, side: Side.OFFER, index: 0n, identifier: 13n, criteriaProof: [] }],
      }),
    ),
  ],
  [
    'takes seven kites for a lantern',
    sends(fillPlain(order(by, [1n, 2n, 3n, 4n, 5n, 6n, 7n].map(kite), [to(by, lantern(7n))]))),
  ],
  ['takes 2,520 USDC for 1 WETH', sends(fillPlain(order(by, [usdc('2520')], [to(by, weth('1'))])))],
])

const tagged = rows('call with the tag of a domain', known, [
  ['buys a lantern with a tag behind the call', sends(fillBasic(fair, { tail: tag }))],
  [
    'buys part of an order with a tag behind the call',
    sends(
      fillAdvanced(listing(print(1n, 10n), ether('0.5'), { ...forPrint, ...inParts }), {
        part: [1n, 2n],
        value: 25n * 10n ** 16n,
        tail: tag,
      }),
    ),
  ],
  [
    'sweeps two kites with a tag behind the call',
    sends(
      fillAvailable([listing(kite(1n), ether('0.3'), forSouk), listing(kite(2n), ether('0.31'), forSouk)], {
        tail: tag,
      }),
    ),
  ],
])

const tips = rows('purchase with a tip', known, [
  ['tips the market 2 % of a purchase', sends(fillBasic(fair, { tips: [to(at.souk, ether('0.042'))] }))],
  [
    'tips the artist 5 % in wrapped ether',
    sends(
      fillPlain(listing(lantern(11n), weth('2'), forSouk), { tips: [to(at.lanternArtist, weth('0.1'))] }),
    ),
  ],
  [
    'tips market and artist on half of an order',
    sends(
      fillAdvanced(listing(print(1n, 10n), ether('0.5'), { by, ...inParts }), {
        part: [1n, 2n],
        tips: [to(at.souk, ether('0.0125')), to(at.printArtist, ether('0.0375'))],
        value: 275n * 10n ** 15n,
      }),
    ),
  ],
])

const sweep = [1n, 2n, 3n, 4n, 5n].map((id) => listing(kite(id), ether('0.31'), forSouk))

const sweeps = rows('sweep', known, [
  ['sweeps five kites', sends(fillAvailable(sweep))],
  ['sweeps the cheapest three of five kites', sends(fillAvailable(sweep, { maximum: 3n }))],
  [
    'sweeps two lanterns and 20 prints',
    sends(
      fillAvailableAdvanced([
        fair,
        listing(lantern(12n), ether('2.2'), forLantern),
        listing(print(1n, 20n), ether('1'), forPrint),
      ]),
    ),
  ],
  [
    'sweeps a lantern in ether and one in wrapped ether',
    sends(fillAvailableAdvanced([fair, listing(lantern(12n), weth('2.05'), forLantern)])),
  ],
  [
    'sweeps two kites into the own vault',
    sends(fillAvailableAdvanced(sweep.slice(0, 2), { recipient: at.vault })),
  ],
  [
    'accepts two bids and buys a kite at once',
    sends(
      fillAvailableAdvanced([
        bid(weth('1.9'), lantern(7n), { by: at.bidder }),
        bid(weth('1.85'), lantern(8n), { by: at.bidder }),
        listing(kite(1n), weth('0.3'), { by }),
      ]),
    ),
  ],
])

const choose = (identifier: bigint, criteriaProof: readonly Hex[] = []) => ({
  choices: [{ orderIndex: 0n, side: Side.CONSIDERATION, index: 0n, identifier, criteriaProof }],
})
const fromBidder = { by: at.bidder, cuts: lanternCuts }

const accepted = rows('accepted bid', known, [
  ['accepts 1.9 WETH for a lantern', sends(fillBasic(bid(weth('1.9'), lantern(7n), fromBidder)))],
  [
    'accepts a fifth under the floor for a lantern',
    sends(fillBasic(bid(weth('1.75'), lantern(8n), fromBidder))),
  ],
  ['accepts 4,900 USDC for a lantern', sends(fillBasic(bid(usdc('4900'), lantern(7n), fromBidder)))],
  ['accepts 58 WETH for the rare lantern', sends(fillBasic(bid(weth('58'), lantern(42n), fromBidder)))],
  [
    'accepts an offer for any lantern with #8',
    sends(fillAdvanced(bid(weth('1.9'), anyOf(at.lanterns), fromBidder), choose(8n))),
  ],
  [
    'accepts an offer for any green lantern with #7',
    sends(
      fillAdvanced(
        bid(weth('2'), anyOf(at.lanterns, greenTree.root), fromBidder),
        choose(7n, greenTree.proof(7n)),
      ),
    ),
  ],
  [
    'accepts an offer for any of a list with the rare lantern',
    sends(
      fillAdvanced(
        bid(weth('57'), anyOf(at.lanterns, rareTree().root), fromBidder),
        choose(42n, rareTree().proof(42n)),
      ),
    ),
  ],
  [
    'accepts an offer for four of ten prints',
    sends(
      fillAdvanced(bid(weth('0.5'), anyEdition(at.prints, 10n), { by: at.bidder, ...inParts }), {
        ...choose(1n),
        part: [4n, 10n],
      }),
    ),
  ],
  ['accepts 95 USDC for five stamps', sends(fillPlain(bid(usdc('95'), stamp(1n, 5n), { by: at.bidder })))],
  [
    'accepts 0.35 WETH for a sketch of unknown worth',
    sends(fillBasic(bid(weth('0.35'), sketch(5n), { by: at.bidder }))),
  ],
  [
    'accepts a bid and tips the market 1 %',
    sends(
      fillPlain(bid(weth('1.9'), lantern(7n), { by: at.bidder }), { tips: [to(at.souk, weth('0.019'))] }),
    ),
  ],
])

function rareTree() {
  return Criteria.tree([...greenLanterns, 42n])
}

export const fills: readonly Row[] = [...basic, ...otherRoutes, ...tagged, ...tips, ...sweeps, ...accepted]
