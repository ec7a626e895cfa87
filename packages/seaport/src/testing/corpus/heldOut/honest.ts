import { stringToHex } from 'viem'
import * as Criteria from '../../../order/Criteria.js'
import { knownConduitAddress, OrderType, Side, seaportAddress } from '../../../order/constants.js'
import { typedData } from '../../../order/Order.js'
import { toJson } from '../../../order/toJson.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import * as fill from '../exchangeCalls.js'
import * as of from '../items.js'
import { bare, day, greenLanterns, greenTree, hour, known, now, withoutPrices } from '../known.js'
import { bid, lanternCuts, listing, mine, order, printCuts, soukCut } from '../orders.js'
import * as permits from '../permits.js'
import { rows } from '../Row.js'
import {
  authorizes,
  sends,
  sendsCalls,
  signs,
  signsMessage,
  signsOrder,
  signsOrders,
  withDomainType,
} from '../requests.js'
import * as token from '../tokenCalls.js'

const by = at.seller
const ether = 10n ** 18n
const cuts = lanternCuts
const fair = (id: bigint, price = '2.1') => listing(of.lantern(id), of.ether(price), { cuts, by })
const own = (id: bigint, price = '2.1') => listing(of.lantern(id), of.ether(price), { cuts })
const partial = { orderType: OrderType.PARTIAL_OPEN }
const take = (identifier: bigint, side: 0 | 1, criteriaProof: readonly `0x${string}`[] = []) => ({
  choices: [{ orderIndex: 0n, side, index: 0n, identifier, criteriaProof }],
})
const auction = { orderType: OrderType.FULL_RESTRICTED, zone: at.auctionZone }
const proof = Criteria.tree(greenLanterns).proof(7n)

