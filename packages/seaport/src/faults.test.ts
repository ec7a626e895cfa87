/**
 * Mistakes of other libraries, each confirmed on the real contract: here the same inputs end as the contract allows, or
 * are refused with a reason. Those about making orders are beside `createOrder`.
 */
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Address, getAddress, parseEther } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { seaportAbi } from './abi/seaport.js'
import { erc20Abi, erc721Abi, erc1155Abi } from './abi/tokens.js'
import { createOrder } from './actions/createOrder.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { fulfillOrders } from './actions/fulfillOrders.js'
import { getOrderStatus } from './actions/getOrderStatus.js'
import { ItemType, OrderType, seaportAddress } from './order/constants.js'
import * as Order from './order/Order.js'
import { components, item, sign, to } from './testing/makeOrder.js'

const chain = testChain()
const { lanterns, spices, wrappedNative } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const market = demo.artist.address
const ether = parseEther('1')

const { ERC20, ERC721, ERC721_WITH_CRITERIA, ERC1155, NATIVE } = ItemType
const lantern = (identifierOrCriteria: bigint) => item(ERC721, { token: lanterns, identifierOrCriteria })
const native = (amount: bigint, endAmount = amount) => item(NATIVE, { amount, endAmount })
const weth = (amount: bigint, endAmount = amount) => item(ERC20, { token: wrappedNative, amount, endAmount })
const wallet = (account: { privateKey: `0x${string}` }) => chain.walletClient(account)
type DemoAccount = (typeof demo.accounts)[number]

const read = {
  owner: (id: bigint) =>
    chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [id],
    }),
  jars: (owner: Address, id: bigint) =>
    chain.publicClient.readContract({
      address: spices,
      abi: erc1155Abi,
      functionName: 'balanceOf',
      args: [owner, id],
    }),
  weth: (owner: Address) =>
    chain.publicClient.readContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    }),
  now: async () => (await chain.publicClient.getBlock()).timestamp,
}

async function lanternsOf(owner: Address): Promise<readonly bigint[]> {
  const all = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(all.map(read.owner))
  return all.filter((_, index) => owners[index] === owner)
}

async function jarOf(owner: Address): Promise<bigint> {
  for (let id = 1n; id < 31n; id++) if ((await read.jars(owner, id)) >= 10n) return id
  return expect.fail(`${owner} has no ten jars`)
}

async function mined(hash: Promise<`0x${string}`>) {
  const receipt = await chain.publicClient.waitForTransactionReceipt({ hash: await hash })
  expect(receipt.status).toBe('success')
  return receipt
}

const approveAll = (account: DemoAccount, token: Address) =>
  mined(
    wallet(account).writeContract({
      address: token,
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [seaportAddress, true],
    }),
  )
const approveMoney = (account: DemoAccount, amount: bigint) =>
  mined(
    wallet(account).writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, amount],
    }),
  )
const pay = (account: DemoAccount, amount: bigint) =>
  mined(
    wallet(account).writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [market, amount],
    }),
  )

/** What an account pays for a fill, fees of the network aside. */
async function costOf(account: DemoAccount, fill: { executeAllActions: () => Promise<`0x${string}`> }) {
  const before = await chain.publicClient.getBalance({ address: account.address })
  const { gasUsed, effectiveGasPrice } = await mined(fill.executeAllActions())
  return (
    before - (await chain.publicClient.getBalance({ address: account.address })) - gasUsed * effectiveGasPrice
  )
}

