import { demo } from '@souk/devchain'
import { Balances } from '@souk/testing'
import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { getOrder } from '../actions/getOrder.js'
import { getOrders } from '../actions/getOrders.js'
import { getSwaps } from '../actions/getSwaps.js'
import * as TokenIds from '../domain/TokenIds.js'
import { changeOf, failure, stage } from '../testing/stage.js'

const scene = stage({ enforceFees: true })
const [amina, bilal] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const lantern = (tokenId: bigint) => ({ contract: lanterns, tokenId }) as const
const thing = (identifier: bigint) => ({ itemType: 2, token: lanterns, identifier }) as const
const jar = (identifier: bigint) => ({ itemType: 3, token: spices, identifier }) as const
const weth = { itemType: 1, token: wrappedNative, identifier: 0n } as const
type Person = typeof amina | typeof bilal
const lanternsOf = async ({ address }: Person, count: number) =>
  Promise.all(Array.from({ length: count }, () => scene.lanternOf(address)))

describe('createOffers', () => {
  test('default: one signature, each offer at its own price', async () => {
    const [first = 0n, second = 0n] = await lanternsOf(amina, 2)
    const stages: string[] = []
    const offers = [
      { asset: lantern(first), price: '0.2' },
      { asset: lantern(second), price: '0.3' },
    ]
    const { plan } = await scene.market(bilal).prepareCreateOffers({ offers })
    expect(plan.offers.map(({ price, proceeds }) => [price, proceeds])).toEqual([
      [parseEther('0.2'), parseEther('0.185')],
      [parseEther('0.3'), parseEther('0.2775')],
    ])
    const made = await scene
      .market(bilal)
      .createOffers({ offers, onProgress: ({ type }) => stages.push(type) })
    expect(stages.filter((type) => type === 'signed')).toHaveLength(1)
    expect(made.map(({ side, status, price }) => [side, status, price])).toEqual([
      ['bid', 'active', parseEther('0.2')],
      ['bid', 'active', parseEther('0.3')],
    ])
    const [, higher] = made
    const changes = await scene.changes([weth, thing(second)], () =>
      scene.market(amina).fulfillOrder({ order: higher?.orderHash ?? '0x' }),
    )
    expect(changeOf(changes, amina.address, wrappedNative)).toBe(parseEther('0.2775'))
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
  })

  test('error: InBulkError names the offer', async () => {
    const [tokenId = 0n] = await lanternsOf(amina, 1)
    const asset = lantern(tokenId)
    const offers = [
      { asset, price: '0.2' },
      { asset, price: '0.3', endTime: 1n },
    ]
    const error = await failure(scene.market(bilal).prepareCreateOffers({ offers }))
    expect(error).toMatchObject({ name: 'Draft.InBulkError', facts: { index: 1, count: 2 } })
  })
})

describe('createCollectionOffers', () => {
  const slug = 'lanterns-of-the-souk'

  test('default: a ladder of bids, one signature', async () => {
    const [tokenId = 0n] = await lanternsOf(amina, 1)
    const stages: string[] = []
    const offers = ['0.3', '0.2', '0.1'].map((price) => ({ collection: slug, price, quantity: 2n }))
    const { plan } = await scene.market(bilal).prepareCreateCollectionOffers({ offers })
    expect(plan.offers.map(({ price, tokenIds }) => [price, tokenIds])).toEqual([
      [parseEther('0.6'), 'any'],
      [parseEther('0.4'), 'any'],
      [parseEther('0.2'), 'any'],
    ])
    const made = await scene
      .market(bilal)
      .createCollectionOffers({ offers, onProgress: ({ type }) => stages.push(type) })
    expect(stages.filter((type) => type === 'signed')).toHaveLength(1)
    const [highest] = made
    const changes = await scene.changes([weth, thing(tokenId)], () =>
      scene.market(amina).fulfillOrder({ order: highest?.orderHash ?? '0x', tokenId }),
    )
    expect(changeOf(changes, amina.address, wrappedNative)).toBe(parseEther('0.2775'))
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
  })

  test('behavior: each offer on its own tokens', async () => {
    const [tokenId = 0n] = await lanternsOf(amina, 1)
    const offers = [
      { collection: slug, price: '0.1' },
      { collection: slug, price: '0.2', tokenIds: [tokenId, 1_000n] },
    ]
    const { plan } = await scene.market(bilal).prepareCreateCollectionOffers({ offers })
    expect(plan.findings.map(({ name }) => name)).not.toContain('unseenTokenList')
    const made = await scene.market(bilal).createCollectionOffers({ offers })
    expect(made.map(({ criteria }) => criteria.tokenIds)).toEqual([
      'any',
      [
        { first: tokenId, last: tokenId },
        { first: 1_000n, last: 1_000n },
      ],
    ])
  })

  test('error: InBulkError names the offer', async () => {
    const offers = [
      { collection: slug, price: '0.2' },
      { collection: slug, price: '0.3', endTime: 1n },
    ]
    const error = await failure(scene.market(bilal).prepareCreateCollectionOffers({ offers }))
    expect(error).toMatchObject({ name: 'Draft.InBulkError', facts: { index: 1, count: 2 } })
  })
})

