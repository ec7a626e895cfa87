import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { createClient, custom, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { ItemType } from '../order/constants.js'
import type { InputItem } from '../order/InputItem.js'
import { createBulkOrders } from './createBulkOrders.js'
import { createOrder } from './createOrder.js'

const chain = testChain()
const { lanterns, spices, dusd } = demo.contracts
const [amina] = demo.accounts
const config = { checkBalancesAndApprovals: false }
const consideration = [{ amount: parseEther('1') }]

/** A client that records its requests to the node. */
function counting() {
  const asked: string[] = []
  const { account, chain: network, request } = chain.walletClient(amina)
  const record = (call: { method: string }) => {
    asked.push(call.method)
    return request(call as never)
  }
  const client = createClient({ account, chain: network, transport: custom({ request: record }) })
  return { client, asked }
}

const offered = async (...offer: readonly InputItem[]) =>
  (await createOrder(chain.walletClient(amina), { offer, consideration, config })).components.offer

describe('itemType', () => {
  test('default: the contract says it', async () => {
    expect(await offered({ contract: lanterns, tokenId: 7n })).toMatchObject([
      { itemType: ItemType.ERC721, token: lanterns, identifierOrCriteria: 7n, startAmount: 1n },
    ])
    expect(await offered({ contract: spices, tokenId: 7n, amount: 3n })).toMatchObject([
      { itemType: ItemType.ERC1155, token: spices, identifierOrCriteria: 7n, startAmount: 3n },
    ])
  })

  test('behavior: any of several tokens', async () => {
    const order = await createOrder(chain.walletClient(amina), {
      offer: [{ currency: dusd, amount: 5n }],
      consideration: [
        { contract: lanterns, tokenIds: [1n, 2n] },
        { contract: spices, criteria: 0n },
      ],
      config,
    })
    expect(order.components.consideration).toMatchObject([
      { itemType: ItemType.ERC721_WITH_CRITERIA },
      { itemType: ItemType.ERC1155_WITH_CRITERIA },
    ])
  })

  test('behavior: one more request for all orders, and none if every token has its type', async () => {
    const untyped = counting()
    const tokens = [1n, 2n, 3n].map((tokenId) => ({ contract: lanterns, tokenId }))
    const orders = tokens.map((token) => ({ offer: [token], consideration }))
    await createBulkOrders(untyped.client, { orders, config })
    const typed = counting()
    const known = tokens.map((token) => ({
      offer: [{ ...token, itemType: ItemType.ERC721 }],
      consideration,
    }))
    await createBulkOrders(typed.client, { orders: known, config })
    expect([untyped.asked, typed.asked]).toEqual([['eth_call', 'eth_call'], ['eth_call']])
  })

  test('error: the contract declares neither kind', async () => {
    await expect(offered({ contract: dusd, tokenId: 7n })).rejects.toMatchObject({
      name: 'Order.ParseError',
      facts: { path: 'offer[0].itemType', expected: expect.stringContaining('does not declare one') },
    })
    const orders = [lanterns, dusd].map((contract) => ({ offer: [{ contract, tokenId: 1n }], consideration }))
    await expect(createBulkOrders(chain.walletClient(amina), { orders, config })).rejects.toMatchObject({
      facts: { index: 1, count: 2 },
      cause: { name: 'Order.ParseError' },
    })
  })

  test('error: an amount of several where each token exists once, and none where it does not', async () => {
    await expect(offered({ contract: lanterns, tokenId: 7n, amount: 2n })).rejects.toThrow(/ERC721|amount/)
    await expect(offered({ contract: spices, tokenId: 7n })).rejects.toMatchObject({
      facts: { path: 'offer[0].amount' },
    })
  })
})
