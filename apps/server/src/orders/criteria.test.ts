import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import {
  getFulfillmentData,
  getOrder,
  getOrders,
  type MarketApi,
  type OfferTrait,
  postOrder,
  TokenIds,
} from '@souk/market'
import {
  Criteria,
  erc20Abi,
  erc721Abi,
  fulfillOrder,
  ItemType,
  type Order,
  seaportAddress,
} from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RefusedError } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import { apiOf } from '../testing/apiOf.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { buildOffer } from './buildOffer.js'
import { findSets, restoreSets } from './criteria.js'
import { findOfferCriteria } from './offerCriteria.js'
import { findOrder } from './store.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
let server: TestServer
let market: Market
let api: MarketApi
let owned: bigint[]

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, mostCriteriaTokens: 50, mostUnusedSets: 5 })
  market = server.market
  await server.indexed(await chain.publicClient.getBlockNumber())
  // Reading the metadata would remove the traits of these tests.
  await server.described()
  const rows = await market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .orderBy('identifier')
    .execute()
  owned = rows.map((row) => BigInt(row.identifier))
  api = apiOf(server)
})
afterAll(() => server.close())

async function settle(hash: Hex): Promise<void> {
  await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber)
}

async function allow(amount: bigint): Promise<void> {
  const args = [seaportAddress, amount] as const
  const call = { address: wrappedNative, abi: erc20Abi, functionName: 'approve', args } as const
  await settle(await chain.walletClient(bilal).writeContract(call))
}

let salt = 1n
/** Bilal's offer in wrapped ether on what the market built. */
async function offer(wanted: Partial<buildOffer.Wanted>): Promise<Order.Order> {
  const built = await buildOffer(market, {
    offerer: bilal.address,
    contract: lanterns,
    quantity: 1n,
    ...wanted,
  })
  const { timestamp: now } = await chain.publicClient.getBlock()
  const base = listing({ maker: bilal.address, token: lanterns, identifier: 1n, price: 1n, now })
  const price = parseEther('1')
  return signOrder(bilal.privateKey, {
    ...base,
    salt: salt++,
    orderType: wanted.quantity && wanted.quantity > 1n ? 1 : 0,
    offer: [
      {
        itemType: ItemType.ERC20,
        token: wrappedNative,
        identifierOrCriteria: 0n,
        startAmount: price,
        endAmount: price,
      },
    ],
    consideration: built.consideration,
  })
}

const hashesFor = async (identifier: bigint) =>
  (await getOrders(api, { side: 'bid', contract: lanterns, tokenIds: [identifier] })).orders.map(
    ({ orderHash }) => orderHash,
  )

