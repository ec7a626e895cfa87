/** Orders made to fail, in a sweep with honest ones: each is named, and the honest ones are bought. */
import {
  Balances,
  batch,
  countingTransport,
  deploy,
  Mint,
  makeAccounts,
  type TestAccount,
  testChain,
  undone,
} from '@souk/testing'
import * as fc from 'fast-check'
import {
  type Address,
  concat,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  maxUint256,
  pad,
  parseAbi,
  parseEther,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { seaportAbi } from './abi/seaport.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { fulfillOrders } from './actions/fulfillOrders.js'
import { ItemType, noConduitKey, OrderType, seaportAddress } from './order/constants.js'
import * as Order from './order/Order.js'
import { SweepRefusedError } from './order/Refusal.js'
import { components, item, sign, to } from './testing/makeOrder.js'
import { runActions } from './wallet/runActions.js'

const chain = testChain()
const { NATIVE, ERC20, ERC721 } = ItemType
const price = parseEther('1')
const ids = Array.from({ length: 40 }, (_, index) => BigInt(index + 1))
let seller: TestAccount
let buyer: TestAccount
let art: Address
let money: Address
/** The pictures from here on are not offered yet. */
let nextId: bigint

beforeEach(async () => {
  ;[seller, buyer] = await makeAccounts(chain, ['seller', 'buyer'])
  nextId = 3n
  art = await deploy(chain, 'FreeERC721')
  money = await deploy(chain, 'FreeERC20', [18])
  await batch(chain, [
    ...ids.map((id) => Mint.erc721(art, seller.address, id)),
    Mint.erc20(money, seller.address, price),
    Mint.erc20(money, buyer.address, price),
    Mint.collectionApproval(art, seller.address, seaportAddress),
    Mint.erc20Approval(money, seller.address, seaportAddress, maxUint256),
  ])
})

const picture = (identifierOrCriteria: bigint) => item(ERC721, { token: art, identifierOrCriteria })
const native = (amount = price) => item(NATIVE, { amount })

type Sides = { offer?: Parameters<typeof components>[1]; asked?: Parameters<typeof components>[2] }

/** An order of the seller's for the next picture, different where it matters. */
const make = ({ offer, asked }: Sides = {}, changes: Partial<Order.Components> = {}) =>
  sign(
    chain.walletClient(seller),
    components(
      changes.offerer ?? seller.address,
      offer ?? [picture(nextId++)],
      asked ?? [to(seller.address, native())],
      changes,
    ),
  )

const honest = () => Promise.all([1n, 2n].map((id) => make({ offer: [picture(id)] })))

/** A contract that answers every call with the same bytes. */
async function answering(bytes: Hex): Promise<Address> {
  const address: Address = `0x${'a5'.repeat(19)}${bytes.slice(-2)}`
  const length = (bytes.length - 2) / 2
  const bytecode = concat([
    '0x7f',
    pad(bytes, { dir: 'right' }),
    '0x600052',
    `0x60${length.toString(16).padStart(2, '0')}`,
    '0x6000f3',
  ])
  await chain.testClient.setCode({ address, bytecode })
  return address
}

/** The kinds, and the name that each is left out by. */
const hostile: Record<string, [string, () => Promise<Order.Order>]> = {
  'offers the native currency': [
    'Order.MalformedError',
    () => make({ offer: [picture(nextId++), native()] }),
  ],
  'offers nothing but the native currency': ['Order.MalformedError', () => make({ offer: [native()] })],
  'is restricted without a zone': [
    'Order.MalformedError',
    () => make({}, { orderType: OrderType.FULL_RESTRICTED }),
  ],
  'asks for more of a currency than there are numbers': [
    'Order.OverflowError',
    () =>
      make({
        asked: [1n, 2n].map(() => to(seller.address, item(ERC20, { token: money, amount: 2n ** 255n }))),
      }),
  ],
  'asks for more of the native currency than there are numbers': [
    'Order.OverflowError',
    () => make({ asked: [1n, 2n].map(() => to(seller.address, native(2n ** 255n))) }),
  ],
  'costs more ether than there is': [
    'Order.FulfillerBalanceError',
    () => make({ asked: [to(seller.address, native(2n ** 255n))] }),
  ],
  'costs more of a currency than the buyer has': [
    'Order.FulfillerBalanceError',
    () => make({ asked: [to(seller.address, item(ERC20, { token: money, amount: 2n * price }))] }),
  ],
  'gives more of a currency than there are numbers': [
    'Order.OverflowError',
    () =>
      make({
        offer: [picture(nextId++), ...[1n, 2n].map(() => item(ERC20, { token: money, amount: 2n ** 255n }))],
      }),
  ],
  'calls money a picture': [
    'Order.TokenKindError',
    () => make({ offer: [item(ERC721, { token: money, identifierOrCriteria: 2n * price })] }),
  ],
  'calls a picture money that it asks for': [
    'Order.TokenKindError',
    () => make({ asked: [to(seller.address, item(ERC20, { token: art, amount: 1n }))] }),
  ],
  'calls pieces a picture': [
    'Order.TokenKindError',
    async () => make({ offer: [item(ERC721, { token: await deploy(chain, 'FreeERC1155') })] }),
  ],
  'is restricted by a zone that reverts': [
    'Order.ZoneError',
    async () => restricted(await deploy(chain, 'RefusingZone', [true])),
  ],
  'is restricted by a zone that says no': [
    'Order.ZoneError',
    async () => restricted(await deploy(chain, 'RefusingZone', [false])),
  ],
  'is restricted by a zone that answers the right bytes with others behind them': [
    'Order.ZoneError',
    async () => restricted(await answering(concat(['0x17b1f942', `0x${'01'.repeat(28)}`]))),
  ],
  'is restricted by a zone without code': ['Order.ZoneError', () => restricted(`0x${'9e'.repeat(20)}`)],
  'is restricted by a zone that burns all gas': [
    'Order.ZoneError',
    async () => {
      const zone: Address = `0x${'b5'.repeat(20)}`
      await chain.testClient.setCode({ address: zone, bytecode: '0x5b600056' })
      return restricted(zone)
    },
  ],
  'pays somebody who takes no ether': [
    'Order.PayeeError',
    async () => {
      const payee = await deploy(chain, 'RefusingReceiver')
      return make({ asked: [to(seller.address, native()), to(payee, native(1n))] })
    },
  ],
  'comes of a contract that answers four bytes': [
    'Order.SignatureError',
    async () => byContract(await answering('0x1626ba7e')),
  ],
  'comes of a contract that answers the right bytes with others behind them': [
    'Order.SignatureError',
    async () => byContract(await answering(concat(['0x1626ba7e', `0x${'01'.repeat(28)}`]))),
  ],
}

/** The kinds that only a run of the whole shows. */
const deceitful: Record<string, () => Promise<Order.Order>> = {
  'asks for money that does not move': async () => {
    const token = await deploy(chain, 'FalseERC20')
    await batch(chain, [Mint.erc20(token, buyer.address, 10n)])
    return make({ asked: [to(seller.address, item(ERC20, { token, amount: 10n }))] })
  },
  'pays money to nobody, which the token refuses': () =>
    make({ asked: [to(zeroAddress, item(ERC20, { token: money, amount: 1n }))] }),
  'gives a picture that its collection only claims to be there': async () => {
    const token = await deploy(chain, 'LyingERC721')
    const abi = parseAbi(['function claim(address owner)'])
    await batch(chain, [
      { to: token, data: encodeFunctionData({ abi, functionName: 'claim', args: [seller.address] }) },
      Mint.erc721(token, buyer.address, 1n),
      Mint.collectionApproval(token, seller.address, seaportAddress),
    ])
    return make({ offer: [item(ERC721, { token, identifierOrCriteria: 1n })] })
  },
  'is restricted by a zone that changes its mind': async () => restricted(await fickle('reverts')),
  'is restricted by a zone that burns all gas in the end': async () => restricted(await fickle('burnsGas')),
  'is restricted by a zone that wants no other orders beside': async () =>
    restricted(await fickle('wantsNoCompany')),
  'pays somebody who takes no ether in the end': async () =>
    make({ asked: [to(seller.address, native()), to(await fickle('reverts'), native(1n))] }),
  'comes of a contract that takes back its word': async () => byContract(await fickle('reverts')),
}

/** A contract that agrees to everything until the exchange itself asks. */
const fickle = (way: keyof typeof ways) => deploy(chain, 'Fickle', [seaportAddress, ways[way]])
const ways = { reverts: 0, burnsGas: 1, wantsNoCompany: 2 }

/** A zone that answers the exchange and nobody else. */
async function loyalZone(): Promise<Address> {
  const address: Address = `0x${'c0'.repeat(20)}`
  const answer = `7f17b1f942${'00'.repeat(28)}60005260206000f3`
  const bytecode: Hex = `0x3373${seaportAddress.slice(2)}14601f5760006000fd5b${answer}`
  await chain.testClient.setCode({ address, bytecode })
  return address
}

const restricted = (zone: Address, id = nextId++) =>
  make({ offer: [picture(id)] }, { orderType: OrderType.FULL_RESTRICTED, zone })

async function byContract(offerer: Address): Promise<Order.Order> {
  await batch(chain, [
    Mint.erc721(art, offerer, BigInt(offerer)),
    Mint.collectionApproval(art, offerer, seaportAddress),
  ])
  return make({ offer: [picture(BigInt(offerer))] }, { offerer })
}

/** The buyer's wallet, whose requests to the node are counted. */
function counted() {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const account = privateKeyToAccount(buyer.privateKey)
  return { client: createWalletClient({ account, chain: chain.chain, transport, pollingInterval: 20 }), log }
}

const held = async (token: Address, identifier: bigint) => {
  const things = [{ itemType: ERC721, token, identifier }]
  return (await Balances.read(chain, { accounts: [buyer.address], things }))[0]?.amount
}

/** Asks the contract itself to fill an order, with everything approved that it could take. */
async function fillRaw({ parameters, signature }: Order.Order) {
  await batch(chain, [Mint.erc20Approval(money, buyer.address, seaportAddress, maxUint256)])
  const { counter: _, ...others } = parameters
  const totalOriginalConsiderationItems = BigInt(parameters.totalOriginalConsiderationItems)
  return chain.publicClient.simulateContract({
    account: buyer.address,
    address: seaportAddress,
    abi: seaportAbi,
    functionName: 'fulfillOrder',
    args: [{ parameters: { ...others, totalOriginalConsiderationItems }, signature }, noConduitKey],
    value: 3n * price,
  })
}

/** Those that nobody could fill, whatever the buyer has. */
const hostileItself = Object.entries(hostile).filter(([, [name]]) => name !== 'Order.FulfillerBalanceError')

describe('fulfillOrders', () => {
  test.each(Object.entries(hostile))(
    'behavior: leaves out one that %s',
    async (kind, [name, makeHostile]) => {
      const [first, second] = (await honest()) as [Order.Order, Order.Order]
      const { client, log } = counted()
      const orders = [first, await makeHostile(), second].map((order) => ({ order }))
      const sweep = await fulfillOrders(client, { orders })
      // Who burns what a question may have is asked alone.
      expect(log.methods).toHaveLength(kind.includes('burns') ? 2 : 1)
      expect(sweep.dropped.map(({ index, reasons }) => [index, reasons[0]?.name])).toEqual([[1, name]])
      expect(sweep.payment.map(({ amount }) => amount)).toEqual([2n * price])
      await chain.publicClient.waitForTransactionReceipt({ hash: await sweep.executeAllActions() })
      expect(await Promise.all([1n, 2n].map((id) => held(art, id)))).toEqual([1n, 1n])
    },
  )

  test.each(hostileItself)('error: all or nothing with one that %s', async (_, [name, makeHostile]) => {
    const [first] = await honest()
    const orders = [first as Order.Order, await makeHostile()].map((order) => ({ order }))
    await expect(
      fulfillOrders(chain.walletClient(buyer), { orders, allOrNothing: true }),
    ).rejects.toMatchObject({
      name: 'Order.NotAllFillableError',
      facts: { dropped: [{ index: 1, reasons: [{ name }] }] },
    })
  })
})

/** Buys what can be bought of orders, leaving out what is named; tells who was named for what. */
async function buyHonest(orders: readonly Order.Order[]): Promise<ReadonlyMap<Order.Order, string>> {
  const named = new Map<Order.Order, string>()
  const client = chain.walletClient(buyer)
  for (;;) {
    const left = orders.filter((order) => !named.has(order))
    const { actions, dropped, movements } = await fulfillOrders(client, {
      orders: left.map((order) => ({ order })),
    })
    for (const { index, reasons } of dropped)
      named.set(left[index] as Order.Order, reasons[0]?.name ?? 'no reason')
    const things = [
      Balances.native,
      ...ids.map((identifier) => ({ itemType: ERC721, token: art, identifier })),
    ]
    const accounts = [seller.address, buyer.address]
    const before = await Balances.read(chain, { accounts, things })
    const receipts: TransactionReceipt[] = []
    try {
      for await (const event of runActions(client, { actions, simulate: true }))
        if (event.type === 'confirmed') receipts.push(event.receipt)
    } catch (error) {
      if (!(error instanceof SweepRefusedError)) throw error
      for (const { index } of error.facts.refused) named.set(left[index] as Order.Order, error.name)
      continue
    }
    const after = await Balances.read(chain, { accounts, things })
    expect(Balances.diff(before, after, { receipts })).toEqual(Balances.fromMovements(movements))
    return named
  }
}

describe('fulfillOrders, of orders that only a run shows', () => {
  test.each(Object.entries(deceitful))('error: names the one that %s', async (_, makeDeceitful) => {
    const [first, second] = (await honest()) as [Order.Order, Order.Order]
    const deceit = await makeDeceitful()
    const orders = [first, deceit, second].map((order) => ({ order }))
    const sweep = await fulfillOrders(chain.walletClient(buyer), { orders })
    await expect(sweep.executeAllActions()).rejects.toMatchObject({
      name: 'Order.SweepRefusedError',
      facts: { refused: [{ index: 1, orderHash: Order.hash(deceit.parameters) }] },
      cause: { name: 'Transaction.RevertedError' },
    })
    expect(await buyHonest([first, deceit, second])).toEqual(new Map([[deceit, 'Order.SweepRefusedError']]))
  })
})

describe('fulfillOrders, of honest and hostile orders in any mixture', () => {
  test('behavior: buys every honest one to the wei, and names every other', async () => {
    const kinds: readonly [string, () => Promise<Order.Order>][] = [
      ...Object.values(hostile),
      ...Object.values(deceitful).map((maker) => ['Order.SweepRefusedError', maker] as const),
    ].map(([name, maker]) => [name, maker])
    const mixture = fc.record({
      honest: fc.integer({ min: 1, max: 3 }),
      chosen: fc.shuffledSubarray([...kinds], { minLength: 1, maxLength: 7 }),
      places: fc.array(fc.nat(), { minLength: 7, maxLength: 7 }),
    })
    const property = fc.asyncProperty(mixture, ({ honest, chosen, places }) =>
      undone(chain, async () => {
        nextId = 3n
        const good: Order.Order[] = []
        for (let made = 0; made < honest; made++) good.push(await make())
        const orders = [...good]
        const expected = new Map<Order.Order, string>()
        for (const [index, [name, maker]] of chosen.entries()) {
          const order = await maker()
          expected.set(order, name)
          orders.splice((places[index] ?? 0) % (orders.length + 1), 0, order)
        }
        expect(await buyHonest(orders)).toEqual(expected)
        for (const { parameters } of good)
          expect(await held(art, parameters.offer[0]?.identifierOrCriteria ?? 0n)).toBe(1n)
      }),
    )
    await fc.assert(property, { seed: 2_217, numRuns: 10 })
  }, 180_000)
})

describe('fulfillOrders, whose zones answer nobody but the exchange', () => {
  test('behavior: are asked again if no other order is left, with one request each', async () => {
    const zone = await loyalZone()
    const orders = await Promise.all([1n, 2n].map((id) => restricted(zone, id)))
    const { client, log } = counted()
    const sweep = await fulfillOrders(client, { orders: orders.map((order) => ({ order })) })
    expect([sweep.dropped, log.methods]).toEqual([[], ['eth_call', 'eth_call', 'eth_call']])
    await chain.publicClient.waitForTransactionReceipt({ hash: await sweep.executeAllActions() })
    expect(await Promise.all([1n, 2n].map((id) => held(art, id)))).toEqual([1n, 1n])
  })

  test('behavior: are asked for all-or-nothing fills', async () => {
    const orders = [await make({ offer: [picture(1n)] }), await restricted(await loyalZone())]
    const asked = { orders: orders.map((order) => ({ order })), allOrNothing: true }
    expect((await fulfillOrders(chain.walletClient(buyer), asked)).orderHashes).toHaveLength(2)
  })

  test('behavior: an answer of four bytes is read as the exchange reads it', async () => {
    const order = await restricted(await answering('0x17b1f942'))
    const { executeAllActions } = await fulfillOrders(chain.walletClient(buyer), { orders: [{ order }] })
    await chain.publicClient.waitForTransactionReceipt({ hash: await executeAllActions() })
    expect(await held(art, order.parameters.offer[0]?.identifierOrCriteria ?? 0n)).toBe(1n)
  })

  test('behavior: are asked when one order is filled', async () => {
    const order = await restricted(await loyalZone())
    const { executeAllActions } = await fulfillOrder(chain.walletClient(buyer), { order })
    await chain.publicClient.waitForTransactionReceipt({ hash: await executeAllActions() })
    expect(await held(art, order.parameters.offer[0]?.identifierOrCriteria ?? 0n)).toBe(1n)
  })
})

describe('fulfillOrders by an account without ether', () => {
  test('behavior: does not choose among orders that it cannot pay together', async () => {
    await chain.testClient.setBalance({ address: buyer.address, value: (3n * price) / 2n })
    const orders = (await honest()).map((order) => ({ order }))
    const client = chain.walletClient(buyer)
    await expect(fulfillOrders(client, { orders })).rejects.toMatchObject({
      name: 'Order.FulfillerBalanceError',
    })
    expect((await fulfillOrders(client, { orders, checkFulfiller: false })).orderHashes).toHaveLength(2)
  })

  test('behavior: a payer without a spare wei gets the missing amount', async () => {
    await chain.testClient.setBalance({ address: buyer.address, value: 0n })
    const orders = (await honest()).map((order) => ({ order }))
    await expect(fulfillOrders(chain.walletClient(buyer), { orders })).rejects.toMatchObject({
      name: 'Order.FulfillerBalanceError',
    })
  })
})

describe('fulfillOrder', () => {
  test('error: a zone with a reason', async () => {
    const order = await restricted(await deploy(chain, 'RefusingZone', [true]))
    await expect(fulfillOrder(chain.walletClient(buyer), { order })).rejects.toMatchObject({
      cause: { name: 'Transaction.RevertedError', facts: { data: expect.stringMatching(/^0x/) } },
    })
  })

  test.each(Object.entries(hostile))('error: alone, one that %s', async (_, [name, makeHostile]) => {
    const order = await makeHostile()
    await expect(fulfillOrder(chain.walletClient(buyer), { order })).rejects.toMatchObject({ name })
    await expect(fillRaw(order)).rejects.toThrow()
  })

  test('default: the same without what is hostile, by the contract itself', async () => {
    await expect(fillRaw(await make())).resolves.toBeDefined()
  })
})
