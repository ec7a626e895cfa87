import { getAddress, parseEther, stringToHex } from 'viem'
import { knownConduitAddress, seaportAddress } from '../../../order/constants.js'
import { typedData } from '../../../order/Order.js'
import { toJson } from '../../../order/toJson.js'
import * as at from '../accounts.js'
import { fillBasic, incrementCounter, validate } from '../exchangeCalls.js'
import { ether, kite, lantern, weth } from '../items.js'
import { hour, known, now } from '../known.js'
import { lanternCuts, listing, soukCut } from '../orders.js'
import { permit } from '../permits.js'
import { type Request, type Row, rows } from '../Row.js'
import { authorizes, sends, sendsCalls, signsMessage, signsText, withDomainType } from '../requests.js'
import { approve, approveAll, safeTransfer, wrap } from '../tokenCalls.js'

const conduit = knownConduitAddress
const usdCoin = { name: 'USD Coin', address: at.usdCoin, version: '2' }
const own = listing(lantern(7n), ether('2.1'), { cuts: lanternCuts })
const data = withDomainType(typedData(own, { chainId: 1 }))

const forms = rows('order in another spelling', known, [
  [
    'lists a lantern where the chain is a text',
    signsText(toJson({ ...data, domain: { ...data.domain, chainId: '1' } })),
  ],
  [
    'lists a lantern where addresses have capital letters',
    signsText(toJson(data).replaceAll(at.souk, getAddress(at.souk))),
  ],
  [
    'lists a lantern where the data is an object',
    { method: 'eth_signTypedData_v4', params: [at.me, JSON.parse(toJson(data))] },
  ],
  [
    'lists a lantern where the JSON is set out in lines',
    signsText(JSON.stringify(JSON.parse(toJson(data)), null, 2)),
  ],
])

const permits = rows('permit to the exchange', known, [
  [
    'lets the conduit spend 5,000 USDC by a signature',
    permit(usdCoin, conduit, { value: 5_000_000_000n, deadline: now + hour }),
  ],
  [
    'lets the exchange spend 300 USDC by a signature',
    permit(usdCoin, seaportAddress, { value: 300_000_000n, deadline: now + hour }),
  ],
  [
    'takes the allowance of a stranger back by a signature',
    permit(usdCoin, at.thief, { value: 0n, deadline: now + hour }),
  ],
])

const signIn = (statement: string) =>
  `souk.example wants you to sign in with your Ethereum account:\n${getAddress(at.me)}\n\n${statement}` +
  'URI: https://souk.example/login\nVersion: 1\nChain ID: 1\nNonce: 8fK2mQx91b\nIssued At: 2026-11-22T18:00:00.000Z'

const signIns = rows('sign-in', known, [
  ['signs in to the market', signsMessage(signIn('Sign in to Souk.\n\n'))],
  ['signs in to the market without a statement', signsMessage(signIn('\n'))],
  [
    'signs in until tomorrow',
    signsMessage(`${signIn('Sign in to Souk.\n\n')}\nExpiration Time: 2026-11-23T18:00:00.000Z`),
  ],
  [
    'signs a plain welcome with a number that is used once',
    signsMessage(
      'Welcome to Souk!\n\nSign this message to prove that this account is yours. It costs nothing.\n\nNonce: 71f0c2',
    ),
  ],
  [
    'signs a welcome in German',
    signsMessage(
      'Willkommen bei Souk! Mit dieser Unterschrift zeigst du, dass dir das Konto gehört.\n\nEinmalig: 5521',
    ),
  ],
  [
    'signs a text that is given as a text',
    { method: 'personal_sign', params: ['Sign in to Souk. Nonce: 90210', at.me] },
  ],
  [
    'signs a text of exactly 32 letters',
    { method: 'personal_sign', params: [stringToHex('Sign in to Souk with nonce 84213'), at.me] },
  ],
])

const ask = (method: string, params: readonly unknown[] = []): Request => ({ method, params })

