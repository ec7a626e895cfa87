import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  keccak256,
  pad,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { seaportAbi } from '../abi/seaport.js'
import { erc721Abi, erc1155Abi } from '../abi/tokens.js'
import { cancelOrders } from '../actions/cancelOrders.js'
import { fulfillOrder } from '../actions/fulfillOrder.js'
import { ItemType, knownConduitKey, OrderType, seaportAddress } from '../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../order/Item.js'
import { type Components, typedData as typedDataOf } from '../order/Order.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { runActions } from '../wallet/runActions.js'
import { readInspection } from './facts/readInspection.js'
import { type FindingName, findingCodes } from './findings/codes.js'
import { inspect } from './inspect.js'

const chain = testChain()
const { lanterns, spices, wrappedNative, dusd, conduitController } = demo.contracts
const [amina, bilal] = demo.accounts
const { NATIVE, ERC20, ERC721, ERC1155, ERC721_WITH_CRITERIA, ERC1155_WITH_CRITERIA } = ItemType
const week = 7n * 86_400n

async function idsOf(owner: Address): Promise<readonly bigint[]> {
  const ids = Array.from({ length: 60 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(
    ids.map((id) =>
      chain.publicClient.readContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [id],
      }),
    ),
  )
  return ids.filter((_, index) => isAddressEqual(owners[index] as Address, owner))
}

async function jarOf(owner: Address): Promise<bigint> {
  for (let id = 1n; ; id++) {
    const args = { address: spices, abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] } as const
    if ((await chain.publicClient.readContract(args)) > 0n) return id
  }
}

async function send(from: { privateKey: Hex }, call: { to: Address; data: Hex }) {
  const hash = await chain.walletClient(from).sendTransaction(call)
  const { status } = await chain.publicClient.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
}

/** What the tests of the table start from: a listing without any fault, its one token approved. */
async function prepare() {
  const [mine = 0n, other = 0n] = await idsOf(amina.address)
  const [foreign = 0n] = await idsOf(bilal.address)
  const jar = await jarOf(amina.address)
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [seaportAddress, mine] })
  await send(amina, { to: lanterns, data })
  const { timestamp: now } = await chain.publicClient.getBlock()
  const times = { startTime: now, endTime: now + week }
  const lantern = item(ERC721, { token: lanterns, identifierOrCriteria: mine })
  const ether = item(NATIVE, { amount: parseEther('1') })
  const make = (
    changes: Partial<Components>,
    offer: readonly OfferItem[] = [lantern],
    consideration: readonly ConsiderationItem[] = [to(amina.address, ether)],
  ) => components(amina.address, offer, consideration, { ...times, ...changes })
  return {
    now,
    jar,
    lantern,
    other: { ...lantern, identifierOrCriteria: other },
    foreign: { ...lantern, identifierOrCriteria: foreign },
    ether,
    make,
    offering: (...offer: OfferItem[]) => ({ components: make({}, offer) }),
    asking: (...consideration: ConsiderationItem[]) => ({ components: make({}, undefined, consideration) }),
    with: (changes: Partial<Components>) => ({ components: make(changes) }),
  }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

const markets = [{ contract: lanterns, currency: zeroAddress, floor: parseEther('1') }]
const inspectAs = (options: inspect.Options) => inspect(chain.publicClient, { markets, ...options })

const fee = (amount: bigint, changes: Partial<ConsiderationItem> = {}): ConsiderationItem => ({
  ...to(demo.marketFee.address, item(NATIVE, { amount })),
  ...changes,
})
const primaryFee = { recipient: demo.marketFee.address, basisPoints: 250 }
/** 2.5 % of one ether. */
const due = parseEther('0.025')
const strictly = (made: { components: Components }): inspect.Options => ({ ...made, strict: { primaryFee } })
/** The royalty of the lanterns is 5 %. */
const royalty = (changes: Partial<ConsiderationItem> = {}) =>
  fee(parseEther('0.05'), { recipient: demo.artist.address, ...changes })
const withRoyalty = (made: { components: Components }): inspect.Options => ({
  ...made,
  strict: { checkCreatorFee: true },
})

/** Contracts of a few bytes: one refuses everything, one answers 1 to everything. */
const refusing: Hex = '0x60006000fd'
const answering: Hex = '0x600160005260206000f3'
const place: Address = '0x00000000000000000000000000000000000a11ce'
async function zoneOf(prepared: Prepared, code: Hex) {
  await chain.testClient.setCode({ address: place, bytecode: code })
  return prepared.with({ orderType: OrderType.FULL_RESTRICTED, zone: place })
}

const contractOrder = Number('4') as OrderType

