import { demo } from '@souk/devchain'
import { Auction, erc721Abi, OrderType } from '@souk/seaport'
import { Balances, deploy } from '@souk/testing'
import { encodeFunctionData, isAddressEqual, parseAbi, parseEther, parseUnits, zeroAddress } from 'viem'
import { privateKeyToAccount, toAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import * as Expiration from '../domain/Expiration.js'
import type { Progress } from '../domain/Trade.js'
import { changeOf, failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste, dario] = demo.accounts
const { lanterns, spices, dusd, wrappedNative } = demo.contracts
const lantern = (identifier: bigint) => ({ itemType: 2, token: lanterns, identifier }) as const

describe('createListing', () => {
  test('default', async () => {
    // Nobody has approved this collection for the conduit yet.
    const tokenId = await scene.lanternOf(amina.address)
    const stages: Progress['type'][] = []
    const listed = await scene.market(amina).createListing({
      asset: { contract: lanterns, tokenId },
      price: '1.000000000000000001',
      onProgress: ({ type }) => stages.push(type),
    })
    expect(stages).toEqual([
      ...['preparing', 'ready'],
      ...['asking', 'sent', 'confirmed'],
      ...['asking', 'signed', 'posting'],
    ])
    expect(listed).toMatchObject({
      side: 'ask',
      status: 'active',
      price: parseEther('1') + 1n,
      maker: amina.address,
    })
    expect(listed.order.signature).toHaveLength(130)
    const { parameters } = listed.order
    expect(parameters).toMatchObject({
      salt: 0n,
      orderType: OrderType.FULL_OPEN,
      conduitKey: demo.conduitKey,
    })
    const wall = BigInt(Math.floor(Date.now() / 1000))
    const latest = parameters.startTime > wall ? parameters.startTime : wall
    expect(Expiration.latest(latest) - parameters.endTime).toBeLessThan(60n)

    const buyer = scene.market(bilal)
    const { plan } = await buyer.prepareFulfillOrder({ order: listed.orderHash })
    const changes = await scene.changes([Balances.native, lantern(tokenId)], () =>
      buyer.fulfillOrder({ order: listed.orderHash }),
    )
    expect(changes).toEqual(Balances.fromMovements(plan.movements))
    expect(plan.payment).toEqual([{ currency: zeroAddress, amount: parseEther('1') + 1n }])
    // 2.5 % to the market, 5 % to the artist. The seller receives the rounding difference.
    expect(changeOf(changes, amina.address, zeroAddress)).toBe(parseEther('0.925') + 1n)
    expect(changeOf(changes, demo.marketFee.address, zeroAddress)).toBe(parseEther('0.025'))
    expect(changeOf(changes, demo.artist.address, zeroAddress)).toBe(parseEther('0.05'))
  })

  test('param: creatorFees, fees', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const market = scene.market(amina)
    const required = await market.prepareCreateListing({
      asset,
      price: 10_000n,
      creatorFees: false,
      override: ['offererReceivesNextToNothing'],
    })
    expect(required.plan.fees).toEqual([
      {
        recipient: demo.marketFee.address,
        basisPoints: 250,
        required: true,
        amount: { start: 250n, end: 250n },
      },
    ])
    expect(required.plan.proceeds).toEqual({ start: 9_750n, end: 9_750n })
    const none = await market.prepareCreateListing({ asset, price: parseEther('1'), fees: [] })
    expect(none.plan.fees).toEqual([])
    expect(none.plan.proceeds.start).toBe(parseEther('1'))
  })

  test('error: fees that take the whole price, whatever the options', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const fees = [{ recipient: demo.marketFee.address, basisPoints: 10_000 }]
    const override = ['offererReceivesNothing', 'offererReceivesNextToNothing'] as const
    const shared = { asset, price: parseEther('1'), fees, override }
    const market = scene.market(amina)
    const wishes = [
      {},
      { taker: bilal.address },
      { currency: wrappedNative, englishAuction: true },
      { endPrice: 1n, endTime: 2n ** 40n },
    ]
    for (const wish of wishes)
      expect(await failure(market.prepareCreateListing({ ...shared, ...wish }))).toMatchObject({
        name: 'Fee.NothingLeftError',
      })
    expect(await failure(scene.market(bilal).prepareCreateOffer(shared))).toMatchObject({
      name: 'Fee.NothingLeftError',
    })
  })

  test('param: endPrice, endTime', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const { timestamp } = await scene.chain.publicClient.getBlock()
    const listed = await scene.market(amina).createListing({
      asset: { contract: lanterns, tokenId },
      price: '2',
      endPrice: '1',
      endTime: timestamp + 1_000_000n,
    })
    expect(listed.type).toBe('dutch')
    await scene.chain.testClient.increaseTime({ seconds: 10 })
    const bought = await scene.market(bilal).fulfillOrder({ order: listed })
    const paid = bought.filled?.paid.reduce((sum, { amount }) => sum + amount, 0n) ?? 0n
    expect(paid).toBeLessThan(parseEther('2'))
    expect(paid).toBeGreaterThan(parseEther('1.99'))
  })

  test('param: currency', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const { plan } = await scene.market(amina).prepareCreateListing({
      asset: { contract: lanterns, tokenId: String(tokenId) },
      price: '12.34',
      currency: dusd,
    })
    expect(plan.price.start).toBe(parseUnits('12.34', 6))
    expect(plan.currency).toEqual({ address: dusd, decimals: 6 })
  })

  test('param: quantity, pricePer', async () => {
    const tokenId = await scene.jarsOf(amina.address)
    const market = scene.market(amina)
    const asset = { contract: spices, tokenId }
    const listed = await market.createListing({ asset, price: '0.0123', quantity: 10n })
    expect(listed).toMatchObject({ total: 10n, price: parseEther('0.123') })
    expect(listed.order.parameters.orderType).toBe(OrderType.PARTIAL_OPEN)
    const jars = { itemType: 3, token: spices, identifier: tokenId } as const
    const changes = await scene.changes([Balances.native, jars], () =>
      scene.market(bilal).fulfillOrder({ order: listed, quantity: 3n }),
    )
    expect(changeOf(changes, bilal.address, spices)).toBe(3n)
    expect(changeOf(changes, bilal.address, zeroAddress)).toBe(-parseEther('0.0369'))
    const { plan } = await market.prepareCreateListing({
      asset,
      price: 1_230n,
      pricePer: 'all',
      quantity: 10n,
      fees: [],
      override: ['offererReceivesNextToNothing'],
    })
    expect(plan.price.start).toBe(1_230n)
    expect(
      await failure(market.prepareCreateListing({ asset, price: 1_234n, pricePer: 'all', quantity: 10n })),
    ).toMatchObject({ name: 'Price.UndividedError', facts: { below: 1_230n, above: 1_240n } })
  })

  test('param: taker', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const wish = { asset: { contract: lanterns, tokenId }, price: '1' }
    const open = await scene.market(amina).prepareCreateListing(wish)
    const offered = await scene.market(amina).prepareCreateListing({ ...wish, taker: bilal.address })
    // A private listing pays the same fees, and its plan says so.
    expect(offered.plan).toMatchObject({
      taker: bilal.address,
      fees: open.plan.fees,
      proceeds: { start: parseEther('0.925'), end: parseEther('0.925') },
    })
    expect(offered.plan.fees.map(({ amount }) => amount.start)).toEqual([
      parseEther('0.025'),
      parseEther('0.05'),
    ])
    expect(open.plan).not.toHaveProperty('taker')
    const listed = await scene.market(amina).createListing({
      asset: { contract: lanterns, tokenId },
      price: '1',
      taker: bilal.address,
    })
    expect(listed.taker).toBe(bilal.address)
    const refused = { name: 'Order.NotTakerError' }
    expect(await failure(scene.market(celeste).fulfillOrder({ order: listed }))).toMatchObject(refused)
    const recipient = celeste.address
    const other = await failure(scene.market(bilal).fulfillOrder({ order: listed, recipient }))
    expect(other).toMatchObject({ name: 'Order.PrivateRecipientError' })
    expect(String(other)).toContain('Private listings cannot be fulfilled with a recipient address')
    const buyer = scene.market(bilal)
    const { plan } = await buyer.prepareFulfillOrder({ order: listed.orderHash })
    const changes = await scene.changes([Balances.native, lantern(tokenId)], () =>
      buyer.fulfillOrder({ order: listed.orderHash }),
    )
    expect(changes).toEqual(Balances.fromMovements(plan.movements))
    expect(changeOf(changes, bilal.address, zeroAddress)).toBe(-parseEther('1'))
    expect(changeOf(changes, bilal.address, lanterns)).toBe(1n)
  })

  test('param: domain, salt', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const market = scene.market(amina)
    const tagged = await market.prepareCreateListing({ asset, price: '1', domain: 'souk.example' })
    expect(tagged.plan.parameters.salt >> 224n).not.toBe(0n)
    const salted = await market.prepareCreateListing({ asset, price: '1', salt: 7n })
    expect(salted.plan.parameters.salt).toBe(7n)
  })

  test('param: englishAuction', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const market = scene.market(amina)
    const { timestamp: end } = await scene.chain.publicClient.getBlock()
    const { zone, settler } = { zone: Auction.soukZone, settler: celeste.address }
    const { plan } = await market.prepareCreateListing({
      asset,
      price: '1',
      currency: wrappedNative,
      endTime: end + 1_000n,
      englishAuction: { zone, settler, settlementSeconds: 500n },
    })
    expect(plan.parameters).toMatchObject({
      zone,
      orderType: OrderType.FULL_RESTRICTED,
      zoneHash: Auction.encodeTerms({ settler, end: end + 1_000n, feeBasisPoints: 750 }),
      endTime: end + 1_500n,
    })
    expect(plan.parameters.consideration.map(({ startAmount }) => startAmount)).toEqual([parseEther('0.925')])
    expect(
      await failure(market.prepareCreateListing({ asset, price: '1', englishAuction: true })),
    ).toMatchInlineSnapshot(
      `[Price.AuctionCurrencyError: English auctions must use wrapped ETH or an ERC-20 token.]`,
    )
  })

  test('param: override, of a gift', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const gift = { asset, price: 0n, taker: bilal.address }
    const market = scene.market(amina)
    expect(await failure(market.prepareCreateListing(gift))).toMatchObject({ name: 'Order.UnsafeError' })
    const { plan } = await market.prepareCreateListing({
      ...gift,
      override: ['offererReceivesNothing', 'freePrivateSale'],
    })
    expect(plan.proceeds.start).toBe(0n)
  })

  test('param: known: a price far under the floor, in the wrapped currency', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const known = {
      markets: [{ contract: lanterns, currency: zeroAddress, floor: parseEther('1') }],
      trusted: { wrapped: [wrappedNative] },
    }
    const listing = { asset, price: '0.0001', currency: wrappedNative }
    const market = scene.market(amina)
    expect(await failure(market.prepareCreateListing({ ...listing, known }))).toMatchObject({
      name: 'Order.UnsafeError',
      facts: { findings: [{ name: 'priceFarUnderFloor' }] },
    })
    const override = ['priceFarUnderFloor'] as const
    expect(
      (await market.prepareCreateListing({ ...listing, known, override })).plan.steps.length,
    ).toBeGreaterThan(0)
  })

  test.each([
    [{ price: '-1' }, 'Price.StartPriceError', 'Starting price must be a number >= 0'],
    [{ price: 'much' }, 'Price.StartPriceError', 'Starting price must be a number >= 0'],
    [{ price: 1.5 as never }, 'Price.StartPriceError', 'Starting price must be a number >= 0'],
    [
      { price: '1', endPrice: '1.1' },
      'Price.EndPriceError',
      'End price must be less than or equal to the start price.',
    ],
    [
      { price: '1', endPrice: '0.9' },
      'Expiration.MissingError',
      'Expiration time must be set if order will change in price.',
    ],
    [{ price: '1', quantity: 2n }, 'Item.QuantityError', 'an ERC721 token exists once'],
    [{ price: '1', endPrice: '0.5', endTime: 1n }, 'Draft.EndedError', 'The order would end at 1'],
    [
      { price: '1', account: celeste.address },
      'Wallet.AccountUnavailableError',
      'Specified accountAddress is not available through wallet or provider',
    ],
  ])('error: %o', async (options, name, message) => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const market = scene.market(amina, { isDown: true })
    const error = await failure(market.createListing({ asset, fees: [], ...options }))
    expect(error).toMatchObject({ name })
    expect(String(error)).toContain(message)
  })

  test('error: no token', async () => {
    const market = scene.market(amina, { isDown: true })
    const asset = { contract: lanterns } as never
    expect(String(await failure(market.createListing({ asset, price: '1' })))).toContain(
      'Asset must have a tokenId',
    )
    const money = { contract: dusd, tokenId: 1n }
    const error = await failure(market.createListing({ asset: money, price: '1', fees: [] }))
    expect(String(error)).toContain('Unknown schema name')
  })

  test('error: the market does not take it', async () => {
    const tokenId = await scene.lanternOf(amina.address)
    const isDown = {
      tamper: (answer: never, path: string) => (path.includes('/listings') ? { nonsense: true } : answer),
    }
    const error = await failure(
      scene.market(amina, isDown).createListing({ asset: { contract: lanterns, tokenId }, price: '1' }),
    )
    expect(error).toMatchObject({ name: 'Trade.NotPostedError', cause: { name: 'Wire.InvalidFieldError' } })
    const { orders } = (error as { facts: { orders: readonly [never] } }).facts
    // The signed order is not lost.
    expect(await scene.market(bilal, { isDown: true }).fulfillOrder({ order: orders[0] })).toHaveProperty(
      'receipt',
    )
  })
})

