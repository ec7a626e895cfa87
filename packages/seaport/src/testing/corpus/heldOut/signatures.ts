import { keccak256, maxUint256, stringToHex, zeroHash } from 'viem'
import { seaportAddress } from '../../../order/constants.js'
import { typedData } from '../../../order/Order.js'
import { toJson } from '../../../order/toJson.js'
import * as at from '../accounts.js'
import * as of from '../items.js'
import { bare, day, known, now } from '../known.js'
import { bid, lanternCuts, listing, mine } from '../orders.js'
import * as permits from '../permits.js'
import { type Row, rows } from '../Row.js'
import {
  authorizes,
  signs,
  signsMessage,
  signsOrder,
  signsOrders,
  signsText,
  withDomainType,
} from '../requests.js'

const { fields } = permits
const fair = (id: bigint) => listing(of.lantern(id), of.ether('2.1'), { cuts: lanternCuts })
const dust = listing(of.lantern(42n), of.wei(10n))
const many = (count: number, bad: number) =>
  Array.from({ length: count }, (_, index) => (index === bad ? dust : fair(BigInt(index))))
const written = (order = dust) =>
  withDomainType(typedData(order, { chainId: 1 })) as unknown as {
    domain: Record<string, unknown>
    types: Record<string, { name: string; type: string }[]>
    primaryType: string
    message: Record<string, unknown>
  }
const bent = (changes: object, order = dust) => signs({ ...written(order), ...changes } as never)
const ether = 10n ** 18n
const domain = (name: string, verifyingContract: string, version = '1') => ({
  name,
  version,
  chainId: 1,
  verifyingContract,
})
const one = (
  name: string,
  where: string,
  primaryType: string,
  struct: string,
  message: object,
  types: object = {},
) =>
  signs({
    domain: domain(name, where),
    types: { [primaryType]: fields(struct), ...types },
    primaryType,
    message,
  })

const maliciousTrees = rows('tree', known, [
  ['third of three', signsOrders(many(3, 2))],
  ['fifth of five', signsOrders(many(5, 4))],
  ['ninth of nine', signsOrders(many(9, 8))],
  ['seventeenth of thirty-three', signsOrders(many(33, 16))],
  ['first of two', signsOrders(many(2, 0))],
  ['only one', signsOrders([dust])],
  [
    'a bid far over floor among listings',
    signsOrders([fair(1n), fair(2n), bid(of.weth('62'), of.anyOf(at.lanterns))]),
  ],
  ['last of 257', signsOrders(many(257, 256))],
  [
    'a gift among bids',
    signsOrders([
      bid(of.weth('1.9'), of.lantern(1n)),
      mine([of.weth('1.9')], []),
      bid(of.weth('1.9'), of.lantern(2n)),
    ]),
  ],
  [
    'for a false exchange',
    signs({
      ...written(),
      primaryType: 'BulkOrder',
      types: { ...written().types, BulkOrder: fields('OrderComponents[2] tree') },
      domain: domain('Seaport', at.fakeExchange, '1.5'),
      message: { tree: [written(fair(1n)).message, written().message] },
    }),
  ],
  [
    'of uneven height',
    signs({
      ...written(),
      primaryType: 'BulkOrder',
      types: { ...written().types, BulkOrder: fields('OrderComponents[2][2] tree') },
      message: { tree: [[written(fair(1n)).message, written(fair(2n)).message], written().message] },
    }),
  ],
])

