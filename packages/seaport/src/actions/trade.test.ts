import { demo } from '@souk/devchain'
import { Arbitrary, countingTransport, testChain } from '@souk/testing'
import * as fc from 'fast-check'
import {
  type Account,
  type Address,
  createWalletClient,
  isAddressEqual,
  parseEther,
  parseUnits,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi, erc1155Abi } from '../abi/tokens.js'
import { ItemType, knownConduitKey, noConduitKey } from '../order/constants.js'
import * as Order from '../order/Order.js'
import { runActions } from '../wallet/runActions.js'
import { cancelOrders } from './cancelOrders.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { getOrderHash } from './getOrderHash.js'
import { getOrderStatus } from './getOrderStatus.js'

const chain = testChain()
const { lanterns, spices, wrappedNative, dusd } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const fees = [{ recipient: demo.artist.address, basisPoints: 500 }]

async function tokenOf(owner: Address): Promise<bigint> {
  for (let id = 1n; id < 109n; id++) {
    const args = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] } as const
    if (isAddressEqual(await chain.publicClient.readContract(args), owner)) return id
  }
  return expect.fail(`${owner} has no lantern`)
}

async function jarsOf(owner: Address): Promise<{ id: bigint; balance: bigint }> {
  for (let id = 1n; id < 31n; id++) {
    const args = { address: spices, abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] } as const
    const balance = await chain.publicClient.readContract(args)
    if (balance >= 10n) return { id, balance }
  }
  return expect.fail(`${owner} has no ten jars`)
}

const ownerOf = (identifier: bigint) =>
  chain.publicClient.readContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [identifier],
  })
const jars = (owner: Address, id: bigint) =>
  chain.publicClient.readContract({
    address: spices,
    abi: erc1155Abi,
    functionName: 'balanceOf',
    args: [owner, id],
  })
const money = (token: Address, owner: Address) =>
  chain.publicClient.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
const ether = (address: Address) => chain.publicClient.getBalance({ address })

async function run(client: WalletClient, actions: Parameters<typeof runActions>[1]['actions']) {
  const seen: string[] = []
  for await (const event of runActions(client as Parameters<typeof runActions>[0], {
    actions,
    simulate: true,
  }))
    seen.push(event.type)
  return seen
}

