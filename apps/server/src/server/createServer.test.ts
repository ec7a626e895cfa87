import { demo } from '@souk/devchain'
import { getCollection, getNft, getNftsByAccount, getOrders, postOrder } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiOf } from '../testing/apiOf.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns, conduit } = demo.contracts
let server: TestServer

beforeEach(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterEach(() => server.close())

const api = () => apiOf(server)

const approve = () => setApproval(chain, { owner: amina, token: lanterns, operator: conduit, approved: true })

describe('createServer', () => {
  test('default', async () => {
    await approve()
    const { nfts } = await getNftsByAccount(api(), { account: amina.address, limit: 200 })
    const nft = nfts.find((candidate) => candidate.contract === lanterns)
    expect(nft).toBeDefined()
    const identifier = nft!.tokenId
    const { timestamp } = await chain.publicClient.getBlock()
    const components = listing({
      maker: amina.address,
      token: lanterns,
      identifier,
      price: parseEther('1'),
      conduitKey: demo.conduitKey,
      now: timestamp,
    })
    const posted = await postOrder(api(), {
      side: 'ask',
      order: await signOrder(amina.privateKey, components),
    })
    expect(posted.status).toBe('active')
    const { orders } = await getOrders(api(), { side: 'ask' })
    expect(orders.map((order) => order.orderHash)).toEqual([posted.orderHash])
    expect((await getNft(api(), { contract: lanterns, tokenId: identifier })).listing?.price).toBe(
      parseEther('1'),
    )
    const collection = await getCollection(api(), { slug: 'lanterns-of-the-souk' })
    expect(collection.stats).toMatchObject({ listed: 1, floor: { price: parseEther('1') } })
  })

  test('behavior: closing again changes nothing', async () => {
    await Promise.all([server.close(), server.close()])
    await server.close()
  })
})
