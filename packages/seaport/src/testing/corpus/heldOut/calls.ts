import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  pad,
  parseAbi,
  serializeTransaction,
  zeroAddress,
} from 'viem'
import {
  conduitControllerAddress,
  knownConduitAddress,
  maxUint256,
  seaportAddress,
} from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import * as fill from '../exchangeCalls.js'
import * as of from '../items.js'
import { known } from '../known.js'
import { lanternCuts, listing, mine, order } from '../orders.js'
import { rows } from '../Row.js'
import { sends, sendsCalls, type Transaction } from '../requests.js'
import * as token from '../tokenCalls.js'

const ether = 10n ** 18n
const abi = parseAbi([
  'function claim()',
  'function SecurityUpdate()',
  'function multicall(bytes[] data)',
  'function transferOwnership(address to)',
  'function upgradeTo(address to)',
  'function burn(uint256 id)',
  'function authorizeOperator(address operator)',
  'function approveAndCall(address spender, uint256 amount, bytes data)',
  'function transferAndCall(address to, uint256 amount, bytes data)',
  'function execute(bytes32 mode, bytes data)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function bulkTransfer(((uint8 itemType, address token, uint256 identifier, uint256 amount)[] items, address recipient, bool validate)[] items, bytes32 conduitKey)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
])
const call = (
  where: Transaction['to'],
  functionName: never,
  args: readonly unknown[] = [],
  value?: bigint,
): Transaction => ({
  to: where,
  data: encodeFunctionData({ abi, functionName, args } as never),
  ...(value === undefined ? {} : { value }),
})
const c = (where: Transaction['to'], name: string, args: readonly unknown[] = [], value?: bigint) =>
  call(where, name as never, args, value)
const data = (one: Transaction) => one.data ?? '0x'
const fair = (id: bigint) => listing(of.lantern(id), of.ether('2.1'), { cuts: lanternCuts, by: at.seller })
const likeOperator = '0x1e0049783f008a0085193e00003d00cd54003c72'
const rpc = (changes: object) => ({ method: 'eth_sendTransaction', params: [{ from: at.me, ...changes }] })
const sweeper = { chainId: '0x1', address: at.sweeperCode, nonce: '0x1', yParity: '0x0', r: '0x1', s: '0x1' }
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