const encoded = toJson(written())
const maliciousTyped = rows('typed data', known, [
  ['order in the domain of the next exchange', bent({ domain: domain('Seaport', at.laterSeaport, '1.6') })],
  [
    'order in the domain of a look-alike',
    bent({ domain: domain('Seaport', '0x00000000000000adc04c56bf30ac9d3c0aaf14dd', '1.5') }, fair(7n)),
  ],
  [
    'order without a chain',
    bent({ domain: { name: 'Seaport', version: '1.5', verifyingContract: seaportAddress } }, fair(7n)),
  ],
  ['order in the v3 method', { method: 'eth_signTypedData_v3', params: [at.me, encoded] }],
  ['order as an object', { method: 'eth_signTypedData_v4', params: [at.me, JSON.parse(encoded)] }],
  ['order as a text in a text', { method: 'eth_signTypedData_v4', params: [at.me, JSON.stringify(encoded)] }],
  ['order with the account after', { method: 'eth_signTypedData_v4', params: [encoded, at.me] }],
  [
    'order as typed data of old',
    { method: 'eth_signTypedData', params: [[{ type: 'string', name: 'Order', value: 'free' }], at.me] },
  ],
  [
    'order with two considerations',
    signsText(
      encoded.replace(
        '"consideration":',
        `"consideration":${toJson(written(fair(42n)).message.consideration as object)},"consideration":`,
      ),
    ),
  ],
  [
    'order with two considerations, the good one last',
    signsText(
      encoded.replace(
        '"orderType":',
        `"consideration":${toJson(written(fair(42n)).message.consideration as object)},"orderType":`,
      ),
    ),
  ],
  ['order with a twin of offer in other letters', bent({ message: { ...written().message, оffer: [] } })],
  [
    'order with invisible letters in a key',
    bent({
      message: { ...written().message, 'consideration\u200b': written(fair(42n)).message.consideration },
    }),
  ],
  [
    'order with an own field in its type',
    bent({
      types: {
        ...written().types,
        OrderComponents: [...(written().types.OrderComponents ?? []), { name: 'note', type: 'string' }],
      },
      message: { ...written().message, note: 'nothing is sold' },
    }),
  ],
  ['order with amounts in exponents', signsText(encoded.replaceAll('"10"', '1e1'))],
  ['order with amounts with spaces', signsText(encoded.replaceAll('"10"', '" 10 "'))],
  ['order with a negative price', bent({ message: { ...written().message, salt: '-1' } })],
  [
    'order with a type that hides its items',
    bent({
      types: {
        ...written().types,
        OrderComponents: (written().types.OrderComponents ?? []).filter(
          ({ name }) => name !== 'consideration',
        ),
      },
    }),
  ],
  ['names of a domain with hidden letters', bent({ domain: domain('Seapоrt', seaportAddress, '1.5') })],
  [
    'own type that is named like a question',
    one('Souk', at.claimPage, 'Vote', 'address voter, uint256 choice', { voter: at.me, choice: 1 }),
  ],
  [
    'transaction of a Safe',
    signs({
      domain: { chainId: 1, verifyingContract: at.vault },
      types: {
        SafeTx: fields(
          'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce',
        ),
      },
      primaryType: 'SafeTx',
      message: {
        to: at.drainer,
        value: 0,
        data: '0x',
        operation: 1,
        safeTxGas: 0,
        baseGas: 0,
        gasPrice: 0,
        gasToken: at.thief,
        refundReceiver: at.thief,
        nonce: 1,
      },
    }),
  ],
  [
    'meta transaction',
    one('Lanterns', at.lanterns, 'MetaTransaction', 'uint256 nonce, address from, bytes functionSignature', {
      nonce: 1,
      from: at.me,
      functionSignature: '0xa22cb465',
    }),
  ],
  [
    'forwarded request',
    one(
      'MinimalForwarder',
      at.drainer,
      'ForwardRequest',
      'address from, address to, uint256 value, uint256 gas, uint256 nonce, bytes data',
      { from: at.me, to: at.lanterns, value: 0, gas: 100000, nonce: 0, data: '0xa22cb465' },
    ),
  ],
  [
    'delegation of an account',
    one(
      'DelegationManager',
      '0xdb9b1e94b5b69df7e401ddbede43491141047db3',
      'Delegation',
      'address delegate, address delegator, bytes32 authority, uint256 salt',
      { delegate: at.thief, delegator: at.me, authority: zeroHash, salt: 1 },
    ),
  ],
  [
    'user operation',
    one(
      'ERC4337',
      '0x0000000071727de22e5e9d8baf0edac6f37da032',
      'PackedUserOperation',
      'address sender, uint256 nonce, bytes initCode, bytes callData',
      { sender: at.me, nonce: 1, initCode: '0x', callData: '0x' },
    ),
  ],
  [
    'order of a solver',
    one(
      'Gnosis Protocol',
      '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
      'Order',
      'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount',
      {
        sellToken: at.wrappedEther,
        buyToken: at.usdCoin,
        receiver: at.thief,
        sellAmount: ether,
        buyAmount: 1,
      },
    ),
  ],
  [
    'root of another market',
    one('Blur Exchange', '0xb2ecfe4e4d61f8790bbb9de2d1259b9e2410cea5', 'Root', 'bytes32 root', {
      root: keccak256('0x01'),
    }),
  ],
  [
    'tokens of an edition for an operator',
    one(
      'Prints',
      at.prints,
      'Permit',
      'address owner, address operator, bool approved, uint256 nonce, uint256 deadline',
      { owner: at.me, operator: at.thief, approved: true, nonce: 0, deadline: maxUint256 },
    ),
  ],
  [
    'all tokens by permit',
    one(
      'Lanterns',
      at.lanterns,
      'PermitAll',
      'address signer, address spender, uint256 nonce, uint256 deadline',
      { signer: at.me, spender: at.thief, nonce: 0, deadline: maxUint256 },
    ),
  ],
  ['order on another chain', signsOrder(dust, 137)],
  ['fair order on another chain', signsOrder(fair(7n), 8453)],
  [
    'intent to let a contract spend',
    one('Uniswap', at.claimPage, 'Intent', 'address from, address token, uint256 amount', {
      from: at.me,
      token: at.wrappedEther,
      amount: ether,
    }),
  ],
  ['order with a huge salt and no price', bent({}, mine([of.lantern(42n)], [], { salt: maxUint256 }))],
  [
    'order whose domain is a stranger to prices',
    bent({ domain: domain('OpenSea', seaportAddress, '1.5') }, fair(7n)),
  ],
])

