/**
 * Callers without types: every field of every action is given what it cannot be. What comes of it is an error of ours
 * that names the field, before anything is signed or sent.
 */
import { BaseError } from '@souk/base'
import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { createWalletClient, parseEther, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOrder } from './actions/createOrder.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { fulfillOrders } from './actions/fulfillOrders.js'
import { ItemType, noConduitKey, OrderType, seaportAddress, zeroHash } from './order/constants.js'
import * as Order from './order/Order.js'
import { ParseError } from './order/read.js'
import { seaportActions } from './seaportActions.js'
import { components, item, sign, to } from './testing/makeOrder.js'
import { runActions } from './wallet/runActions.js'

const chain = testChain()
const { lanterns, spices, wrappedNative } = demo.contracts
const [amina, bilal] = demo.accounts
const { ERC20, ERC721, ERC1155, NATIVE } = ItemType
const recipient = demo.artist.address

type Options = Record<string, unknown>
type Case = { call: (options: never) => unknown; options: Options }

let cases: Readonly<Record<string, Case>>
let log: { methods: readonly string[]; clear: () => void }
let order: Order.Order

beforeEach(async () => {
  const counting = countingTransport({ url: chain.rpcUrl })
  log = counting.log
  const account = privateKeyToAccount(bilal.privateKey)
  const client = createWalletClient({ account, chain: chain.chain, transport: counting.transport })
  order = await sign(
    chain.walletClient(amina),
    components(
      amina.address,
      [item(ERC1155, { token: spices, identifierOrCriteria: 1n, amount: 10n })],
      [to(amina.address, item(NATIVE, { amount: parseEther('1') }))],
      { orderType: OrderType.PARTIAL_OPEN, endTime: 2n ** 40n },
    ),
  )
  cases = casesOf(client)
})

