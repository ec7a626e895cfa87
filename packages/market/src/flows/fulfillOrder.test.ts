import { demo } from '@souk/devchain'
import { OrderType } from '@souk/seaport'
import { Balances } from '@souk/testing'
import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { getNft } from '../actions/getNft.js'
import { getOrder } from '../actions/getOrder.js'
import { changeOf, failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste, dario] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const slug = 'lanterns-of-the-souk'
const ether = parseEther('1')
const weth = { itemType: 1, token: wrappedNative, identifier: 0n } as const
const lantern = (identifier: bigint) => ({ itemType: 2, token: lanterns, identifier }) as const

/** A lantern that Amina lists for one ether. */
async function list(price: bigint | string = ether) {
  const tokenId = await scene.lanternOf(amina.address)
  const asset = { contract: lanterns, tokenId }
  return { tokenId, listed: await scene.market(amina).createListing({ asset, price, collection: slug }) }
}

describe('createOffer', () => {
  test('default', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const offer = await scene
      .market(bilal)
      .createOffer({ asset: { contract: lanterns, tokenId }, price: '0.8' })
    expect(offer).toMatchObject({ side: 'bid', status: 'active', price: parseEther('0.8') })
    expect(offer.currency.address).toBe(wrappedNative)
    const seller = scene.market(amina)
    const { plan } = await seller.prepareFulfillOrder({ order: offer.orderHash })
    expect(plan.proceeds).toEqual([{ currency: wrappedNative, amount: parseEther('0.74') }])
    const changes = await scene.changes([weth, lantern(tokenId)], () =>
      seller.fulfillOrder({ order: offer.orderHash, expected: { proceeds: parseEther('0.74') } }),
    )
    expect(changes).toEqual(Balances.fromMovements(plan.movements))
    expect(changeOf(changes, bilal.address, wrappedNative)).toBe(-parseEther('0.8'))
    expect(changeOf(changes, amina.address, wrappedNative)).toBe(parseEther('0.74'))
    expect(changeOf(changes, demo.artist.address, wrappedNative)).toBe(parseEther('0.04'))
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
  })

  test('param: quantity', async () => {
    const tokenId = await scene.jarsOf(amina.address)
    const asset = { contract: spices, tokenId }
    const offer = await scene.market(bilal).createOffer({ asset, price: '0.01', quantity: 5n })
    expect(offer).toMatchObject({ total: 5n, price: parseEther('0.05') })
    const jars = { itemType: 3, token: spices, identifier: tokenId } as const
    const changes = await scene.changes([weth, jars], () =>
      scene.market(amina).fulfillOrder({ order: offer, quantity: 2n }),
    )
    expect(changeOf(changes, bilal.address, spices)).toBe(2n)
    expect(changeOf(changes, bilal.address, wrappedNative)).toBe(-parseEther('0.02'))
  })

  test('error: the native currency', async () => {
    const asset = { contract: lanterns, tokenId: 1n }
    const market = scene.market(bilal, { isDown: true })
    const native = market.createOffer({ asset, price: '1', currency: zeroAddress })
    expect(await failure(native)).toMatchInlineSnapshot(
      `[Price.OfferCurrencyError: Offers must use wrapped ETH or an ERC-20 token.]`,
    )
  })

  test('error: no wrapped token is known', async () => {
    const asset = { contract: lanterns, tokenId: 1n }
    const api = { ...scene.api({ isDown: true }), chain: 'our-own' }
    const market = scene.market(bilal, { api, wrappedNative: undefined })
    expect(await failure(market.createOffer({ asset, price: '1' }))).toMatchInlineSnapshot(
      `[Chain.WethUnsupportedError: WETH is not supported on our-own]`,
    )
  })
})