export const maliciousCalls = rows('call', known, [
  ['approves the rare lantern to a thief', sends(token.approve(at.lanterns, at.thief, 42n))],
  ['all lanterns to a copy of the conduit', sends(token.approveAll(at.lanterns, at.likeConduit))],
  ['all prints to the conduit with one digit changed', sends(token.approveAll(at.prints, likeOperator))],
  ['dollars to a copy of the conduit', sends(token.approve(at.usdCoin, at.likeConduit))],
  ['one dollar to a thief', sends(token.approve(at.usdCoin, at.thief, 1_000_000n))],
  ['wrapped ether to a claim page', sends(token.approve(at.wrappedEther, at.claimPage))],
  ['all kites to a zone', sends(token.approveAll(at.kites, at.auctionZone))],
  [
    'all lanterns to the controller of conduits',
    sends(token.approveAll(at.lanterns, conduitControllerAddress)),
  ],
  [
    'all lanterns with an odd yes',
    sends({ to: at.lanterns, data: concat(['0xa22cb465', pad(at.thief), pad('0x02')]) }),
  ],
  [
    'all lanterns with dirty bits before the operator',
    sends({ to: at.lanterns, data: concat(['0xa22cb465', `0x${'ff'.repeat(12)}`, at.thief, pad('0x01')]) }),
  ],
  [
    'an approval that is cut short',
    sends({ to: at.wrappedEther, data: concat(['0x095ea7b3', pad(at.thief)]) }),
  ],
  ['ERC777 operator', sends(c(at.usdCoin, 'authorizeOperator', [at.thief]))],
  ['approve and call', sends(c(at.usdCoin, 'approveAndCall', [at.thief, maxUint256, '0x']))],
  ['transfer and call', sends(c(at.usdCoin, 'transferAndCall', [at.drainer, 10n ** 12n, '0x01']))],
  ['increases the allowance of a thief', sends(token.increaseAllowance(at.usdCoin, at.thief, 1n))],
  [
    'allows through Permit2',
    sends(c(permit2, 'approve', [at.wrappedEther, at.thief, 2n ** 160n - 1n, 2n ** 48n - 1n])),
  ],
  [
    'moves through Permit2',
    sends(c(permit2, 'transferFrom', [at.me, at.thief, 9n * ether, at.wrappedEther])),
  ],
  ['sends ether to a copy of Mira', sends({ to: at.likeMira, value: ether })],
  ['sends dollars to a copy of the vault', sends(token.transfer(at.usdCoin, at.likeVault, 10n ** 9n))],
  ['sends wrapped ether to its own contract', sends(token.transfer(at.wrappedEther, at.wrappedEther, ether))],
  ['sends a lantern to its own collection', sends(token.safeTransfer(at.lanterns, at.lanterns, 7n))],
  ['sends a lantern to the exchange', sends(token.transferFrom(at.lanterns, seaportAddress, 7n))],
  ['sends dollars to the conduit', sends(token.transfer(at.usdCoin, knownConduitAddress, 10n ** 9n))],
  [
    'sends a lantern to the dead',
    sends(token.transferFrom(at.lanterns, '0x000000000000000000000000000000000000dead', 42n)),
  ],
  [
    'sends a lantern to a contract with instructions',
    sends(token.safeTransfer(at.lanterns, at.drainer, 42n, '0x0102')),
  ],
  ['sends dollars to nobody', sends(token.transfer(at.usdCoin, zeroAddress, 10n ** 9n))],
  [
    'sends all prints at once',
    sends(
      token.sendEditions(at.prints, at.thief, [
        [1n, 5n],
        [2n, 5n],
      ]),
    ),
  ],
  ['moves what is of the vault', sends(token.transferFrom(at.lanterns, at.thief, 9n, at.vault))],
  ['claims with an ether', sends(c(at.claimPage, 'claim', [], ether))],
  ['claims without money', sends(c(at.claimPage, 'claim'))],
  ['security update', sends(c(at.drainer, 'SecurityUpdate', [], 10n ** 17n))],
  [
    'many calls in one, on the collection',
    sends(c(at.lanterns, 'multicall', [[data(token.approveAll(at.lanterns, at.thief))]])),
  ],
  [
    'many calls in one, by a public aggregator',
    sends(
      c(
        '0xca11bde05977b3631167028862be2a173976ca11',
        'aggregate3',
        [
          [
            {
              target: at.usdCoin,
              allowFailure: true,
              callData: data(token.transfer(at.usdCoin, at.thief, 1n)),
            },
          ],
        ],
        ether,
      ),
    ),
  ],
  [
    'bulk transfer helper',
    sends(
      c('0x0000000000c2d145a2526bd8c716263bfebe1a72', 'bulkTransfer', [
        [
          {
            items: [{ itemType: 2, token: at.lanterns, identifier: 42n, amount: 1n }],
            recipient: at.thief,
            validate: true,
          },
        ],
        '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
      ]),
    ),
  ],
  ['hands the own contract over', sends(c(at.ownContract, 'transferOwnership', [at.thief]))],
  ['changes the code of the own contract', sends(c(at.ownContract, 'upgradeTo', [at.drainer]))],
  ['burns the rare lantern', sends(c(at.lanterns, 'burn', [42n]))],
  [
    'has the own account execute',
    sends(c(at.me, 'execute', [pad('0x01'), encodeAbiParameters([{ type: 'address' }], [at.thief])])),
  ],
  [
    'opens a channel of a conduit',
    sends(c(conduitControllerAddress, 'updateChannel', [at.likeConduit, at.thief, true])),
  ],
  ['wraps into the false wrapper', sends(token.wrap(at.fakeWrapped, 2n * ether))],
  ['wraps into the look-alike', sends(token.wrap(at.likeWrapped, 2n * ether))],
  ['makes a contract', sends({ data: '0x6001600155', value: ether })],
  [
    'already signed: approval',
    {
      method: 'eth_sendRawTransaction',
      params: [
        serializeTransaction({
          chainId: 1,
          to: at.lanterns,
          data: data(token.approveAll(at.lanterns, at.thief)),
          type: 'eip1559',
        }),
      ],
    },
  ],
  ['hands the account over along the way', rpc({ to: at.me, type: '0x4', authorizationList: [sweeper] })],
  [
    'hands the account over beside a fair purchase',
    rpc({
      to: seaportAddress,
      data: data(fill.fillBasic(fair(7n))),
      value: '0x1d24b2dfac520000',
      type: '0x4',
      authorizationList: [{ ...sweeper, chainId: '0x0' }],
    }),
  ],
  [
    'list of authorizations as an object',
    rpc({ to: at.vault, value: '0x1', type: '0x4', authorizationList: { 0: sweeper } }),
  ],
  [
    'fee that eats the purse',
    rpc({ to: at.vault, value: '0x1', gas: '0x1c9c380', gasPrice: '0x2386f26fc10000' }),
  ],
  [
    'priority fee that eats the purse',
    rpc({
      to: at.vault,
      value: '0x1',
      gas: '0x1c9c380',
      maxFeePerGas: '0x2386f26fc10000',
      maxPriorityFeePerGas: '0x2386f26fc10000',
    }),
  ],
  [
    'data and input differ',
    rpc({
      to: at.lanterns,
      data: data(token.approveAll(at.lanterns, knownConduitAddress)),
      input: data(token.approveAll(at.lanterns, at.thief)),
    }),
  ],
  ['data of odd length', rpc({ to: at.lanterns, data: `${data(token.approveAll(at.lanterns, at.thief))}0` })],
  ['value written oddly', rpc({ to: at.thief, value: '9e18' })],
  ['value as a number', rpc({ to: at.thief, value: 9e18 })],
  ['chain of another', rpc({ to: at.vault, value: '0x1', chainId: '0x38' })],
  [
    'account of another',
    { method: 'eth_sendTransaction', params: [{ from: at.vault, to: at.thief, value: '0x1' }] },
  ],
])