describe('createOrder and fulfillOrder', () => {
  test.each([
    ['native', undefined, noConduitKey, 'basic'],
    ['native, through the conduit', undefined, knownConduitKey, 'basic'],
    ['WETH', wrappedNative, noConduitKey, 'basic'],
    ['a token of 6 decimals, through the conduit', dusd, knownConduitKey, 'basic'],
  ] as const)('default: lists a single token for %s and sells it', async (_, currency, conduitKey, route) => {
    const [seller, buyer] = [chain.walletClient(amina), chain.walletClient(bilal)]
    const identifier = await tokenOf(amina.address)
    const price = currency === dusd ? parseUnits('399.99', 6) : parseEther('1.23')
    const listing = await createOrder(seller, {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ currency: currency, amount: price }],
      fees,
      conduitKey,
    })
    expect(listing.actions.map((action) => action.type)).toEqual(['approval', 'create'])
    const order = await listing.executeAllActions()
    expect(order.signature).toHaveLength(130)

    const paid = () => (currency ? money(currency, demo.artist.address) : ether(demo.artist.address))
    const before = await paid()
    const fill = await fulfillOrder(buyer, { order, conduitKey })
    expect(fill.route).toBe(route)
    expect(fill.actions.map((action) => action.type)).toEqual(
      currency ? ['approval', 'exchange'] : ['exchange'],
    )
    await run(buyer, fill.actions)
    expect(await ownerOf(identifier)).toBe(bilal.address)
    expect((await paid()) - before).toBe((price * 500n) / 10_000n)
  })

  test('default: an offer in WETH is accepted by the owner, fees out of the price', async () => {
    const [bidder, owner] = [chain.walletClient(celeste), chain.walletClient(amina)]
    const identifier = await tokenOf(amina.address)
    const bid = await createOrder(bidder, {
      offer: [{ currency: wrappedNative, amount: parseEther('2') }],
      consideration: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      fees,
    })
    const order = await bid.executeAllActions()
    const before = await money(wrappedNative, amina.address)
    const fill = await fulfillOrder(owner, { order })
    expect([fill.route, fill.actions.map((action) => action.type)]).toEqual([
      'basic',
      ['approval', 'exchange'],
    ])
    await run(owner, fill.actions)
    expect(await ownerOf(identifier)).toBe(celeste.address)
    expect((await money(wrappedNative, amina.address)) - before).toBe(parseEther('1.9'))
  })

  test('param: unitsToFill: ten jars are bought in parts by two people, to the last wei', async () => {
    const [seller, first, second] = [
      chain.walletClient(amina),
      chain.walletClient(bilal),
      chain.walletClient(celeste),
    ]
    const { id } = await jarsOf(amina.address)
    const listing = await createOrder(seller, {
      offer: [{ itemType: ItemType.ERC1155, contract: spices, tokenId: id, amount: 10n }],
      consideration: [{ amount: parseEther('10') }],
      fees,
      allowPartialFills: true,
    })
    const order = await listing.executeAllActions()
    const [had, earned] = [await jars(bilal.address, id), await ether(demo.artist.address)]
    const two = await fulfillOrder(first, { order, unitsToFill: 2n })
    expect(two.route).toBe('advanced')
    await run(first, two.actions)
    expect((await jars(bilal.address, id)) - had).toBe(2n)

    const rest = await fulfillOrder(second, { order })
    expect(rest.route).toBe('plain')
    expect(
      rest.actions.at(-1)?.type === 'exchange' && rest.payment.reduce((sum, item) => sum + item.amount, 0n),
    ).toBe(parseEther('8'))
    await run(second, rest.actions)
    expect((await ether(demo.artist.address)) - earned).toBe(parseEther('0.5'))
    const status = await getOrderStatus(second, { orderHash: Order.hash(order.parameters) })
    expect(status.totalFilled).toBe(status.totalSize)
  })

  test('param: recipient and tips', async () => {
    const [seller, buyer] = [chain.walletClient(amina), chain.walletClient(bilal)]
    const identifier = await tokenOf(amina.address)
    const listing = await createOrder(seller, {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: parseEther('1') }],
    })
    const order = await listing.executeAllActions()
    const tip = { amount: 7n, recipient: demo.artist.address }
    const before = await ether(demo.artist.address)
    const fill = await fulfillOrder(buyer, { order, tips: [tip], recipient: celeste.address })
    await run(buyer, fill.actions)
    expect(await ownerOf(identifier)).toBe(celeste.address)
    expect((await ether(demo.artist.address)) - before).toBe(7n)
  })

  test('param: exactApproval: a single approval is enough to sell', async () => {
    const [seller, buyer] = [chain.walletClient(amina), chain.walletClient(bilal)]
    const identifier = await tokenOf(amina.address)
    const options = {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: parseEther('1') }],
      exactApproval: true,
    } as const
    const order = await (await createOrder(seller, options)).executeAllActions()
    expect((await createOrder(seller, options)).actions.map((action) => action.type)).toEqual(['create'])
    await run(buyer, (await fulfillOrder(buyer, { order })).actions)
    expect(await ownerOf(identifier)).toBe(bilal.address)
  })

  test('behavior: sends one node request before the wallet is asked', async () => {
    const identifier = await tokenOf(amina.address)
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const clientOf = (key: { privateKey: `0x${string}` }) =>
      createWalletClient({ account: privateKeyToAccount(key.privateKey), chain: chain.chain, transport })
    const seller = chain.walletClient(amina)
    const listing = {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: parseEther('1') }],
    } as const
    await createOrder(clientOf(amina), listing)
    expect(log.methods).toEqual(['eth_call'])
    const order = await (await createOrder(seller, listing)).executeAllActions()
    log.clear()
    await fulfillOrder(clientOf(bilal), { order })
    expect(log.methods).toEqual(['eth_call'])
  })
})

