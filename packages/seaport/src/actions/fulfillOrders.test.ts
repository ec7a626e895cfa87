import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import { type Address, createWalletClient, parseEther, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi, erc1155Abi } from '../abi/tokens.js'
import {
  ItemType,
  knownConduitAddress,
  knownConduitKey,
  OrderType,
  seaportAddress,
} from '../order/constants.js'
import type { Order } from '../order/Order.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { cancelOrders } from './cancelOrders.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'

type DemoAccount = (typeof demo.accounts)[number]
const chain = testChain()
const { lanterns, spices, wrappedNative } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const market = demo.artist.address
const ether = parseEther('1')

const { ERC20, ERC721, ERC721_WITH_CRITERIA, ERC1155, NATIVE } = ItemType
const lantern = (identifierOrCriteria: bigint) => item(ERC721, { token: lanterns, identifierOrCriteria })
const native = (amount: bigint) => item(NATIVE, { amount })
const weth = (amount: bigint) => item(ERC20, { token: wrappedNative, amount })
const wallet = (account: { privateKey: `0x${string}` }) => chain.walletClient(account)

async function lanternsOf(owner: Address): Promise<readonly bigint[]> {
  const all = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(
    all.map((id) =>
      chain.publicClient.readContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [id],
      }),
    ),
  )
  return all.filter((_, index) => owners[index] === owner)
}

const balance = (address: Address) => chain.publicClient.getBalance({ address })
const wethOf = (address: Address) =>
  chain.publicClient.readContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })

async function approveAll(account: DemoAccount, token: Address, operator: Address = seaportAddress) {
  const hash = await wallet(account).writeContract({
    address: token,
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [operator, true],
  })
  await chain.publicClient.waitForTransactionReceipt({ hash })
}

let ids: readonly bigint[]
beforeEach(async () => {
  ids = await lanternsOf(amina.address)
  await approveAll(amina, lanterns)
})

const list = (id: bigint, price: bigint, changes = {}) =>
  sign(
    wallet(amina),
    components(
      amina.address,
      [lantern(id)],
      [to(amina.address, native(price - price / 40n)), to(market, native(price / 40n))],
      changes,
    ),
  )

async function buy(orders: readonly Order[], options: Partial<fulfillOrders.Options> = {}) {
  const client = wallet(bilal)
  const sweep = await fulfillOrders(client, { orders: orders.map((order) => ({ order })), ...options })
  const before = await balance(bilal.address)
  const hash = await sweep.executeAllActions()
  const receipt = await chain.publicClient.waitForTransactionReceipt({ hash })
  const spent = before - (await balance(bilal.address)) - receipt.gasUsed * receipt.effectiveGasPrice
  return { sweep, outcome: sweep.outcome(receipt), spent }
}

const mined = async (hash: Promise<`0x${string}`>) =>
  chain.publicClient.waitForTransactionReceipt({ hash: await hash })

const named = (sweep: { dropped: fulfillOrders.Result['dropped'] }) =>
  sweep.dropped.map(({ index, reasons }) => [index, ...reasons.map((reason) => reason.name)])