describe('createCollectionOffer', () => {
  test('default', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const offer = await scene.market(bilal).createCollectionOffer({ collection: slug, price: '0.5' })
    expect(offer.criteria.tokenIds).toBe('any')
    const seller = scene.market(amina)
    expect(await failure(seller.fulfillOrder({ order: offer }))).toMatchObject({
      name: 'Trade.TokenNeededError',
    })
    const changes = await scene.changes([weth, lantern(tokenId)], () =>
      seller.fulfillOrder({ order: offer.orderHash, tokenId }),
    )
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
    expect(changeOf(changes, amina.address, wrappedNative)).toBe(parseEther('0.4625'))
  })

  test('param: quantity', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const offer = await scene
      .market(bilal)
      .createCollectionOffer({ collection: slug, price: '0.1', quantity: 3n })
    expect(offer.order.parameters.orderType).toBe(OrderType.PARTIAL_OPEN)
    const changes = await scene.changes([weth], () =>
      scene.market(amina).fulfillOrder({ order: offer, tokenId }),
    )
    expect(changeOf(changes, bilal.address, wrappedNative)).toBe(-parseEther('0.1'))
  })

  test('param: tokenIds', async () => {
    const ids = [await scene.lanternOf(amina.address), await scene.lanternOf(amina.address)]
    const other = await scene.lanternOf(amina.address)
    const market = scene.market(bilal)
    const offer = await market.createCollectionOffer({ collection: slug, price: '0.5', tokenIds: ids })
    const seller = scene.market(amina)
    const refused = await failure(seller.fulfillOrder({ order: offer, tokenId: other }))
    expect(refused).toMatchObject({ name: 'Trade.NotAcceptedError' })
    // The tokens come from the market here and are checked against the root.
    const [tokenId] = ids as [bigint, bigint]
    const changes = await scene.changes([lantern(tokenId)], () =>
      seller.fulfillOrder({ order: offer.orderHash, tokenId }),
    )
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
    // With the tokens, no request is necessary.
    const dead = scene.market(amina, { isDown: true })
    const again = await market.createCollectionOffer({
      collection: slug,
      price: '0.4',
      tokenIds: `${ids[0]},${ids[1]}`,
    })
    expect(await dead.prepareFulfillOrder({ order: again, tokenId: ids[1] as bigint })).toHaveProperty('plan')
  })

  test('param: traits', async () => {
    const wanted = await findTraits()
    const offer = await scene.market(bilal).createCollectionOffer({
      collection: slug,
      contract: lanterns,
      traits: wanted.traits,
      price: '0.3',
    })
    expect(offer.criteria.tokenIds).not.toBe('any')
    const changes = await scene.changes([lantern(wanted.tokenId)], () =>
      scene.market(amina).fulfillOrder({ order: offer.orderHash, tokenId: wanted.tokenId }),
    )
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
  })
})

/** One of Amina's lanterns with its metadata, once the server has read it. */
async function findTraits() {
  const tokenId = await scene.lanternOf(amina.address)
  await scene.describe()
  const { traits } = await getNft(scene.api(), { contract: lanterns, tokenId: tokenId })
  return { tokenId, traits: traits.map(({ type, value }) => ({ type, value: String(value) })) }
}

describe('fulfillOrder', () => {
  test('param: order, as it stands', async () => {
    const { listed, tokenId } = await list()
    // The market's order has no signature, so it is requested.
    const given = await getOrder(scene.api(), { orderHash: listed.orderHash })
    expect(given.order.signature).toBe('0x')
    const { plan } = await scene.market(bilal).prepareFulfillOrder({ order: given })
    expect(plan.payment).toEqual([{ currency: zeroAddress, amount: ether }])
    // A signed order does not require the market.
    const changes = await scene.changes([lantern(tokenId)], () =>
      scene.market(bilal, { isDown: true }).fulfillOrder({ order: listed.order }),
    )
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
  })

  test('behavior: estimates the network fee; not where an approval comes first', async () => {
    const [mine, other] = [await scene.lanternOf(celeste.address), await scene.lanternOf(dario.address)]
    const asset = { contract: lanterns, tokenId: mine }
    const listed = await scene.market(celeste).createListing({ asset, price: ether, collection: slug })
    const { estimateFee } = await scene.market(bilal).prepareFulfillOrder({ order: listed })
    const fee = (await estimateFee?.()) ?? 0n
    const { receipt } = await scene.market(bilal).fulfillOrder({ order: listed })
    const taken = receipt.gasUsed * receipt.effectiveGasPrice
    expect(fee).toBeGreaterThan((taken * 9n) / 10n)
    expect(fee).toBeLessThan(taken * 2n)
    const wanted = { contract: lanterns, tokenId: other }
    const offer = await scene.market(bilal).createOffer({ asset: wanted, price: '0.8' })
    const sale = await scene.market(dario).prepareFulfillOrder({ order: offer })
    expect(sale.plan.steps.map(({ kind }) => kind)).toEqual(['approval', 'transaction'])
    expect(await sale.estimateFee?.()).toBeUndefined()
  })

  test('param: exactApproval: the step says how much is allowed', async () => {
    const tokenId = await scene.lanternOf(dario.address)
    const offer = await scene
      .market(bilal)
      .createOffer({ asset: { contract: lanterns, tokenId }, price: '0.8' })
    const seller = scene.market(dario)
    const { plan } = await seller.prepareFulfillOrder({ order: offer, exactApproval: true })
    expect(plan.steps[0]).toMatchObject({ kind: 'approval', token: lanterns, exact: tokenId })
    const { plan: whole } = await seller.prepareFulfillOrder({ order: offer })
    expect(whole.steps[0]).not.toHaveProperty('exact')
  })

  test('param: recipient', async () => {
    const { listed, tokenId } = await list()
    const changes = await scene.changes([lantern(tokenId), Balances.native], () =>
      scene.market(bilal).fulfillOrder({ order: listed, recipient: celeste.address }),
    )
    expect(changeOf(changes, celeste.address, lanterns)).toBe(1n)
    expect(changeOf(changes, bilal.address, zeroAddress)).toBe(-ether)
  })

  test('param: expected', async () => {
    const { listed } = await list()
    const recipients = [demo.artist.address, demo.marketFee.address]
    const buyer = scene.market(bilal)
    const expected = { payment: ether, currency: zeroAddress, maker: amina.address, recipients }
    expect(await buyer.prepareFulfillOrder({ order: listed, expected })).toHaveProperty('plan')
    const cases = [
      [{ payment: ether - 1n }, ether],
      [{ currency: wrappedNative }, zeroAddress],
      [{ maker: celeste.address }, amina.address],
      [{ recipients: [demo.artist.address] }, expect.arrayContaining(recipients)],
    ] as const
    for (const [wrong, actual] of cases)
      expect(await failure(buyer.fulfillOrder({ order: listed, expected: wrong }))).toMatchObject({
        name: 'Market.ChangedError',
        facts: { field: Object.keys(wrong)[0], expected: Object.values(wrong)[0], actual },
      })
  })

  test('param: tips', async () => {
    const { listed } = await list()
    const changes = await scene.changes([Balances.native], () =>
      scene.market(bilal).fulfillOrder({
        order: listed,
        tips: [{ amount: 5n, recipient: celeste.address }],
      }),
    )
    expect(changeOf(changes, celeste.address, zeroAddress)).toBe(5n)
    expect(changeOf(changes, bilal.address, zeroAddress)).toBe(-ether - 5n)
  })

  test('behavior: tips that somebody else added are not paid', async () => {
    const { listed } = await list()
    const thief = {
      itemType: 0,
      token: zeroAddress,
      identifierOrCriteria: 0n,
      startAmount: 9n,
      endAmount: 9n,
      recipient: celeste.address,
    } as const
    const { parameters } = listed.order
    const order = {
      ...listed,
      order: {
        ...listed.order,
        parameters: { ...parameters, consideration: [...parameters.consideration, thief] },
      },
    }
    const { plan } = await scene.market(bilal).prepareFulfillOrder({ order })
    expect(plan.payment).toEqual([{ currency: zeroAddress, amount: ether }])
  })

  test('error: its signature is nowhere', async () => {
    const { listed } = await list()
    const order = { parameters: listed.order.parameters, signature: '0x' } as const
    const error = await failure(scene.market(bilal, { isDown: true }).fulfillOrder({ order }))
    expect(error).toMatchObject({ name: 'Request.MissingResponseError' })
  })

  test('error: another exchange', async () => {
    const { listed } = await list()
    const order = { ...listed, protocolAddress: lanterns }
    const error = await failure(scene.market(bilal).fulfillOrder({ order }))
    expect(error).toMatchObject({ name: 'Market.ProtocolError' })
    expect(String(error)).toContain('Unsupported protocol')
  })
})

