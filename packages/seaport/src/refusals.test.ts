import { deploy, Mint, makeAccounts, testChain, transact } from '@souk/testing'
import {
  type Abi,
  type Address,
  concat,
  encodeErrorResult,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  slice,
  toHex,
  zeroAddress,
} from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { seaportAbi } from './abi/seaport.js'
import { findRevertData } from './errors/RevertedError.js'
import { decodeSeaportError } from './errors/SeaportError.js'
import * as Conduit from './order/Conduit.js'
import * as Criteria from './order/Criteria.js'
import {
  conduitControllerAddress,
  ItemType,
  knownConduitAddress,
  knownConduitKey,
  noConduitKey,
  OrderType,
  Side,
  seaportAddress,
} from './order/constants.js'
import * as Order from './order/Order.js'
import { toParameters } from './plan/encodeFulfillment.js'
import { components, item, sign, to } from './testing/makeOrder.js'

const chain = testChain()

/** Who trades what in every test below. */
type Stage = { seller: Address; buyer: Address; nft: Address; money: Address; jars: Address }
let stage: Stage
let signer: { privateKey: Hex }

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const unknownKey: Hex = `0x${'77'.repeat(32)}`
const controllerAbi = parseAbi([
  'function createConduit(bytes32 key, address owner) returns (address)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
  'function transferOwnership(address conduit, address newOwner)',
  'function cancelOwnershipTransfer(address conduit)',
  'function acceptOwnership(address conduit)',
  'function getChannel(address conduit, uint256 index) view returns (address)',
  'function ownerOf(address conduit) view returns (address)',
])

beforeAll(async () => {
  const [seller, buyer] = await makeAccounts(chain, ['seller', 'buyer'])
  const nft = getAddress(await deploy(chain, 'FreeERC721'))
  const money = await deploy(chain, 'FreeERC20', [18])
  const jars = await deploy(chain, 'FreeERC1155')
  signer = seller
  stage = { seller: seller.address, buyer: buyer.address, nft, money, jars }
  const calls = [
    Mint.erc721(nft, seller.address, 1n),
    Mint.erc721(nft, seller.address, 2n),
    Mint.erc1155(jars, seller.address, 1n, 12n),
    Mint.erc20(money, buyer.address, 1_000n),
    Mint.erc20Approval(money, buyer.address, seaportAddress, 1_000n),
    Mint.collectionApproval(nft, seller.address, seaportAddress),
    Mint.collectionApproval(jars, seller.address, seaportAddress),
  ]
  for (const call of calls) await transact(chain, { from: seller.address, ...call })
})

const nft = (changes = {}) =>
  item(ItemType.ERC721, { token: stage.nft, identifierOrCriteria: 1n, ...changes })
const jar = (amount: bigint) =>
  item(ItemType.ERC1155, { token: stage.jars, identifierOrCriteria: 1n, amount })
const ether = (amount = 10n) => to(stage.seller, item(ItemType.NATIVE, { amount }))
const money = (changes = {}) =>
  to(stage.seller, item(ItemType.ERC20, { token: stage.money, amount: 10n, ...changes }))

type Parts = Partial<Order.Components>
const order = (parts: Parts = {}) => {
  const { offer = [nft()], consideration = [ether()], ...changes } = parts
  return sign(chain.walletClient(signer), components(stage.seller, offer, consideration, changes))
}

