import { demo } from '@souk/devchain'
import { erc20Abi, noConduitKey } from '@souk/seaport'
import { type Address, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { getMarketInfo } from '../actions/getMarketInfo.js'
import { stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste, dario, esra] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const exactApproval = true

const assetOf = async (owner: (typeof demo.accounts)[number]) => ({
  contract: lanterns,
  tokenId: await scene.lanternOf(owner.address),
})

describe('exact approvals beside live orders', () => {
  test('behavior: a listing through another operator names the one that falls asleep', async () => {
    const market = scene.market(celeste)
    const listing = { asset: await assetOf(celeste), price: '1', exactApproval }
    const first = await market.createListing(listing)
    const { plan } = await market.prepareCreateListing({ ...listing, conduitKey: noConduitKey })
    expect(plan.fallsAsleep).toMatchObject([{ orderHash: first.orderHash, contract: lanterns }])
    expect(plan.steps[0]).toMatchObject({ kind: 'approval', fallsAsleep: [first.orderHash] })
  })

  test('behavior: two offers and a purchase leave each other what they need', async () => {
    const market = scene.market(bilal)
    const first = await market.createOffer({ asset: await assetOf(dario), price: '0.3', exactApproval })
    const second = await market.createOffer({ asset: await assetOf(amina), price: '0.2', exactApproval })
    expect([first, second].map(({ status }) => status)).toEqual(['active', 'active'])
    const listed = await scene.market(celeste).createListing({
      asset: await assetOf(celeste),
      price: '0.1',
      currency: wrappedNative,
    })
    const { plan } = await market.prepareFulfillOrder({ order: listed.orderHash, exactApproval })
    expect(plan.steps[0]).toMatchObject({ kind: 'approval', exact: parseEther('0.6') })
    await market.fulfillOrder({ order: listed.orderHash, exactApproval })
    await scene.market(dario).fulfillOrder({ order: first.orderHash })
    await scene.market(amina).fulfillOrder({ order: second.orderHash })
    const args = [bilal.address, demo.contracts.conduit] as const
    const left = { address: wrappedNative, abi: erc20Abi, functionName: 'allowance', args } as const
    expect(await scene.chain.publicClient.readContract(left)).toBe(0n)
  })

  test('behavior: with exact currencies, only orders that pay in a currency of the trade are read', async () => {
    const requests: string[] = []
    const note = (answer: never, path: string) => {
      requests.push(path)
      return answer
    }
    const read = () =>
      requests
        .filter((path) => /\/(offers|listings|swaps|parameters)(\?|$)/.test(path))
        .map((path) => path.replace(/^.*\//, ''))
    const market = scene.market(esra, { tamper: note })
    const exactApproval = 'currencies'
    const { dusd } = demo.contracts
    const terms = { asset: await assetOf(celeste), exactApproval } as const
    await market.createOffer({ ...terms, price: '0.3' })
    await market.createOffer({ ...terms, price: '5', currency: dusd })
    const listed = async (price: string, currency?: Address) =>
      (await scene.market(celeste).createListing({ asset: await assetOf(celeste), price, currency }))
        .orderHash
    const [forEther, forWeth] = [await listed('0.1'), await listed('0.1', wrappedNative)]

    requests.length = 0
    const { plan } = await market.prepareFulfillOrder({ order: forWeth, exactApproval })
    expect(plan.steps[0]).toMatchObject({ kind: 'approval', exact: parseEther('0.4') })
    expect(read()).toEqual(['parameters', 'parameters'])
    // What is paid in ether, and what is listed, needs no allowance of a currency.
    requests.length = 0
    await market.prepareFulfillOrder({ order: forEther, exactApproval })
    await market.prepareCreateListing({ asset: await assetOf(esra), price: '1', exactApproval })
    expect(read()).toEqual([])
  })

  test('behavior: a market that does not know the call is read page by page', async () => {
    const asked: string[] = []
    const unknown = (answer: never, path: string) => {
      asked.push(path.replace(/^.*\//, ''))
      return path.endsWith('/parameters') ? Response.json({ errors: ['Not found'] }, { status: 404 }) : answer
    }
    const market = scene.market(dario, { tamper: unknown })
    const terms = { price: '0.3', exactApproval: 'currencies' } as const
    await market.createOffer({ ...terms, asset: await assetOf(celeste) })
    asked.length = 0
    const { plan } = await market.prepareCreateOffer({ ...terms, asset: await assetOf(amina) })
    expect(plan.steps[0]).toMatchObject({ kind: 'approval', exact: parseEther('0.6') })
    expect(asked).toEqual(expect.arrayContaining(['parameters', 'offers', 'swaps']))
  })

  test('behavior: the end of an auction names the listing that falls asleep', async () => {
    const market = scene.market(esra)
    const asset = await assetOf(esra)
    const shared = { asset, price: '0.5', currency: wrappedNative, exactApproval }
    const { auction: englishAuction } = await getMarketInfo(market.api)
    const auctioned = { ...shared, englishAuction, conduitKey: noConduitKey }
    const { timestamp } = await scene.chain.publicClient.getBlock()
    const auction = await market.createListing({ ...auctioned, endTime: timestamp + 86_400n })
    const listed = await market.createListing(shared)
    const bid = await scene.market(bilal).createOffer({ asset, price: '1' })
    const { plan } = await market.prepareSettleAuction({ auction, bid, exactApproval })
    expect(plan.fallsAsleep).toMatchObject([{ orderHash: listed.orderHash, contract: lanterns }])
    expect(plan.steps[0]).toMatchObject({ kind: 'approval', fallsAsleep: [listed.orderHash] })
  })
})
