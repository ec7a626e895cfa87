import { demo } from '@souk/devchain'
import { createMarket, getActivity, getNftsByAccount, paginate } from '@souk/market'
import { freezeClock, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '../testing/apiOf.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterAll(() => server.close())

const marketOf = (account: typeof amina | typeof bilal) =>
  createMarket({
    api: apiOf(server),
    client: chain.walletClient(account),
    seaport: { defaultConduitKey: demo.conduitKey },
  })

/** Gives the latest block the second in which something was done here, as when both clocks are right. */
async function mineIn(second: bigint): Promise<void> {
  if ((await freezeClock(chain)) < second) await chain.testClient.setNextBlockTimestamp({ timestamp: second })
}

describe('listActivity', () => {
  test('behavior: a sale in the second of its listing comes after the listing, on any page', async () => {
    const { nfts } = await getNftsByAccount(apiOf(server), { account: amina.address, limit: 200 })
    const { contract, tokenId } = nfts.find((nft) => nft.contract === lanterns)!
    const order = await marketOf(amina).createListing({
      asset: { contract, tokenId },
      price: parseEther('1'),
    })
    await mineIn(BigInt(Math.floor(order.createdAt.getTime() / 1_000)))
    const { transactionHash } = await marketOf(bilal).fulfillOrder({
      order,
      expected: { payment: order.price },
    })
    const { blockNumber } = await chain.publicClient.getTransactionReceipt({ hash: transactionHash })
    await server.indexed(blockNumber)

    const wish = { contract, tokenId, types: ['listing', 'sale', 'transfer'] } as const
    const { activities } = await getActivity(apiOf(server), wish)
    expect(activities.map(({ type }) => type)).toEqual(['transfer', 'sale', 'listing'])
    expect(new Set(activities.map(({ at }) => at.getTime())).size).toBe(1)
    const walked = []
    for await (const activity of paginate(getActivity, apiOf(server), { ...wish, limit: 1 }))
      walked.push(activity)
    expect(walked).toEqual(activities)
  })

  test('behavior: the items of a set have the pictures that their contract draws', async () => {
    await server.described()
    const { nfts } = await getNftsByAccount(apiOf(server), { account: amina.address, limit: 200 })
    const given = nfts.filter((nft) => nft.contract === lanterns).slice(-3)
    expect(given.some(({ imageUrl = '' }) => imageUrl.length > 4_000)).toBe(true)
    const set = await marketOf(amina).createBundle({
      assets: given.map(({ contract, tokenId }) => ({ contract, tokenId })),
      price: parseEther('1'),
    })
    const { activities } = await getActivity(apiOf(server), { types: ['listing'] })
    const tokens = activities.find(({ orderHash }) => orderHash === set.orderHash)?.bundle?.tokens
    expect(tokens?.map(({ imageUrl }) => imageUrl)).toEqual(given.map(({ imageUrl }) => imageUrl))
  })
})