describe('buildOffer', () => {
  test('behavior: deletes the oldest sets without an offer', async () => {
    const wanted = { offerer: bilal.address, contract: lanterns, quantity: 1n }
    for (let id = 100; id < 108; id++)
      await buildOffer(market, { ...wanted, tokenIds: TokenIds.parse(`1,${id}`) })
    const rows = await market.db
      .selectFrom('criteria')
      .select('encoded_token_ids')
      .where('is_used', '=', false)
      .orderBy('created_at')
      .execute()
    const kept = rows.map((row) => row.encoded_token_ids)
    expect(kept.slice(-5)).toEqual(['1,103', '1,104', '1,105', '1,106', '1,107'])
    // The newest set is written after the others were counted.
    expect(kept.length).toBeLessThanOrEqual(6)
  })

  test('default: any token of the collection', async () => {
    const wanted = { offerer: bilal.address, contract: lanterns, quantity: 2n }
    expect(await buildOffer(market, wanted)).toMatchObject({
      consideration: [{ itemType: 4, identifierOrCriteria: 0n, startAmount: 2n, recipient: bilal.address }],
      tokenIds: 'any',
    })
  })

  test('param: tokenIds', async () => {
    const tokenIds = TokenIds.parse('7,1:3')
    const wanted = { offerer: bilal.address, contract: lanterns, quantity: 1n, tokenIds }
    const { consideration, ...rest } = await buildOffer(market, wanted)
    expect(consideration[0]?.identifierOrCriteria).toBe(Criteria.root([7n, 3n, 2n, 1n]))
    expect(rest.tokenIds).toEqual(tokenIds)
  })

  test('param: traits, all of which a token must have', async () => {
    const mood = { contract: lanterns.toLowerCase(), type: 'Mood', value: 'Calm of the test' }
    await market.db
      .insertInto('token_traits')
      .values([...[5n, 6n, 8n].map(of(brass)), ...[6n, 7n, 8n].map(of(mood))])
      .execute()
    const [one, other] = [brass, mood].map(({ type, value }) => ({ type, value })) as [OfferTrait, OfferTrait]
    const wanted = { offerer: bilal.address, contract: lanterns, quantity: 1n }
    const idsOf = async (...traits: OfferTrait[]) =>
      TokenIds.toText((await buildOffer(market, { ...wanted, traits })).tokenIds!)
    expect(await idsOf(one, other)).toBe('6,8')
    expect(await idsOf(one, one)).toBe('5:6,8')
    const none = buildOffer(market, { ...wanted, traits: [one, { ...other, value: 'Wild' }] })
    await expect(none).rejects.toMatchObject({ facts: { issues: [{ code: 'criteria_empty' }] } })
    const many = buildOffer(market, { ...wanted, traits: Array.from({ length: 21 }, () => one) })
    await expect(many).rejects.toMatchObject({ facts: { issues: [{ code: 'criteria_too_large' }] } })
    await market.db.deleteFrom('token_traits').where('value', 'in', [brass.value, mood.value]).execute()
  })

  test('param: traits', async () => {
    await market.db
      .insertInto('token_traits')
      .values([3n, 4n, 9n].map(of(brass)))
      .execute()
    const trait = { type: brass.type, value: brass.value }
    const wanted = { offerer: bilal.address, contract: lanterns, quantity: 1n, traits: [trait] }
    const built = await buildOffer(market, wanted)
    expect(built.consideration[0]?.identifierOrCriteria).toBe(Criteria.root([3n, 4n, 9n]))
    expect(TokenIds.toText(built.tokenIds!)).toBe('3:4,9')
    const none = buildOffer(market, { ...wanted, traits: [{ ...trait, value: 'Gold' }] })
    await expect(none).rejects.toMatchObject({ facts: { issues: [{ code: 'criteria_empty' }] } })
  })

  test.each([
    ['criteria_too_large', { tokenIds: TokenIds.parse('1:51') }],
    ['criteria_too_large', { tokenIds: TokenIds.parse('1:99999999999999999999999999') }],
    ['collection_unknown', { contract: wrappedNative }],
    ['zero_amount', { quantity: 0n }],
  ])('error: %s', async (code, wanted) => {
    const built = buildOffer(market, { offerer: bilal.address, contract: lanterns, quantity: 1n, ...wanted })
    await expect(built).rejects.toThrow(RefusedError)
    await expect(built).rejects.toMatchObject({ facts: { issues: [{ code }] } })
  })

  test('behavior: deletes sets without an offer', async () => {
    const wanted = { offerer: bilal.address, contract: lanterns, quantity: 1n }
    await buildOffer(market, { ...wanted, tokenIds: TokenIds.parse('40:42') })
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await market.db.updateTable('criteria').set({ created_at: yesterday }).execute()
    await buildOffer(market, { ...wanted, tokenIds: TokenIds.parse('43:45') })
    const rows = await market.db.selectFrom('criteria').select('encoded_token_ids').execute()
    expect(rows.map((row) => row.encoded_token_ids)).toEqual(['43:45'])
  })
})

const brass = { contract: lanterns.toLowerCase(), type: 'Metal', value: 'Brass of the test' }
const of =
  <trait extends object>(trait: trait) =>
  (identifier: bigint) => ({ ...trait, identifier: String(identifier) })

