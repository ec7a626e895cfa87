import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

/** The same listing each time: with fixed times and without a salt. */
async function fixedListing() {
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
  const startTime = BigInt(Math.floor(Date.now() / 1000)) - 3_600n
  return { asset, price: parseEther('1'), startTime, endTime: startTime + 864_000n }
}

describe('createListing', () => {
  test('behavior: listed, cancelled and listed again with the same times, it can be bought', async () => {
    const market = scene.market(amina)
    const listing = await fixedListing()
    const first = await market.createListing(listing)
    await market.cancelOrder({ order: first })
    const second = await market.createListing(listing)
    expect([first, second].map(({ order }) => order.parameters.salt === 0n)).toEqual([true, false])
    expect(second.status).toBe('active')
    await scene.market(bilal).fulfillOrder({ order: second.orderHash })
  })

  test('behavior: several at once', async () => {
    const market = scene.market(amina)
    const listing = await fixedListing()
    await market.cancelOrder({ order: await market.createListing(listing) })
    const other = { ...listing, price: parseEther('2') }
    const listed = await market.createListings({ listings: [listing, other] })
    expect(listed.map(({ status }) => status)).toEqual(['active', 'active'])
  })

  test('error: a salt that the caller chose', async () => {
    const market = scene.market(amina)
    const listing = { ...(await fixedListing()), salt: 5n }
    await market.cancelOrder({ order: await market.createListing(listing) })
    expect(await failure(market.createListing(listing))).toMatchObject({ name: 'Draft.SpentError' })
  })
})

describe('createOffer', () => {
  test('behavior: offered, cancelled and offered again with the same times', async () => {
    const market = scene.market(bilal)
    const offer = await fixedListing()
    const { startTime: _, ...terms } = { ...offer, price: parseEther('0.1') }
    await market.cancelOrder({ order: await market.createOffer(terms) })
    expect((await market.createOffer(terms)).status).toBe('active')
  })
})