describe('fulfillOrders', () => {
  test('default: buys several listings by the plain entry point, in one request', async () => {
    const orders = await Promise.all(ids.slice(0, 3).map((id) => list(id, ether)))
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const client = createWalletClient({
      account: privateKeyToAccount(bilal.privateKey),
      chain: chain.chain,
      transport,
    })
    const counted = await fulfillOrders(client, { orders: orders.map((order) => ({ order })) })
    expect(log.methods).toEqual(['eth_call'])
    expect(counted.payment.map(({ amount }) => amount)).toEqual([3n * ether])

    const { sweep, outcome, spent } = await buy(orders)
    expect([sweep.route, sweep.dropped]).toEqual(['plain', []])
    expect(outcome.filled.map(({ orderHash }) => orderHash)).toEqual(sweep.orderHashes)
    expect([spent, outcome.refunded, outcome.skipped]).toEqual([3n * ether, 0n, []])
    expect(await lanternsOf(bilal.address)).toEqual(expect.arrayContaining(ids.slice(0, 3)))
  })

  test('behavior: drops orders that would fail, with their reasons, and pays only for the others', async () => {
    const now = (await chain.publicClient.getBlock()).timestamp
    const [good, cancelled, expired, early, filled, foreign, unsigned, again, stale] = [
      await list(ids[0] as bigint, ether),
      await list(ids[1] as bigint, ether),
      await list(ids[2] as bigint, ether, { endTime: now - 5n }),
      await list(ids[3] as bigint, ether, { startTime: now + 5_000n }),
      await list(ids[4] as bigint, ether),
      await list((await lanternsOf(celeste.address))[0] as bigint, ether),
      { ...(await list(ids[5] as bigint, ether)), signature: '0x' } as const,
      await list(ids[0] as bigint, 2n * ether),
      await list(ids[6] as bigint, ether, { counter: 3n }),
    ]
    const forged = { ...(await list(ids[7] as bigint, ether)), signature: good.signature }
    await mined(cancelOrders(wallet(amina), { orders: [cancelled.parameters] }).executeAllActions())
    await mined((await fulfillOrder(wallet(celeste), { order: filled })).executeAllActions())
    const orders = [cancelled, expired, early, good, filled, foreign, unsigned, again, stale, forged]
    const { sweep, outcome, spent } = await buy(orders)
    expect(named(sweep)).toEqual([
      [0, 'Order.CancelledError'],
      [1, 'Order.ExpiredError'],
      [2, 'Order.NotStartedError'],
      [4, 'Order.FilledError'],
      [5, 'Order.OffererBalanceError'],
      [6, 'Order.UnsignedError'],
      [7, 'Order.SameTokenTwiceError'],
      [8, 'Order.CounterError'],
      [9, 'Order.SignatureError'],
    ])
    expect([outcome.filled.length, spent]).toEqual([1, ether])
  })

  test('behavior: an order that another buyer fills first is skipped, and its price comes back', async () => {
    const orders = [await list(ids[0] as bigint, ether), await list(ids[1] as bigint, 2n * ether)] as const
    const sweep = await fulfillOrders(wallet(bilal), { orders: orders.map((order) => ({ order })) })
    await mined((await fulfillOrder(wallet(celeste), { order: orders[0] })).executeAllActions())
    const hash = await sweep.executeAllActions()
    const outcome = sweep.outcome(await chain.publicClient.waitForTransactionReceipt({ hash }))
    expect([outcome.filled.length, outcome.skipped, outcome.refunded]).toEqual([
      1,
      [sweep.orderHashes[0]],
      ether,
    ])
  })

  test('param: maximumTotal: is never exceeded', async () => {
    const orders = await Promise.all(
      [3n, 1n, 2n, 1n].map((price, index) => list(ids[index] as bigint, price * ether)),
    )
    const { sweep, spent } = await buy(orders, { maximumTotal: { amount: 5n * ether } })
    expect(named(sweep)).toEqual([[2, 'Order.MaximumError']])
    expect(spent).toBe(5n * ether)
  })

  test('param: recipient: receives all, by the advanced entry point', async () => {
    const orders = await Promise.all(ids.slice(0, 2).map((id) => list(id, ether)))
    const { sweep } = await buy(orders, { recipient: celeste.address })
    expect(sweep.route).toBe('advanced')
    expect(await lanternsOf(celeste.address)).toEqual(expect.arrayContaining(ids.slice(0, 2)))
  })

  test('param: allOrNothing: matches all, or says what stands in the way', async () => {
    const orders = await Promise.all(ids.slice(0, 3).map((id) => list(id, ether)))
    const { sweep, outcome, spent } = await buy(orders, { allOrNothing: true })
    expect([sweep.route, outcome.filled.length, spent]).toEqual(['match', 3, 3n * ether])
    await expect(
      fulfillOrders(wallet(bilal), { orders: orders.map((order) => ({ order })), allOrNothing: true }),
    ).rejects.toMatchObject({ name: 'Order.NoneFillableError' })
  })

  test('param: allOrNothing: one taken by another buyer undoes all', async () => {
    const orders = await Promise.all(ids.slice(0, 2).map((id) => list(id, ether)))
    const sweep = await fulfillOrders(wallet(bilal), {
      orders: orders.map((order) => ({ order })),
      allOrNothing: true,
    })
    await mined((await fulfillOrder(wallet(celeste), { order: orders[0] as Order })).executeAllActions())
    await expect(sweep.executeAllActions()).rejects.toMatchObject({
      name: 'Order.SweepRefusedError',
      cause: { name: 'Transaction.RevertedError' },
    })
    expect(await lanternsOf(bilal.address)).not.toContain(ids[1])
  })

  test('param: allOrNothing: refuses a price that moves in money which another order gives', async () => {
    const startTime = (await chain.publicClient.getBlock()).timestamp
    await allow(celeste, wrappedNative, 3n * ether)
    const bid = await sign(
      wallet(celeste),
      components(celeste.address, [weth(ether)], [to(celeste.address, lantern(ids[1] as bigint))]),
    )
    const listing = await sign(
      wallet(amina),
      components(
        amina.address,
        [lantern(ids[0] as bigint)],
        [to(amina.address, { ...weth(ether), endAmount: 2n * ether })],
        { startTime, endTime: startTime + 3_600n },
      ),
    )
    const orders = [{ order: listing }, { order: bid }]
    await expect(fulfillOrders(wallet(amina), { orders, allOrNothing: true })).rejects.toMatchObject({
      name: 'Order.MovingPriceError',
    })
  })

  test('behavior: orders filled in part, by others and in this very sweep, cost what is left', async () => {
    await approveAll(amina, spices)
    const id = await jarOf(amina.address)
    const jars = (price: bigint) =>
      sign(
        wallet(amina),
        components(
          amina.address,
          [item(ERC1155, { token: spices, identifierOrCriteria: id, amount: 10n })],
          [to(amina.address, native(price))],
          { orderType: OrderType.PARTIAL_OPEN },
        ),
      )
    const order = await jars(10n * ether)
    await mined((await fulfillOrder(wallet(celeste), { order, unitsToFill: 2n })).executeAllActions())
    const client = wallet(bilal)
    const before = await balance(bilal.address)
    const sweep = await fulfillOrders(client, {
      orders: [
        { order, unitsToFill: 5n },
        { order, unitsToFill: 1n },
        { order, unitsToFill: 9n },
        { order, unitsToFill: 1n },
      ],
    })
    expect(named(sweep)).toEqual([[3, 'Order.FilledError']])
    const receipt = await chain.publicClient.waitForTransactionReceipt({
      hash: await sweep.executeAllActions(),
    })
    const gas = receipt.gasUsed * receipt.effectiveGasPrice
    expect(before - (await balance(bilal.address)) - gas).toBe(8n * ether)
    expect(sweep.route).toBe('advanced')
  })

  test('behavior: offers are accepted and listings bought at once; what comes in pays for what goes out', async () => {
    const own = (await lanternsOf(bilal.address))[0] as bigint
    await approveAll(bilal, lanterns, knownConduitAddress)
    const bid = await sign(
      wallet(celeste),
      components(
        celeste.address,
        [weth(3n * ether)],
        [to(celeste.address, item(ERC721_WITH_CRITERIA, { token: lanterns })), to(market, weth(ether / 10n))],
      ),
    )
    await allow(celeste, wrappedNative, 3n * ether)
    const listing = await sign(
      wallet(amina),
      components(amina.address, [lantern(ids[0] as bigint)], [to(amina.address, weth(ether))]),
    )
    await spendAll(bilal)
    const client = wallet(bilal)
    const sweep = await fulfillOrders(client, {
      orders: [{ order: listing }, { order: bid, considerationCriteria: [{ tokenId: own }] }],
      conduitKey: knownConduitKey,
    })
    expect(sweep.dropped).toEqual([])
    expect(sweep.actions.map(({ type }) => type)).toEqual(['approval', 'exchange'])
    await mined(sweep.executeAllActions())
    expect(await wethOf(bilal.address)).toBe(3n * ether - ether / 10n - ether)
    expect(await lanternsOf(bilal.address)).toContain(ids[0])
    expect(await lanternsOf(celeste.address)).toContain(own)
  })

  test('param: checkFulfiller', async () => {
    const orders = await Promise.all(ids.slice(0, 2).map((id) => list(id, parseEther('900000'))))
    const { payment } = await fulfillOrders(wallet(bilal), {
      orders: orders.map((order) => ({ order })),
      checkFulfiller: false,
    })
    expect(payment).toMatchObject([{ token: zeroAddress, amount: parseEther('1800000') }])
  })

  test('error: not enough for all remaining orders', async () => {
    const orders = await Promise.all(ids.slice(0, 2).map((id) => list(id, parseEther('900000'))))
    await expect(
      fulfillOrders(wallet(bilal), { orders: orders.map((order) => ({ order })) }),
    ).rejects.toMatchObject({
      name: 'Order.FulfillerBalanceError',
      facts: { token: zeroAddress, amount: parseEther('1800000') },
    })
  })

  test('error: no order', async () => {
    await expect(fulfillOrders(wallet(bilal), { orders: [] })).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Order.NoneFillableError: No order was given. Pass at least one.]`,
    )
  })
})

async function jarOf(owner: Address): Promise<bigint> {
  for (let id = 1n; id < 31n; id++) {
    const args = { address: spices, abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] } as const
    if ((await chain.publicClient.readContract(args)) >= 10n) return id
  }
  return expect.fail(`${owner} has no ten jars`)
}

async function allow(account: DemoAccount, token: Address, amount: bigint) {
  const hash = await wallet(account).writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [seaportAddress, amount],
  })
  await chain.publicClient.waitForTransactionReceipt({ hash })
}

/** Gives all wrapped ether away. */
async function spendAll(account: DemoAccount) {
  const hash = await wallet(account).writeContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [market, await wethOf(account.address)],
  })
  await chain.publicClient.waitForTransactionReceipt({ hash })
}