type Call = { data: Hex; value?: bigint; from?: Address; to?: Address }
const encode = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: seaportAbi as Abi, functionName, args })
const plain = ({ parameters, signature }: Order.Order) => ({
  parameters: toParameters(parameters),
  signature,
})
const advanced = (given: Order.Order, numerator = 1n, denominator = 1n) => ({
  ...plain(given),
  numerator,
  denominator,
  extraData: '0x',
})
const fulfill = (given: Order.Order, key = noConduitKey): Call => ({
  data: encode('fulfillOrder', [plain(given), key]),
  value: 10n,
})
const fulfillAdvanced = (given: ReturnType<typeof advanced>, resolvers: readonly unknown[] = []): Call => ({
  data: encode('fulfillAdvancedOrder', [given, resolvers, noConduitKey, zeroAddress]),
  value: 10n,
})
const basic = (given: Order.Order, basicOrderType: number, value = 10n): Call => {
  const { offer, consideration, ...parameters } = given.parameters
  const [offered, asked] = [offer[0], consideration[0]]
  if (!offered || !asked) return expect.fail('a basic order has items')
  const words = {
    ...parameters,
    considerationToken: asked.token,
    considerationIdentifier: asked.identifierOrCriteria,
    considerationAmount: asked.startAmount,
    offerToken: offered.token,
    offerIdentifier: offered.identifierOrCriteria,
    offerAmount: offered.startAmount,
    basicOrderType,
    offererConduitKey: parameters.conduitKey,
    fulfillerConduitKey: noConduitKey,
    totalOriginalAdditionalRecipients: 0n,
    additionalRecipients: [],
    signature: given.signature,
  }
  return { data: encode('fulfillBasicOrder', [words]), value }
}
const resolver = (changes = {}) => ({
  orderIndex: 0n,
  side: Side.OFFER,
  index: 0n,
  identifier: 1n,
  criteriaProof: [],
  ...changes,
})
const component = (orderIndex: bigint, itemIndex = 0n) => ({ orderIndex, itemIndex })
const match = (orders: readonly Order.Order[], fulfillments: readonly unknown[]): Call => ({
  data: encode('matchOrders', [orders.map(plain), fulfillments]),
})
const available = (
  orders: readonly Order.Order[],
  offers: readonly unknown[],
  payments: readonly unknown[],
): Call => ({
  data: encode('fulfillAvailableOrders', [orders.map(plain), offers, payments, noConduitKey, 10n]),
  value: 10n,
})
const control = (functionName: string, args: readonly unknown[], from: Address = owner): Call => ({
  to: conduitControllerAddress,
  data: encodeFunctionData({ abi: controllerAbi as Abi, functionName, args }),
  from,
})
const run = (call: Call) =>
  transact(chain, {
    from: call.from ?? stage.buyer,
    to: call.to ?? seaportAddress,
    data: call.data,
    value: call.value ?? 0n,
  })
const setCode = (address: Address, bytecode: Hex) => chain.testClient.setCode({ address, bytecode })
const account = (name: string) => getAddress(`0x${name.padStart(40, '0')}`)

async function refusalOf({ data, value = 0n, from = stage.buyer, to = seaportAddress }: Call) {
  const error = await chain.publicClient.call({ account: from, to, data, value, blockTag: 'pending' }).then(
    () => 'not refused',
    (thrown: unknown) => thrown,
  )
  const revert = findRevertData(error)
  const decoded = revert && decodeSeaportError(revert)
  return decoded ? [decoded.errorName, decoded.args] : revert
}

/** Reverts without a word. */
const mute: Hex = '0x60006000fd'
/** Answers 32 zero bytes to everything. */
const indifferent: Hex = '0x60206000f3'
/** Calls the exchange back and hands on why it refuses. */
const reentrant: Hex = concat([
  '0x635b34b96660005260006000600460',
  '0x1c600073',
  seaportAddress,
  '0x5af13d600060003e3d6000fd',
])