describe('partial fills', () => {
  let jar: bigint
  let order: Order.Order
  const tenJars = (price: ReturnType<typeof native>) =>
    sign(
      wallet(amina),
      components(
        amina.address,
        [item(ERC1155, { token: spices, identifierOrCriteria: jar, amount: 10n })],
        [to(amina.address, price)],
        { orderType: OrderType.PARTIAL_OPEN },
      ),
    )
  const fill = (account: DemoAccount, unitsToFill?: bigint) =>
    fulfillOrder(wallet(account), { order, unitsToFill })

  beforeEach(async () => {
    jar = await jarOf(amina.address)
    await approveAll(amina, spices)
    order = await tenJars(native(10n * ether))
    await mined((await fill(celeste, 2n)).executeAllActions())
  })

  test('behavior: the rest without units costs what is left', async () => {
    const before = await read.jars(bilal.address, jar)
    expect(await costOf(bilal, await fill(bilal))).toBe(8n * ether)
    expect((await read.jars(bilal.address, jar)) - before).toBe(8n)
  })

  test('behavior: where a unit is a pair, the plan says how many pieces the units are', async () => {
    const pairs = await sign(
      wallet(amina),
      components(
        amina.address,
        [item(ERC1155, { token: spices, identifierOrCriteria: jar, amount: 6n })],
        [to(amina.address, native(3n))],
        { orderType: OrderType.PARTIAL_OPEN },
      ),
    )
    const before = await read.jars(bilal.address, jar)
    const two = await fulfillOrder(wallet(bilal), { order: pairs, unitsToFill: 2n })
    expect(two.pieces).toBe(4n)
    await mined(two.executeAllActions())
    expect((await read.jars(bilal.address, jar)) - before).toBe(4n)
    expect((await fulfillOrder(wallet(bilal), { order: pairs })).pieces).toBe(2n)
    const both = { orders: [{ order: pairs, unitsToFill: 1n }, { order }] }
    expect((await fulfillOrders(wallet(bilal), both)).pieces).toBe(2n + 8n)
  })

  test('behavior: the same in a sweep', async () => {
    const sweep = await fulfillOrders(wallet(bilal), { orders: [{ order }] })
    expect(await costOf(bilal, sweep)).toBe(8n * ether)
  })

  test.each([
    [2n, 2n],
    [8n, 8n],
    [10n, 8n],
  ])('behavior: %s units of what is left cost %s', async (units, price) => {
    expect(await costOf(bilal, await fill(bilal, units))).toBe(price * ether)
  })

  test('behavior: more than is left fills what is left', async () => {
    await mined((await fill(celeste, 5n)).executeAllActions())
    expect(await costOf(bilal, await fill(bilal, 5n))).toBe(3n * ether)
    const status = await getOrderStatus(wallet(bilal), { orderHash: Order.hash(order.parameters) })
    expect(status.totalFilled).toBe(status.totalSize)
  })

  test('behavior: in an ERC20, money and approval are asked for', async () => {
    order = await tenJars(weth(10n * ether))
    await approveMoney(celeste, 2n * ether)
    await mined((await fill(celeste, 2n)).executeAllActions())
    const rest = await fill(bilal)
    expect(rest.actions.map(({ type }) => type)).toEqual(['approval', 'exchange'])
    await pay(bilal, (await read.weth(bilal.address)) - 7n * ether)
    await expect(fill(bilal)).rejects.toMatchObject({
      name: 'Order.FulfillerBalanceError',
      facts: { amount: 8n * ether, balance: 7n * ether },
    })
  })
})

