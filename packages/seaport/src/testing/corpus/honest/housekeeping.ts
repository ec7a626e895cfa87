import { encodeFunctionData, parseEther, toFunctionSelector } from 'viem'
import { domainRegistryAbi } from '../../../abi/domainRegistry.js'
import * as Auction from '../../../order/Auction.js'
import {
  domainRegistryAddress,
  knownConduitAddress,
  maxUint256,
  OrderType,
  seaportAddress,
} from '../../../order/constants.js'
import { hash } from '../../../order/Order.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import {
  cancel,
  incrementCounter,
  match,
  matchAdvanced,
  type Pair,
  signature,
  validate,
} from '../exchangeCalls.js'
import { ether, kite, lantern, print, usdc, weth } from '../items.js'
import { day, hour, known, now, withoutTokens } from '../known.js'
import { bid, lanternCuts, listing, mine, order, soukCut } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { sends } from '../requests.js'
import {
  approve,
  approveAll,
  increaseAllowance,
  safeTransfer,
  sendEdition,
  sendEditions,
  transfer,
  transferFrom,
  unwrap,
  wrap,
} from '../tokenCalls.js'

const conduit = knownConduitAddress
const own = listing(lantern(7n), ether('2.1'), { cuts: lanternCuts })

const orders = rows('orders taken back or made valid', known, [
  ['cancels a listing', sends(cancel([own]))],
  [
    'cancels three orders at once',
    sends(cancel([own, listing(kite(1n), weth('0.3')), bid(weth('1.9'), lantern(9n))])),
  ],
  ['cancels everything', sends(incrementCounter())],
  ['makes a fair listing valid without a signature', sends(validate([own]))],
  ['makes two bids valid', sends(validate([bid(weth('1.8'), lantern(9n)), bid(usdc('700'), kite(2n))]))],
  [
    'makes the listing of another valid, at no risk',
    sends(validate([listing(lantern(9n), ether('2'), { by: at.seller })])),
  ],
  [
    'registers a domain',
    sends({
      to: domainRegistryAddress,
      data: encodeFunctionData({ abi: domainRegistryAbi, functionName: 'setDomain', args: ['souk.example'] }),
    }),
  ],
])

const approvals = rows('approval of the exchange', known, [
  ['lets the conduit move lanterns', sends(approveAll(at.lanterns, conduit))],
  ['lets the exchange itself move kites', sends(approveAll(at.kites, seaportAddress))],
  [
    'lets the conduit move prints, before names are known',
    sends(approveAll(at.prints, conduit)),
    withoutTokens,
  ],
  ['lets the conduit move one lantern', sends(approve(at.lanterns, conduit, 7n))],
  ['lets the conduit move lantern #0', sends(approve(at.lanterns, conduit, 0n))],
  ['lets the conduit take exactly 1.9 WETH', sends(approve(at.wrappedEther, conduit, parseEther('1.9')))],
  ['lets the exchange take exactly 5,000 USDC', sends(approve(at.usdCoin, seaportAddress, 5_000_000_000n))],
  [
    'raises the allowance of the conduit by 100 USDC',
    sends(increaseAllowance(at.usdCoin, conduit, 100_000_000n)),
  ],
  ['lets the conduit take WETH without a limit', sends(approve(at.wrappedEther, conduit, maxUint256))],
])

const revocations = rows('approval taken back', known, [
  ['takes the allowance of the conduit back', sends(approve(at.usdCoin, conduit, 0n))],
  ['takes the allowance of a stranger back', sends(approve(at.wrappedEther, at.thief, 0n))],
  ['forbids a stranger to move lanterns', sends(approveAll(at.lanterns, at.thief, false))],
  ['forbids the conduit to move prints', sends(approveAll(at.prints, conduit, false))],
])

const wraps = rows('wrapping', known, [
  ['wraps 2 ETH', sends(wrap(at.wrappedEther, parseEther('2')))],
  ['unwraps 1.5 WETH', sends(unwrap(at.wrappedEther, parseEther('1.5')))],
  ['unwraps one wei', sends(unwrap(at.wrappedEther, 1n))],
])

const transfers = rows('sent to a known account', known, [
  ['sends a lantern to Mira', sends(safeTransfer(at.lanterns, at.mira, 7n))],
  ['sends the rare lantern to the own vault', sends(safeTransfer(at.lanterns, at.vault, 42n))],
  ['sends a kite to Mira by the plain call', sends(transferFrom(at.kites, at.mira, 2n))],
  ['sends 40 prints to the own vault', sends(sendEdition(at.prints, at.vault, 1n, 40n))],
  [
    'sends three editions to Mira',
    sends(
      sendEditions(at.prints, at.mira, [
        [1n, 3n],
        [2n, 1n],
        [5n, 10n],
      ]),
    ),
  ],
  ['sends 300 USDC to Mira', sends(transfer(at.usdCoin, at.mira, 300_000_000n))],
  ['sends 4 WETH to the own vault', sends(transfer(at.wrappedEther, at.vault, parseEther('4')))],
  ['pays Mira 0.5 ETH', sends({ to: at.mira, value: parseEther('0.5') })],
  ['pays the own account nothing, to free a stuck number', sends({ to: at.me, value: 0n })],
])