const usdc = { name: 'USD Coin', address: at.usdCoin, version: '2' }
const maliciousPermits = rows(
  'permit',
  known,
  [
    ['dollars to a thief', permits.permit(usdc, at.thief, { value: 5_000_000n, deadline: now + day })],
    ['one unit to a thief', permits.permit(usdc, at.thief, { value: 1n })],
    ['dollars to a copy of the conduit', permits.permit(usdc, at.likeConduit)],
    ['dollars to the market', permits.permit(usdc, at.souk)],
    ['dollars on another chain', permits.permit(usdc, at.thief, { chainId: 10 })],
    ['unknown coins to a thief', permits.permit({ name: 'Coin', address: at.unknownCoin }, at.thief)],
    ['DAI to a copy of the conduit', permits.daiPermit(at.likeConduit)],
    ['the rare lantern to a thief', permits.tokenPermit(at.lanterns, at.thief, 42n)],
    ['a lantern to a copy of the conduit', permits.tokenPermit(at.lanterns, at.likeConduit, 7n)],
    [
      'dollars sent to a thief',
      permits.transferAuthorization('TransferWithAuthorization', at.thief, 5_000_000n),
    ],
    [
      'dollars fetched by a drainer',
      permits.transferAuthorization('ReceiveWithAuthorization', at.drainer, 5_000_000n),
    ],
    [
      'dollars sent to a copy of the vault',
      permits.transferAuthorization('TransferWithAuthorization', at.likeVault, 10n ** 9n),
    ],
    ['Permit2: one', permits.permit2([{ token: at.wrappedEther }], at.thief)],
    [
      'Permit2: three',
      permits.permit2(
        [{ token: at.wrappedEther }, { token: at.usdCoin }, { token: at.unknownCoin }],
        at.drainer,
      ),
    ],
    ['Permit2: a lantern as money', permits.permit2Transfer([{ token: at.lanterns, amount: 42n }], at.thief)],
    [
      'Permit2: to a copy of the conduit',
      permits.permit2([{ token: at.usdCoin, amount: 1n }], at.likeConduit),
    ],
    [
      'Permit2: one transfer',
      permits.permit2Transfer([{ token: at.usdCoin, amount: 1_000_000n }], at.drainer),
    ],
    [
      'Permit2: many transfers',
      permits.permit2Transfer([{ token: at.usdCoin }, { token: at.dai }], at.claimPage),
    ],
    ['Permit2: with a witness', permits.permit2Witness({ token: at.wrappedEther }, at.drainer)],
    [
      'Permit2: a witness for the name of a known account',
      permits.permit2Witness({ token: at.usdCoin }, at.likeMira),
    ],
    ['bare: dollars to a thief', permits.permit(usdc, at.thief)],
  ].map(([name, request]) => [name, request, String(name).startsWith('bare') ? bare : known]) as never,
)

