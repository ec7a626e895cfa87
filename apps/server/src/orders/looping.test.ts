import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { getFulfillmentData, getOrder, postOrder, RejectedError } from '@souk/market'
import type { Order } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { demoCurrencies, type TestServer, testServer } from '@souk/testing/server'
import { type Address, concat, type Hex, pad, toHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiOf } from '../testing/apiOf.js'
import { type GatedNode, startGatedNode } from '../testing/gatedNode.js'
import { buy } from '../testing/sale.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { askRecheck } from './askRecheck.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
/** Strangers' contracts. */
const single: Address = '0x0000000000000000000000000000000000000721'
const multi: Address = '0x0000000000000000000000000000000000001155'
const money: Address = '0x0000000000000000000000000000000000000020'
const account: Address = '0x0000000000000000000000000000000000001271'
const strangers = [single, multi, money, account]
/** Bytecode that jumps to its own beginning for ever. */
const loop: Hex = '0x5b600056'

/** Bytecode that returns one word if the call data has these bytes at a position, and another word otherwise. */
const answering = (options: { at: 0 | 4; bytes: Hex; word: Hex; other: Hex }): Hex =>
  concat([
    ...(['0x60', toHex(options.at, { size: 1 }), '0x3560e01c63', options.bytes, '0x14603857'] as const),
    ...(['0x7f', pad(options.other), '0x60005260206000f3'] as const),
    ...(['0x5b7f', pad(options.word), '0x60005260206000f3'] as const),
  ])
const selectors = { ownerOf: '0x6352211e', isValidSignature: '0x1626ba7e' } as const
/** What each contract answers before it loops. */
const codes: Readonly<Record<Address, Hex>> = {
  [single]: answering({ at: 0, bytes: selectors.ownerOf, word: amina.address, other: '0x01' }),
  // It is not an ERC-721, and every account has one of each token.
  [multi]: answering({ at: 4, bytes: '0x80ac58cd', word: '0x00', other: '0x01' }),
  [money]: answering({ at: 0, bytes: '0x00000000', word: '0x01', other: '0x01' }),
  [account]: answering({
    at: 0,
    bytes: selectors.isValidSignature,
    word: pad(selectors.isValidSignature, { dir: 'right' }),
    other: '0x01',
  }),
}

let node: GatedNode
let server: TestServer
let now: bigint
let salt = 1n

/** Tells whether a question goes to one of these contracts only. */
const isAlone = ({ method, params }: { method: string; params?: readonly unknown[] }) => {
  const [call] = (params ?? []) as readonly { to?: string }[]
  return method === 'eth_call' && strangers.some((address) => address === call?.to?.toLowerCase())
}

beforeEach(async () => {
  await setCodes((address) => codes[address] ?? '0x')
  const block = await setApproval(chain, { owner: amina, token: lanterns, approved: true })
  node = await startGatedNode(chain.rpcUrl, { holds: isAlone })
  server = await testServer({
    rpcUrl: node.url,
    collections: [
      { address: lanterns, slug: 'lanterns' },
      { address: single, slug: 'single' },
      { address: multi, slug: 'multi' },
    ],
    currencies: [...demoCurrencies, { address: money, symbol: 'EVIL', name: 'Evil', decimals: 1 }],
  })
  await server.indexed(block)
  now = (await chain.publicClient.getBlock()).timestamp
})
afterEach(async () => {
  node.open()
  await server.close()
  await node.close()
})

async function setCodes(codeOf: (address: Address) => Hex): Promise<void> {
  for (const address of strangers) await chain.testClient.setCode({ address, bytecode: codeOf(address) })
}

/** The first lantern of the first account. */
async function firstOf(): Promise<bigint> {
  const { identifier } = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .orderBy('identifier')
    .limit(1)
    .executeTakeFirstOrThrow()
  return BigInt(identifier)
}

const sign = (draft: Order.Components) => signOrder(amina.privateKey, { ...draft, salt: salt++ })

const terms = async () => ({ token: lanterns, identifier: await firstOf(), price: 10n ** 18n, now })