type Row = (prepared: Prepared) => inspect.Options | Promise<inspect.Options>
const rows: Partial<Record<FindingName, Row>> = {
  invalidOrderFormat: ({ lantern, other, make }) => strictly({ components: make({}, [lantern, other]) }),

  erc20IdentifierNonZero: ({ asking }) =>
    asking(to(amina.address, item(ERC20, { token: wrappedNative, amount: 5n, identifierOrCriteria: 1n }))),
  erc20InvalidToken: ({ asking }) =>
    asking(to(amina.address, item(ERC20, { token: lanterns, amount: parseEther('1') }))),
  erc20InsufficientAllowance: ({ offering }) =>
    offering(item(ERC20, { token: wrappedNative, amount: parseEther('1') })),
  erc20InsufficientBalance: ({ offering }) =>
    offering(item(ERC20, { token: wrappedNative, amount: parseEther('101') })),

  erc721AmountNotOne: ({ offering, lantern }) => offering({ ...lantern, startAmount: 2n, endAmount: 2n }),
  erc721InvalidToken: ({ offering, lantern }) => offering({ ...lantern, token: dusd }),
  erc721DoesNotExist: ({ asking, lantern }) =>
    asking(to(amina.address, { ...lantern, identifierOrCriteria: 99_999n })),
  erc721NotOwner: ({ offering, foreign }) => offering(foreign),
  erc721NotApproved: ({ offering, other }) => offering(other),
  erc721CriteriaNotPartialFill: ({ offering }) =>
    offering(item(ERC721_WITH_CRITERIA, { token: lanterns, amount: 2n })),

  erc1155InvalidToken: ({ offering }) => offering(item(ERC1155, { token: lanterns })),
  erc1155NotApproved: ({ offering }) => offering(item(ERC1155_WITH_CRITERIA, { token: spices })),
  erc1155InsufficientBalance: ({ offering, jar }) =>
    offering(item(ERC1155, { token: spices, identifierOrCriteria: jar, amount: 10_000n })),

  considerationAmountZero: ({ asking, ether }) => asking(to(amina.address, ether), fee(0n)),
  considerationNullRecipient: ({ asking, ether }) => asking(to(amina.address, ether), to(zeroAddress, ether)),
  considerationExtraItems: ({ asking, ether }) =>
    strictly(asking(to(amina.address, ether), fee(due), fee(1n))),
  privateSaleToSelf: ({ asking, ether, lantern }) =>
    asking(to(amina.address, ether), to(amina.address, lantern)),
  considerationZeroItems: ({ asking }) => asking(),
  considerationDuplicateItem: ({ asking, ether }) =>
    asking(to(amina.address, ether), to(amina.address, ether)),
  offererReceivesNothing: ({ asking, ether }) => asking(to(bilal.address, ether)),
  privateSale: ({ asking, ether, lantern }) => asking(to(amina.address, ether), to(bilal.address, lantern)),
  considerationAmountVelocityHigh: ({ asking, ether, now, make }) => ({
    components: make(
      { endTime: now + 3_600n },
      undefined,
      asking(to(amina.address, { ...ether, endAmount: 1n })).components.consideration,
    ),
  }),
  considerationAmountStepLarge: ({ asking, ether }) => asking(to(amina.address, { ...ether, endAmount: 1n })),

  offerZeroItems: ({ offering }) => offering(),
  offerAmountZero: ({ offering, lantern }) => offering(lantern, item(ERC20, { token: dusd, amount: 0n })),
  offerMoreThanOneItem: ({ offering, lantern, other }) => offering(lantern, other),
  offerNativeItem: ({ offering, ether }) => offering(ether),
  offerDuplicateItem: ({ offering, lantern }) => offering(lantern, lantern),
  offerAmountVelocityHigh: ({ make, now }) => ({
    components: make({ endTime: now + 3_600n }, [
      { ...item(ERC20, { token: dusd, amount: 1_000_000n }), endAmount: 1n },
    ]),
  }),
  offerAmountStepLarge: ({ offering }) =>
    offering({ ...item(ERC20, { token: dusd, amount: 1_000_000n }), endAmount: 1n }),

  primaryFeeMissing: ({ with: having }) => strictly(having({})),
  primaryFeeItemType: ({ asking, ether }) =>
    strictly(asking(to(amina.address, ether), fee(due, { itemType: ERC20, token: dusd }))),
  primaryFeeToken: ({ asking }) =>
    strictly(
      asking(
        to(amina.address, item(ERC20, { token: wrappedNative, amount: parseEther('1') })),
        fee(due, { itemType: ERC20, token: dusd }),
      ),
    ),
  primaryFeeStartAmount: ({ asking, ether }) =>
    strictly(asking(to(amina.address, ether), fee(due - 1n, { endAmount: due }))),
  primaryFeeEndAmount: ({ asking, ether }) =>
    strictly(asking(to(amina.address, ether), fee(due, { endAmount: due - 1n }))),
  primaryFeeRecipient: ({ asking, ether }) =>
    strictly(asking(to(amina.address, ether), fee(due, { recipient: bilal.address }))),

  orderCancelled: async ({ make }) => {
    const order = await sign(chain.walletClient(amina), make({}))
    const cancelling = cancelOrders(chain.walletClient(amina), { orders: [order.parameters] })
    await chain.publicClient.waitForTransactionReceipt({ hash: await cancelling.executeAllActions() })
    return { order }
  },
  orderFullyFilled: async ({ make }) => {
    const order = await sign(chain.walletClient(amina), make({}))
    const buyer = chain.walletClient(bilal)
    const { actions } = await fulfillOrder(buyer, { order })
    for await (const _ of runActions(buyer, { actions }));
    return { order }
  },
  contractOrderStatus: ({ with: having }) => having({ orderType: contractOrder }),

  endTimeBeforeStartTime: ({ with: having, now }) => having({ endTime: now }),
  orderExpired: ({ with: having, now }) => having({ startTime: 0n, endTime: now }),
  distantExpiration: ({ with: having, now }) => having({ endTime: now + 30n * week }),
  orderNotActive: ({ with: having, now }) => having({ startTime: now + 3_600n }),
  shortOrder: ({ with: having, now }) => having({ endTime: now + 1_000n }),

  conduitKeyInvalid: ({ with: having }) => having({ conduitKey: pad('0x01', { dir: 'right', size: 32 }) }),
  conduitMissingSeaportChannel: async ({ with: having }) => {
    const abi = parseAbi(['function updateChannel(address conduit, address channel, bool isOpen)'])
    const args = [demo.contracts.conduit, seaportAddress, false] as const
    const data = encodeFunctionData({ abi, functionName: 'updateChannel', args })
    await send(demo.conduitOwner, { to: conduitController, data })
    return having({ conduitKey: knownConduitKey })
  },

  signatureInvalid: async ({ make }) => {
    const typedData = typedDataOf(make({}), { chainId: chain.chain.id })
    const signature = await privateKeyToAccount(bilal.privateKey).signTypedData(typedData)
    return { order: { parameters: make({}), signature } }
  },
  signatureOfContractOrder: ({ with: having }) => having({ orderType: contractOrder }),
  counterLow: async ({ with: having }) => {
    const data = encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' })
    await send(amina, { to: seaportAddress, data })
    return having({ counter: 0n })
  },
  counterHigh: ({ with: having }) => having({ counter: 1n }),
  originalConsiderationItems: ({ with: having }) => having({ totalOriginalConsiderationItems: 0 }),

  creatorFeeMissing: ({ with: having }) => withRoyalty(having({})),
  creatorFeeItemType: ({ asking, ether }) =>
    withRoyalty(asking(to(amina.address, ether), royalty({ itemType: ERC20, token: dusd }))),
  creatorFeeToken: ({ asking }) =>
    withRoyalty(
      asking(
        to(amina.address, item(ERC20, { token: wrappedNative, amount: parseEther('1') })),
        royalty({ itemType: ERC20, token: dusd }),
      ),
    ),
  creatorFeeStartAmount: ({ asking, ether }) =>
    withRoyalty(asking(to(amina.address, ether), royalty({ startAmount: 1n }))),
  creatorFeeEndAmount: ({ asking, ether }) =>
    withRoyalty(asking(to(amina.address, ether), royalty({ endAmount: 1n }))),
  creatorFeeRecipient: ({ asking, ether }) =>
    withRoyalty(asking(to(amina.address, ether), royalty({ recipient: bilal.address }))),

  nativeTokenAddress: ({ asking, ether }) => asking(to(amina.address, { ...ether, token: dusd })),
  nativeIdentifierNonZero: ({ asking, ether }) =>
    asking(to(amina.address, { ...ether, identifierOrCriteria: 1n })),
  nativeInsufficientBalance: ({ offering }) => offering(item(NATIVE, { amount: parseEther('20000') })),

  zoneInvalid: (prepared) => zoneOf(prepared, refusing),
  zoneRejectedOrder: (prepared) => zoneOf(prepared, answering),
  zoneNotSet: ({ with: having }) => having({ orderType: OrderType.FULL_RESTRICTED }),
  zoneWithoutCode: (prepared) => zoneOf(prepared, '0x'),

  merkleSingleLeaf: ({ with: having }) => ({ ...having({}), criteria: [[7n]] }),
  merkleUnsorted: ({ with: having }) => ({ ...having({}), criteria: [unsorted] }),

  contractOffererInvalid: ({ with: having }) => having({ orderType: contractOrder }),
}

