/**
 * What is created fills through the contract itself, and what is refused before signing the contract refuses at every
 * second of the order's life. Drawn by fast-check and by hand.
 */
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, encodeFunctionData, parseEther, zeroAddress } from 'viem'
import { call } from 'viem/actions'
import { beforeEach, describe, expect, test } from 'vitest'
import { seaportAbi } from '../abi/seaport.js'
import { erc20Abi, erc721Abi, erc1155Abi } from '../abi/tokens.js'
import { readFacts } from '../facts/readFacts.js'
import * as Auction from '../order/Auction.js'
import { ItemType, maxUint256, noConduitKey, OrderType, seaportAddress } from '../order/constants.js'
import * as Order from '../order/Order.js'
import { domainTag } from '../order/Salt.js'
import { toParameters } from '../plan/encodeFulfillment.js'
import { planCreate } from '../plan/planCreate.js'
import { readWish, type WishOptions } from '../plan/readWish.js'
import { createOrder } from './createOrder.js'

const chain = testChain()
const { lanterns, spices, wrappedNative, dusd } = demo.contracts
const [amina, bilal, celeste] = demo.accounts
const { ERC721, ERC1155 } = ItemType
const ether = parseEther('1')
const recipient = demo.artist.address

const seller = () => chain.walletClient(amina)
const now = async () => (await chain.publicClient.getBlock()).timestamp

async function tokensOf(owner: Address): Promise<readonly bigint[]> {
  const ids = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const read = (id: bigint) =>
    chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [id],
    })
  const owners = await Promise.all(ids.map(read))
  return ids.filter((_, index) => owners[index] === owner)
}

async function jarOf(owner: Address): Promise<bigint> {
  for (let id = 1n; id < 31n; id++) {
    const args = { address: spices, abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] } as const
    if ((await chain.publicClient.readContract(args)) >= 12n) return id
  }
  return expect.fail(`${owner} has no twelve jars`)
}

/** Lets the exchange move everything of an account. */
async function approveAll(account: (typeof demo.accounts)[number]) {
  const client = chain.walletClient(account)
  const forAll = { abi: erc721Abi, functionName: 'setApprovalForAll', args: [seaportAddress, true] } as const
  const money = { abi: erc20Abi, functionName: 'approve', args: [seaportAddress, maxUint256] } as const
  const hashes = [
    await client.writeContract({ address: lanterns, ...forAll }),
    await client.writeContract({ address: spices, ...forAll }),
    await client.writeContract({ address: wrappedNative, ...money }),
    await client.writeContract({ address: dusd, ...money }),
  ]
  for (const hash of hashes) await chain.publicClient.waitForTransactionReceipt({ hash })
}

/** Why the contract refuses a fill by Bilal at a moment, or `undefined` when it does not. */
async function refusalAt(order: Order.Order, time: bigint, part = { numerator: 1n, denominator: 1n }) {
  const advanced = { parameters: toParameters(order.parameters), signature: order.signature, ...part }
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [{ ...advanced, extraData: '0x' }, [], noConduitKey, zeroAddress],
  })
  const transaction = { account: bilal.address, to: seaportAddress, data, value: 5_000n * ether }
  return call(chain.publicClient, { ...transaction, blockOverrides: { time } }).then(
    () => undefined,
    (error: Error) => error,
  )
}

/** Up to fourteen seconds of an order's life from now on, its first and last among them. */
function secondsOf({ startTime, endTime }: Order.Components, from: bigint): readonly bigint[] {
  const first = startTime > from ? startTime : from
  const left = endTime - first
  if (left <= 0n) return [first]
  const steps = left < 14n ? left : 14n
  return [...Array(Number(steps)).keys()].map((step) =>
    steps === left ? first + BigInt(step) : first + (BigInt(step) * (left - 1n)) / (steps - 1n),
  )
}

const isFillable = async (order: Order.Order) => {
  for (const second of secondsOf(order.parameters, await now()))
    if ((await refusalAt(order, second)) === undefined) return true
  return false
}