describe('fulfillOrders', () => {
  test('default', async () => {
    const first = await list()
    const second = await list('0.5')
    const gone = await list()
    await scene.market(amina).cancelOrder({ order: gone.listed })
    const missing = `0x${'ab'.repeat(32)}` as const
    const orders = [gone.listed, first.listed.orderHash, missing, second.listed].map((order) => ({ order }))
    const buyer = scene.market(bilal)
    const { plan } = await buyer.prepareFulfillOrders({ orders })
    expect(plan.dropped.map(({ index }) => index)).toEqual([0, 2])
    const changes = await scene.changes(
      [Balances.native, lantern(first.tokenId), lantern(second.tokenId)],
      () => buyer.fulfillOrders({ orders, maximumTotal: { amount: parseEther('1.5') } }),
    )
    expect(changes).toEqual(Balances.fromMovements(plan.movements))
    expect(changeOf(changes, bilal.address, lanterns)).toBe(2n)
    expect(changeOf(changes, bilal.address, zeroAddress)).toBe(-parseEther('1.5'))
  })

  test('param: allOrNothing', async () => {
    const first = await list()
    const gone = await list()
    await scene.market(amina).cancelOrder({ order: gone.listed })
    const orders = [{ order: first.listed }, { order: gone.listed }]
    const error = await failure(scene.market(bilal).fulfillOrders({ orders, allOrNothing: true }))
    expect(error).toMatchObject({ name: 'Order.NotAllFillableError' })
  })

  test('behavior: works from signed orders alone', async () => {
    const orders = [await list(), await list()].map(({ listed }) => ({ order: listed.order }))
    const { filled } = await scene.market(bilal, { isDown: true }).fulfillOrders({ orders })
    expect(filled).toHaveLength(2)
  })

  test('error: none is signed', async () => {
    const { listed } = await list()
    const order = { parameters: listed.order.parameters, signature: '0x' } as const
    const error = await failure(scene.market(bilal, { isDown: true }).fulfillOrders({ orders: [{ order }] }))
    expect(error).toMatchObject({
      name: 'Trade.UnsignedOrdersError',
      facts: { orderHashes: [listed.orderHash] },
    })
    expect(String(error)).toContain('All orders must include signatures')
  })
})