export const honestOrders = rows('order', known, [
  ['lists at the floor less a little', signsOrder(own(7n, '1.95'))],
  ['lists far above the floor', signsOrder(own(7n, '900'))],
  ['lists the rare one', signsOrder(own(42n, '75'))],
  ['lists the rare one a quarter under its last sale', signsOrder(own(42n, '50'))],
  ['lists for wrapped ether', signsOrder(listing(of.lantern(7n), of.weth('2.2'), { cuts }))],
  ['lists for dollars', signsOrder(listing(of.lantern(7n), of.usdc('5300'), { cuts }))],
  ['lists for bitcoin', signsOrder(listing(of.lantern(7n), of.wbtc('0.085'), { cuts }))],
  ['lists for tickets', signsOrder(listing(of.lantern(7n), of.tickets(1000n), { cuts }))],
  ['lists a kite without fees', signsOrder(listing(of.kite(1n), of.ether('0.31')))],
  [
    'lists a sketch of which nobody knows the price',
    signsOrder(listing(of.sketch(5n), of.ether('0.4'), { cuts: [soukCut] })),
  ],
  [
    'lists ten prints',
    signsOrder(listing(of.print(2n, 10n), of.ether('12.5'), { cuts: printCuts, ...partial })),
  ],
  ['lists a print', signsOrder(listing(of.print(1n), of.ether('0.055'), { cuts: printCuts }))],
  [
    'lists three stamps for dollars',
    signsOrder(listing(of.stamp(4n, 3n), of.usdc('63'), { cuts: [soukCut], ...partial })),
  ],
  [
    'lists confetti by the thousand',
    signsOrder(listing(of.confettiPiece(2n, 1_000n), of.ether('0.11'), { cuts: [soukCut], ...partial })),
  ],
  [
    'lists a bundle of two and a kite',
    signsOrder(listing([of.lantern(7n), of.lantern(8n), of.kite(2n)], of.ether('4.6'), { cuts })),
  ],
  [
    'lists with proceeds to the vault',
    signsOrder(
      order(
        at.me,
        [of.lantern(7n)],
        [
          to(at.vault, of.ether('1.9425')),
          to(at.souk, of.ether('0.0525')),
          to(at.lanternArtist, of.ether('0.105')),
        ],
      ),
    ),
  ],
  [
    'shares the proceeds with Mira',
    signsOrder(order(at.me, [of.lantern(7n)], [to(at.me, of.ether('1.5')), to(at.mira, of.ether('0.6'))])),
  ],
  [
    'lists for an hour',
    signsOrder(listing(of.lantern(7n), of.ether('2.1'), { cuts, startTime: now, endTime: now + hour })),
  ],
  [
    'lists from tomorrow on',
    signsOrder(
      listing(of.lantern(7n), of.ether('2.1'), { cuts, startTime: now + day, endTime: now + 5n * day }),
    ),
  ],
  [
    'lists for half a year',
    signsOrder(listing(of.lantern(7n), of.ether('2.4'), { cuts, endTime: now + 180n * day })),
  ],
  [
    'Dutch auction from ten to two',
    signsOrder(listing(of.lantern(7n), of.moving(of.ether('10'), of.ether('2')), { cuts })),
  ],
  [
    'Dutch auction of a kite',
    signsOrder(listing(of.kite(7n), of.moving(of.weth('0.6'), of.weth('0.3')), { cuts: [soukCut] })),
  ],
  [
    'English auction from the floor',
    signsOrder(listing(of.lantern(7n), of.weth('2'), { cuts, ...auction, endTime: now + day })),
  ],
  [
    'English auction of the rare one',
    signsOrder(listing(of.lantern(42n), of.weth('60'), { cuts, ...auction, endTime: now + 2n * day })),
  ],
  [
    'private sale to Mira',
    signsOrder(
      order(
        at.me,
        [of.lantern(7n)],
        [to(at.me, of.ether('1.95')), to(at.souk, of.ether('0.05')), to(at.mira, of.lantern(7n))],
      ),
    ),
  ],
  [
    'private sale to a stranger at a fair price',
    signsOrder(order(at.me, [of.kite(7n)], [to(at.me, of.weth('0.3')), to(at.bidder, of.kite(7n))])),
  ],
  ['offers for a lantern', signsOrder(bid(of.weth('1.8'), of.lantern(7n), { cuts }))],
  ['offers little for a lantern', signsOrder(bid(of.weth('0.5'), of.lantern(7n), { cuts }))],
  ['offers a little more than the floor', signsOrder(bid(of.weth('2.2'), of.lantern(7n), { cuts }))],
  ['offers for the rare one', signsOrder(bid(of.weth('58'), of.lantern(42n), { cuts }))],
  ['offers dollars', signsOrder(bid(of.usdc('4800'), of.lantern(7n), { cuts }))],
  ['offers for any lantern', signsOrder(bid(of.weth('1.9'), of.anyOf(at.lanterns), { cuts }))],
  [
    'offers for green lanterns',
    signsOrder(bid(of.weth('2'), of.anyOf(at.lanterns, greenTree.root), { cuts })),
  ],
  [
    'offers for any print of the cheap sort',
    signsOrder(bid(of.weth('0.05'), of.anyEdition(at.prints), { cuts: printCuts })),
  ],
  [
    'offers for five stamps',
    signsOrder(bid(of.usdc('90'), of.stamp(3n, 5n), { cuts: [soukCut], ...partial })),
  ],
  ['offers for three of any kite', signsOrder(bid(of.weth('0.25'), of.anyOf(at.kites), { cuts: [soukCut] }))],
  ['offers for a sketch', signsOrder(bid(of.weth('0.3'), of.sketch(9n), { cuts: [soukCut] }))],
  ['offers for two lanterns', signsOrder(bid(of.weth('3.9'), [of.lantern(7n), of.lantern(8n)], { cuts }))],
  [
    'offers for the vault',
    signsOrder(order(at.me, [of.weth('1.9')], [to(at.vault, of.lantern(7n)), to(at.souk, of.weth('0.05'))])),
  ],
  [
    'offers more with every hour, with an end',
    signsOrder(bid(of.moving(of.weth('1.5'), of.weth('2.1')), of.lantern(7n), { cuts })),
  ],
  ['swaps lanterns', signsOrder(mine([of.lantern(7n)], [of.lantern(8n)]))],
  ['swaps a kite and ether for a lantern', signsOrder(mine([of.kite(7n), of.weth('1.7')], [of.lantern(8n)]))],
  ['swaps a lantern for a kite and ether', signsOrder(mine([of.lantern(7n)], [of.kite(8n), of.weth('1.8')]))],
  ['swaps a lantern for any lantern', signsOrder(mine([of.lantern(7n)], [of.anyOf(at.lanterns)]))],
  ['dollars for ether', signsOrder(mine([of.usdc('2500')], [of.weth('1')]))],
  ['bitcoin for dollars', signsOrder(mine([of.wbtc('0.04')], [of.usdc('2490')]))],
  ['bulk: three listings', signsOrders([own(1n), own(2n), own(3n)])],
  ['bulk: one listing', signsOrders([own(1n)])],
  [
    'bulk: nine of many kinds',
    signsOrders([
      own(1n),
      own(2n),
      own(3n),
      own(42n, '70'),
      listing(of.kite(1n), of.ether('0.3')),
      bid(of.weth('1.9'), of.lantern(99n)),
      listing(of.print(2n), of.ether('1.3'), { cuts: printCuts }),
      listing(of.stamp(2n), of.usdc('21')),
      own(9n),
    ]),
  ],
  ['bulk: sixty listings', signsOrders(Array.from({ length: 60 }, (_, id) => own(BigInt(id + 100))))],
  [
    'as an object instead of a text',
    {
      method: 'eth_signTypedData_v4',
      params: [at.me, JSON.parse(toJson(withDomainType(typedData(own(7n), { chainId: 1 }))))],
    },
  ],
  ['lists without prices', signsOrder(own(7n)), withoutPrices],
  ['lists where nothing is known', signsOrder(listing(of.lantern(7n), of.ether('2'))), bare],
])