const cases: Record<string, () => Promise<[call: Call, args: Record<string, unknown>]>> = {
  InvalidTime: async () => [fulfill(await order({ endTime: 1n })), { startTime: 0n, endTime: 1n }],
  OrderIsCancelled: async () => {
    const given = await order()
    await run({ data: encode('cancel', [[given.parameters]]), from: stage.seller })
    return [fulfill(given), { orderHash: Order.hash(given.parameters) }]
  },
  OrderAlreadyFilled: async () => {
    const given = await order()
    await run(fulfill(given))
    return [fulfill(given), { orderHash: Order.hash(given.parameters) }]
  },
  OrderPartiallyFilled: async () => {
    const given = await order({ offer: [jar(10n)], orderType: OrderType.PARTIAL_OPEN })
    await run(fulfillAdvanced(advanced(given, 1n, 2n)))
    return [basic(given, 5), { orderHash: Order.hash(given.parameters) }]
  },
  BadFraction: async () => [fulfillAdvanced(advanced(await order(), 2n)), {}],
  PartialFillsNotEnabledForOrder: async () => [fulfillAdvanced(advanced(await order(), 1n, 2n)), {}],
  InexactFraction: async () => {
    const given = await order({ offer: [jar(3n)], orderType: OrderType.PARTIAL_OPEN })
    return [fulfillAdvanced(advanced(given, 1n, 2n)), {}]
  },
  InvalidSigner: async () => [fulfill({ ...(await order()), signature: (await order()).signature }), {}],
  InvalidSignature: async () => [fulfill({ ...(await order()), signature: '0x1234' }), {}],
  BadSignatureV: async () => [fulfill({ ...(await order()), signature: `0x${'11'.repeat(64)}01` }), { v: 1 }],
  BadContractSignature: async () => {
    const given = await order()
    await setCode(stage.seller, indifferent)
    return [fulfill({ ...given, signature: (await order()).signature }), {}]
  },
  InsufficientNativeTokensSupplied: async () => [{ ...fulfill(await order()), value: 9n }, {}],
  InvalidMsgValue: async () => [basic(await order({ consideration: [money()] }), 8, 5n), { value: 5n }],
  MissingItemAmount: async () => [fulfill(await order({ consideration: [ether(0n)] })), {}],
  MissingOriginalConsiderationItems: async () => {
    const given = await order()
    const parameters = { ...given.parameters, totalOriginalConsiderationItems: 2 }
    return [fulfill({ ...given, parameters }), {}]
  },
  ConsiderationLengthNotEqualToTotalOriginal: async () => {
    const given = await order()
    const parameters = { ...given.parameters, totalOriginalConsiderationItems: 0 }
    return [{ data: encode('validate', [[plain({ ...given, parameters })]]) }, {}]
  },
  UnusedItemParameters: async () => [
    fulfill(await order({ consideration: [money({ identifierOrCriteria: 1n })] })),
    {},
  ],
  InvalidNativeOfferItem: async () => [fulfill(await order({ offer: [item(ItemType.NATIVE)] })), {}],
  InvalidERC721TransferAmount: async () => [
    fulfill(await order({ offer: [nft({ amount: 2n })] })),
    { amount: 2n },
  ],
  InvalidBasicOrderParameterEncoding: async () => {
    const { data } = basic(await order(), 0)
    return [{ data: concat([slice(data, 0, 4), toHex(0x40, { size: 32 }), slice(data, 36)]), value: 10n }, {}]
  },
  CannotCancelOrder: async () => [{ data: encode('cancel', [[(await order()).parameters]]) }, {}],
  InvalidProof: async () => {
    const root = Criteria.root([2n, 3n])
    const offer = [nft({ itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: root })]
    return [fulfillAdvanced(advanced(await order({ offer })), [resolver()]), {}]
  },
  UnresolvedOfferCriteria: async () => {
    const offer = [nft({ itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: 0n })]
    return [fulfillAdvanced(advanced(await order({ offer }))), { orderIndex: 0n, offerIndex: 0n }]
  },
  UnresolvedConsiderationCriteria: async () => {
    const wanted = to(
      stage.seller,
      nft({ itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: 0n }),
    )
    const given = await order({ consideration: [ether(), wanted] })
    return [fulfillAdvanced(advanced(given)), { orderIndex: 0n, considerationIndex: 1n }]
  },
  CriteriaNotEnabledForItem: async () => [fulfillAdvanced(advanced(await order()), [resolver()]), {}],
  OrderCriteriaResolverOutOfRange: async () => [
    fulfillAdvanced(advanced(await order()), [resolver({ orderIndex: 5n, side: Side.CONSIDERATION })]),
    { side: 1 },
  ],
  OfferCriteriaResolverOutOfRange: async () => [
    fulfillAdvanced(advanced(await order()), [resolver({ index: 9n })]),
    {},
  ],
  ConsiderationCriteriaResolverOutOfRange: async () => [
    fulfillAdvanced(advanced(await order()), [resolver({ side: Side.CONSIDERATION, index: 9n })]),
    {},
  ],
  ConsiderationNotMet: async () => [
    match([await order()], []),
    { orderIndex: 0n, considerationIndex: 0n, shortfallAmount: 10n },
  ],
  OfferAndConsiderationRequiredOnFulfillment: async () => [
    match([await order()], [{ offerComponents: [], considerationComponents: [component(0n)] }]),
    {},
  ],
  MismatchedFulfillmentOfferAndConsiderationComponents: async () => [
    match([await order()], [{ offerComponents: [component(0n)], considerationComponents: [component(0n)] }]),
    { fulfillmentIndex: 0n },
  ],
  InvalidFulfillmentComponentData: async () => [available([await order()], [[component(7n)]], []), {}],
  MissingFulfillmentComponentOnAggregation: async () => [
    available([await order()], [[]], [[component(0n)]]),
    { side: 0 },
  ],
  NoSpecifiedOrdersAvailable: async () => [
    available([await order({ endTime: 1n })], [[component(0n)]], [[component(0n)]]),
    {},
  ],
  InvalidConduit: async () => [
    fulfill(await order({ consideration: [money()] }), unknownKey),
    { conduitKey: unknownKey, conduit: Conduit.operator(unknownKey) },
  ],
  ChannelClosed: async () => {
    await run(control('updateChannel', [knownConduitAddress, seaportAddress, false], await conduitOwner()))
    return [fulfill(await order({ consideration: [money()] }), knownConduitKey), { channel: seaportAddress }]
  },
  InvalidCallToConduit: async () => {
    await setCode(knownConduitAddress, mute)
    return [
      fulfill(await order({ consideration: [money()] }), knownConduitKey),
      { conduit: knownConduitAddress },
    ]
  },
  NoContract: async () => {
    const token = account('dead')
    return [fulfill(await order({ consideration: [money({ token })] })), { account: token }]
  },
  BadReturnValueFromERC20OnTransfer: async () => {
    const token = account('dead')
    await setCode(token, indifferent)
    const args = { token, from: stage.buyer, to: stage.seller, amount: 10n }
    return [fulfill(await order({ consideration: [money({ token })] })), args]
  },
  TokenTransferGenericFailure: async () => {
    await setCode(stage.nft, mute)
    const args = { token: stage.nft, from: stage.seller, to: stage.buyer, identifier: 1n, amount: 1n }
    return [fulfill(await order()), args]
  },
  NativeTokenTransferGenericFailure: async () => {
    const given = await order()
    await run({ data: encode('validate', [[plain(given)]]) })
    await setCode(stage.seller, mute)
    return [fulfill(given), { account: stage.seller, amount: 10n }]
  },
  InvalidRestrictedOrder: async () => {
    const zone = account('2e')
    await setCode(zone, indifferent)
    const given = await order({ zone, orderType: OrderType.FULL_RESTRICTED })
    return [fulfill(given), { orderHash: Order.hash(given.parameters) }]
  },
  NoReentrantCalls: async () => {
    const zone = account('2e')
    await setCode(zone, reentrant)
    return [fulfill(await order({ zone, orderType: OrderType.FULL_RESTRICTED })), {}]
  },
  ERC721InsufficientApproval: async () => {
    await transact(chain, {
      from: stage.seller,
      ...Mint.collectionApproval(stage.nft, stage.seller, seaportAddress, { isApproved: false }),
    })
    return [fulfill(await order()), { operator: seaportAddress, tokenId: 1n }]
  },
  ERC721NonexistentToken: async () => [
    fulfill(await order({ offer: [nft({ identifierOrCriteria: 9n })] })),
    { tokenId: 9n },
  ],
  ERC1155InsufficientBalance: async () => [
    fulfill(await order({ offer: [jar(13n)] })),
    { sender: stage.seller, balance: 12n, needed: 13n, tokenId: 1n },
  ],
  ERC1155MissingApprovalForAll: async () => {
    await transact(chain, {
      from: stage.seller,
      ...Mint.collectionApproval(stage.jars, stage.seller, seaportAddress, { isApproved: false }),
    })
    return [fulfill(await order({ offer: [jar(1n)] })), { operator: seaportAddress, owner: stage.seller }]
  },
  ERC20InsufficientAllowance: async () => [
    fulfill(await order({ consideration: [money({ amount: 1_001n })] })),
    { spender: seaportAddress, allowance: 1_000n, needed: 1_001n },
  ],
  ERC20InsufficientBalance: async () => {
    await transact(chain, {
      from: stage.seller,
      ...Mint.erc20Approval(stage.money, stage.buyer, seaportAddress, 5_000n),
    })
    return [
      fulfill(await order({ consideration: [money({ amount: 1_001n })] })),
      { sender: stage.buyer, balance: 1_000n, needed: 1_001n },
    ]
  },
  Panic: async () => {
    const moving = { ...ether(), startAmount: 2n ** 255n, endAmount: 2n ** 254n }
    return [fulfill(await order({ consideration: [moving], endTime: 2n ** 40n })), { reason: 17n }]
  },
  Error: async () => {
    const reason = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['paused'] })
    await setCode(stage.nft, returning(reason))
    return [fulfill(await order()), { message: 'paused' }]
  },
  ConduitAlreadyExists: async () => [
    control('createConduit', [knownConduitKey, owner], slice(knownConduitKey, 0, 20)),
    { conduit: knownConduitAddress },
  ],
  InvalidCreator: async () => [control('createConduit', [unknownKey, owner]), {}],
  InvalidInitialOwner: async () => [
    control('createConduit', [concat([owner, toHex(9, { size: 12 })]), zeroAddress]),
    {},
  ],
  NoConduit: async () => [control('ownerOf', [stage.buyer]), {}],
  CallerIsNotOwner: async () => [
    control('updateChannel', [knownConduitAddress, seaportAddress, false], stage.buyer),
    { conduit: knownConduitAddress },
  ],
  ChannelStatusAlreadySet: async () => [
    control('updateChannel', [knownConduitAddress, seaportAddress, true], await conduitOwner()),
    { channel: seaportAddress, isOpen: true },
  ],
  ChannelOutOfRange: async () => [
    control('getChannel', [knownConduitAddress, 9n]),
    { conduit: knownConduitAddress },
  ],
  NewPotentialOwnerIsZeroAddress: async () => [
    control('transferOwnership', [knownConduitAddress, zeroAddress], await conduitOwner()),
    { conduit: knownConduitAddress },
  ],
  NewPotentialOwnerAlreadySet: async () => {
    const call = control('transferOwnership', [knownConduitAddress, stage.buyer], await conduitOwner())
    await run(call)
    return [call, { conduit: knownConduitAddress, newPotentialOwner: stage.buyer }]
  },
  NoPotentialOwnerCurrentlySet: async () => [
    control('cancelOwnershipTransfer', [knownConduitAddress], await conduitOwner()),
    { conduit: knownConduitAddress },
  ],
  CallerIsNotNewPotentialOwner: async () => [
    control('acceptOwnership', [knownConduitAddress], stage.buyer),
    { conduit: knownConduitAddress },
  ],
}

const conduitOwner = () =>
  chain.publicClient.readContract({
    address: conduitControllerAddress,
    abi: controllerAbi,
    functionName: 'ownerOf',
    args: [knownConduitAddress],
  })

/** Code that reverts with the data behind it. */
function returning(data: Hex): Hex {
  const length = toHex((data.length - 2) / 2, { size: 1 })
  return concat(['0x60', length, '0x600c60003960', length, '0x6000fd', data])
}

describe('on the real contracts', () => {
  test.each(Object.keys(cases))('default: %s', async (errorName) => {
    const [call, args] = await (cases[errorName]?.() ?? expect.fail('no such case'))
    expect(await refusalOf(call)).toEqual([errorName, args])
  })
})