const siwe = (parts: {
  domain?: string
  account?: string
  uri?: string
  said?: string
  chain?: number
  more?: string
}) =>
  `${parts.domain ?? 'souk.example'} wants you to sign in with your Ethereum account:\n${parts.account ?? '0xA4C123B1612DD272D1371c17149d439536b3216f'}\n\n${parts.said ?? 'Sign in to Souk.'}\n\nURI: ${parts.uri ?? 'https://souk.example'}\nVersion: 1\nChain ID: ${parts.chain ?? 1}\nNonce: 8fj2kd92ms\nIssued At: 2026-11-22T18:00:00Z${parts.more ?? ''}`
const maliciousTexts = rows('text', known, [
  ['sign-in whose address leads elsewhere', signsMessage(siwe({ uri: 'https://thief.example' }))],
  [
    'sign-in for another account',
    signsMessage(siwe({ account: '0xfF9243a8f506B40928B5B7a767c76Fb008F86Beb' })),
  ],
  [
    'sign-in of a domain in other letters',
    signsMessage(siwe({ domain: 'sоuk.example', uri: 'https://sоuk.example' })),
  ],
  [
    'sign-in with text that runs backwards',
    signsMessage(siwe({ said: 'Sign in \u202eto give everything away' })),
  ],
  ['sign-in with hidden letters', signsMessage(siwe({ said: 'Sign\u200b in' }))],
  ['sign-in with tag letters', signsMessage(siwe({ said: 'Sign in \u{e0073}\u{e0065}\u{e006c}\u{e006c}' }))],
  ['digest as bytes', { method: 'personal_sign', params: [keccak256('0x99'), at.me] }],
  ['digest by the old method', { method: 'eth_sign', params: [at.me, keccak256('0x97')] }],
  ['bytes with controls', { method: 'personal_sign', params: ['0x1b5b324a68656c6c6f', at.me] }],
  [
    'text after very many empty lines',
    signsMessage(
      `${siwe({})}${'\n'.repeat(300)}I agree that my lanterns are transferred to 0xff9243a8f506b40928b5b7a767c76fb008f86beb.`,
    ),
  ],
  ['sign-in of another chain', signsMessage(siwe({ chain: 137 }))],
  ['code of a thief for the account', authorizes(at.sweeperCode)],
  ['code of a thief on all chains', authorizes(at.sweeperCode, 0)],
  ['code that looks like the known one', authorizes('0xbf0d7c99999999999999999999999999998df4f5')],
  [
    'code that is the drainer by another name',
    {
      method: 'wallet_signAuthorization',
      params: [{ from: at.me, contractAddress: at.drainer, chainId: 1 }],
    },
  ],
  [
    'permissions for a session',
    {
      method: 'wallet_grantPermissions',
      params: [
        {
          address: at.me,
          expiry: 1,
          signer: { type: 'account', data: { id: at.thief } },
          permissions: [{ type: 'native-token-transfer' }],
        },
      ],
    },
  ],
  [
    'execution permissions',
    {
      method: 'wallet_requestExecutionPermissions',
      params: [
        {
          chainId: '0x1',
          address: at.me,
          signer: { type: 'account', data: { address: at.thief } },
          permission: { type: 'erc20-token-stream' },
        },
      ],
    },
  ],
  ['a snap', { method: 'wallet_requestSnaps', params: [{ 'npm:thief': {} }] }],
  ['key for encryption', { method: 'eth_decrypt', params: ['0x00', at.me] }],
  [
    'bytes of a transaction by hand',
    { method: 'personal_sign', params: [stringToHex('\u0002\u0000'), at.me] },
  ],
])

export const maliciousSignatures: readonly Row[] = [
  ...maliciousTrees,
  ...maliciousTyped,
  ...maliciousPermits,
  ...maliciousTexts,
]