describe('refusals', () => {
  const list = async (changes: Partial<createOrder.Options> = {}, seller = chain.walletClient(amina)) => {
    const identifier = await tokenOf(amina.address)
    const listing = await createOrder(seller, {
      offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: parseEther('1') }],
      ...changes,
    })
    return listing.executeAllActions()
  }
  const nameOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'nothing thrown',
      (error: Error) => `${error.name}: ${error.message.split('.')[0]}`,
    )

  test('error: an order that came as JSON and was not read', async () => {
    const order = Order.serialize(await list()) as unknown as Order.Order
    const wallet = chain.walletClient(bilal)
    for (const use of [
      () => fulfillOrder(wallet, { order }),
      async () => Order.hash(order.parameters),
      () => fulfillOrder(wallet, {} as { order: Order.Order }),
    ])
      await expect(use()).rejects.toThrow('read orders that come as JSON with Order.parse')
  })

  test('error: the seller does not own the token', async () => {
    expect(await nameOf(list({}, chain.walletClient(bilal)))).toBe(
      'Order.OffererBalanceError: The offerer does not have the amount needed to create or fulfill',
    )
  })

  test('error: sold away, approval taken back, cancelled, filled, expired, poor buyer', async () => {
    const [seller, buyer] = [chain.walletClient(amina), chain.walletClient(bilal)]
    const order = await list()
    const token = order.parameters.offer[0]!.identifierOrCriteria
    const write = async (
      account: Account,
      functionName: 'setApprovalForAll',
      args: readonly [Address, boolean],
    ) => seller.writeContract({ account, address: lanterns, abi: erc721Abi, functionName, args })
    const operator = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'

    await write(seller.account, 'setApprovalForAll', [operator, false])
    await chain.testClient.mine({ blocks: 1 })
    expect(await nameOf(fulfillOrder(buyer, { order }))).toMatch(
      /^Order.OffererApprovalError: The offerer does not have/,
    )
    await write(seller.account, 'setApprovalForAll', [operator, true])
    await chain.testClient.mine({ blocks: 1 })

    const tooDear = await list({ consideration: [{ amount: parseEther('100000') }] })
    expect(await nameOf(fulfillOrder(buyer, { order: tooDear }))).toBe(
      'Order.FulfillerBalanceError: The fulfiller does not have the balances needed to fulfill',
    )
    const later = await fulfillOrder(buyer, { order: tooDear, checkFulfiller: false })
    expect(later.actions.map(({ type }) => type)).toEqual(['exchange'])

    const [now, short] = [await chain.publicClient.getBlock(), await list({ endTime: 2n ** 33n })]
    expect(now.timestamp).toBeLessThan(2n ** 33n)
    await run(seller, cancelOrders(seller, { orders: [short.parameters] }).actions)
    expect(await nameOf(fulfillOrder(buyer, { order: short }))).toBe(
      'Order.CancelledError: The order you are trying to fulfill is cancelled',
    )

    await run(buyer, (await fulfillOrder(buyer, { order })).actions)
    expect(await ownerOf(token)).toBe(bilal.address)
    expect(await nameOf(fulfillOrder(chain.walletClient(celeste), { order }))).toBe(
      'Order.FilledError: The order you are trying to fulfill is already filled',
    )
  })

  test('error: expired, and not started', async () => {
    const { timestamp } = await chain.publicClient.getBlock()
    const order = await list({ startTime: timestamp + 1_000n, endTime: timestamp + 2_000n })
    expect(await nameOf(fulfillOrder(chain.walletClient(bilal), { order }))).toMatch(/^Order.NotStartedError/)
    await chain.testClient.setNextBlockTimestamp({ timestamp: timestamp + 2_000n })
    await chain.testClient.mine({ blocks: 1 })
    expect(await nameOf(fulfillOrder(chain.walletClient(bilal), { order }))).toMatch(/^Order.ExpiredError/)
  })

  test('error: the contract’s reason is told by name when the chain changed after the plan', async () => {
    const seller = chain.walletClient(amina)
    const order = await list()
    const fill = await fulfillOrder(chain.walletClient(bilal), { order })
    await run(seller, cancelOrders(seller, { orders: [order.parameters] }).actions)
    await expect(run(chain.walletClient(bilal), fill.actions)).rejects.toMatchObject({
      name: 'Transaction.RevertedError',
      facts: { errorName: 'OrderIsCancelled' },
    })
  })

  test.each([
    [
      'no end for a moving price',
      { consideration: [{ amount: 2n, endAmount: 1n }] },
      'Expiration time must be set',
    ],
    ['an end before the start', { startTime: 10n, endTime: 10n }, 'ends at 10'],
    ['nothing asked', { consideration: [{ amount: 0n }] }, 'has the amount 0'],
    ['native currency offered', { offer: [{ amount: 1n }] }, 'cannot be offered'],
    ['fees over 100 %', { fees: [{ recipient: demo.artist.address, basisPoints: 10_001 }] }, 'at most 10000'],
    ['a conduit that does not exist', { conduitKey: `0x${'7'.repeat(64)}` as const }, 'No conduit exists'],
  ])('error: %s', async (_, change, reason) => {
    await expect(list(change)).rejects.toThrow(reason)
  })

  test('error: units that do not divide', async () => {
    const { id } = await jarsOf(amina.address)
    const jar = { itemType: ItemType.ERC1155, contract: spices, tokenId: id, amount: 3n } as const
    const listing = createOrder(chain.walletClient(amina), {
      offer: [jar],
      consideration: [{ amount: 100n }],
      allowPartialFills: true,
    })
    await expect(listing).rejects.toThrow('split evenly only into 1 unit, not 3')
  })
})

describe('getOrderHash', () => {
  test('behavior: the contract and Order.hash agree on any order', async () => {
    await fc.assert(
      fc.asyncProperty(Arbitrary.components, async (components) => {
        expect(await getOrderHash(chain.publicClient, { components })).toBe(Order.hash(components))
      }),
      { numRuns: 60 },
    )
  })
})