const batch = (...calls: readonly Transaction[]) => sendsCalls(calls)
const dust = mine([of.lantern(42n)], [of.wei(1n)])

export const maliciousBatches = rows('batch', known, [
  [
    'allows a thief before a fair purchase',
    batch(token.approve(at.wrappedEther, at.thief), fill.fillBasic(fair(7n))),
  ],
  [
    'approves the exchange and validates a robbing order',
    batch(token.approveAll(at.lanterns, knownConduitAddress), fill.validate([dust])),
  ],
  [
    'approves the exchange itself and fills a taker',
    batch(
      token.approveAll(at.lanterns, seaportAddress),
      fill.fillPlain(order(at.thief, [], [to(at.thief, of.lantern(42n))])),
    ),
  ],
  [
    'approves then moves',
    batch(token.approveAll(at.lanterns, knownConduitAddress), token.transferFrom(at.lanterns, at.thief, 42n)),
  ],
  [
    'wraps then sends away',
    batch(token.wrap(at.wrappedEther, 10n * ether), token.transfer(at.wrappedEther, at.thief, 10n * ether)),
  ],
  [
    'buys then sends away',
    batch(fill.fillBasic(fair(7n)), token.transferFrom(at.lanterns, at.accomplice, 7n)),
  ],
  [
    'buys then lists for dust',
    batch(fill.fillBasic(fair(7n)), fill.validate([mine([of.lantern(7n)], [of.wei(1n)])])),
  ],
  [
    'takes back and gives again',
    batch(token.approve(at.usdCoin, at.thief, 0n), token.approve(at.usdCoin, at.thief)),
  ],
  [
    'approves and calls a drainer',
    batch(token.approve(at.usdCoin, at.drainer, 10n ** 9n), c(at.drainer, 'claim')),
  ],
  ['cancels all and sends all', batch(fill.incrementCounter(), { to: at.thief, value: 9n * ether })],
  [
    'twenty fair purchases and a taker',
    batch(
      ...Array.from({ length: 20 }, (_, id) => fill.fillBasic(fair(BigInt(id)))),
      fill.fillPlain(order(at.thief, [], [to(at.thief, of.lantern(42n))])),
    ),
  ],
  [
    'matches an own order that robs',
    batch(
      token.approveAll(at.lanterns, knownConduitAddress),
      fill.match(
        [dust, order(at.thief, [of.wei(1n)], [to(at.thief, of.lantern(42n))])],
        [
          [
            [0n, 0n],
            [1n, 0n],
          ],
          [
            [1n, 0n],
            [0n, 0n],
          ],
        ],
        { value: 1n },
      ),
    ),
  ],
  [
    'grants a session along the way',
    sendsCalls([fill.fillBasic(fair(7n))], { capabilities: { sessionKeys: { key: at.thief } } }),
  ],
  [
    'grants a session as something optional',
    sendsCalls([fill.fillBasic(fair(7n))], {
      capabilities: { permissions: { optional: true, signer: at.thief } },
    }),
  ],
  [
    'hands the account over as a capability',
    sendsCalls([token.wrap(at.wrappedEther, ether)], {
      capabilities: { eip7702Auth: { authorizations: [sweeper] } },
    }),
  ],
  [
    'hands the account over as a capability of a call',
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: at.me,
          chainId: '0x1',
          atomicRequired: true,
          calls: [
            {
              to: at.wrappedEther,
              value: '0x1',
              data: '0xd0e30db0',
              capabilities: { eip7702Auth: { authorizations: [sweeper] } },
            },
          ],
        },
      ],
    },
  ],
  [
    'paymaster that is paid by an approval',
    sendsCalls([token.approve(at.usdCoin, at.drainer, 10n ** 12n), fill.fillBasic(fair(7n))], {
      capabilities: { paymasterService: { url: 'https://thief.example' } },
    }),
  ],
  ['asks for the chain of another', sendsCalls([fill.fillBasic(fair(7n))], { chainId: '0x38' })],
  ['a call that makes a contract', batch(fill.fillBasic(fair(7n)), { data: '0x6001600155' })],
  [
    'hands the account over in a list',
    sendsCalls([token.wrap(at.wrappedEther, ether)], { authorizationList: [sweeper] }),
  ],
  [
    'a call with a list of its own',
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: at.me,
          chainId: '0x1',
          calls: [{ to: at.wrappedEther, value: '0x1', data: '0xd0e30db0', authorizationList: [sweeper] }],
        },
      ],
    },
  ],
  [
    'two batches in one request',
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: at.me,
          chainId: '0x1',
          calls: [{ to: at.wrappedEther, value: '0x1', data: '0xd0e30db0' }],
        },
        {
          version: '2.0.0',
          from: at.me,
          chainId: '0x1',
          calls: [{ to: at.thief, value: '0xde0b6b3a7640000' }],
        },
      ],
    },
  ],
])
