import { demo } from '@souk/devchain'
import { Balances, testChain } from '@souk/testing'
import { type Address, type Hex, parseEther, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenName } from '../testing/stepClient.js'
import {
  giveAway,
  money,
  pieces,
  type StepWorld,
  setUpSteps,
  shop,
  single,
  toListing,
} from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste, dario] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const ether = parseEther('1')
let world: StepWorld
let owned: readonly bigint[]

beforeAll(async () => {
  world = await setUpSteps(chain)
  owned = await world.owned(amina, lanterns)
})
afterAll(() => world.server.close())

type Sign = { value: object }
type Posted = { items: { order: { kind: string; data: object } }[] }

const token = (index: number) => tokenName(lanterns, owned[index] ?? 0n)

describe('buyToken', () => {
  test('default', async () => {
    const listed = await world.run('listToken', amina, { listings: [toListing(token(0), '1')] })
    expect(listed.steps.map(({ id }) => id)).toEqual(['nft-approval', 'order-signature'])
    const told: unknown[] = []
    const gains = await world.changes([Balances.native, single(lanterns, owned[0] ?? 0n)], async () => {
      const bought = await world.run('buyToken', bilal, {
        items: [{ token: token(0), quantity: 1 }],
        expectedPrice: { [zeroAddress]: { raw: ether, amount: 1 } },
      })
      told.push(bought.path[0]?.orderId, bought.steps.at(-1)?.items?.[0]?.transfersData?.length)
      return bought
    })
    expect(told).toEqual([listed.orderIds[0], 1])
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "950000000000000000 wei",
          "-1 lanterns #1",
        ],
        "Artist": [
          "50000000000000000 wei",
        ],
        "Bilal": [
          "-1000000000000000000 wei",
          "1 lanterns #1",
        ],
      }
    `)
  })

  test('behavior: several sellers of one token, cheapest first', async () => {
    const [first, second, third] = await Promise.all(
      [amina, bilal, celeste].map((account) => world.owned(account, spices, 2n)),
    )
    const spice = first?.find((id) => second?.includes(id) && third?.includes(id)) ?? 0n
    const jar = tokenName(spices, spice)
    for (const [seller, price] of [
      [amina, '0.6'],
      [bilal, '0.3'],
      [celeste, '0.9'],
    ] as const)
      await world.run('listToken', seller, { listings: [toListing(jar, price, { quantity: 2 })] })
    const gains = await world.changes([Balances.native, pieces(spices, spice)], () =>
      world.run('buyToken', dario, { items: [{ token: jar, quantity: 5 }] }),
    )
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "570000000000000000 wei",
          "-2 spices #1",
        ],
        "Artist": [
          "67500000000000000 wei",
        ],
        "Bilal": [
          "285000000000000000 wei",
          "-2 spices #1",
        ],
        "Celeste": [
          "427500000000000000 wei",
          "-1 spices #1",
        ],
        "Dario": [
          "-1350000000000000000 wei",
          "5 spices #1",
        ],
      }
    `)
  })

  test('param: feesOnTop', async () => {
    await world.run('listToken', amina, { listings: [toListing(token(1), '1'), toListing(token(2), '3')] })
    const gains = await world.changes([Balances.native], () =>
      world.run('buyToken', bilal, {
        items: [{ token: token(1) }, { token: token(2) }],
        options: { feesOnTop: [`${shop}:${ether / 10n}`] },
      }),
    )
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "3800000000000000000 wei",
        ],
        "Artist": [
          "200000000000000000 wei",
        ],
        "Bilal": [
          "-4100000000000000000 wei",
        ],
        "Shop": [
          "100000000000000000 wei",
        ],
      }
    `)
  })

  test('param: normalizeRoyalties: adds royalties that a listing leaves out', async () => {
    await world.run('listToken', amina, {
      listings: [toListing(token(11), '1', { automatedRoyalties: false })],
    })
    const gains = await world.changes([Balances.native], () =>
      world.run('buyToken', bilal, { items: [{ token: token(11) }], options: { normalizeRoyalties: true } }),
    )
    expect(gains).toEqual({
      Amina: [`${ether} wei`],
      Artist: [`${ether / 20n} wei`],
      Bilal: [`-${ether + ether / 20n} wei`],
    })
  })

  test('param: maxFeePerGas, maxPriorityFeePerGas: go with every transaction', async () => {
    await world.run('listToken', amina, { listings: [toListing(token(17), '1')] })
    const fees = { maxFeePerGas: '7000000000', maxPriorityFeePerGas: '1000000000' }
    const body = { taker: bilal.address, items: [{ token: token(17) }], ...fees }
    const asked = { method: 'POST', body: JSON.stringify(body) }
    const response = await world.server.app.request('/execute/buy/v7', asked)
    const data = { maxFeePerGas: toHex(7_000_000_000n), maxPriorityFeePerGas: toHex(1_000_000_000n) }
    expect(await response.json()).toMatchObject({ steps: [{ items: [{ data }] }] })
  })

  test('param: taker of a listing: only that buyer', async () => {
    const { orderIds } = await world.run('listToken', amina, {
      listings: [toListing(token(12), '1', { taker: celeste.address })],
    })
    const items = [{ orderId: orderIds[0] }]
    const { body } = await world.ask('/execute/buy/v7', { taker: bilal.address, items })
    expect(body).toMatchObject({ statusCode: 400, code: 'private_listing' })
    const gains = await world.changes([single(lanterns, owned[12] ?? 0n)], () =>
      world.run('buyToken', celeste, { items }),
    )
    expect(gains).toMatchObject({ Celeste: [`1 lanterns #${owned[12]}`] })
  })

  test('param: endWeiPrice: a falling price', async () => {
    const endWeiPrice = String(ether / 2n)
    const listings = [toListing(token(13), '1', { endWeiPrice })]
    const { orderIds } = await world.run('listToken', amina, { listings })
    const bought = await world.run('buyToken', bilal, { items: [{ orderId: orderIds[0] }] })
    const price = BigInt(bought.path[0]?.rawQuote ?? 0)
    expect(price).toBeGreaterThan(ether / 2n)
    expect(price).toBeLessThanOrEqual(ether)
  })

  test('param: rawOrder: an order that is not in the book', async () => {
    const wish = { maker: amina.address, params: [toListing(token(14), '1')] }
    const { body } = await world.ask('/execute/list/v5', wish)
    const steps = body.steps as { items: { data: { sign: Sign; post: { body: Posted } } }[] }[]
    const { sign, post } = steps.at(-1)?.items[0]?.data ?? {}
    const signature = await chain
      .walletClient(amina)
      .signTypedData({ ...sign, message: sign?.value } as never)
    const { order } = post?.body.items[0] ?? {}
    const rawOrder = { kind: order?.kind, data: { ...order?.data, signature } }
    const bought = await world.run('buyToken', bilal, { items: [{ rawOrder, quantity: 1 }] })
    expect(bought.path).toMatchObject([{ tokenId: String(owned[14]), rawQuote: String(ether) }])
  })

  test('param: currency: wraps the native currency for listings in the wrapped one', async () => {
    await world.run('listToken', amina, {
      listings: [toListing(token(3), '150', { currency: wrappedNative })],
    })
    const ids: string[] = []
    const gains = await world.changes([Balances.native, money(wrappedNative)], async () => {
      const bought = await world.run('buyToken', bilal, {
        items: [{ token: token(3) }],
        expectedPrice: { [zeroAddress]: { raw: 150n * ether, amount: 150 } },
        options: { currency: zeroAddress },
      })
      ids.push(...bought.steps.map(({ id }) => id))
      return bought
    })
    expect(ids).toEqual(['currency-wrapping', 'currency-approval', 'sale'])
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "142500000000000000000 wrappedNative",
        ],
        "Artist": [
          "7500000000000000000 wrappedNative",
        ],
        "Bilal": [
          "-50000000000000000000 wei",
          "-100000000000000000000 wrappedNative",
        ],
      }
    `)
  })

  test('param: currency: unwraps for listings in the native currency', async () => {
    await world.run('listToken', amina, { listings: [toListing(token(4), '2')] })
    const ids: string[] = []
    const gains = await world.changes([Balances.native, money(wrappedNative)], async () => {
      const bought = await world.run('buyToken', celeste, {
        items: [{ token: token(4) }],
        options: { currency: wrappedNative },
      })
      ids.push(...bought.steps.map(({ id }) => id))
      return bought
    })
    expect(ids).toEqual(['currency-unwrapping', 'sale'])
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "1900000000000000000 wei",
        ],
        "Artist": [
          "100000000000000000 wei",
        ],
        "Celeste": [
          "-2000000000000000000 wrappedNative",
        ],
      }
    `)
  })

  test('param: partial: leaves out or replaces orders that were just filled', async () => {
    const { orderIds } = await world.run('listToken', amina, {
      listings: [toListing(token(8), '1'), toListing(token(9), '1')],
    })
    await giveAway(chain, amina, { token: lanterns, identifier: owned[8] ?? 0n, to: celeste.address })
    const wish = { taker: bilal.address, items: orderIds.map((orderId) => ({ orderId })) }
    const refused = await world.ask('/execute/buy/v7', wish)
    expect(refused).toMatchObject({ status: 400, body: { statusCode: 400, error: 'Bad Request' } })
    expect(refused.body.message).toMatch(/offerer does not have the amount|cannot be filled/)
    const { status, body } = await world.ask('/execute/buy/v7', { ...wish, partial: true })
    expect({ status, ...body }).toMatchObject({
      status: 200,
      errors: [{ orderId: orderIds[0] }],
      path: [{ orderId: orderIds[1] }],
    })
  })

  test('behavior: replaces orders that are gone on chain by the next best', async () => {
    const listings = [toListing(token(16), '1'), toListing(token(16), '2')]
    const { orderIds } = await world.run('listToken', amina, { listings })
    const { body } = await world.ask('/execute/cancel/v3', { orderIds: [orderIds[0]] })
    const steps = body.steps as { items: { data: { to: Address; data: Hex } }[] }[]
    const { to, data } = steps[0]?.items[0]?.data ?? { to: zeroAddress, data: '0x' }
    const hash = await chain.walletClient(amina).sendTransaction({ to, data })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    const bought = await world.run('buyToken', bilal, { items: [{ token: token(16) }] })
    expect(bought.path).toMatchObject([{ orderId: orderIds[1], rawQuote: String(2n * ether) }])
  })

  test('param: onlyPath', async () => {
    const wish = { taker: bilal.address, items: [{ token: token(9), quantity: 1 }], onlyPath: true }
    const { body } = await world.ask('/execute/buy/v7', wish)
    expect(body).toMatchObject({
      steps: [],
      path: [{ tokenId: String(owned[9]), rawQuote: String(ether), totalRawPrice: String(ether) }],
      maxQuantities: [{ itemIndex: 0, maxQuantity: '1' }],
    })
  })

  test.each([
    ['nothing for sale', () => ({ token: token(15) }), /No order matches token/],
    ['an unknown order', () => ({ orderId: `0x${'12'.repeat(32)}` }), /There is no order 0x1212/],
    ['an unknown collection', () => ({ collection: 'nowhere' }), /does not trade the collection nowhere/],
    ['nothing at all', () => ({}), /must name a token, a collection or an order/],
  ])('error: %s', async (_, item, message) => {
    const { status, body } = await world.ask('/execute/buy/v7', { taker: bilal.address, items: [item()] })
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)])
  })

  test('error: own listing', async () => {
    const wish = { taker: amina.address, items: [{ token: token(9) }] }
    const { body } = await world.ask('/execute/buy/v7', wish)
    expect(body).toMatchObject({ statusCode: 400, code: 'own_order' })
  })

  test('error: cancellation off chain', async () => {
    const options = { 'seaport-v1.5': { useOffChainCancellation: true } }
    const params = [{ token: token(12), weiPrice: '1000', options }]
    const { status, body } = await world.ask('/execute/list/v5', { maker: amina.address, params })
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'offchain_cancellation_unsupported',
        message: 'Orders of this market are cancelled on chain. Leave out useOffChainCancellation.',
      },
    ])
  })

  test('error: not enough money', async () => {
    await world.run('listToken', amina, { listings: [toListing(token(10), '20000')] })
    const wish = { taker: bilal.address, items: [{ token: token(10) }] }
    const { body } = await world.ask('/execute/buy/v7', wish)
    expect(body).toMatchObject({ statusCode: 400, code: 'balance_insufficient' })
    const unchecked = await world.ask('/execute/buy/v7', { ...wish, skipBalanceCheck: true })
    expect(unchecked.status).toBe(200)
  })

  test('error: a body that is not JSON', async () => {
    const { body } = await world.ask('/execute/buy/v7', { taker: 'somebody', items: [] })
    expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request', code: 'invalid_input' })
  })

  test('param: orderId: exactly that order', async () => {
    const { orderIds } = await world.run('listToken', amina, {
      listings: [toListing(token(5), '4'), toListing(token(5), '1')],
    })
    const bought = await world.run('buyToken', bilal, { items: [{ orderId: orderIds[0], quantity: 1 }] })
    expect(bought.path).toMatchObject([{ orderId: orderIds[0], rawQuote: String(4n * ether) }])
  })

  test('param: collection: its cheapest listing', async () => {
    await world.run('listToken', amina, {
      listings: [toListing(token(6), '0.02'), toListing(token(7), '0.01')],
    })
    const bought = await world.run('buyToken', bilal, { items: [{ collection: lanterns, quantity: 2 }] })
    expect(bought.path.map(({ tokenId }) => BigInt(tokenId))).toEqual([owned[7], owned[6]])
  })

  test('behavior: by collection, leaves out the listings of the taker before it counts', async () => {
    // More than the plan looks at, and all cheaper than any other listing.
    await world.caughtUp()
    const mine = (await world.owned(amina, lanterns)).at(-1) ?? 0n
    const own = Array.from({ length: 23 }, () => toListing(tokenName(lanterns, mine), '0.0001'))
    await world.run('listToken', amina, { listings: own })
    const [his = 0n] = await world.owned(bilal, lanterns)
    await world.run('listToken', bilal, { listings: [toListing(tokenName(lanterns, his), '0.5')] })
    const wish = { taker: amina.address, items: [{ collection: lanterns }], onlyPath: true }
    const { status, body } = await world.ask('/execute/buy/v7', wish)
    expect([status, body.path]).toMatchObject([200, [{ quantity: 1 }]])
  })
})