describe('createBundle', () => {
  test('default', async () => {
    const ids = await lanternsOf(amina, 3)
    const seller = scene.market(amina)
    const { plan } = await seller.prepareCreateBundle({ assets: ids.map(lantern), price: '3' })
    expect(plan.fees.map(({ basisPoints, required }) => [basisPoints, required])).toEqual([
      [250, true],
      [500, false],
    ])
    expect(plan.proceeds.start).toBe(parseEther('2.775'))
    const listed = await seller.createBundle({ assets: ids.map(lantern), price: '3' })
    expect(listed).toMatchObject({ side: 'ask', status: 'active', price: parseEther('3'), total: 1n })
    const query = { side: 'ask', bundled: true, maker: amina.address } as const
    const [found] = (await getOrders(scene.api(), query)).orders
    expect(found?.orderHash).toBe(listed.orderHash)
    const changes = await scene.changes([Balances.native, ...ids.map(thing)], () =>
      scene.market(bilal).fulfillOrder({ order: found ?? listed, expected: { payment: listed.price } }),
    )
    expect(changeOf(changes, bilal.address, lanterns)).toBe(3n)
    expect(changeOf(changes, amina.address, zeroAddress)).toBe(parseEther('2.775'))
  })

  test('behavior: tokens of several collections, each with the share of its fee', async () => {
    const ids = await lanternsOf(amina, 2)
    const kind = await scene.jarsOf(amina.address)
    const jars = { contract: spices, tokenId: kind, quantity: 2n }
    const seller = scene.market(amina)
    const wish = { assets: [...ids.map(lantern), jars], price: '1' }
    const { plan } = await seller.prepareCreateBundle(wish)
    expect(plan.assets.map(({ standard, quantity }) => [standard, quantity])).toEqual([
      ['erc721', 1n],
      ['erc721', 1n],
      ['erc1155', 2n],
    ])
    expect(plan.fees.map(({ basisPoints }) => basisPoints)).toEqual([250, 500])
    const listed = await seller.createBundle(wish)
    const changes = await scene.changes([jar(kind), ...ids.map(thing)], () =>
      scene.market(bilal).fulfillOrder({ order: listed }),
    )
    expect(changeOf(changes, bilal.address, spices)).toBe(2n)
    expect(changeOf(changes, bilal.address, lanterns)).toBe(2n)
  })

  test('param: endPrice, currency, buyer', async () => {
    const ids = await lanternsOf(amina, 2)
    const { timestamp } = await scene.chain.publicClient.getBlock()
    const listed = await scene.market(amina).createBundle({
      assets: ids.map(lantern),
      price: '0.2',
      endPrice: '0.1',
      endTime: timestamp + 1_000_000n,
      currency: wrappedNative,
      taker: bilal.address,
    })
    expect(listed).toMatchObject({ type: 'dutch', taker: bilal.address })
    const changes = await scene.changes(ids.map(thing), () =>
      scene.market(bilal).fulfillOrder({ order: listed }),
    )
    expect(changeOf(changes, bilal.address, lanterns)).toBe(2n)
  })

  test('error: a token that the account does not have, and a token twice', async () => {
    const [own = 0n] = await lanternsOf(amina, 1)
    const [foreign = 0n] = await lanternsOf(bilal, 1)
    const seller = scene.market(amina)
    const lacking = seller.prepareCreateBundle({ assets: [lantern(own), lantern(foreign)], price: '1' })
    expect(await failure(lacking)).toMatchObject({ name: 'Order.OffererBalanceError' })
    const twice = seller.prepareCreateBundle({ assets: [lantern(own), lantern(own)], price: '1' })
    expect(await failure(twice)).toMatchObject({ name: 'Draft.SameTokenTwiceError' })
  })
})