const hashOf = (identifier: bigint) => keccak256(pad(`0x${identifier.toString(16)}`, { size: 32 }))
const unsorted = [1n, 2n].sort((a, b) => (hashOf(a) > hashOf(b) ? -1 : 1))

describe('inspect', () => {
  test('default: a sound listing, in one read', async () => {
    const { make } = await prepare()
    const order = await sign(chain.walletClient(amina), make({}))
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const client = createWalletClient({
      account: privateKeyToAccount(amina.privateKey),
      chain: chain.chain,
      transport,
    })
    expect(await inspect(client, { order, markets })).toEqual([])
    expect(log.methods).toEqual(['eth_call'])
  })

  test.each(Object.keys(rows) as FindingName[])('behavior: finds %s', async (name) => {
    const prepared = await prepare()
    const row = rows[name] as Row
    const findings = await inspectAs(await row(prepared))
    const found = findings.find((finding) => finding.name === name)
    expect(found?.code, JSON.stringify(findings.map((finding) => finding.name))).toBe(findingCodes[name])
    expect(found?.message).toMatch(/\.$/)
  })

  test('behavior: the table has a row for each of the 68 codes of the published validator', () => {
    const published = Object.entries(findingCodes).filter(([, code]) => code < 9_000)
    expect(published).toHaveLength(68)
    expect(Object.keys(rows)).toEqual(published.map(([name]) => name))
  })

  test('param: strict: a listing with its fees in their places', async () => {
    const { asking, ether } = await prepare()
    const made = asking(to(amina.address, ether), fee(due), royalty())
    expect(await inspectAs({ ...made, strict: { primaryFee, checkCreatorFee: true } })).toEqual([])
  })

  test('param: fulfiller, extraData: a zone that accepts, and says what it is', async () => {
    // Answers the selector of validateOrder, and 1 to whether it is a zone.
    const selector = '17b1f942'
    const code: Hex = `0x60003560e01c63${selector}14601957600160005260206000f35b63${selector}60e01b60005260206000f3`
    const prepared = await prepare()
    const { components: restricted } = await zoneOf(prepared, code)
    const options = { components: restricted, fulfiller: bilal.address, extraData: '0x01' } as const
    const names = (await inspectAs(options)).map(({ name }) => name)
    expect(names).toEqual(['unknownZone'])
    expect(await inspectAs({ ...options, trusted: { zones: [place] } })).toEqual([])
  })

  test('param: facts: what was read before is not read again', async () => {
    const { make } = await prepare()
    const order = make({ counter: 3n })
    const facts = await readInspection(chain.publicClient, order, {
      exchange: seaportAddress,
      conduits: undefined,
      orderHash: `0x${'00'.repeat(32)}`,
      signature: undefined,
      fulfiller: undefined,
      extraData: undefined,
    })
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const client = createWalletClient({ chain: chain.chain, transport })
    expect((await inspect(client, { components: order, facts, markets })).map(({ code }) => code)).toEqual([
      1103,
    ])
    expect(log.requests).toBe(0)
  })

  test('behavior: amounts of one token are added up', async () => {
    const { make } = await prepare()
    const half = item(ERC20, { token: wrappedNative, amount: parseEther('60') })
    const findings = await inspectAs({ components: make({}, [half, half]) })
    expect(findings.find(({ code }) => code === 203)?.facts).toMatchObject({ amount: parseEther('120') })
  })

  test('behavior: currencies and collections with known names are distinguished by their address', async () => {
    const { make } = await prepare()
    const other = '0x00000000000000000000000000000000000000fa'
    const money = item(ERC20, { token: wrappedNative, amount: 1n })
    const tokens = [
      { address: other, symbol: 'WETH', decimals: 18 },
      { address: other, symbol: 'Lanterns of the Souk' },
    ] as const
    const order = make({}, undefined, [to(amina.address, money)])
    const found = await inspectAs({ components: order, tokens, trusted: { currencies: [dusd] } })
    expect(found.map(({ name, facts }) => [name, facts.token])).toEqual(
      expect.arrayContaining([
        ['tokenLooksAlike', wrappedNative],
        ['tokenLooksAlike', lanterns],
        ['unknownCurrency', wrappedNative],
      ]),
    )
  })

  test('behavior: the last second is over, as the exchange has it', async () => {
    const { make, now } = await prepare()
    const findings = await inspectAs({
      components: make({ startTime: 0n, endTime: now + 5n }),
      now: now + 5n,
    })
    expect(findings[0]?.name).toBe('orderExpired')
  })

  test('error: another chain than the one that is meant', async () => {
    const { make } = await prepare()
    const findings = await inspectAs({ components: make({}), chainId: 1 })
    expect(findings.map(({ name }) => name)).toEqual(['wrongChain'])
  })
})
