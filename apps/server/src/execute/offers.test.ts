import { demo } from '@souk/devchain'
import { Balances, testChain } from '@souk/testing'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenName } from '../testing/stepClient.js'
import { money, type StepWorld, setUpSteps, shop, single, toListing } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste, dario, esra] = demo.accounts
const { lanterns, wrappedNative, zellige } = demo.contracts
const slug = 'lanterns-of-the-souk'
let world: StepWorld
let owned: readonly bigint[]

beforeAll(async () => {
  world = await setUpSteps(chain)
  await world.server.described()
  owned = await world.owned(amina, lanterns)
})
afterAll(() => world.server.close())

const token = (index: number) => tokenName(lanterns, owned[index] ?? 0n)
const toBid = (ether: string, on: object) => ({
  ...on,
  weiPrice: String(parseEther(ether)),
  orderbook: 'reservoir',
  orderKind: 'seaport-v1.5',
})

describe('placeBid', () => {
  test('default: on a token, accepted by its owner', async () => {
    const placed = await world.run('placeBid', bilal, {
      bids: [toBid('2', { token: token(0), marketplaceFees: [`${shop}:250`] })],
    })
    expect(placed.steps.map(({ id }) => id)).toEqual([
      'currency-wrapping',
      'currency-approval',
      'order-signature',
    ])
    const paths: unknown[] = []
    const gains = await world.changes([money(wrappedNative), single(lanterns, owned[0] ?? 0n)], async () => {
      const sold = await world.run('acceptOffer', amina, { items: [{ token: token(0), quantity: 1 }] })
      paths.push(...sold.path)
      return sold
    })
    expect(paths).toMatchObject([
      {
        orderId: placed.orderIds[0],
        rawQuote: String(parseEther('1.85')),
        totalRawPrice: String(parseEther('2')),
        builtInFees: [
          { kind: 'marketplace', bps: 250, rawAmount: String(parseEther('0.05')) },
          { kind: 'royalty', bps: 500, rawAmount: String(parseEther('0.1')) },
        ],
      },
    ])
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "1850000000000000000 wrappedNative",
          "-1 lanterns #1",
        ],
        "Artist": [
          "100000000000000000 wrappedNative",
        ],
        "Bilal": [
          "-2000000000000000000 wrappedNative",
          "1 lanterns #1",
        ],
        "Shop": [
          "50000000000000000 wrappedNative",
        ],
      }
    `)
  })

  test('behavior: wraps the missing amount', async () => {
    const gains = await world.changes([Balances.native, money(wrappedNative)], () =>
      world.run('placeBid', esra, { bids: [toBid('130', { token: token(1) })] }),
    )
    expect(gains).toMatchInlineSnapshot(`
      {
        "Esra": [
          "-30000000000000000000 wei",
          "30000000000000000000 wrappedNative",
        ],
      }
    `)
  })

  test('behavior: on a collection, a set of tokens and a trait, each filled with a matching token', async () => {
    const trait = await world.server.market.db
      .selectFrom('token_traits')
      .selectAll()
      .where('contract', '=', lanterns.toLowerCase())
      .where('identifier', '=', String(owned[4]))
      .executeTakeFirstOrThrow()
    const placed = await world.run('placeBid', celeste, {
      bids: [
        toBid('1', { collection: lanterns }),
        toBid('2', { tokenSetId: `range:${lanterns.toLowerCase()}:${owned[3]}:${owned[3]! + 1n}` }),
        toBid('3', { collection: slug, attributeKey: trait.type, attributeValue: trait.value }),
      ],
    })
    expect(placed.orderIds).toHaveLength(3)
    for (const [index, ether] of [
      [4, '3'],
      [3, '2'],
      [2, '1'],
    ] as const) {
      const wish = { taker: amina.address, items: [{ token: token(index) }], onlyPath: true }
      const { body } = await world.ask('/execute/sell/v7', wish)
      const best = (body.path as { totalRawPrice: string }[])[0]?.totalRawPrice
      // The token may have the trait as well.
      expect(BigInt(best ?? 0)).toBeGreaterThanOrEqual(parseEther(ether))
    }
    const gains = await world.changes([money(wrappedNative)], () =>
      world.run('acceptOffer', amina, {
        items: [2, 3, 4].map((index, place) => ({ token: token(index), orderId: placed.orderIds[place] })),
      }),
    )
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "5700000000000000000 wrappedNative",
        ],
        "Artist": [
          "300000000000000000 wrappedNative",
        ],
        "Celeste": [
          "-6000000000000000000 wrappedNative",
        ],
      }
    `)
    expect(await world.owned(celeste, lanterns)).toEqual(
      expect.arrayContaining([owned[2], owned[3], owned[4]]),
    )
  })

  test('behavior: on a trait without a collection, if only one collection has it', async () => {
    const { db } = world.server.market
    const trait = await db
      .selectFrom('token_traits')
      .selectAll()
      .where('contract', '=', lanterns.toLowerCase())
      .where('identifier', '=', String(owned[4]))
      .orderBy('type')
      .executeTakeFirstOrThrow()
    const { type: attributeKey, value: attributeValue } = trait
    const bid = toBid('1', { attributeKey, attributeValue })
    const placed = await world.run('placeBid', celeste, { bids: [bid] })
    const { body } = await world.ask(`/v2/order/${placed.orderIds[0]}`)
    const tokens = await db
      .selectFrom('criteria')
      .select(['contract', 'traits'])
      .where(
        'root',
        '=',
        (
          body as {
            order: { protocol_data: { parameters: { consideration: { identifierOrCriteria: string }[] } } }
          }
        ).order.protocol_data.parameters.consideration[0]!.identifierOrCriteria,
      )
      .execute()
    expect(tokens).toEqual([
      { contract: lanterns.toLowerCase(), traits: [{ type: attributeKey, value: attributeValue }] },
    ])

    const other = { ...trait, contract: zellige.toLowerCase(), identifier: '1' }
    await db.insertInto('token_traits').values(other).execute()
    const refused = await world.ask('/execute/bid/v5', { maker: celeste.address, params: [bid] })
    await db
      .deleteFrom('token_traits')
      .where('contract', '=', other.contract)
      .where('identifier', '=', '1')
      .where('type', '=', attributeKey)
      .where('value', '=', attributeValue)
      .execute()
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'draft_unsound',
        message: expect.stringMatching(/^Tokens of 2 collections have .*Name the collection of the bid/),
      },
    })
  })

  test('behavior: several owners fill an offer for several tokens', async () => {
    const tiles = await world.owned(amina, zellige)
    await world.run('placeBid', dario, { bids: [toBid('3', { collection: zellige, quantity: 3 })] })
    const gains = await world.changes([money(wrappedNative)], () =>
      world.run('acceptOffer', amina, {
        items: tiles.slice(0, 2).map((id) => ({ token: tokenName(zellige, id) })),
        options: { feesOnTop: [`${shop}:1000`] },
      }),
    )
    expect(gains).toMatchInlineSnapshot(`
      {
        "Amina": [
          "1999999999999999000 wrappedNative",
        ],
        "Dario": [
          "-2000000000000000000 wrappedNative",
        ],
        "Shop": [
          "1000 wrappedNative",
        ],
      }
    `)
  })

  test.each([
    ['no subject', {}, /Some bid data is missing/],
    ['half an attribute', { attributeKey: 'Shape' }, /Some bid data is missing/],
    [
      'a collection with half an attribute',
      { collection: slug, attributeKey: 'Shape' },
      /Name both attributeKey and attributeValue/,
    ],
    [
      'a trait that no token has',
      { attributeKey: 'Shape', attributeValue: 'Round as never before' },
      /No token here has Shape/,
    ],
    ['another exchange', { token: 'a', orderKind: 'looks-rare' }, /only orders of kind seaport-v1.5/],
    ['another book', { token: 'a', orderbook: 'opensea' }, /in its own book/],
    ['the native currency', { token: 'a', currency: `0x${'0'.repeat(40)}` }, /ERC20 currency/],
    ['more than there is', { token: 'a', weiPrice: String(parseEther('90000')) }, /The maker needs/],
    ['an unknown set', { tokenSetId: `list:${lanterns}:0x${'7'.repeat(64)}` }, /does not know the set/],
  ])('error: %s', async (_, changes: Record<string, unknown>, message) => {
    const named = changes.token ? { ...changes, token: token(5) } : changes
    const params = [{ weiPrice: '1000', ...named }]
    const { status, body } = await world.ask('/execute/bid/v5', { maker: bilal.address, params })
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)])
  })
})

