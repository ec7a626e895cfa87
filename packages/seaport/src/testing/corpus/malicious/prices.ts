import * as Criteria from '../../../order/Criteria.js'
import * as at from '../accounts.js'
import {
  anyOf,
  confettiPiece,
  ether,
  kite,
  lantern,
  moving,
  print,
  stamp,
  tickets,
  usdc,
  wbtc,
  wei,
  weth,
} from '../items.js'
import { day, greenTree, hour, known, now } from '../known.js'
import { lanternCuts, listing, mine, printCuts } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { signsOrder } from '../requests.js'

const underFloor = rows('far under floor', known, [
  [
    'lists a lantern for 0.2 ETH instead of 2',
    signsOrder(listing(lantern(7n), ether('0.2'), { cuts: lanternCuts })),
  ],
  [
    'lists the rare lantern #42 at the floor of the others',
    signsOrder(listing(lantern(42n), ether('2.1'), { cuts: lanternCuts })),
  ],
  ['lists a kite for 0.03 WETH', signsOrder(listing(kite(7n), weth('0.03')))],
  ['lists a lantern at a third of its floor', signsOrder(listing(lantern(8n), ether('0.66')))],
  [
    'lists print #2 at the price of print #1',
    signsOrder(listing(print(2n), ether('0.05'), { cuts: printCuts })),
  ],
  [
    'shows a lantern at 2 ETH, of which sellers get a tenth and the named artist the rest',
    signsOrder(listing(lantern(7n), ether('2'), { cuts: [[at.lanternArtist, 9_000n]] })),
  ],
  [
    'lists a lantern of which only the collection has a last sale',
    signsOrder(listing(lantern(7n), ether('0.15'))),
    {
      ...known,
      markets: [{ contract: at.lanterns, currency: at.wrappedEther, lastSale: 2n * 10n ** 18n }],
    },
  ],
])

const byRates = rows('far under floor in another currency', known, [
  [
    'lists a lantern for 0.0001 WETH against a floor in ether',
    signsOrder(listing(lantern(7n), weth('0.0001'))),
  ],
  [
    'lists a lantern for 2 USDC against a floor of 2 ETH',
    signsOrder(listing(lantern(7n), usdc('2'), { cuts: lanternCuts })),
  ],
  [
    'lists a kite for 0.03 ETH against a floor in wrapped ether',
    signsOrder(listing(kite(7n), ether('0.03'))),
  ],
  ['lists a lantern for 0.002 WBTC', signsOrder(listing(lantern(7n), wbtc('0.002')))],
  ['lists a lantern for 2 tickets', signsOrder(listing(lantern(7n), tickets(2n)))],
  [
    'lists a stamp for 0.0002 ETH against a floor of 20 USDC',
    signsOrder(listing(stamp(1n), ether('0.0002'))),
  ],
  [
    'asks for half a USDC and half a ticket at once for a lantern',
    signsOrder(mine([lantern(7n)], [usdc('0.5'), tickets(1n)])),
  ],
])

const bundles = rows('bundle under its parts', known, [
  [
    'sells two lanterns, the rare one among them, and a kite for 2 ETH',
    signsOrder(listing([lantern(7n), lantern(42n), kite(3n)], ether('2'), { cuts: lanternCuts })),
  ],
  [
    'sells ten kites for the price of one',
    signsOrder(
      listing(
        Array.from({ length: 10 }, (_, id) => kite(BigInt(id))),
        weth('0.3'),
      ),
    ),
  ],
  [
    'hides the rare lantern behind nine stamps for 200 USDC',
    signsOrder(listing([stamp(1n, 9n), lantern(42n)], usdc('200'))),
  ],
  ['adds 5 WETH to a lantern that sells at floor', signsOrder(mine([lantern(7n), weth('5')], [ether('2')]))],
  [
    'sells a lantern and 8,000 USDC for 2.1 ETH',
    signsOrder(mine([lantern(7n), usdc('8000')], [ether('2.1')])),
  ],
  ['offers any lantern, the rare one too, at floor', signsOrder(mine([anyOf(at.lanterns)], [ether('2')]))],
  [
    'offers any lantern of a list with the rare one at floor',
    signsOrder(mine([anyOf(at.lanterns, Criteria.root([7n, 42n]))], [ether('2')])),
  ],
  [
    'offers any green lantern for a tenth of the floor',
    signsOrder(mine([anyOf(at.lanterns, greenTree.root)], [weth('0.2')])),
  ],
])

const editions = rows('edition under its sum', known, [
  [
    'sells 100 prints for the price of one',
    signsOrder(listing(print(1n, 100n), ether('0.05'), { cuts: printCuts })),
  ],
  [
    'sells 100 prints in parts, at 0.0005 ETH apiece',
    signsOrder(listing(print(1n, 100n), ether('0.05'), { orderType: 1 })),
  ],
  ['sells 20 stamps for 20 USDC', signsOrder(listing(stamp(3n, 20n), usdc('20')))],
  [
    'sells a million pieces of confetti, worth 100 ETH, for 1 ETH',
    signsOrder(listing(confettiPiece(1n, 1_000_000n), ether('1'))),
  ],
  [
    'sells a number of prints that rises from 1 to 400 for 0.06 ETH',
    signsOrder(listing(moving(print(1n, 1n), print(1n, 400n)), ether('0.06'), { orderType: 1 })),
  ],
])

const collapsing = rows('ask that collapses', known, [
  [
    'lets a lantern fall from 4 ETH to one wei within a week',
    signsOrder(mine([lantern(7n)], [moving(ether('4'), wei(1n))])),
  ],
  [
    'lets a lantern fall from 3 to 0.02 ETH within an hour',
    signsOrder(mine([lantern(7n)], [moving(ether('3'), ether('0.02'))], { endTime: now + hour })),
  ],
  [
    'shows 500 ETH at the start of an auction that is nearly over and ends at nothing',
    signsOrder(
      mine([lantern(7n)], [moving(ether('500'), wei(0n))], {
        startTime: now - 365n * day,
        endTime: now + hour,
      }),
    ),
  ],
  [
    'lets the rare lantern fall from 90 ETH to the floor of the others',
    signsOrder(mine([lantern(42n)], [moving(ether('90'), ether('2'))], { endTime: now + 3n * day })),
  ],
  [
    'lets a kite fall to a cent, over ten years',
    signsOrder(mine([kite(1n)], [moving(usdc('800'), usdc('0.01'))], { endTime: now + 3_650n * day })),
  ],
  [
    'lets a sketch without any known price fall from 5 ETH to a gwei',
    signsOrder(mine([{ ...kite(3n), token: at.sketches }], [moving(ether('5'), wei(10n ** 9n))])),
  ],
])

export const prices: readonly Row[] = [...underFloor, ...byRates, ...bundles, ...editions, ...collapsing]