export const honestFills = rows('fill', known, [
  ['buys', sends(fill.fillBasic(fair(7n)))],
  ['buys the rare one', sends(fill.fillBasic(fair(42n, '64')))],
  ['buys a bargain', sends(fill.fillBasic(fair(7n, '0.4')))],
  ['buys a little above the floor', sends(fill.fillAdvanced(fair(7n, '2.6')))],
  ['buys with dollars', sends(fill.fillBasic(listing(of.lantern(7n), of.usdc('5200'), { cuts, by })))],
  [
    'buys with wrapped ether for the vault',
    sends(fill.fillAdvanced(listing(of.lantern(7n), of.weth('2.1'), { cuts, by }), { recipient: at.vault })),
  ],
  ['gives Mira what it buys', sends(fill.fillAdvanced(fair(7n), { recipient: at.mira }))],
  [
    'buys three of ten prints',
    sends(
      fill.fillAdvanced(listing(of.print(2n, 10n), of.ether('12'), { cuts: printCuts, by, ...partial }), {
        part: [3n, 10n],
        value: 36n * 10n ** 17n,
      }),
    ),
  ],
  [
    'buys with a little more value than needed',
    sends(fill.fillAdvanced(fair(7n), { value: 22n * 10n ** 17n })),
  ],
  ['buys a sketch', sends(fill.fillBasic(listing(of.sketch(7n), of.ether('0.2'), { cuts: [soukCut], by })))],
  [
    'buys with a tip to the artist',
    sends(fill.fillBasic(fair(7n), { tips: [to(at.lanternArtist, of.ether('0.05'))] })),
  ],
  [
    'buys a private listing',
    sends(
      fill.match(
        [
          order(by, [of.lantern(7n)], [to(by, of.ether('2')), to(at.me, of.lantern(7n))]),
          order(at.me, [of.ether('2')], []),
        ],
        [
          [
            [0n, 0n],
            [0n, 1n],
          ],
          [
            [1n, 0n],
            [0n, 0n],
          ],
        ],
        { value: 2n * ether },
      ),
    ),
  ],
  ['accepts an offer', sends(fill.fillBasic(bid(of.weth('2'), of.lantern(7n), { cuts, by: at.bidder })))],
  [
    'accepts an offer for any',
    sends(
      fill.fillAdvanced(
        bid(of.weth('1.9'), of.anyOf(at.lanterns), { cuts, by: at.bidder }),
        take(7n, Side.CONSIDERATION),
      ),
    ),
  ],
  [
    'accepts an offer for green ones',
    sends(
      fill.fillAdvanced(
        bid(of.weth('2'), of.anyOf(at.lanterns, greenTree.root), { cuts, by: at.bidder }),
        take(7n, Side.CONSIDERATION, proof),
      ),
    ),
  ],
  [
    'accepts part of an offer for stamps',
    sends(
      fill.fillAdvanced(bid(of.usdc('95'), of.stamp(3n, 5n), { by: at.bidder, ...partial }), {
        part: [2n, 5n],
      }),
    ),
  ],
  [
    'accepts an offer in dollars',
    sends(fill.fillBasic(bid(of.usdc('4900'), of.lantern(7n), { cuts, by: at.bidder }))),
  ],
  [
    'accepts an offer for the rare one',
    sends(fill.fillBasic(bid(of.weth('58'), of.lantern(42n), { cuts, by: at.bidder }))),
  ],
  [
    'accepts a swap',
    sends(fill.fillPlain(order(at.bidder, [of.lantern(8n)], [to(at.bidder, of.lantern(7n))]))),
  ],
  ['sweeps five', sends(fill.fillAvailable([fair(1n), fair(2n), fair(3n), fair(4n), fair(5n)]))],
  [
    'sweeps three of five',
    sends(fill.fillAvailable([fair(1n), fair(2n), fair(3n), fair(4n), fair(5n)], { maximum: 3n })),
  ],
  ['sweeps for the vault', sends(fill.fillAvailableAdvanced([fair(1n), fair(2n)], { recipient: at.vault }))],
  [
    'sweeps with dollars',
    sends(
      fill.fillAvailable([
        listing(of.stamp(1n), of.usdc('20'), { by }),
        listing(of.stamp(2n), of.usdc('21'), { by }),
      ]),
    ),
  ],
  [
    'matches own offer with a listing',
    sends(
      fill.match(
        [mine([of.weth('2.1')], [of.lantern(7n)]), order(by, [of.lantern(7n)], [to(by, of.weth('2.1'))])],
        [
          [
            [1n, 0n],
            [0n, 0n],
          ],
          [
            [0n, 0n],
            [1n, 0n],
          ],
        ],
      ),
    ),
  ],
  ['cancels an order', sends(fill.cancel([own(7n)]))],
  ['cancels many', sends(fill.cancel([own(7n), own(8n), bid(of.weth('2'), of.lantern(1n))]))],
  ['cancels everything', sends(fill.incrementCounter())],
  ['makes a listing valid on the chain', sends(fill.validate([own(7n)]))],
])