/** Every action, with options of which every field is given. */
function casesOf(client: ReturnType<typeof createWalletClient> & { account: { address: `0x${string}` } }) {
  const actions = seaportActions()(client as never)
  const { parameters } = order
  const config = {
    address: seaportAddress,
    conduits: {},
    defaultConduitKey: noConduitKey,
    domainRegistry: '0x000000000DaD0DE04D2B2D4a5A74581EBA94124A',
    ascendingAmountBuffer: 300n,
    checkBalancesAndApprovals: true,
  }
  const shared = { account: bilal.address, config }
  const domain = 'souk.example'
  const tip = { ...to(recipient, item(NATIVE, { amount: 5n })) }
  const fill = {
    order,
    unitsToFill: 2n,
    tips: [tip],
    extraData: '0x',
    offerCriteria: [],
    considerationCriteria: [],
  }
  const filling = {
    ...shared,
    domain,
    conduitKey: noConduitKey,
    recipient,
    exactApproval: true,
    liveOrders: [parameters],
    checkFulfiller: false,
  }
  const wish = {
    offer: [{ currency: wrappedNative, amount: 40n }],
    consideration: [
      { itemType: ERC721, contract: lanterns, tokenId: 3n, recipient: bilal.address },
      { itemType: ERC1155, contract: spices, tokenIds: [1n, 2n], amount: 2n, endAmount: 2n },
    ],
    fees: [{ recipient, basisPoints: 250 }],
    startTime: 1n,
    endTime: 2n ** 40n,
    allowPartialFills: false,
    restrictedByZone: false,
    zone: zeroAddress,
    zoneHash: zeroHash,
    conduitKey: noConduitKey,
    counter: 0n,
    domain,
    salt: 5n,
  }
  const criteria = { tokenId: 5n, proof: [zeroHash], tokenIds: [5n, 6n] }
  const chainId = chain.chain.id
  const mine = { ...parameters, offerer: bilal.address }
  const override: string[] = ['offererReceivesNothing']
  const addresses = [seaportAddress]
  const known = {
    account: bilal.address,
    now: 5n,
    chainId,
    tokens: [{ address: wrappedNative, symbol: 'WETH', decimals: 18 }],
    names: [{ address: amina.address, name: 'Amina' }],
    trusted: {
      exchanges: addresses,
      conduitKeys: [zeroHash],
      recipients: [recipient],
      currencies: [wrappedNative],
    },
    markets: [{ contract: lanterns, tokenId: 3n, currency: wrappedNative, floor: 5n, lastSale: 6n }],
    rates: [{ currency: wrappedNative, amount: 1n, native: 1n }],
    lists: [5n],
    reviewed: [zeroHash],
  }
  return {
    createOrder: {
      call: actions.createOrder,
      options: { ...wish, exactApproval: true, override, known, ...shared },
    },
    createBulkOrders: {
      call: actions.createBulkOrders,
      options: {
        orders: [wish, { ...wish, salt: 6n }],
        signing: { maximumTreeSize: 8 },
        exactApproval: true,
        override,
        known,
        ...shared,
      },
    },
    fulfillOrder: { call: actions.fulfillOrder, options: { ...fill, ...filling, waitForStartMs: 0 } },
    'fulfillOrder of a set': {
      call: actions.fulfillOrder,
      options: { ...fill, offerCriteria: [criteria], considerationCriteria: [criteria] },
    },
    fulfillOrders: {
      call: actions.fulfillOrders,
      options: {
        orders: [fill, { order }],
        maximumTotal: [{ currency: zeroAddress, amount: 5n }],
        allOrNothing: false,
        ...filling,
      },
    },
    'fulfillOrders with one total': {
      call: actions.fulfillOrders,
      options: { orders: [fill], maximumTotal: { amount: 5n, currency: zeroAddress } },
    },
    fulfillPrivateListing: {
      call: actions.fulfillPrivateListing,
      options: { ...fill, ...filling, recipient: undefined, waitForStartMs: 0, payForTaker: true },
    },
    matchOrders: {
      call: actions.matchOrders,
      options: { orders: [fill, fill], recipient, domain, exactApproval: true, ...shared },
    },
    settleAuction: {
      call: actions.settleAuction,
      options: {
        auction: order,
        bid: order,
        settlement: {
          auctionHash: zeroHash,
          bidHash: zeroHash,
          currency: wrappedNative,
          price: 5n,
          deadline: 6n,
          signature: '0x',
        },
        domain,
        exactApproval: false,
        ...shared,
      },
    },
    signOrder: {
      call: actions.signOrder,
      options: { components: mine, chainId, override, known, ...shared },
    },
    signBulkOrder: {
      call: actions.signBulkOrder,
      options: {
        components: [mine, mine],
        chainId,
        hasher: Order.createHasher(),
        override,
        known,
        ...shared,
      },
    },
    cancelOrders: { call: actions.cancelOrders, options: { orders: [mine], domain, ...shared } },
    validateOrders: { call: actions.validateOrders, options: { orders: [order], domain, ...shared } },
    bulkCancelOrders: { call: actions.bulkCancelOrders, options: { domain, ...shared } },
    deposit: { call: actions.deposit, options: { currency: wrappedNative, amount: 5n, domain, ...shared } },
    withdraw: { call: actions.withdraw, options: { currency: wrappedNative, amount: 5n, domain, ...shared } },
    setDomain: { call: actions.setDomain, options: { domain, ...shared } },
    getDomain: { call: actions.getDomain, options: { tag: '0x01020304', index: 0n, config } },
    getDomains: { call: actions.getDomains, options: { tag: '0x01020304', config } },
    getNumberOfDomains: { call: actions.getNumberOfDomains, options: { tag: '0x01020304', config } },
    getCounter: { call: actions.getCounter, options: { offerer: amina.address, config } },
    getOrderHash: { call: actions.getOrderHash, options: { components: parameters, config } },
    getOrderStatus: { call: actions.getOrderStatus, options: { orderHash: zeroHash, config } },
    getOrderStatuses: { call: actions.getOrderStatuses, options: { orderHashes: [zeroHash], config } },
    getContractOffererNonce: {
      call: actions.getContractOffererNonce,
      options: { contractOfferer: amina.address, config },
    },
    getInformation: { call: actions.getInformation, options: { config } },
    getBalancesAndApprovals: {
      call: actions.getBalancesAndApprovals,
      options: {
        owner: amina.address,
        operator: seaportAddress,
        items: [{ ...item(ERC20, { token: wrappedNative }), tokenId: 0n }],
        config,
      },
    },
    runActions: {
      call: (options: never) => drain(runActions(client as never, options)),
      options: { actions: [], batch: 'auto', simulate: false, timeoutMs: 1_000 },
    },
  } satisfies Record<string, Case>
}

async function drain(events: AsyncIterable<unknown>) {
  for await (const _ of events);
}

type Path = readonly (string | number)[]

/** The way to everything in a value. */
function pathsOf(value: unknown, before: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [before]
  const inner = Object.entries(value).flatMap(([key, field]) =>
    pathsOf(field, [...before, Array.isArray(value) ? Number(key) : key]),
  )
  return [before, ...inner]
}

