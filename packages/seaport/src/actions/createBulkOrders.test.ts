import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import { type Address, createWalletClient, isAddressEqual, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { ItemType, maxUint256, seaportAddress } from '../order/constants.js'
import { runActions } from '../wallet/runActions.js'
import { createBulkOrders } from './createBulkOrders.js'
import { fulfillOrder } from './fulfillOrder.js'

const chain = testChain()
const { lanterns, wrappedNative } = demo.contracts
const [amina, bilal] = demo.accounts
const ether = parseEther('1')
const { ERC721 } = ItemType

const ownerOf = (id: bigint) =>
  chain.publicClient.readContract({ address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] })

async function tokensOf(owner: Address): Promise<readonly bigint[]> {
  const ids = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const owners = await Promise.all(ids.map(ownerOf))
  return ids.filter(
    (_, index) => isAddressEqual(owners[index] ?? owner, owner) && owners[index] !== undefined,
  )
}

const allowance = (owner: Address) =>
  chain.publicClient.readContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, seaportAddress],
  })

const listingOf = (identifier: bigint, amount = ether) => ({
  offer: [{ itemType: ERC721, contract: lanterns, tokenId: identifier }],
  consideration: [{ amount }],
})
const bidOf = (identifier: bigint, amount = ether) => ({
  offer: [{ currency: wrappedNative, amount }],
  consideration: [{ itemType: ERC721, contract: lanterns, tokenId: identifier }],
})
const typesOf = (actions: readonly { type: string }[]) => actions.map(({ type }) => type)

