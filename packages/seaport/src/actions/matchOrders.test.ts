import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Address, parseEther } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { ItemType, seaportAddress } from '../order/constants.js'
import { components, item, sign, to } from '../testing/makeOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'
import { fulfillPrivateListing } from './fulfillPrivateListing.js'
import { matchOrders } from './matchOrders.js'

type DemoAccount = (typeof demo.accounts)[number]
const chain = testChain()
const { lanterns, wrappedNative } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const market = demo.artist.address
const ether = parseEther('1')

const { ERC20, ERC721, ERC721_WITH_CRITERIA, NATIVE } = ItemType
const lantern = (identifierOrCriteria: bigint) => item(ERC721, { token: lanterns, identifierOrCriteria })
const anyLantern = item(ERC721_WITH_CRITERIA, { token: lanterns })
const native = (amount: bigint) => item(NATIVE, { amount })
const weth = (amount: bigint) => item(ERC20, { token: wrappedNative, amount })
const wallet = (account: { privateKey: `0x${string}` }) => chain.walletClient(account)

const ownerOf = (id: bigint) =>
  chain.publicClient.readContract({ address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] })
const wethOf = (address: Address) =>
  chain.publicClient.readContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })

async function lanternOf(owner: Address): Promise<bigint> {
  for (let id = 1n; id < 109n; id++) if ((await ownerOf(id)) === owner) return id
  return expect.fail(`${owner} has no lantern`)
}

async function approve(account: DemoAccount, amount: bigint) {
  const client = wallet(account)
  const hashes = [
    await client.writeContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [seaportAddress, true],
    }),
    await client.writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, amount],
    }),
  ]
  for (const hash of hashes) await chain.publicClient.waitForTransactionReceipt({ hash })
}

const settle = async (hash: `0x${string}`) => chain.publicClient.waitForTransactionReceipt({ hash })

let [a, b, c]: bigint[] = []
beforeEach(async () => {
  a = await lanternOf(amina.address)
  b = await lanternOf(bilal.address)
  c = await lanternOf(celeste.address)
})

describe('matchOrders', () => {
  test('default: a third party matches a listing with an offer; the fee comes out of the proceeds', async () => {
    await approve(amina, 0n)
    await approve(bilal, 10n * ether)
    const listing = await sign(
      wallet(amina),
      components(
        amina.address,
        [lantern(a as bigint)],
        [to(amina.address, weth((95n * ether) / 100n)), to(market, weth((5n * ether) / 100n))],
      ),
    )
    const bid = await sign(
      wallet(bilal),
      components(bilal.address, [weth(ether + 7n)], [to(bilal.address, anyLantern)]),
    )
    const before = await Promise.all([amina.address, market, celeste.address].map(wethOf))
    const match = await matchOrders(wallet(celeste), {
      orders: [{ order: listing }, { order: bid, considerationCriteria: [{ tokenId: a as bigint }] }],
    })
    expect(match.surplus.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [bilal.address, celeste.address, 7n],
    ])
    await settle(await match.executeAllActions())
    const after = await Promise.all([amina.address, market, celeste.address].map(wethOf))
    expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual([
      (95n * ether) / 100n,
      (5n * ether) / 100n,
      7n,
    ])
    expect(await ownerOf(a as bigint)).toBe(bilal.address)
  })

  test("behavior: three orders swap in a circle, the caller's without a signature", async () => {
    await Promise.all([amina, bilal].map((account) => approve(account, 0n)))
    const swap = (account: DemoAccount, given: bigint, wanted: bigint) =>
      components(account.address, [lantern(given)], [to(account.address, lantern(wanted))])
    const orders = [
      { order: await sign(wallet(amina), swap(amina, a as bigint, b as bigint)) },
      { order: await sign(wallet(bilal), swap(bilal, b as bigint, c as bigint)) },
      { order: { parameters: swap(celeste, c as bigint, a as bigint), signature: '0x' as const } },
    ]
    const match = await matchOrders(wallet(celeste), { orders })
    expect(match.actions.map(({ type }) => type)).toEqual(['approval', 'exchange'])
    await settle(await match.executeAllActions())
    expect([await ownerOf(a as bigint), await ownerOf(b as bigint), await ownerOf(c as bigint)]).toEqual([
      celeste.address,
      amina.address,
      bilal.address,
    ])
  })

  test('behavior: the caller sends the native currency that an order offers', async () => {
    await approve(amina, 0n)
    const listing = await sign(
      wallet(amina),
      components(amina.address, [lantern(a as bigint)], [to(amina.address, native(ether))]),
    )
    const counter = components(bilal.address, [native(ether)], [to(bilal.address, lantern(a as bigint))])
    const match = await matchOrders(wallet(bilal), {
      orders: [{ order: listing }, { order: { parameters: counter, signature: '0x' } }],
    })
    const last = match.actions.at(-1)
    expect(last?.transactionMethods.buildTransaction().value).toBe(ether)
    await settle(await match.executeAllActions())
    expect(await ownerOf(a as bigint)).toBe(bilal.address)
  })

  test('error: an order asks for an item that no order offers', async () => {
    const listing = await sign(
      wallet(amina),
      components(amina.address, [lantern(a as bigint)], [to(amina.address, weth(ether))]),
    )
    const bid = await sign(
      wallet(bilal),
      components(bilal.address, [weth(ether / 2n)], [to(bilal.address, lantern(a as bigint))]),
    )
    await expect(
      matchOrders(wallet(celeste), { orders: [{ order: listing }, { order: bid }] }),
    ).rejects.toMatchObject({ name: 'Order.UnmatchedError', facts: { orderIndex: 0, missing: ether / 2n } })
  })

  test('error: a party that has not approved', async () => {
    const listing = await sign(
      wallet(amina),
      components(amina.address, [lantern(a as bigint)], [to(amina.address, weth(ether))]),
    )
    const bid = await sign(
      wallet(bilal),
      components(bilal.address, [weth(ether)], [to(bilal.address, lantern(a as bigint))]),
    )
    await expect(
      matchOrders(wallet(celeste), { orders: [{ order: listing }, { order: bid }] }),
    ).rejects.toMatchObject({ name: 'Order.OffererApprovalError' })
  })
})