function replace(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value))
    return value.map((entry, index) => (index === key ? replace(entry, rest, other) : entry))
  const record = value as Options
  return { ...record, [key]: replace(record[key], rest, other) }
}

const loop: unknown[] = []
loop.push(loop)

/** What a field cannot be, or hardly. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    false,
    Number.NaN,
    Infinity,
    -1,
    0,
    2,
    1.5,
    '',
    '2',
    'x',
    '0x',
  ),
  fc.constantFrom<unknown>(
    '0x1',
    '0xzz',
    `0x${'A'.repeat(40)}`,
    `0x${'1'.repeat(40)}`,
    `0x${'f'.repeat(66)}`,
  ),
  fc.constantFrom<unknown>(-1n, 0n, 6n, 2n ** 256n, 2n ** 300n, Symbol('odd'), loop, new Date(0)),
  fc.constantFrom<unknown>(
    [],
    [null],
    [undefined],
    new Array(2),
    {},
    { 0: 1n },
    Object.create(null),
    () => 5n,
  ),
  fc.constantFrom<unknown>(['2'], [{}], [{ order: null }], [{ order: {} }], { parameters: {} }, 'einhundert'),
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
)

async function errorOf({ call }: Case, options: unknown): Promise<unknown> {
  try {
    await call(options as never)
    return undefined
  } catch (error) {
    return error
  }
}

const names = [
  'createOrder',
  'createBulkOrders',
  'fulfillOrder',
  'fulfillOrder of a set',
  'fulfillOrders',
  'fulfillOrders with one total',
  'fulfillPrivateListing',
  'matchOrders',
  'settleAuction',
  'signOrder',
  'signBulkOrder',
  'cancelOrders',
  'validateOrders',
  'bulkCancelOrders',
  'deposit',
  'withdraw',
  'setDomain',
  'getDomain',
  'getDomains',
  'getNumberOfDomains',
  'getCounter',
  'getOrderHash',
  'getOrderStatus',
  'getOrderStatuses',
  'getContractOffererNonce',
  'getInformation',
  'getBalancesAndApprovals',
  'runActions',
] as const

describe('callers without types', () => {
  test('default: every action is checked', () => {
    const looked = new Set([...names].map((name) => name.split(' ')[0]))
    const bound = Object.keys(seaportActions()(chain.publicClient))
    expect(bound.filter((name) => !looked.has(name))).toEqual([])
  })

  test.each(names)(
    'behavior: %s: whatever a field is, the error is one of ours, and nothing is sent',
    async (name) => {
      const entry = cases[name] ?? expect.fail('no such case')
      const drawn = fc.record({ path: fc.constantFrom(...pathsOf(entry.options)), value: wrong })
      await fc.assert(
        fc.asyncProperty(drawn, async ({ path, value }) => {
          const error = await errorOf(entry, replace(entry.options, path, value))
          if (error !== undefined) expect(error).toBeInstanceOf(BaseError)
          expect(log.methods.filter((method) => /send/i.test(method))).toEqual([])
        }),
        { numRuns: 120 },
      )
    },
  )

  test.each<[string, string, Path, unknown, string]>([
    ['fulfillOrder', 'units as a number', ['unitsToFill'], 2, 'unitsToFill is 2; expected a bigint.'],
    ['fulfillOrder', 'units as a text', ['unitsToFill'], '2', 'unitsToFill is "2"; expected a bigint.'],
    ['fulfillOrder', 'tips that are no list', ['tips'], {}, 'tips is {}; expected a list of tips.'],
    ['fulfillOrder', 'a tip that is nothing', ['tips', 0], null, 'tips[0] is null; expected a tip'],
    ['fulfillOrder', 'a tip in a number', ['tips', 0, 'startAmount'], 5, 'tips[0].startAmount is 5'],
    ['fulfillOrder', 'a short tip without amount', ['tips', 0], { recipient }, 'tips[0].amount is missing'],
    ['fulfillOrder', 'a short tip for nobody', ['tips', 0], { amount: 1n }, 'tips[0].recipient is missing'],
    [
      'fulfillOrder',
      'a short tip of a set',
      ['tips', 0],
      { itemType: 2, contract: recipient, criteria: 0n, recipient },
      'tips[0].criteria is 0; expected no such field: a tip is a chosen token.',
    ],
    [
      'fulfillOrder',
      'a tip of a set',
      ['tips', 0, 'itemType'],
      4,
      'tips[0].itemType is 4; expected one of 0, 1, 2, 3.',
    ],
    [
      'fulfillOrder',
      'extra data that is no hex',
      ['extraData'],
      'hi',
      'extraData is "hi"; expected hexadecimal bytes.',
    ],
    [
      'fulfillOrder',
      'no list of choices',
      ['offerCriteria'],
      5n,
      'offerCriteria is 5; expected a list of chosen tokens.',
    ],
    [
      'fulfillOrder',
      'an item type that is none',
      ['order', 'parameters', 'offer', 0, 'itemType'],
      6,
      'order.parameters.offer[0].itemType is 6',
    ],
    [
      'fulfillOrder',
      'an order type that is none',
      ['order', 'parameters', 'orderType'],
      4,
      'order.parameters.orderType is 4',
    ],
    ['fulfillOrder', 'no signature', ['order', 'signature'], undefined, 'order.signature is missing'],
    [
      'fulfillOrder',
      'a recipient that is a name',
      ['recipient'],
      'bilal.eth',
      'recipient is "bilal.eth"; expected an address',
    ],
    [
      'fulfillOrder',
      'a flag as a text',
      ['exactApproval'],
      'yes',
      'exactApproval is "yes"; expected one of true, false, currencies.',
    ],
    ['fulfillOrders', 'no list', ['orders'], undefined, 'orders is missing; expected a list of orders'],
    ['fulfillOrders', 'an order as it came', ['orders', 1], null, 'orders[1] is null'],
    [
      'fulfillOrders',
      'a maximum as a text',
      ['maximumTotal', 0, 'amount'],
      '1',
      'maximumTotal[0].amount is "1"',
    ],
    ['createOrder', 'an item that is nothing', ['offer', 0], null, 'offer[0] is null; expected an object.'],
    [
      'createOrder',
      'a fee that is nothing',
      ['fees', 0],
      undefined,
      'fees[0] is missing; expected an object.',
    ],
    [
      'createBulkOrders',
      'a way to sign that is none',
      ['signing'],
      null,
      "signing is null; expected 'tree', 'single' or",
    ],
    ['settleAuction', 'no bid', ['bid'], undefined, 'bid is missing; expected a signed order'],
    ['signOrder', 'a chain as a text', ['chainId'], '1', 'chainId is "1"; expected a whole number from 0.'],
    ['cancelOrders', 'signed orders', ['orders', 0], { parameters: {} }, 'orders[0].offerer is missing'],
    ['getCounter', 'a short address', ['offerer'], '0x12', 'offerer is "0x12"; expected an address'],
    ['runActions', 'no actions', ['actions'], undefined, 'actions is missing; expected a list of actions.'],
  ])('error: %s: %s', async (name, _, path, value, message) => {
    const entry = cases[name] ?? expect.fail('no such case')
    const error = await errorOf(entry, replace(entry.options, path, value))
    expect(error).toMatchObject({ name: 'Order.ParseError', message: expect.stringContaining(message) })
    expect(log.methods).toEqual([])
  })

  test('error: no options at all', async () => {
    for (const [name, entry] of Object.entries(cases))
      if (!['bulkCancelOrders', 'getInformation'].includes(name))
        for (const options of [null, 5, [], 'x'])
          expect([name, await errorOf(entry, options)]).toEqual([name, expect.any(BaseError)])
    const client = chain.walletClient(bilal)
    await expect(fulfillOrder(client, undefined as never)).rejects.toBeInstanceOf(ParseError)
    await expect(fulfillOrders(client, null as never)).rejects.toBeInstanceOf(ParseError)
    await expect(createOrder(client, undefined as never)).rejects.toBeInstanceOf(ParseError)
  })

  test('behavior: orders with addresses in any case are filled', async () => {
    const odd = (address: string) => `0x${address.slice(2).toUpperCase()}` as const
    const [offered] = order.parameters.offer
    const [asked] = order.parameters.consideration
    const parameters = {
      ...order.parameters,
      offerer: odd(amina.address),
      offer: [{ ...(offered as typeof offered & object), token: odd(spices) }],
      consideration: [{ ...(asked as typeof asked & object), recipient: odd(amina.address) }],
    }
    const spelled = { ...order, parameters } as Order.Order
    const plans = [order, spelled].map((each) =>
      errorOf(
        { call: (options: never) => fulfillOrder(chain.walletClient(bilal), options), options: {} },
        { order: each },
      ),
    )
    const [plain, other] = await Promise.all(plans)
    expect(other).toEqual(plain)
  })
})
