import { demo } from '@souk/devchain'
import { domainTag, erc721Abi, getDomains, getOrderStatus } from '@souk/seaport'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const ether = parseEther('1')

const ownerOf = (tokenId: bigint) =>
  scene.chain.publicClient.readContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [tokenId],
  })

/** A listing of Amina for one WETH, and an offer of Bilal of two. */
async function crossed() {
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
  const listing = await scene.market(amina).createListing({ asset, price: ether, currency: wrappedNative })
  const offer = await scene.market(bilal).createOffer({ asset, price: 2n * ether })
  return { asset, listing, offer }
}

describe('matchOrders', () => {
  test('default: a third account settles two orders by their hashes, and receives the difference', async () => {
    const { asset, listing, offer } = await crossed()
    const market = scene.market(celeste)
    const orders = [{ order: listing.orderHash }, { order: offer.orderHash }]
    const { plan, simulate } = await market.prepareMatchOrders({ orders })
    // Of the two WETH, the offer pays 7.5% as fees, and the listing takes one.
    const amount = ether - (2n * ether * 75n) / 1_000n
    expect(plan.surplus).toMatchObject([{ to: celeste.address, token: wrappedNative, amount }])
    expect(plan.fallsAsleep).toEqual([])
    expect(await simulate?.()).toMatchObject({ result: expect.any(Array) })
    const { receipt } = await market.matchOrders({ orders })
    expect(receipt.status).toBe('success')
    expect(await ownerOf(asset.tokenId)).toBe(bilal.address)
  })

  test('behavior: an order that a market tells wrongly is refused', async () => {
    const { listing, offer } = await crossed()
    const orders = [{ order: { ...listing, price: 1n } }, { order: offer }]
    expect(await failure(scene.market(celeste).matchOrders({ orders }))).toMatchObject({
      name: 'Market.UntrueError',
    })
  })

  test('error: no order', async () => {
    expect(await failure(scene.market(celeste).matchOrders({ orders: [] }))).toMatchObject({
      name: 'Order.NoneFillableError',
    })
  })
})

describe('validateOrders', () => {
  test('default: another account validates signed orders', async () => {
    const { listing, offer } = await crossed()
    const market = scene.market(celeste)
    const orders = [listing.orderHash, offer]
    const { simulate } = await market.prepareValidateOrders({ orders })
    expect(await simulate?.()).toMatchObject({ result: true })
    await market.validateOrders({ orders })
    for (const { orderHash } of [listing, offer])
      expect(await getOrderStatus(scene.chain.publicClient, { orderHash })).toMatchObject({
        isValidated: true,
      })
  })

  test('error: a cancelled order', async () => {
    const { listing } = await crossed()
    await scene.market(amina).cancelOrders({ orders: [listing] })
    expect(await failure(scene.market(celeste).validateOrders({ orders: [listing.order] }))).toMatchObject({
      name: 'Transaction.RevertedError',
    })
  })
})

describe('setDomain', () => {
  test('default: the domain is found by its tag', async () => {
    const market = scene.market(amina)
    const domain = 'bazaar.example'
    expect((await market.prepareSetDomain({ domain })).plan.tag).toBe(domainTag(domain))
    await market.setDomain({ domain })
    expect(await getDomains(scene.chain.publicClient, { tag: domainTag(domain) })).toEqual([domain])
    expect(await failure(market.setDomain({ domain }))).toMatchObject({ name: 'Transaction.RevertedError' })
  })
})