/** Orders that depend on a stranger's contract. */
const kinds = {
  'an ERC-721': async () =>
    sign(listing({ ...(await terms()), maker: amina.address, token: single, identifier: 1n })),
  'an ERC-1155': async () =>
    sign(listing({ ...(await terms()), maker: amina.address, token: multi, identifier: 1n, amount: 1n })),
  'an ERC-20': async () => {
    const { offer, consideration, ...rest } = listing({
      ...(await terms()),
      maker: amina.address,
      price: 1n,
      currency: money,
    })
    const [asked] = offer
    const [given] = consideration
    if (!asked || !given) throw new TypeError('A listing has two items.')
    const { recipient, ...paid } = given
    return sign({ ...rest, offer: [paid], consideration: [{ ...asked, recipient }] })
  },
  'an account': async () => {
    const draft = listing({
      ...(await terms()),
      maker: account,
      token: multi,
      identifier: 1n,
      amount: 1n,
    })
    return { ...(await sign(draft)), parameters: { ...draft, salt: salt++ } }
  },
  'an item of a bundle': async () => {
    const { offer, ...rest } = listing({ ...(await terms()), maker: amina.address })
    const others = offer.map((item) => ({ ...item, token: single, identifierOrCriteria: 1n }))
    return sign({ ...rest, offer: [...offer, ...others] })
  },
} as const
type Kind = keyof typeof kinds
const all = Object.keys(kinds) as Kind[]
const honest = async () => sign(listing({ ...(await terms()), maker: amina.address }))

const sideOf = (kind?: Kind) => (kind === 'an ERC-20' ? 'bid' : 'ask')
const post = (order: Order.Order, kind?: Kind) => postOrder(apiOf(server), { side: sideOf(kind), order })
const handOut = (orderHash: Hex, kind?: Kind) =>
  getFulfillmentData(apiOf(server), { orderHash, side: sideOf(kind), fulfiller: demo.accounts[1].address })
const statusOf = async (orderHash: Hex) => (await getOrder(apiOf(server), { orderHash })).status
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => (error instanceof RejectedError ? error.code : error),
  )
const untilHeld = () => poll(() => node.held().length > 0 || undefined, { intervalMs: 5, deadlineMs: 30_000 })

describe('a stranger whose contract loops', () => {
  test.each([
    ['an ERC-721', 'contract_unresponsive'],
    ['an ERC-1155', 'contract_unresponsive'],
    ['an ERC-20', 'contract_unresponsive'],
    ['an account', 'signature_invalid'],
    ['an item of a bundle', 'contract_unresponsive'],
  ] as const)(
    'default: %s: accepts and hands out other orders while it is asked; refuses its own',
    async (kind, code) => {
      const { orderHash } = await post(await honest())
      await setCodes(() => loop)
      const refusal = refusalOf(post(await kinds[kind](), kind))
      await untilHeld()
      expect(await statusOf((await post(await honest())).orderHash)).toBe('active')
      expect(await handOut(orderHash)).toBeDefined()
      expect(node.held().length).toBeGreaterThan(0)
      node.open()
      expect(await refusal).toBe(code)
    },
    120_000,
  )

  test('behavior: a refresh of its token waits for it alone, and its order cannot be filled afterwards', async () => {
    const { orderHash } = await post(await honest())
    const kind = 'an ERC-721'
    const { orderHash: strange } = await post(await kinds[kind](), kind)
    await setCodes(() => loop)
    const refreshed = server.app.request('/tokens/refresh/v2', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tokens: [`${single}:1`], liquidityOnly: true }),
    })
    await untilHeld()
    expect(await statusOf((await post(await honest())).orderHash)).toBe('active')
    expect(await handOut(orderHash)).toBeDefined()
    expect(await statusOf(strange)).toBe('active')
    node.open()
    expect((await refreshed).status).toBe(200)
    expect(await statusOf(strange)).toBe('inactive')
  }, 120_000)

  test('behavior: orders that were taken in before it loops cannot be filled then; all others can, and a sale of them is seen', async () => {
    node.open()
    const order = await honest()
    const { orderHash } = await post(order)
    const { orderHash: other } = await post(await honest())
    const strange = await Promise.all(
      all.map(async (kind) => ({ kind, hash: (await post(await kinds[kind](), kind)).orderHash })),
    )
    for (const { hash } of strange) expect(await statusOf(hash)).toBe('active')
    await setCodes(() => loop)
    const { db } = server.market
    await db.transaction().execute((tx) =>
      askRecheck(
        tx,
        strange.map(({ hash }) => hash),
      ),
    )
    await server.indexed(await buy(chain, order))
    expect(await statusOf(orderHash)).toBe('filled')
    for (const { hash } of strange)
      await poll(async () => (await statusOf(hash)) === 'inactive' || undefined, {
        intervalMs: 20,
        deadlineMs: 60_000,
      })
    expect(await statusOf(other)).toBe('inactive')
  }, 180_000)
})