describe('createSwap', () => {
  test('default: a token for a token', async () => {
    const [given = 0n] = await lanternsOf(amina, 1)
    const [wanted = 0n] = await lanternsOf(bilal, 1)
    const wish = { give: [lantern(given)], want: [lantern(wanted)] }
    const { plan } = await scene.market(amina).prepareCreateSwap(wish)
    expect(plan.findings.map(({ severity, name }) => [severity, name])).toMatchInlineSnapshot(`
      [
        [
          "note",
          "worthNotChecked",
        ],
      ]
    `)
    const made = await scene.market(amina).createSwap(wish)
    expect(made).toMatchObject({ side: 'swap', status: 'active' })
    expect(made.order.signature).not.toBe('0x')
    const { plan: fill } = await scene.market(bilal).prepareFulfillOrder({ order: made })
    expect(fill.movements).toHaveLength(2)
    const changes = await scene.changes([thing(given), thing(wanted)], () =>
      scene.market(bilal).fulfillOrder({ order: made }),
    )
    expect(changes).toEqual(Balances.fromMovements(fill.movements))
    await scene.settle()
    expect((await getOrder(scene.api(), { orderHash: made.orderHash })).status).toBe('filled')
  })

  test('behavior: a swap from a list of the market can be filled', async () => {
    const [given = 0n] = await lanternsOf(amina, 1)
    const [wanted = 0n] = await lanternsOf(bilal, 1)
    await scene.market(amina).createSwap({ give: [lantern(given)], want: [lantern(wanted)] })
    const [order] = (await getSwaps(scene.api(), { owner: bilal.address })).orders
    if (!order) return expect.fail('The market does not list the swap.')
    expect(order.order.signature).toBe('0x')
    const { filled } = await scene.market(bilal).fulfillOrder({ order })
    expect(filled?.orderHash).toBe(order.orderHash)
  })

  test('param: pay, whose fees the account that accepts pays', async () => {
    const [given = 0n] = await lanternsOf(amina, 1)
    const [wanted = 0n] = await lanternsOf(bilal, 1)
    const wish = { give: [lantern(given)], want: [lantern(wanted)], pay: { amount: '0.5' } }
    const { plan } = await scene.market(amina).prepareCreateSwap(wish)
    expect(plan.pay).toMatchObject({ amount: parseEther('0.5'), proceeds: parseEther('0.4625') })
    expect(plan.findings.map(({ severity, name }) => [severity, name])).toMatchInlineSnapshot(`
      [
        [
          "warning",
          "givesTokenAndMoney",
        ],
        [
          "note",
          "worthNotChecked",
        ],
      ]
    `)
    const made = await scene.market(amina).createSwap(wish)
    const changes = await scene.changes([weth], () => scene.market(bilal).fulfillOrder({ order: made }))
    expect(changeOf(changes, amina.address, wrappedNative)).toBe(-parseEther('0.5'))
    expect(changeOf(changes, bilal.address, wrappedNative)).toBe(parseEther('0.4625'))
    expect(changeOf(changes, demo.marketFee.address, wrappedNative)).toBe(parseEther('0.0125'))
  })

  test('param: ask, from which the account pays the fees', async () => {
    const given = await lanternsOf(amina, 2)
    const [wanted = 0n] = await lanternsOf(bilal, 1)
    const wish = { give: given.map(lantern), want: [lantern(wanted)], ask: { amount: '0.4' } }
    const { plan } = await scene.market(amina).prepareCreateSwap(wish)
    expect(plan.findings.map(({ severity, name }) => [severity, name])).toMatchInlineSnapshot(`
      [
        [
          "note",
          "worthNotChecked",
        ],
        [
          "note",
          "offerMoreThanOneItem",
        ],
      ]
    `)
    const made = await scene.market(amina).createSwap(wish)
    const changes = await scene.changes([Balances.native], () =>
      scene.market(bilal).fulfillOrder({ order: made }),
    )
    expect(changeOf(changes, bilal.address, zeroAddress)).toBe(-parseEther('0.4'))
    expect(changeOf(changes, amina.address, zeroAddress)).toBe(parseEther('0.37'))
  })

  test('param: want, any tokens of a collection', async () => {
    const [given = 0n] = await lanternsOf(amina, 1)
    const tokenId = await lanternsOf(bilal, 2)
    const want = { contract: lanterns, quantity: 2n }
    const made = await scene
      .market(amina)
      .createSwap({ give: [lantern(given)], want, pay: { amount: '0.1' } })
    const one = scene.market(bilal).fulfillOrder({ order: made, tokenId: tokenId.slice(0, 1) })
    expect(await failure(one)).toMatchObject({ name: 'Trade.TokenNeededError' })
    const changes = await scene.changes(tokenId.map(thing), () =>
      scene.market(bilal).fulfillOrder({ order: made, tokenId }),
    )
    expect(changeOf(changes, amina.address, lanterns)).toBe(2n)
  })

  test('param: want, one of a list of tokens', async () => {
    const [given = 0n] = await lanternsOf(amina, 1)
    const [listed = 0n, other = 0n] = await lanternsOf(bilal, 2)
    const want = { contract: lanterns, tokenIds: [listed, listed + 7_000n] }
    const wish = { give: [lantern(given)], want }
    const { plan } = await scene.market(amina).prepareCreateSwap(wish)
    expect(plan.findings.map(({ severity }) => severity)).not.toContain('danger')
    expect(plan.tokenIds).toEqual(TokenIds.from(want.tokenIds))
    const { orderHash } = await scene.market(amina).createSwap(wish)
    const { orders } = await getSwaps(scene.api(), { owner: bilal.address })
    expect(orders.map((order) => order.orderHash)).toContain(orderHash)
    const accept = (tokenId: bigint) => scene.market(bilal).fulfillOrder({ order: orderHash, tokenId })
    expect(await failure(accept(other))).toMatchObject({ code: 'criteria_mismatch' })
    const changes = await scene.changes([thing(listed)], () => accept(listed))
    expect(changeOf(changes, amina.address, lanterns)).toBe(1n)
    const two = scene.market(amina).prepareCreateSwap({ ...wish, want: { ...want, quantity: 2n } })
    expect(await failure(two)).toMatchObject({ name: 'Swap.TooManyTokensError', facts: { most: 1n } })
  })

  test('behavior: any units of an ERC1155 collection', async () => {
    const [given = 0n] = await lanternsOf(amina, 1)
    const kind = await scene.jarsOf(bilal.address)
    const made = await scene
      .market(amina)
      .createSwap({ give: [lantern(given)], want: { contract: spices, quantity: 3n } })
    const changes = await scene.changes([jar(kind)], () =>
      scene.market(bilal).fulfillOrder({ order: made, tokenId: kind }),
    )
    expect(changeOf(changes, amina.address, spices)).toBe(3n)
  })

  test('error: OfferCurrencyError, BothWaysError, BothSidesError, TooManyTokensError, NotPostedError', async () => {
    const [given = 0n] = await lanternsOf(amina, 1)
    const [wanted = 0n] = await lanternsOf(bilal, 1)
    const wish = { give: [lantern(given)], want: [lantern(wanted)] }
    const market = scene.market(amina)
    const money = { amount: '0.5', currency: wrappedNative }
    const many = { contract: lanterns, quantity: 31n }
    const refused = [
      market.createSwap({ ...wish, pay: { amount: '0.5', currency: zeroAddress } }),
      market.createSwap({ ...wish, pay: { amount: '0.2' }, ask: money }),
      market.createSwap({ ...wish, want: [lantern(wanted), lantern(given)] }),
      market.createSwap({ ...wish, want: many }),
      market.createSwap({ ...wish, pay: money, fees: [] }),
    ]
    const errors = await Promise.all(refused.map(failure))
    expect(errors.map((error) => (error instanceof Error ? error.name : error))).toEqual([
      'Price.OfferCurrencyError',
      'Price.BothWaysError',
      'Swap.BothSidesError',
      'Swap.TooManyTokensError',
      'Trade.NotPostedError',
    ])
  })
})