/** What would be signed, and what speaks against it, with everybody's balances left aside. */
async function draft(options: WishOptions) {
  const wish = readWish(options, { offerer: amina.address, conduitKey: noConduitKey })
  const wanted = { counters: [amina.address], statuses: [], conduitKeys: [], holdings: [] }
  const facts = await readFacts(chain.publicClient, wanted)
  const plan = planCreate([wish], facts, { exactApproval: false, checkBalancesAndApprovals: false })
  const [{ components, issues }] = plan.orders as [(typeof plan.orders)[number]]
  // Signed as it is, past everything that would warn of it.
  const signature = await seller().signTypedData(Order.typedData(components, { chainId: chain.chain.id }))
  return { order: { parameters: components, signature }, issues: issues.map(({ name }) => name) }
}

describe('createOrder', () => {
  beforeEach(async () => {
    await approveAll(amina)
    await approveAll(bilal)
  })

  test('behavior: the contract fills what is created and refuses what is refused', async () => {
    const [mine, theirs] = [await tokensOf(amina.address), await tokensOf(bilal.address)]
    const [jar, theirJar] = [await jarOf(amina.address), await jarOf(bilal.address)]
    const amount = fc.oneof(fc.bigInt({ min: 0n, max: 6n }), fc.bigInt({ min: 1_000n, max: 10n ** 9n }))
    const amounts = fc.record({ amount, endAmount: fc.oneof(amount, fc.constant(undefined)) })
    const few = fc.bigInt({ min: 0n, max: 6n })
    const pieces = fc.record({ amount: few, endAmount: fc.oneof(few, fc.constant(undefined)) })
    const money = fc.oneof(
      amounts.map((drawn) => ({ ...drawn, currency: wrappedNative })),
      amounts.map((drawn) => ({ ...drawn, currency: dusd })),
    )
    const token = (ids: readonly bigint[]) =>
      fc
        .constantFrom(...ids.slice(0, 3))
        .map((identifier) => ({ itemType: ERC721, contract: lanterns, tokenId: identifier }))
    const jars = (identifier: bigint) =>
      pieces.map((drawn) => ({ itemType: ERC1155, contract: spices, tokenId: identifier, ...drawn }))
    const wishes = fc.record({
      offer: fc.array(fc.oneof(token(mine), jars(jar), money), { maxLength: 3 }),
      consideration: fc.array(fc.oneof(token(theirs), jars(theirJar), money, amounts), { maxLength: 3 }),
      duration: fc.constantFrom(1n, 2n, 9n, 3_600n, undefined),
      delay: fc.constantFrom(-5n, 0n, 50n),
    })
    const seen = { filled: 0, refused: 0 }
    const startsAt = await now()
    await fc.assert(
      fc.asyncProperty(wishes, async ({ offer, consideration, duration, delay }) => {
        const startTime = startsAt + delay
        const endTime = duration === undefined ? undefined : startTime + duration
        const { order, issues } = await draft({ offer, consideration, startTime, endTime })
        const fills = await isFillable(order)
        // An empty offer is a gift to the offerer, which the exchange would take; nobody signs that on purpose.
        const isNamedRule = issues.every((name) =>
          ['Draft.NothingOfferedError', 'Draft.MovingPriceError'].includes(name),
        )
        if (issues.length === 0 || !isNamedRule)
          expect([fills, issues]).toEqual([issues.length === 0, issues])
        seen[issues.length === 0 ? 'filled' : 'refused']++
      }),
      { numRuns: 120 },
    )
    expect(Math.min(seen.filled, seen.refused)).toBeGreaterThan(20)
  })

  test('behavior: pieces that are allowed can be bought one by one, those that are refused cannot', async () => {
    const identifier = await jarOf(amina.address)
    const price = fc.oneof(
      fc.bigInt({ min: 1n, max: 60n }),
      fc.bigInt({ min: 1n, max: 12n }).map((n) => n * 10_000n),
    )
    const drawn = fc.record({
      amount: fc.bigInt({ min: 1n, max: 12n }),
      price,
      points: fc.constantFrom(undefined, 250, 500, 1_000),
    })
    await fc.assert(
      fc.asyncProperty(drawn, async ({ amount, price, points }) => {
        const fees = points ? [{ recipient, basisPoints: points }] : []
        fc.pre(!points || (price * BigInt(points)) / 10_000n > 0n)
        const { order, issues } = await draft({
          offer: [{ itemType: ERC1155, contract: spices, tokenId: identifier, amount }],
          consideration: [{ amount: price }],
          fees,
          allowPartialFills: true,
        })
        const refusal = await refusalAt(order, await now(), { numerator: 1n, denominator: amount })
        expect(issues).toEqual(refusal ? ['Draft.IndivisibleError'] : [])
      }),
      { numRuns: 60 },
    )
  })

  test('error: a bid for pieces that its price does not divide by; the remedy is true', async () => {
    const identifier = await jarOf(bilal.address)
    const bid = {
      offer: [{ currency: wrappedNative, amount: 10n * ether }],
      consideration: [{ itemType: ERC1155, contract: spices, tokenId: identifier, amount: 3n }],
    }
    await expect(createOrder(seller(), { ...bid, allowPartialFills: true })).rejects.toMatchObject({
      name: 'Draft.IndivisibleError',
      message:
        'The order allows partial fills, but its amounts split evenly only into 1 unit, not 3. It could only be filled as a whole. Turn allowPartialFills off, or choose a price per piece of which every fee is a whole amount.',
      facts: { pieces: 3n, units: 1n, piecesPerLot: 3n, isFillableWhole: true },
    })
    const { executeAllActions } = await createOrder(seller(), bid)
    expect(await refusalAt(await executeAllActions(), await now())).toBeUndefined()
  })

  test('error: tokens of a set whose price does not divide can only be had one at a time', async () => {
    const set = { itemType: ItemType.ERC721_WITH_CRITERIA, contract: lanterns, criteria: 0n, amount: 4n }
    const bid = { offer: [{ currency: wrappedNative, amount: 10n }], consideration: [set] }
    await expect(createOrder(seller(), { ...bid, allowPartialFills: true })).rejects.toMatchObject({
      message:
        'The order allows partial fills, but its amounts split evenly only into 2 units, not 4. Tokens of a set move one at a time, so it could never be filled. Choose a price per piece of which every fee is a whole amount.',
      facts: { pieces: 4n, units: 2n, piecesPerLot: 2n, isFillableWhole: false },
    })
    await expect(createOrder(seller(), bid)).rejects.toMatchObject({ name: 'Draft.TokenAmountError' })
  })

  test.each<[string, object, string]>([
    ['a negative amount', { consideration: [{ amount: -1n }] }, 'consideration[0].amount is -1'],
    ['an amount of 257 bits', { consideration: [{ amount: 2n ** 256n }] }, 'from 0 to 2^256-1'],
    ['a broken number', { consideration: [{ amount: 1.5 }] }, 'consideration[0].amount is 1.5'],
    ['no amount', { consideration: [{}] }, 'consideration[0].amount is missing'],
    ['a negative start', { startTime: -1n }, 'startTime is -1'],
    ['a salt of 257 bits', { salt: 2n ** 256n }, 'salt is'],
    [
      'a short recipient',
      { consideration: [{ amount: 1n, recipient: '0x12' }] },
      'consideration[0].recipient is "0x12"',
    ],
    [
      'a name as a fee recipient',
      { fees: [{ recipient: 'artist.eth', basisPoints: 1 }] },
      'fees[0].recipient',
    ],
    ['a short zone', { zone: '0x0' }, 'zone is "0x0"'],
    [
      'a wrong checksum',
      { consideration: [{ amount: 1n, recipient: amina.address.replace('F', 'f') }] },
      'checksum',
    ],
    ['no token', { offer: [{ itemType: ERC721, contract: zeroAddress, tokenId: 1n }] }, 'offer[0].contract'],
    [
      'an unknown item type',
      { offer: [{ itemType: 6, contract: lanterns, tokenId: 1n }] },
      'offer[0].itemType is 6',
    ],
    [
      'one and any of a set',
      { offer: [{ itemType: ERC721, contract: lanterns, tokenId: 1n, criteria: 2n }] },
      'one of tokenId, tokenIds and criteria',
    ],
  ])('error: %s, before the node is asked', async (_, change, message) => {
    const listing = createOrder(seller(), {
      offer: [{ itemType: ERC721, contract: lanterns, tokenId: 1n }],
      consideration: [{ amount: ether }],
      ...change,
    })
    await expect(listing).rejects.toMatchObject({
      name: 'Order.ParseError',
      message: expect.stringContaining(message),
    })
  })

  test('error: two of an ERC721, for callers without types', async () => {
    const two = { itemType: ERC721, contract: lanterns, tokenId: 1n, amount: 2n } as object
    const listing = createOrder(seller(), { offer: [two as never], consideration: [{ amount: 1n }] })
    await expect(listing).rejects.toMatchObject({
      name: 'Draft.TokenAmountError',
      facts: { startAmount: 2n },
    })
  })

  test('behavior: any spelling of an address is the same address', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const { components } = await createOrder(seller(), {
      offer: [{ itemType: ERC721, contract: lanterns.toLowerCase() as Address, tokenId: identifier }],
      consideration: [
        { currency: wrappedNative.toUpperCase().replace('X', 'x') as Address, amount: 900n },
        { currency: wrappedNative, amount: 400n, recipient: celeste.address.toLowerCase() as Address },
      ],
      fees: [{ recipient: recipient.toLowerCase() as Address, basisPoints: 100 }],
    })
    expect([components.offer[0]?.token, ...components.consideration.map((item) => item.token)]).toEqual([
      lanterns,
      ...Array(3).fill(wrappedNative),
    ])
  })

  test('behavior: a currency may name its itemType', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const offer = [{ itemType: ERC721, contract: lanterns, tokenId: identifier }]
    const asked = async (consideration: Parameters<typeof createOrder>[1]['consideration']) =>
      (await createOrder(seller(), { offer, consideration })).components.consideration[0]
    expect(await asked([{ itemType: ItemType.NATIVE, amount: ether }])).toEqual(
      await asked([{ amount: ether }]),
    )
    const wrapped = { currency: wrappedNative, amount: ether }
    expect(await asked([{ itemType: ItemType.ERC20, ...wrapped }])).toEqual(await asked([wrapped]))
    await expect(asked([{ itemType: ItemType.ERC20, amount: ether }])).rejects.toThrow(
      'expected the address of an ERC20',
    )
    await expect(asked([{ itemType: ItemType.NATIVE, ...wrapped }])).rejects.toThrow('expected no currency')
  })

  test.each([
    ['a collection asked for as if it were a currency', {}, { currency: lanterns, amount: 5n }],
    ['a collection of pieces', {}, { currency: spices, amount: 5n }],
    ['no contract', {}, { currency: demo.artist.address, amount: 5n }],
    ['a collection offered', { offer: [{ currency: lanterns, amount: 3n }] }, { amount: ether }],
  ])('error: no currency: %s', async (_, changes, asked) => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const offer = [{ itemType: ERC721, contract: lanterns, tokenId: identifier }]
    await expect(createOrder(seller(), { offer, consideration: [asked], ...changes })).rejects.toMatchObject({
      name: 'Order.NotCurrencyError',
    })
  })

  test('error: an order that robs its signer, before anything is approved for it', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const offer = [{ itemType: ERC721, contract: lanterns, tokenId: identifier }]
    const error = { name: 'Order.UnsafeError' }
    await expect(createOrder(seller(), { offer, consideration: [] })).rejects.toMatchObject(error)
    const gift = await createOrder(seller(), {
      offer,
      consideration: [],
      override: ['considerationZeroItems'],
    })
    expect(gift.actions.at(-1)?.type).toBe('create')
  })

  test('error: lists that an untyped caller forgot', async () => {
    const untyped = { offer: [] } as unknown as Parameters<typeof createOrder>[1]
    await expect(createOrder(seller(), untyped)).rejects.toThrow(
      'consideration is missing; expected a list of items',
    )
  })

  test('param: startTime: the clock of the chain, not of this computer', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const { components } = await createOrder(seller(), {
      offer: [{ itemType: ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: ether }],
    })
    expect([components.startTime, components.endTime]).toEqual([await now(), maxUint256])
  })

  test('error: an end that has passed on the chain', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const time = await now()
    const listing = createOrder(seller(), {
      offer: [{ itemType: ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: 1n }],
      startTime: 1n,
      endTime: time,
    })
    await expect(listing).rejects.toMatchObject({
      name: 'Draft.EndedError',
      facts: { endTime: time, now: time },
    })
  })

  test('param: taker: a private listing names the taker by what they receive', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const listing: createOrder.Options = {
      offer: [{ itemType: ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: ether }],
      fees: [{ recipient, basisPoints: 500 }],
      taker: celeste.address,
    }
    const { components } = await createOrder(seller(), listing)
    expect(components.consideration.map((item) => [item.itemType, item.startAmount, item.recipient])).toEqual(
      [
        [0, (ether * 95n) / 100n, amina.address],
        [0, (ether * 5n) / 100n, recipient],
        [ERC721, 1n, celeste.address],
      ],
    )
    expect(components.totalOriginalConsiderationItems).toBe(3)
    const refuse = (change: Partial<createOrder.Options>) => createOrder(seller(), { ...listing, ...change })
    const name = 'Draft.PrivateListingError'
    await expect(refuse({ taker: amina.address })).rejects.toMatchObject({ name })
    await expect(
      refuse({ consideration: [{ amount: 1n }, { currency: dusd, amount: 1n }], fees: [] }),
    ).rejects.toMatchObject({ name })
    await expect(refuse({ offer: [{ currency: wrappedNative, amount: 1n }] })).rejects.toBeInstanceOf(Error)
  })

  test('behavior: an English auction is restricted by its zone and priced in WETH', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const options = {
      offer: [{ itemType: ERC721, contract: lanterns, tokenId: identifier }],
      endTime: (await now()) + 1_000n,
      ...Auction.english(),
    }
    const auction = await createOrder(seller(), {
      ...options,
      consideration: [{ currency: wrappedNative, amount: 1n }],
    })
    expect([auction.components.orderType, auction.components.zone]).toEqual([
      OrderType.FULL_RESTRICTED,
      Auction.englishZone,
    ])
    await expect(createOrder(seller(), { ...options, consideration: [{ amount: 1n }] })).rejects.toThrow(
      'English auctions must use wrapped ETH or an ERC-20 token.',
    )
  })

  test('param: tokenIds, criteria: a trait offer, a collection offer, a known root', async () => {
    const bid = (asked: createOrder.Options['consideration'][number]) =>
      createOrder(seller(), { offer: [{ currency: wrappedNative, amount: 6n }], consideration: [asked] })
    const itemOf = async (asked: createOrder.Options['consideration'][number]) =>
      (await bid(asked)).components.consideration[0]
    const any = { itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: 0n, startAmount: 1n }
    await expect(itemOf({ itemType: ERC721, contract: lanterns, tokenIds: [] })).rejects.toThrow(
      'consideration[0].tokenIds is []; expected at least one token',
    )
    expect(await itemOf({ itemType: 4, contract: lanterns, criteria: 0n })).toMatchObject(any)
    expect(await itemOf({ itemType: ERC1155, contract: spices, criteria: 5n, amount: 3n })).toMatchObject({
      itemType: ItemType.ERC1155_WITH_CRITERIA,
      identifierOrCriteria: 5n,
      startAmount: 3n,
      endAmount: 3n,
    })
  })

  test('param: domain, salt, counter, zone', async () => {
    const [identifier = 0n] = await tokensOf(amina.address)
    const listing = {
      offer: [{ itemType: ERC721, contract: lanterns, tokenId: identifier }],
      consideration: [{ amount: ether }],
    }
    const { components } = await createOrder(seller(), { ...listing, domain: 'souk.example' })
    expect(components.salt >> 224n).toBe(BigInt(domainTag('souk.example')))
    const chosen = {
      salt: 5n,
      counter: 0n,
      restrictedByZone: true,
      zone: celeste.address,
      allowPartialFills: true,
    }
    expect((await createOrder(seller(), { ...listing, ...chosen })).components).toMatchObject({
      salt: 5n,
      counter: 0n,
      zone: celeste.address,
      orderType: OrderType.PARTIAL_RESTRICTED,
    })
  })
})