const network = rows('question to the wallet', known, [
  ['connects', ask('eth_requestAccounts')],
  ['asks which accounts there are', ask('eth_accounts')],
  ['asks which chain it is', ask('eth_chainId')],
  ['asks for another chain', ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])],
  [
    'adds a chain',
    ask('wallet_addEthereumChain', [
      {
        chainId: '0x2105',
        chainName: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://mainnet.base.org'],
        blockExplorerUrls: ['https://basescan.org'],
      },
    ]),
  ],
  ['asks to choose other accounts', ask('wallet_requestPermissions', [{ eth_accounts: {} }])],
  ['asks what the wallet can do', ask('wallet_getCapabilities', [at.me, ['0x1']])],
  ['asks how a batch went', ask('wallet_getCallsStatus', ['0x5c1d'])],
  [
    'shows a coin of the market in the wallet',
    ask('wallet_watchAsset', [
      { type: 'ERC20', options: { address: at.usdCoin, symbol: 'USDC', decimals: 6 } },
    ]),
  ],
  ['asks for a receipt', ask('eth_getTransactionReceipt', [`0x${'4d'.repeat(32)}`])],
  ['asks the node for a balance', ask('eth_getBalance', [at.me, 'latest'])],
  ['disconnects', ask('wallet_revokePermissions', [{ eth_accounts: {} }])],
])

const batches = rows('batch', known, [
  [
    'approves the conduit and makes a listing valid',
    sendsCalls([approveAll(at.lanterns, conduit), validate([own])]),
  ],
  [
    'wraps 2 ETH and approves the conduit for them',
    sendsCalls([wrap(at.wrappedEther, parseEther('2')), approve(at.wrappedEther, conduit, parseEther('2'))]),
  ],
  [
    'approves 0.3 WETH and buys a kite',
    sendsCalls([
      approve(at.wrappedEther, conduit, parseEther('0.3')),
      fillBasic(listing(kite(9n), weth('0.3'), { by: at.seller, cuts: [soukCut] })),
    ]),
  ],
  [
    'buys a lantern and a kite',
    sendsCalls([
      fillBasic(listing(lantern(11n), ether('2.1'), { by: at.seller, cuts: lanternCuts })),
      fillBasic(listing(kite(9n), ether('0.3'), { by: at.seller })),
    ]),
  ],
  [
    'sends two lanterns to Mira',
    sendsCalls([safeTransfer(at.lanterns, at.mira, 7n), safeTransfer(at.lanterns, at.mira, 8n)]),
  ],
  [
    'takes two approvals back and cancels everything',
    sendsCalls([
      approveAll(at.lanterns, conduit, false),
      approve(at.usdCoin, conduit, 0n),
      incrementCounter(),
    ]),
  ],
  [
    'approves the conduit with an older form of the batch',
    sendsCalls([approveAll(at.kites, conduit)], { version: '1.0', atomicRequired: undefined }),
  ],
])

const authorizations = rows('account with trusted code', known, [
  ['hands the account to the code of the market on this chain', authorizes(at.smartAccount)],
  [
    'hands it over within a transaction to itself',
    {
      method: 'eth_sendTransaction',
      params: [
        {
          from: at.me,
          to: at.me,
          type: '0x4',
          authorizationList: [
            {
              address: at.smartAccount,
              chainId: 1,
              nonce: 7,
              yParity: 0,
              r: `0x${'1b'.repeat(32)}`,
              s: `0x${'2c'.repeat(32)}`,
            },
          ],
        },
      ],
    },
  ],
])

const signedOnly = rows('transaction that is only signed', known, [
  [
    'signs an approval of the conduit, to be sent later',
    { method: 'eth_signTransaction', params: [{ from: at.me, ...approveAll(at.lanterns, conduit) }] },
  ],
  [
    'sends an approval in the field that nodes call input',
    {
      method: 'eth_sendTransaction',
      params: [{ from: at.me, to: at.lanterns, input: approveAll(at.lanterns, conduit).data }],
    },
  ],
  [
    'sends a purchase with gas and fees set',
    {
      method: 'eth_sendTransaction',
      params: [
        {
          ...Object(sends(fillBasic(listing(kite(9n), ether('0.3'), { by: at.seller }))).params[0]),
          gas: '0x30d40',
          maxFeePerGas: '0x77359400',
          maxPriorityFeePerGas: '0x3b9aca00',
          chainId: '0x1',
        },
      ],
    },
  ],
])

export const signatures: readonly Row[] = [
  ...forms,
  ...permits,
  ...signIns,
  ...network,
  ...batches,
  ...authorizations,
  ...signedOnly,
]