describe('createListings', () => {
  test('default', async () => {
    const ids = [await scene.lanternOf(amina.address), await scene.lanternOf(amina.address)]
    const requests: string[] = []
    const market = scene.market(amina, {
      tamper: (answer, path) => {
        requests.push(path)
        return answer
      },
    })
    const stages: string[] = []
    const listed = await market.createListings({
      listings: ids.map((tokenId) => ({
        asset: { contract: lanterns, tokenId },
        price: '1',
        collection: 'lanterns-of-the-souk',
      })),
      onProgress: ({ type }) => stages.push(type),
    })
    expect(requests).toEqual(['/v2/collection/lanterns-of-the-souk', '/v2/orders/bulk/souk/seaport/listings'])
    expect(stages.filter((type) => type === 'signed')).toHaveLength(1)
    expect(listed.map(({ order }) => order.parameters.offer[0]?.identifierOrCriteria)).toEqual(ids)
    const swept = await scene.market(bilal).fulfillOrders({ orders: listed.map((order) => ({ order })) })
    expect(swept.filled.map(({ orderHash }) => orderHash)).toEqual(listed.map(({ orderHash }) => orderHash))
  })

  test('behavior: an account that is a contract signs each order by itself, and each can be bought', async () => {
    const owner = privateKeyToAccount(dario.privateKey)
    const wallet = await deploy(scene.chain, 'ContractWallet', [owner.address])
    const tokens = [await scene.lanternOf(dario.address), await scene.lanternOf(dario.address)]
    for (const tokenId of tokens)
      await scene.market(dario).transfer({ asset: { contract: lanterns, tokenId }, to: wallet })
    const data = encodeFunctionData({
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [demo.contracts.conduit, true],
    })
    const hash = await scene.chain.walletClient(dario).writeContract({
      address: wallet,
      abi: parseAbi(['function execute(address to, uint256 value, bytes data) payable returns (bytes)']),
      functionName: 'execute',
      args: [lanterns, 0n, data],
    })
    await scene.chain.publicClient.waitForTransactionReceipt({ hash })
    await scene.settle()
    const account = toAccount({ ...owner, address: wallet })
    const stages: string[] = []
    const listed = await scene.market(dario).createListings({
      account,
      listings: tokens.map((tokenId) => ({ asset: { contract: lanterns, tokenId }, price: '1' })),
      onProgress: ({ type }) => stages.push(type),
    })
    expect(stages.filter((type) => type === 'signed')).toHaveLength(2)
    expect(listed.map(({ status, maker }) => [status, isAddressEqual(maker, wallet)])).toEqual([
      ['active', true],
      ['active', true],
    ])
    const swept = await scene.market(bilal).fulfillOrders({ orders: listed.map((order) => ({ order })) })
    expect(swept.filled).toHaveLength(2)
  })
})
