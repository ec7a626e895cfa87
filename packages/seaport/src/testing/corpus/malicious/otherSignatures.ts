import { type Address, type Hex, zeroAddress } from 'viem'
import { maxUint256 } from '../../../order/constants.js'
import * as at from '../accounts.js'
import { day, known, now } from '../known.js'
import { fields } from '../permits.js'
import { type Row, rows } from '../Row.js'
import { signs, type Transaction } from '../requests.js'
import { approveAll, transfer } from '../tokenCalls.js'

const digest: Hex = '0x7f1c3a9be8d2460578f3e1c4d90ab62e55c87f10943bd6ea20c7148b95fe03d1'

const exchanges = rows('order of another exchange', known, [
  [
    'sells all it approved on an exchange that signs a root',
    signs({
      domain: {
        name: 'Blur Exchange',
        version: '1.0',
        chainId: 1,
        verifyingContract: '0x000000000000ad05ccc4f10045630fb830b95127',
      },
      types: { Root: fields('bytes32 root') },
      primaryType: 'Root',
      message: { root: digest },
    }),
  ],
  [
    'sells the rare lantern for one wei on an exchange of makers',
    signs({
      domain: {
        name: 'LooksRareExchange',
        version: '2',
        chainId: 1,
        verifyingContract: '0x0000000000e655fae4d56241588680f86e3b2377',
      },
      types: {
        Maker: fields(
          'uint8 quoteType, uint256 globalNonce, uint256 orderNonce, uint8 collectionType, address collection, address currency, address signer, uint256 startTime, uint256 endTime, uint256 price, uint256[] itemIds',
        ),
      },
      primaryType: 'Maker',
      message: {
        quoteType: 1,
        globalNonce: 0,
        orderNonce: 0,
        collectionType: 0,
        collection: at.lanterns,
        currency: zeroAddress,
        signer: at.me,
        startTime: now,
        endTime: now + 30n * day,
        price: 1,
        itemIds: [42],
      },
    }),
  ],
  [
    'trades all WETH for nothing as a limit order',
    signs({
      domain: {
        name: '1inch Aggregation Router',
        version: '6',
        chainId: 1,
        verifyingContract: '0x111111125421ca6dc452d289314280a0f8842a65',
      },
      types: {
        Order: fields(
          'uint256 salt, address maker, address receiver, address makerAsset, address takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits',
        ),
      },
      primaryType: 'Order',
      message: {
        salt: 1,
        maker: at.me,
        receiver: at.thief,
        makerAsset: at.wrappedEther,
        takerAsset: at.unknownCoin,
        makingAmount: 10n ** 20n,
        takingAmount: 1,
        makerTraits: 0,
      },
    }),
  ],
])

const metaCall = approveAll(at.lanterns, at.thief).data
const powers = rows('signature that lets another act', known, [
  [
    'lets the contract account run the code of a thief',
    safeTransaction({ to: at.drainer, data: '0x8d80ff0a', operation: 1 }),
  ],
  ['pays 30 ETH out of the contract account', safeTransaction({ to: at.thief, value: 30n * 10n ** 18n })],
  [
    'sends all USDC out of the contract account, which pays the gas to the thief',
    safeTransaction({
      ...transfer(at.usdCoin, at.thief, 10n ** 12n),
      refundReceiver: at.thief,
      gasPrice: 10n ** 15n,
    }),
  ],
  [
    'lets a relay approve a thief for all lanterns',
    signs({
      domain: {
        name: 'Lanterns',
        version: '1',
        verifyingContract: at.lanterns,
        salt: `0x${'00'.repeat(31)}01`,
      },
      types: { MetaTransaction: fields('uint256 nonce, address from, bytes functionSignature') },
      primaryType: 'MetaTransaction',
      message: { nonce: 0, from: at.me, functionSignature: metaCall },
    }),
  ],
  [
    'lets a forwarder call a drainer in its name, with 2 ETH',
    signs({
      domain: { name: 'MinimalForwarder', version: '0.0.1', chainId: 1, verifyingContract: at.claimPage },
      types: {
        ForwardRequest: fields(
          'address from, address to, uint256 value, uint256 gas, uint256 nonce, bytes data',
        ),
      },
      primaryType: 'ForwardRequest',
      message: {
        from: at.me,
        to: at.drainer,
        value: 2n * 10n ** 18n,
        gas: 500_000,
        nonce: 0,
        data: '0x4e71d92d',
      },
    }),
  ],
  [
    'delegates everything the account may do, without a limit',
    signs({
      domain: {
        name: 'DelegationManager',
        version: '1',
        chainId: 1,
        verifyingContract: '0xdb9b1e94b5b69df7e401ddbede43491141047db3',
      },
      types: {
        Delegation: fields(
          'address delegate, address delegator, bytes32 authority, Caveat[] caveats, uint256 salt',
        ),
        Caveat: fields('address enforcer, bytes terms'),
      },
      primaryType: 'Delegation',
      message: {
        delegate: at.thief,
        delegator: at.me,
        authority: `0x${'ff'.repeat(32)}`,
        caveats: [],
        salt: 0,
      },
    }),
  ],
  [
    'lets a thief borrow against all that is lent',
    signs({
      domain: { name: 'Variable Debt WETH', version: '1', chainId: 1, verifyingContract: at.unknownCoin },
      types: {
        DelegationWithSig: fields('address delegatee, uint256 value, uint256 nonce, uint256 deadline'),
      },
      primaryType: 'DelegationWithSig',
      message: { delegatee: at.thief, value: maxUint256, nonce: 0, deadline: now + day },
    }),
  ],
  [
    'grants a page the right to spend 1 ETH a day',
    {
      method: 'wallet_grantPermissions',
      params: [
        {
          chainId: '0x1',
          address: at.me,
          expiry: Number(now + 365n * day),
          signer: { type: 'account', data: { id: at.thief } },
          permissions: [
            {
              type: 'native-token-periodic',
              data: { periodAmount: '0xde0b6b3a7640000', periodDuration: 86_400 },
            },
          ],
        },
      ],
    },
  ],
])

type SafeChanges = Transaction & {
  operation?: number
  gasPrice?: bigint
  refundReceiver?: Address
}

function safeTransaction(changes: SafeChanges) {
  return signs({
    domain: { chainId: 1, verifyingContract: at.vault },
    types: {
      SafeTx: fields(
        'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce',
      ),
    },
    primaryType: 'SafeTx',
    message: {
      value: 0,
      data: '0x',
      operation: 0,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: 0,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: 4,
      ...changes,
    },
  })
}

export const otherSignatures: readonly Row[] = [...exchanges, ...powers]