describe('acceptOffer', () => {
  test('error: the only offer is the taker’s own', async () => {
    const [tile = 0n] = (await world.owned(bilal, zellige)).slice(-1)
    const wish = { taker: dario.address, items: [{ token: tokenName(zellige, tile) }] }
    const { body } = await world.ask('/execute/sell/v7', wish)
    expect(body).toMatchObject({ statusCode: 400, code: 'own_order' })
  })

  test('error: not the owner', async () => {
    await world.run('placeBid', bilal, { bids: [toBid('1', { token: token(6) })] })
    const wish = { taker: celeste.address, items: [{ token: token(6) }] }
    const { body } = await world.ask('/execute/sell/v7', wish)
    expect(body).toMatchObject({ statusCode: 400, code: 'balance_insufficient' })
  })
})

describe('cancelOrder', () => {
  test('default', async () => {
    const { orderIds } = await world.run('listToken', amina, {
      listings: [toListing(token(7), '1'), toListing(token(8), '1')],
    })
    const cancelled = await world.run('cancelOrder', amina, { ids: orderIds })
    expect(cancelled.steps.map(({ id }) => id)).toEqual(['cancellation'])
    const { body } = await world.ask('/execute/cancel/v3', { orderIds })
    expect(body.steps).toMatchObject([{ items: [{ status: 'complete', orderIds }] }])
  })

  test('param: maker: everything signed so far', async () => {
    const { orderIds } = await world.run('listToken', amina, { listings: [toListing(token(9), '1')] })
    const { body } = await world.ask('/execute/cancel/v3', {
      maker: amina.address,
      orderKind: 'seaport-v1.5',
    })
    const [step] = body.steps as { items: { data: { to: `0x${string}`; data: `0x${string}` } }[] }[]
    const { to, data } = step?.items[0]?.data ?? { to: '0x', data: '0x' }
    const hash = await chain.walletClient(amina).sendTransaction({ to, data })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    await world.caughtUp()
    const read = await world.ask(`/v2/order/${orderIds[0]}`)
    expect(read.body).toMatchObject({ order: { status: 'inactive' } })
  })

  test('error: an unknown order, or none', async () => {
    const unknown = await world.ask('/execute/cancel/v3', { orderIds: [`0x${'12'.repeat(32)}`] })
    expect(unknown.body).toMatchObject({ statusCode: 400, code: 'order_unknown' })
    const none = await world.ask('/execute/cancel/v3', { orderIds: [] })
    expect(none.body).toMatchObject({ statusCode: 400, message: 'No order ids specified' })
  })

  test('error: an order of another maker', async () => {
    const { orderIds } = await world.run('listToken', bilal, {
      listings: [toListing(tokenName(zellige, (await world.owned(bilal, zellige))[0] ?? 0n), '1')],
    })
    const { body } = await world.ask('/execute/cancel/v3', { orderIds, maker: amina.address })
    expect(body).toMatchObject({ statusCode: 400, code: 'not_maker' })
  })
})
