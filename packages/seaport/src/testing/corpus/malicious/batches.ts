import { parseEther } from 'viem'
import { knownConduitAddress } from '../../../order/constants.js'
import { to } from '../../makeOrder.js'
import * as at from '../accounts.js'
import { fillBasic, match, validate } from '../exchangeCalls.js'
import { ether, lantern } from '../items.js'
import { known } from '../known.js'
import { listing, mine, order } from '../orders.js'
import { type Row, rows } from '../Row.js'
import { authorizes, sendsCalls } from '../requests.js'
import { approve, approveAll, safeTransfer, transfer, wrap } from '../tokenCalls.js'

const conduit = knownConduitAddress
const honest = [
  approveAll(at.lanterns, conduit),
  approve(at.wrappedEther, conduit, parseEther('2')),
  wrap(at.wrappedEther, parseEther('2')),
]

const hidden = rows('bad call in a batch', known, [
  [
    'hides an approval of a thief among approvals of the conduit',
    sendsCalls([...honest, approveAll(at.kites, at.thief), approveAll(at.prints, conduit)]),
  ],
  [
    'hides the transfer of the rare lantern behind nine honest calls',
    sendsCalls([...honest, ...honest, ...honest, safeTransfer(at.lanterns, at.thief, 42n)]),
  ],
  [
    'buys a lantern and sends it on to a stranger',
    sendsCalls([
      fillBasic(listing(lantern(11n), ether('2.1'), { by: at.seller })),
      safeTransfer(at.lanterns, at.thief, 11n),
    ]),
  ],
  [
    'wraps 5 ETH and sends the WETH to a stranger',
    sendsCalls([
      wrap(at.wrappedEther, parseEther('5')),
      transfer(at.wrappedEther, at.thief, parseEther('5')),
    ]),
  ],
  [
    'makes an own order for nothing valid between two approvals',
    sendsCalls([
      approveAll(at.lanterns, conduit),
      validate([mine([lantern(42n)], [])]),
      approveAll(at.kites, conduit),
    ]),
  ],
  [
    'settles a match in which the own order gets nothing, first of all',
    sendsCalls([
      match(
        [mine([lantern(42n)], []), order(at.thief, [], [to(at.thief, lantern(42n))])],
        [
          [
            [0n, 0n],
            [1n, 0n],
          ],
        ],
      ),
      ...honest,
    ]),
  ],
  [
    'pays a stranger 3 ETH in a batch',
    sendsCalls([approveAll(at.lanterns, conduit), { to: at.thief, value: parseEther('3') }]),
  ],
  [
    'approves the conduit, on another chain than was shown',
    sendsCalls([transfer(at.usdCoin, at.mira, 1_000_000n)], { chainId: '0x2105' }),
  ],
  [
    'asks another account of the wallet to approve',
    sendsCalls([approveAll(at.lanterns, conduit)], { from: at.likeMe }),
  ],
  [
    'creates a contract in a batch',
    sendsCalls([...honest, { data: '0x600a600c600039600a6000f3602a60805260206080f3' }]),
  ],
  [
    'grants a session to a thief beside an honest call',
    sendsCalls([approveAll(at.lanterns, conduit)], {
      capabilities: { permissions: { sessions: [{ signer: at.thief, expiry: 2_000_000_000 }] } },
    }),
  ],
  [
    'approves a thief by the newer form of a transaction',
    { method: 'wallet_sendTransaction', params: [{ from: at.me, ...approveAll(at.lanterns, at.thief) }] },
  ],
  [
    'hides a second transaction behind an honest one',
    {
      method: 'eth_sendTransaction',
      params: [
        { from: at.me, ...approveAll(at.lanterns, conduit) },
        { from: at.me, ...approveAll(at.kites, at.thief) },
      ],
    },
  ],
  [
    'writes the call into another field than data',
    {
      method: 'eth_sendTransaction',
      params: [{ from: at.me, to: at.lanterns, input: approveAll(at.lanterns, at.thief).data }],
    },
  ],
  [
    'shows one call in data and sends another in input',
    {
      method: 'eth_sendTransaction',
      params: [
        {
          from: at.me,
          to: at.lanterns,
          data: approveAll(at.lanterns, conduit).data,
          input: approveAll(at.lanterns, at.thief).data,
        },
      ],
    },
  ],
])

const signed = (address: string, chainId: number) => ({
  address,
  chainId,
  nonce: 7,
  yParity: 0,
  r: `0x${'1b'.repeat(32)}`,
  s: `0x${'2c'.repeat(32)}`,
})
const withList = (list: readonly object[], changes: object = {}) => ({
  method: 'eth_sendTransaction',
  params: [{ from: at.me, to: at.me, type: '0x4', authorizationList: list, ...changes }],
})

const authorizations = rows('account handed to unknown code', known, [
  ['hands the account to code that sweeps it', authorizes(at.sweeperCode)],
  ['hands the account to a trusted code, on every chain', authorizes(at.smartAccount, 0)],
  ['hands the account to unknown code on every chain', authorizes(at.sweeperCode, 0)],
  ['hands the account to code that looks like nothing but a currency', authorizes(at.usdCoin)],
  ['hands the account to unknown code within a plain transaction', withList([signed(at.sweeperCode, 1)])],
  [
    'hides unknown code behind a trusted one in the list',
    withList([signed(at.smartAccount, 1), signed(at.sweeperCode, 1)]),
  ],
  [
    'sends an honest approval together with unknown code',
    withList([signed(at.sweeperCode, 1)], approveAll(at.lanterns, conduit)),
  ],
  [
    'hands the account to unknown code within a batch',
    sendsCalls(honest, { capabilities: { eip7702Auth: signed(at.sweeperCode, 1) } }),
  ],
  ['hands the account to trusted code on another chain', authorizes(at.smartAccount, 137)],
])

export const batches: readonly Row[] = [...hidden, ...authorizations]