describe('fulfillPrivateListing', () => {
  const privateListing = async (price: bigint) => {
    await approve(amina, 0n)
    return sign(
      wallet(amina),
      components(
        amina.address,
        [lantern(a as bigint)],
        [
          to(amina.address, native(price - price / 20n)),
          to(market, native(price / 20n)),
          to(bilal.address, lantern(a as bigint)),
        ],
      ),
    )
  }

  test('default: the taker pays and receives, without approving anything', async () => {
    const order = await privateListing(ether)
    const purchase = await fulfillPrivateListing(wallet(bilal), { order })
    expect([purchase.taker, purchase.actions.length]).toEqual([bilal.address, 1])
    const before = await chain.publicClient.getBalance({ address: market })
    await settle(await purchase.executeAllActions())
    expect(await ownerOf(a as bigint)).toBe(bilal.address)
    expect((await chain.publicClient.getBalance({ address: market })) - before).toBe(ether / 20n)
  })

  test('error: an order without a taker', async () => {
    const order = await sign(
      wallet(amina),
      components(amina.address, [lantern(a as bigint)], [to(amina.address, native(ether))]),
    )
    await expect(fulfillPrivateListing(wallet(bilal), { order })).rejects.toThrow(
      'Order is not a private listing - must have a taker address',
    )
  })

  test('error: another account would pay for the taker', async () => {
    const order = await privateListing(ether)
    await expect(fulfillPrivateListing(wallet(celeste), { order })).rejects.toMatchObject({
      name: 'Order.NotTakerError',
      facts: { taker: bilal.address, account: celeste.address },
    })
  })

  test('param: payForTaker: a present', async () => {
    const order = await privateListing(ether)
    const present = await fulfillPrivateListing(wallet(celeste), { order, payForTaker: true })
    await settle(await present.executeAllActions())
    expect(await ownerOf(a as bigint)).toBe(bilal.address)
  })

  test('error: a private listing in a normal fill, by the taker or another account', async () => {
    const order = await privateListing(ether)
    for (const account of [bilal, celeste]) {
      const error = { name: 'Order.PrivateListingError', facts: { taker: bilal.address } }
      await expect(fulfillOrder(wallet(account), { order })).rejects.toMatchObject(error)
      await expect(fulfillOrders(wallet(account), { orders: [{ order }] })).rejects.toMatchObject({
        facts: { dropped: [{ reasons: [error, {}] }] },
      })
    }
  })

  test('param: recipient: refused', async () => {
    const order = await privateListing(ether)
    await expect(fulfillPrivateListing(wallet(bilal), { order, recipient: celeste.address })).rejects.toThrow(
      'Private listings cannot be fulfilled with a recipient address',
    )
  })
})