describe('single orders', () => {
  let ids: readonly bigint[]
  beforeEach(async () => {
    ids = await lanternsOf(amina.address)
  })
  const [first, second] = [() => ids[0] as bigint, () => ids[1] as bigint]

  test('behavior: a criteria item may follow a plain one', async () => {
    await approveMoney(celeste, ether)
    const order = await sign(
      wallet(celeste),
      components(
        celeste.address,
        [weth(ether)],
        [
          to(celeste.address, lantern(first())),
          to(celeste.address, item(ERC721_WITH_CRITERIA, { token: lanterns })),
        ],
      ),
    )
    const fill = await fulfillOrder(wallet(amina), {
      order,
      considerationCriteria: [{ tokenId: second() }],
    })
    expect(fill.route).toBe('advanced')
    await mined(fill.executeAllActions())
    expect([await read.owner(first()), await read.owner(second())]).toEqual([
      celeste.address,
      celeste.address,
    ])
  })

  test('error: no token for a criteria item', async () => {
    const order = await sign(
      wallet(celeste),
      components(
        celeste.address,
        [weth(ether)],
        [to(celeste.address, item(ERC721_WITH_CRITERIA, { token: lanterns }))],
      ),
    )
    await expect(fulfillOrder(wallet(amina), { order })).rejects.toThrow(
      'You must supply the appropriate criterias for criteria based items',
    )
  })

  test('behavior: a single approval is enough', async () => {
    await mined(
      wallet(amina).writeContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'approve',
        args: [seaportAddress, first()],
      }),
    )
    const order = await sign(
      wallet(amina),
      components(amina.address, [lantern(first())], [to(amina.address, native(ether))]),
    )
    expect(await costOf(bilal, await fulfillOrder(wallet(bilal), { order }))).toBe(ether)
  })

  test('behavior: addresses in any case are one token: one approval, one sum', async () => {
    await approveAll(amina, lanterns)
    const lower = wrappedNative.toLowerCase() as Address
    const order = await sign(
      wallet(amina),
      components(
        amina.address,
        [lantern(first())],
        [
          to(amina.address, item(ERC20, { token: getAddress(wrappedNative), amount: ether })),
          to(market, item(ERC20, { token: lower, amount: ether })),
        ],
      ),
    )
    const fill = await fulfillOrder(wallet(bilal), { order })
    expect(fill.actions.map(({ type }) => type)).toEqual(['approval', 'exchange'])
    expect(fill.payment.map(({ amount }) => amount)).toEqual([2n * ether])
    await mined(fill.executeAllActions())
  })

  test('behavior: a rising price has a buffer for the next blocks, and the rest is refunded', async () => {
    await approveAll(amina, lanterns)
    const startTime = await read.now()
    const order = await sign(
      wallet(amina),
      components(amina.address, [lantern(first())], [to(amina.address, native(ether, 2n * ether))], {
        startTime,
        endTime: startTime + 3600n,
      }),
    )
    const fill = await fulfillOrder(wallet(bilal), { order })
    expect(fill.movements.at(-1)?.amount).toBe(ether)
    await chain.testClient.setNextBlockTimestamp({ timestamp: startTime + 60n })
    expect(await costOf(bilal, fill)).toBe(ether + ether / 60n + 1n)
  })

  test('behavior: a buyer with exactly the current price can fill', async () => {
    await approveAll(amina, lanterns)
    const startTime = await read.now()
    const order = await sign(
      wallet(amina),
      components(amina.address, [lantern(first())], [to(amina.address, weth(ether, 2n * ether))], {
        startTime,
        endTime: startTime + 3600n,
      }),
    )
    await pay(bilal, (await read.weth(bilal.address)) - ether - ether / 100n)
    await mined((await fulfillOrder(wallet(bilal), { order })).executeAllActions())
    expect(await read.owner(first())).toBe(bilal.address)
  })

  test('behavior: a rising offer counts with its current amount', async () => {
    const startTime = await read.now()
    await approveMoney(celeste, 2n * ether)
    await pay(celeste, (await read.weth(celeste.address)) - ether - ether / 20n)
    const order = await sign(
      wallet(celeste),
      components(celeste.address, [weth(ether, 2n * ether)], [to(celeste.address, lantern(first()))], {
        startTime,
        endTime: startTime + 3600n,
      }),
    )
    const before = await read.weth(amina.address)
    await mined((await fulfillOrder(wallet(amina), { order })).executeAllActions())
    expect((await read.weth(amina.address)) - before).toBeGreaterThanOrEqual(ether)
  })

  test('behavior: a bundle with a tip, without units', async () => {
    await approveAll(amina, lanterns)
    const order = await sign(
      wallet(amina),
      components(amina.address, [lantern(first()), lantern(second())], [to(amina.address, native(ether))]),
    )
    const fill = await fulfillOrder(wallet(bilal), { order, tips: [to(market, native(7n))] })
    expect(fill.route).toBe('plain')
    expect(await costOf(bilal, fill)).toBe(ether + 7n)
  })

  test('behavior: validated on chain, no signature', async () => {
    await approveAll(amina, lanterns)
    const parameters = components(amina.address, [lantern(first())], [to(amina.address, native(ether))])
    await mined(
      wallet(amina).writeContract({
        address: seaportAddress,
        abi: seaportAbi,
        functionName: 'validate',
        args: [[{ parameters: { ...parameters, totalOriginalConsiderationItems: 1n }, signature: '0x' }]],
      }),
    )
    const fill = await fulfillOrder(wallet(bilal), { order: { parameters, signature: '0x' } })
    expect([fill.route, await costOf(bilal, fill)]).toEqual(['basic', ether])
  })

  test('behavior: amounts in any notation keep the cheap route', async () => {
    await approveAll(amina, lanterns)
    const signed = await sign(
      wallet(amina),
      components(amina.address, [lantern(first())], [to(amina.address, native(ether))]),
    )
    const json = JSON.parse(JSON.stringify(Order.serialize(signed)))
    json.parameters.offer[0].startAmount = '0x1'
    json.parameters.offer[0].endAmount = '0x01'
    expect((await fulfillOrder(wallet(bilal), { order: Order.parse(json) })).route).toBe('basic')
  })

  test('error: a token that is gone is named, alone and in a sweep', async () => {
    const order = await sign(
      wallet(amina),
      components(amina.address, [lantern(99_999n)], [to(amina.address, native(ether))]),
    )
    await expect(fulfillOrder(wallet(bilal), { order })).rejects.toMatchObject({
      name: 'Order.OffererBalanceError',
      facts: { identifier: 99_999n, balance: 0n },
    })
    await expect(fulfillOrders(wallet(bilal), { orders: [{ order }] })).rejects.toMatchObject({
      name: 'Order.NoneFillableError',
    })
  })

  test('error: a conduit that does not exist', async () => {
    const order = await sign(
      wallet(amina),
      components(amina.address, [lantern(first())], [to(amina.address, native(ether))], {
        conduitKey: `0x${'7'.repeat(64)}`,
      }),
    )
    await expect(fulfillOrder(wallet(bilal), { order })).rejects.toMatchObject({
      name: 'Conduit.UnusableError',
      facts: { exists: false },
    })
  })

  test('behavior: an unusable conduit of the buyer matters only if it moves something', async () => {
    const conduitKey = `0x${'7'.repeat(64)}` as const
    await approveAll(amina, lanterns)
    const ask = (asked: ReturnType<typeof native>) =>
      sign(wallet(amina), components(amina.address, [lantern(first())], [to(amina.address, asked)]))
    const order = await ask(native(ether))
    const inMoney = await ask(weth(ether))
    const error = { name: 'Conduit.UnusableError', facts: { exists: false } }
    await expect(fulfillOrder(wallet(bilal), { order: inMoney, conduitKey })).rejects.toMatchObject(error)
    const sweep = fulfillOrders(wallet(bilal), { orders: [{ order: inMoney }], conduitKey })
    await expect(sweep).rejects.toMatchObject(error)
    await fulfillOrders(wallet(bilal), { orders: [{ order }], conduitKey })
    await mined((await fulfillOrder(wallet(bilal), { order, conduitKey })).executeAllActions())
    expect(await read.owner(first())).toBe(bilal.address)
  })

  test('behavior: an order made now can be filled now, whatever the local clock says', async () => {
    await approveAll(amina, lanterns)
    const { executeAllActions } = await createOrder(wallet(amina), {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: first() }],
      consideration: [{ amount: ether }],
    })
    const order = await executeAllActions()
    expect(order.parameters.startTime).toBe(await read.now())
    expect(await costOf(bilal, await fulfillOrder(wallet(bilal), { order }))).toBe(ether)
  })
})