export const honestCalls = rows('call', known, [
  ['allows the conduit all lanterns', sends(token.approveAll(at.lanterns, knownConduitAddress))],
  ['allows the exchange all prints', sends(token.approveAll(at.prints, seaportAddress))],
  ['allows the conduit one lantern', sends(token.approve(at.lanterns, knownConduitAddress, 7n))],
  ['allows the conduit some dollars', sends(token.approve(at.usdCoin, knownConduitAddress, 5_000_000_000n))],
  [
    'allows the conduit some wrapped ether',
    sends(token.approve(at.wrappedEther, knownConduitAddress, 2n * ether)),
  ],
  ['takes an approval of a stranger back', sends(token.approve(at.usdCoin, at.drainer, 0n))],
  ['takes all kites back from a stranger', sends(token.approveAll(at.kites, at.drainer, false))],
  ['wraps', sends(token.wrap(at.wrappedEther, 3n * ether))],
  ['unwraps', sends(token.unwrap(at.wrappedEther, 3n * ether))],
  ['sends ether to Mira', sends({ to: at.mira, value: ether })],
  ['sends dollars to the vault', sends(token.transfer(at.usdCoin, at.vault, 10n ** 9n))],
  ['sends the rare lantern to the vault', sends(token.safeTransfer(at.lanterns, at.vault, 42n))],
  ['sends prints to Mira', sends(token.sendEdition(at.prints, at.mira, 1n, 2n))],
  [
    'sends many prints to the vault',
    sends(
      token.sendEditions(at.prints, at.vault, [
        [1n, 2n],
        [2n, 1n],
      ]),
    ),
  ],
  [
    'batch: approves and buys',
    sendsCalls([
      token.approve(at.usdCoin, knownConduitAddress, 5_200_000_000n),
      fill.fillBasic(listing(of.lantern(7n), of.usdc('5200'), { cuts, by })),
    ]),
  ],
  [
    'batch: wraps, approves, sells nothing',
    sendsCalls([
      token.wrap(at.wrappedEther, 2n * ether),
      token.approve(at.wrappedEther, knownConduitAddress, 2n * ether),
    ]),
  ],
  [
    'batch: buys and puts it away',
    sendsCalls([fill.fillBasic(fair(7n)), token.safeTransfer(at.lanterns, at.vault, 7n)]),
  ],
  [
    'batch: approves and validates a listing',
    sendsCalls([token.approveAll(at.lanterns, knownConduitAddress), fill.validate([own(7n)])]),
  ],
  [
    'batch: approves and accepts an offer',
    sendsCalls([
      token.approveAll(at.lanterns, knownConduitAddress),
      fill.fillBasic(bid(of.weth('2'), of.lantern(7n), { cuts, by: at.bidder })),
    ]),
  ],
  [
    'batch: with a paymaster',
    sendsCalls([fill.fillBasic(fair(7n))], {
      capabilities: { paymasterService: { url: 'https://pay.example', optional: true } },
    }),
  ],
  ['batch: cancels and lists anew', sendsCalls([fill.cancel([own(7n)]), fill.validate([own(7n, '2.3')])])],
  [
    'a purchase with fees of the network',
    {
      method: 'eth_sendTransaction',
      params: [
        {
          ...(sends(fill.fillBasic(fair(7n))).params[0] as object),
          gas: '0x30d40',
          maxFeePerGas: '0x6fc23ac00',
          maxPriorityFeePerGas: '0x3b9aca00',
          chainId: '0x1',
          type: '0x2',
          nonce: '0x4',
        },
      ],
    },
  ],
  ['hands the account to known code', authorizes(at.smartAccount)],
  ['takes the account back', authorizes('0x0000000000000000000000000000000000000000')],
  [
    'signs in',
    signsMessage(
      'souk.example wants you to sign in with your Ethereum account:\n0xA4C123B1612DD272D1371c17149d439536b3216f\n\nSign in to Souk.\n\nURI: https://souk.example\nVersion: 1\nChain ID: 1\nNonce: 8fj2kd92ms\nIssued At: 2026-11-22T18:00:00Z',
    ),
  ],
  [
    'signs in with a port, an end and resources',
    signsMessage(
      'localhost:5173 wants you to sign in with your Ethereum account:\n0xA4C123B1612DD272D1371c17149d439536b3216f\n\nSign in.\n\nURI: http://localhost:5173/account\nVersion: 1\nChain ID: 1\nNonce: 8fj2kd92ms\nIssued At: 2026-11-22T18:00:00Z\nExpiration Time: 2026-11-23T18:00:00Z\nResources:\n- https://souk.example/terms',
    ),
  ],
  ['signs a plain greeting in other letters', signsMessage('Grüße aus Köln, 你好, مرحبا, 👩‍🎨')],
  ['signs that terms were read', signsMessage('I have read the terms of Souk of 1 November 2026.')],
  [
    'dollars by permit to the conduit',
    permits.permit({ name: 'USD Coin', address: at.usdCoin, version: '2' }, knownConduitAddress, {
      value: 5_000_000_000n,
      deadline: now + hour,
    }),
  ],
  ['DAI by permit to the exchange', permits.daiPermit(seaportAddress)],
  [
    'takes an authorisation of a transfer back',
    signs({
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: at.usdCoin },
      types: { CancelAuthorization: permits.fields('address authorizer, bytes32 nonce') },
      primaryType: 'CancelAuthorization',
      message: { authorizer: at.me, nonce: `0x${'8f'.repeat(32)}` },
    }),
  ],
  [
    'wraps by an application that fills in every field',
    {
      method: 'eth_sendTransaction',
      params: [
        {
          from: at.me,
          to: at.wrappedEther,
          value: '0xde0b6b3a7640000',
          data: '0xd0e30db0',
          input: '0xd0e30db0',
          accessList: [],
          nonce: '0x0',
          gas: '0xc350',
        },
      ],
    },
  ],
  [
    'sends ether with empty calldata',
    {
      method: 'eth_sendTransaction',
      params: [{ from: at.me, to: at.mira, value: '0xde0b6b3a7640000', data: '0x' }],
    },
  ],
  [
    'sends ether with nothing for calldata',
    {
      method: 'eth_sendTransaction',
      params: [{ from: at.me, to: at.mira, value: '0xde0b6b3a7640000', data: null }],
    },
  ],
  [
    'approves with no value given',
    {
      method: 'eth_sendTransaction',
      params: [
        {
          from: at.me,
          to: at.lanterns,
          value: null,
          data: token.approveAll(at.lanterns, knownConduitAddress).data,
        },
      ],
    },
  ],
  [
    'batch: named, that may fail',
    sendsCalls([fill.fillBasic(fair(7n))], {
      id: '0x1234',
      atomicRequired: false,
      capabilities: { atomic: { supported: true } },
    }),
  ],
  [
    'batch: of the first version, with chains in calls',
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '1.0',
          from: at.me,
          calls: [{ chainId: '0x1', to: at.wrappedEther, value: '0x1', data: '0xd0e30db0' }],
        },
      ],
    },
  ],
  [
    'lists with a chain in hexadecimal',
    {
      method: 'eth_signTypedData_v4',
      params: [
        at.me,
        toJson(withDomainType(typedData(own(7n), { chainId: 1 }))).replace('"chainId":1', '"chainId":"0x1"'),
      ],
    },
  ],
  [
    'lists with a chain as text',
    {
      method: 'eth_signTypedData_v4',
      params: [
        at.me,
        toJson(withDomainType(typedData(own(7n), { chainId: 1 }))).replace('"chainId":1', '"chainId":"1"'),
      ],
    },
  ],
  ['signs in, account first', { method: 'personal_sign', params: [at.me, stringToHex('Welcome to Souk.')] }],
  ['asks for accounts', { method: 'eth_requestAccounts', params: [] }],
  ['switches chains', { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }],
  ['text as plain letters', { method: 'personal_sign', params: [stringToHex('Hello'), at.me] }],
  ['looks at capabilities', { method: 'wallet_getCapabilities', params: [at.me, ['0x1']] }],
])