describe('createBulkOrders', () => {
  test.each<[string, createBulkOrders.Options['signing'], number]>([
    ['as one tree', undefined, 1],
    ['one by one', 'single', 5],
    ['in trees of two', { maximumTreeSize: 2 }, 3],
  ])('default: five listings, signed %s, can all be filled', async (_, signing, signatures) => {
    const seller = chain.walletClient(amina)
    const ids = (await tokensOf(amina.address)).slice(0, 5)
    const bulk = await createBulkOrders(seller, { orders: ids.map((id) => listingOf(id)), signing })
    expect(typesOf(bulk.actions)).toEqual(['approval', ...Array(signatures).fill('createBulk')])
    const orders = await bulk.executeAllActions()
    expect(orders.map(({ parameters }) => parameters)).toEqual(bulk.components)
    const buyer = chain.walletClient(bilal)
    for (const order of orders) {
      const hash = await (await fulfillOrder(buyer, { order })).executeAllActions()
      await chain.publicClient.waitForTransactionReceipt({ hash })
    }
    expect(await Promise.all(ids.map(ownerOf))).toEqual(ids.map(() => bilal.address))
  })

  test('default: one order is signed plainly', async () => {
    const [id = 0n] = await tokensOf(amina.address)
    const bulk = await createBulkOrders(chain.walletClient(amina), { orders: [listingOf(id)] })
    const [order] = await bulk.executeAllActions()
    expect(order?.signature).toHaveLength(130)
  })

  test('behavior: one request for all orders, however many', async () => {
    const { transport, log } = countingTransport({ url: chain.rpcUrl })
    const account = privateKeyToAccount(amina.privateKey)
    const client = createWalletClient({ account, chain: chain.chain, transport })
    const ids = await tokensOf(amina.address)
    const orders = Array.from({ length: 100 }, (_, index) => listingOf(ids[index % ids.length] ?? 0n))
    const { components } = await createBulkOrders(client, { orders })
    expect(log.methods).toEqual(['eth_call'])
    expect(new Set(components.map(({ salt }) => salt)).size).toBe(100)
  })

  test('behavior: the message is what the wallet signs', async () => {
    const ids = (await tokensOf(amina.address)).slice(0, 3)
    const { actions } = await createBulkOrders(chain.walletClient(amina), {
      orders: ids.map((id) => listingOf(id)),
    })
    const last = actions.at(-1)
    const message = last?.type === 'createBulk' ? JSON.parse(last.getMessageToSign()) : {}
    expect([message.primaryType, message.domain.name, message.types.BulkOrder[0].type]).toEqual([
      'BulkOrder',
      'Seaport',
      'OrderComponents[2][2]',
    ])
  })

  test('param: exactApproval: each token of a collection is approved by itself', async () => {
    const ids = (await tokensOf(amina.address)).slice(0, 3)
    const options = { orders: ids.map((id) => listingOf(id)), exactApproval: true }
    const bulk = await createBulkOrders(chain.walletClient(amina), options)
    expect(
      bulk.actions.flatMap((action) => (action.type === 'approval' ? [action.identifierOrCriteria] : [])),
    ).toEqual(ids)
    await bulk.executeAllActions()
    // A single approval is as good as one for all: nothing is asked again.
    const again = await createBulkOrders(chain.walletClient(amina), options)
    expect(typesOf(again.actions)).toEqual(['createBulk'])
  })

  test('param: exactApproval: bids are added up, so that each of them can be accepted', async () => {
    const [first = 0n, second = 0n] = await tokensOf(amina.address)
    const bidder = chain.walletClient(bilal)
    const orders = [bidOf(first), bidOf(second)]
    const bids = await (await createBulkOrders(bidder, { orders, exactApproval: true })).executeAllActions()
    expect(await allowance(bilal.address)).toBe(2n * ether)
    const owner = chain.walletClient(amina)
    for (const order of bids) {
      const { actions } = await fulfillOrder(owner, { order })
      for await (const event of runActions(owner, { actions })) expect(event.index).toBeLessThan(2)
    }
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([bilal.address, bilal.address])
  })

  test('behavior: an allowance for one bid is not enough for two', async () => {
    const [first = 0n, second = 0n] = await tokensOf(amina.address)
    const bidder = chain.walletClient(bilal)
    await (
      await createBulkOrders(bidder, { orders: [bidOf(first)], exactApproval: true })
    ).executeAllActions()
    const one = await createBulkOrders(bidder, { orders: [bidOf(second)] })
    const two = await createBulkOrders(bidder, { orders: [bidOf(first), bidOf(second)] })
    expect([typesOf(one.actions), typesOf(two.actions)]).toEqual([['createBulk'], ['approval', 'createBulk']])
    await two.executeAllActions()
    expect(await allowance(bilal.address)).toBe(maxUint256)
  })

  test('behavior: the same token may be offered at several prices', async () => {
    const [id = 0n] = await tokensOf(amina.address)
    const options = { orders: [listingOf(id), listingOf(id, 2n * ether)], exactApproval: true }
    const { actions } = await createBulkOrders(chain.walletClient(amina), options)
    expect(typesOf(actions)).toEqual(['approval', 'createBulk'])
  })

  test('behavior: bids may add up to more than the balance, but no single bid may exceed it', async () => {
    const [first = 0n, second = 0n] = await tokensOf(amina.address)
    const bidder = chain.walletClient(bilal)
    const some = [bidOf(first, 60n * ether), bidOf(second, 60n * ether)]
    expect((await createBulkOrders(bidder, { orders: some })).components).toHaveLength(2)
    await expect(
      createBulkOrders(bidder, { orders: [bidOf(first), bidOf(second, 101n * ether)] }),
    ).rejects.toMatchObject({
      name: 'Draft.InBulkError',
      facts: { index: 1, count: 2 },
      message: expect.stringMatching(/^Order 2 of 2: The offerer does not have the amount needed/),
      cause: { name: 'Order.OffererBalanceError' },
    })
  })

  test('error: an order that could never be filled, and one of a wrong form, by their place', async () => {
    const [id = 0n] = await tokensOf(amina.address)
    const seller = chain.walletClient(amina)
    const moving = { ...listingOf(id), consideration: [{ amount: 2n, endAmount: 1n }] }
    await expect(createBulkOrders(seller, { orders: [listingOf(id), moving] })).rejects.toMatchObject({
      facts: { index: 1 },
      cause: { name: 'Draft.MovingPriceError' },
    })
    await expect(createBulkOrders(seller, { orders: [listingOf(id, -1n)] })).rejects.toMatchObject({
      facts: { index: 0 },
      cause: { name: 'Order.ParseError' },
    })
  })

  test('error: no orders', async () => {
    await expect(createBulkOrders(chain.walletClient(amina), { orders: [] })).rejects.toThrow('empty tree')
  })

  test('error: two orders alike', async () => {
    const [id = 0n] = await tokensOf(amina.address)
    const alike = { ...listingOf(id), salt: 0n }
    const seller = chain.walletClient(amina)
    await expect(createBulkOrders(seller, { orders: [alike, listingOf(id), alike] })).rejects.toMatchObject({
      name: 'Draft.SameOrderTwiceError',
      facts: { first: 0, second: 2 },
    })
    const other = { ...listingOf(id, parseEther('5')), salt: 0n }
    expect((await createBulkOrders(seller, { orders: [alike, other] })).components).toHaveLength(2)
  })

  test.each([0, -1, 1.5, 2 ** 24 + 1])('error: trees of %s', async (maximumTreeSize) => {
    const orders = [listingOf(1n)]
    const bulk = createBulkOrders(chain.walletClient(amina), { orders, signing: { maximumTreeSize } })
    await expect(bulk).rejects.toMatchObject({ name: 'Order.InvalidFieldError' })
  })
})
