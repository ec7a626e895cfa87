import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste] = demo.accounts
const { lanterns } = demo.contracts
const slug = 'lanterns-of-the-souk'
const ether = parseEther('1')

async function list(person: typeof amina | typeof bilal) {
  const tokenId = await scene.lanternOf(person.address)
  const asset = { contract: lanterns, tokenId }
  return {
    tokenId,
    listed: await scene.market(person).createListing({ asset, price: ether, collection: slug }),
  }
}

describe('OwnOrderError', () => {
  test('default', async () => {
    const { listed, tokenId } = await list(amina)
    const own = { name: 'Trade.OwnOrderError', facts: { orderHash: listed.orderHash, side: 'ask' } }
    const error = await failure(scene.market(amina).fulfillOrder({ order: listed }))
    expect(error).toMatchObject(own)
    expect(String(error)).toContain('is your own listing; filling it would pay its fees and change nothing')
    // Nor as a gift to someone else.
    const recipient = celeste.address
    expect(await failure(scene.market(amina).fulfillOrder({ order: listed, recipient }))).toMatchObject(own)
    const asset = { contract: lanterns, tokenId }
    const offer = await scene.market(bilal).createOffer({ asset, price: '0.5', collection: slug })
    expect(await failure(scene.market(bilal).fulfillOrder({ order: offer.orderHash }))).toMatchObject({
      name: 'Trade.OwnOrderError',
      facts: { side: 'bid' },
    })
    const { listed: other } = await list(amina)
    const { listed: mine } = await list(bilal)
    const orders = [{ order: mine }, { order: other }]
    const { plan } = await scene.market(bilal).prepareFulfillOrders({ orders })
    expect(plan.orderHashes).toEqual([other.orderHash])
    expect(plan.dropped).toMatchObject([{ index: 0, reasons: [{ name: 'Trade.OwnOrderError' }] }])
  })
})