const mints = rows('mint', known, [
  [
    'mints two tokens at the shop of the market for 0.1 ETH',
    sends({
      to: at.mintShop,
      data: `${toFunctionSelector('mint(uint256)')}${'0'.repeat(63)}2`,
      value: parseEther('0.1'),
    }),
  ],
  [
    'mints a free token at the shop of the market',
    sends({ to: at.mintShop, data: toFunctionSelector('claim()') }),
  ],
])

const pair = (a: readonly [bigint, bigint], b: readonly [bigint, bigint]): Pair => [a, b]

const privateSale = order(
  at.seller,
  [lantern(11n)],
  [to(at.seller, ether('1.95')), to(at.souk, ether('0.05')), to(at.me, lantern(11n))],
)
const twoSides = [
  listing(kite(4n), weth('0.3'), { by: at.seller }),
  bid(weth('0.3'), kite(4n), { by: at.bidder }),
]

const matches = rows('match', known, [
  [
    'buys a private listing for 2 ETH',
    sends(
      match(
        [privateSale, order(at.me, [ether('2')], [])],
        [pair([1n, 0n], [0n, 0n]), pair([1n, 0n], [0n, 1n]), pair([0n, 0n], [0n, 2n])],
        { value: parseEther('2') },
      ),
    ),
  ],
  [
    'sells a lantern to a bid for 1.9 WETH by a match',
    sends(
      match(
        [mine([lantern(7n)], [weth('1.9')]), bid(weth('1.9'), lantern(7n), { by: at.bidder })],
        [pair([0n, 0n], [1n, 0n]), pair([1n, 0n], [0n, 0n])],
      ),
    ),
  ],
  [
    'settles two orders of others, which fit',
    sends(match(twoSides, [pair([0n, 0n], [1n, 0n]), pair([1n, 0n], [0n, 0n])])),
  ],
  [
    'keeps the spread between two orders of others',
    sends(
      matchAdvanced(
        [listing(kite(4n), weth('0.28'), { by: at.seller }), bid(weth('0.3'), kite(4n), { by: at.bidder })],
        [pair([0n, 0n], [1n, 0n]), pair([1n, 0n], [0n, 0n])],
      ),
    ),
  ],
  [
    'swaps a lantern for seven kites by a match',
    sends(
      match(
        [
          mine([lantern(7n)], [1n, 2n, 3n, 4n, 5n, 6n, 7n].map(kite)),
          order(at.seller, [1n, 2n, 3n, 4n, 5n, 6n, 7n].map(kite), [to(at.seller, lantern(7n))]),
        ],
        [
          pair([0n, 0n], [1n, 0n]),
          ...[0n, 1n, 2n, 3n, 4n, 5n, 6n].map((index) => pair([1n, index], [0n, index])),
        ],
      ),
    ),
  ],
  [
    'takes 5 prints to the own vault by a match',
    sends(
      matchAdvanced(
        [
          order(at.me, [ether('0.25')], [to(at.vault, print(1n, 5n))]),
          listing(print(1n, 5n), ether('0.25'), { by: at.seller }),
        ],
        [pair([0n, 0n], [1n, 0n]), pair([1n, 0n], [0n, 0n])],
        { value: parseEther('0.25') },
      ),
    ),
  ],
])

const zoneHash = Auction.encodeTerms({ settler: at.auctioneer, end: now - hour, feeBasisPoints: 750 })
const auctionTerms = {
  zone: at.auctionZone,
  zoneHash,
  orderType: OrderType.FULL_RESTRICTED,
  endTime: now + 2n * day,
}
const winning = bid(weth('2.4'), lantern(7n), { by: at.bidder, cuts: [soukCut] })
const auctionPairs = [
  pair([0n, 0n], [1n, 0n]),
  pair([1n, 0n], [1n, 1n]),
  pair([1n, 0n], [0n, 0n]),
  pair([1n, 0n], [0n, 1n]),
]

function settles(offerer: typeof at.me, extraData: `0x${string}`) {
  const auction = order(offerer, [lantern(7n)], [to(offerer, weth('1.5'))], auctionTerms)
  const tips = [to(offerer, weth('0.84'))]
  return sends(matchAdvanced([auction, winning], auctionPairs, { parts: [{ tips, extraData }] }))
}

const settlement = {
  auctionHash: hash(order(at.seller, [lantern(7n)], [to(at.seller, weth('1.5'))], auctionTerms)),
  bidHash: hash(winning),
  currency: at.wrappedEther,
  price: parseEther('2.4'),
  deadline: now + day,
  signature,
}

const settled = rows('auction settled', known, [
  ['settles the own auction with the highest bid', settles(at.me, '0x')],
  [
    'settles the auction of another, as its auctioneer signed',
    settles(at.seller, Auction.encodeSettlement(settlement)),
  ],
])

export const housekeeping: readonly Row[] = [
  ...orders,
  ...approvals,
  ...revocations,
  ...wraps,
  ...transfers,
  ...mints,
  ...matches,
  ...settled,
]