describe('an offer on some tokens', () => {
  test('default: is for these tokens, follows its money, and is filled with a proof', async () => {
    await allow(parseEther('5'))
    const [one, two, other] = owned as [bigint, bigint, bigint]
    const tokenIds = TokenIds.from([one, two])
    const order = await offer({ tokenIds })
    const posted = await postOrder(api, { side: 'bid', order })
    expect([posted.status, posted.type]).toEqual(['active', 'criteria'])
    expect(await hashesFor(one)).toEqual([posted.orderHash])
    expect(await hashesFor(other)).toEqual([])

    const until = (status: string) =>
      poll(async () => ((await getOrder(api, posted)).status === status ? true : undefined), {
        intervalMs: 20,
        deadlineMs: 15_000,
      })
    await allow(0n)
    await until('inactive')
    await allow(parseEther('5'))
    await until('active')

    const data = (identifier: bigint) =>
      getFulfillmentData(api, {
        side: 'bid',
        orderHash: posted.orderHash,
        fulfiller: amina.address,
        consideration: { contract: lanterns, tokenId: identifier },
      })
    await expect(data(other)).rejects.toMatchObject({ code: 'criteria_mismatch' })
    const { criteria, orders, transaction } = await data(two)
    expect(criteria).toMatchObject({ slug: 'lanterns-of-the-souk', contract: lanterns, tokenIds })
    const { criteriaResolvers } = transaction.inputData as { criteriaResolvers: object[] }
    expect(criteriaResolvers).toEqual([
      {
        orderIndex: '0',
        side: 1,
        index: '0',
        identifier: String(two),
        criteriaProof: Criteria.proof([one, two], two),
      },
    ])

    const seller = chain.walletClient(amina)
    const approval = { address: lanterns, abi: erc721Abi, functionName: 'setApprovalForAll' } as const
    await settle(await seller.writeContract({ ...approval, args: [seaportAddress, true] }))
    const chosen = { tokenId: two, proof: Criteria.proof([one, two], two) }
    const { executeAllActions } = await fulfillOrder(seller, {
      order: orders[0]!,
      considerationCriteria: [chosen],
    })
    await settle(await executeAllActions())
    await until('filled')
  })

  test('behavior: any token of the collection', async () => {
    await allow(parseEther('5'))
    const posted = await postOrder(api, { side: 'bid', order: await offer({ quantity: 3n }) })
    expect([posted.status, posted.total, posted.remaining]).toEqual(['active', 3n, 3n])
    expect(await hashesFor(owned[4]!)).toEqual([posted.orderHash])
    const row = await findOrder(market.db, posted.orderHash)
    const criteria = (await findOfferCriteria(market.db, [row!])).get(posted.orderHash)
    expect(criteria).toEqual({ slug: 'lanterns-of-the-souk', contract: lanterns, tokenIds: 'any' })
  })

  test('behavior: on a trait', async () => {
    await allow(parseEther('5'))
    const traits = [{ type: brass.type, value: brass.value }]
    const posted = await postOrder(api, { side: 'bid', order: await offer({ traits }) })
    const row = await findOrder(market.db, posted.orderHash)
    const criteria = (await findOfferCriteria(market.db, [row!])).get(posted.orderHash)
    expect(criteria?.traits).toEqual(traits)
    const identifiers = TokenIds.list(criteria!.tokenIds!, { most: 50 })
    expect(String(Criteria.root(identifiers))).toBe(row!.criteria)
  })

  test('error: tokens that the market does not know', async () => {
    await allow(parseEther('5'))
    const order = await offer({})
    const [wanted] = order.parameters.consideration
    const criteria = { ...wanted!, identifierOrCriteria: Criteria.root([1n, 2n, 77n]) }
    const changed = { ...order.parameters, consideration: [criteria] }
    const posted = postOrder(api, { side: 'bid', order: await signOrder(bilal.privateKey, changed) })
    await expect(posted).rejects.toMatchObject({ code: 'criteria_unknown' })
  })

  test('error: several tokens of an ERC721 at once', async () => {
    await allow(parseEther('5'))
    const order = await offer({ quantity: 2n })
    const whole = await signOrder(bilal.privateKey, { ...order.parameters, orderType: 0 })
    await expect(postOrder(api, { side: 'bid', order: whole })).rejects.toMatchObject({
      code: 'items_unsupported',
    })
  })
})

describe('restoreSets', () => {
  test('behavior: finds the collection of the list beside an item that any token of another collection fits', async () => {
    const order = await offer({})
    const [wanted] = order.parameters.consideration
    const [first = 0n, second = 0n] = owned
    const tokenIds = TokenIds.parse(`${first},${second}`)
    const any = { ...wanted!, token: demo.contracts.spices, identifierOrCriteria: 0n }
    const listed = { ...wanted!, identifierOrCriteria: Criteria.root([first, second]) }
    const parameters = { ...order.parameters, consideration: [any, listed] }
    const entry = { order: { ...order, parameters }, tokens: { ids: TokenIds.toText(tokenIds) } }
    await restoreSets(market.db, [entry], { most: 50 })
    const found = await findSets(market.db, [{ contract: lanterns, criteria: listed.identifierOrCriteria }])
    expect(found.map(({ token_count }) => token_count)).toEqual([2])
  })
})
