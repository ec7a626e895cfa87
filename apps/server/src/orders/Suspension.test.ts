import { ItemType, maxUint256, Order, zeroHash } from '@souk/seaport'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { type Address, type Hex, pad, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queueTouches } from '../chain/queueTouches.js'
import type { Touch } from '../chain/Touch.js'
import { type Database, openDatabase } from '../db/open.js'
import { judge } from './judge.js'
import { toJudged } from './rejudge.js'
import * as Suspension from './Suspension.js'
import type { OrderRow } from './store.js'

let database: Database

beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://' })
})
afterAll(() => database.close())

const makers: readonly Address[] = [pad('0xaa', { size: 20 }), pad('0xbb', { size: 20 })]
const tokens = {
  erc721: pad('0x721', { size: 20 }),
  erc1155: pad('0x1155', { size: 20 }),
} as const
const currency = pad('0xcc', { size: 20 })
const keys: readonly Hex[] = [zeroHash, pad('0x01'), pad('0xAb')]
const identifiers = [1n, 2n]

/** An order that was active when it was last judged. */
const drawnOrder = fc
  .record({
    side: fc.constantFrom('ask' as const, 'bid' as const),
    standard: fc.constantFrom('erc721' as const, 'erc1155' as const),
    maker: fc.constantFrom(...makers),
    identifier: fc.constantFrom(...identifiers),
    units: fc.bigInt({ min: 1n, max: 5n }),
    isPartial: fc.boolean(),
    start: fc.bigInt({ min: 0n, max: 12n }),
    end: fc.bigInt({ min: 0n, max: 12n }),
    key: fc.constantFrom(...keys),
    counter: fc.constantFrom(0n, 1n),
  })
  .map((drawn) => (drawn.standard === 'erc721' ? { ...drawn, units: 1n, isPartial: false } : drawn))
type Drawn = typeof drawnOrder extends fc.Arbitrary<infer order> ? order : never

const maker = fc.constantFrom(...makers)
const identifier = fc.constantFrom(...identifiers)
const drawnTouch: fc.Arbitrary<Touch> = fc.oneof(
  maker.map((account) => ({ type: 'counter', account }) as const),
  fc
    .tuple(maker, fc.constantFrom(...Object.values(tokens)))
    .map(([account, contract]) => ({ type: 'operator', contract, account }) as const),
  identifier.map((id) => ({ type: 'token', contract: tokens.erc721, identifier: id }) as const),
  fc
    .tuple(maker, identifier)
    .map(([account, id]) => ({ type: 'units', contract: tokens.erc1155, identifier: id, account }) as const),
  maker.map((account) => ({ type: 'money', currency, account }) as const),
)

const amount = fc.bigInt({ min: 0n, max: 14n })
const drawnFacts = fc.record({
  counter: fc.constantFrom(0n, 1n),
  balance: amount,
  owner: fc.option(maker, { nil: undefined }),
  allowances: fc.tuple(...keys.map(() => amount)),
})
type Facts = typeof drawnFacts extends fc.Arbitrary<infer facts> ? facts : never

function toComponents(drawn: Drawn): Order.Components {
  const { side, standard, units, start, end } = drawn
  const nft = {
    itemType: standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155,
    token: tokens[standard],
    identifierOrCriteria: drawn.identifier,
    startAmount: units,
    endAmount: units,
  }
  const money = {
    itemType: ItemType.ERC20,
    token: currency,
    identifierOrCriteria: 0n,
    startAmount: start,
    endAmount: end,
  }
  const [given, asked] = side === 'ask' ? [nft, money] : [money, nft]
  return {
    offerer: drawn.maker,
    zone: zeroAddress,
    offer: [given],
    consideration: [{ ...asked, recipient: drawn.maker }],
    orderType: drawn.isPartial ? 1 : 0,
    startTime: 0n,
    endTime: 100n,
    zoneHash: zeroHash,
    salt: 0n,
    conduitKey: drawn.key,
    counter: drawn.counter,
    totalOriginalConsiderationItems: 1,
  }
}

async function write(orders: readonly Drawn[]): Promise<void> {
  await sql`truncate orders, touch_queue, suspensions`.execute(database.db)
  for (const [index, drawn] of orders.entries())
    await database.db
      .insertInto('orders')
      .values({
        order_hash: `0x${index}`,
        side: drawn.side,
        maker: drawn.maker,
        taker: null,
        contract: tokens[drawn.standard],
        identifier: drawn.identifier,
        criteria: null,
        standard: drawn.standard,
        currency,
        price: drawn.start,
        price_rank: 0,
        unit_price: drawn.start,
        total: drawn.units,
        remaining: drawn.units,
        start_time: 0,
        end_time: 100,
        kind: 'basic',
        parameters: JSON.stringify(
          Order.serialize({ parameters: toComponents(drawn), signature: '0x' }).parameters,
        ),
        signature: '0x',
        status: 'active',
        reason: null,
        created_at: new Date(0),
      })
      .execute()
}

/** What the judge says of an order, had all that was not touched stayed as it was. */
function judged(row: OrderRow, touch: Touch, facts: Facts): unknown {
  const order = toJudged(row)
  const key = keys.indexOf(row.parameters.conduitKey)
  const allowance = facts.allowances[key] ?? 0n
  const all = { isValidated: false, isCancelled: false, totalFilled: 0n, totalSize: 0n, isSigned: true }
  const before = { ...all, counter: order.counter, balance: maxUint256, allowance: maxUint256 }
  const verdict = judge(order, { ...before, ...changeOf(row, touch, { ...facts, allowance }) }, 50n)
  return [row.order_hash, verdict.status, verdict.reason ?? null]
}

function changeOf(row: OrderRow, touch: Touch, facts: Facts & { allowance: bigint }) {
  const isNft = row.side === 'ask' && 'contract' in touch && row.contract === touch.contract
  const isOwn = 'account' in touch && row.maker === touch.account
  const isToken = 'identifier' in touch && row.identifier === String(touch.identifier)
  const approval = { allowance: facts.allowance > 0n ? maxUint256 : 0n }
  if (touch.type === 'counter' && isOwn) return { counter: facts.counter }
  if (touch.type === 'operator' && isNft && isOwn) return approval
  if (touch.type === 'units' && isNft && isOwn && isToken) return { balance: facts.balance }
  if (touch.type === 'token' && isNft && isToken)
    return { balance: facts.owner === row.maker ? 1n : 0n, ...approval }
  if (touch.type === 'money' && row.side === 'bid' && isOwn)
    return { balance: facts.balance, allowance: facts.allowance }
  return {}
}

describe('from', () => {
  test('default: suspends the very orders of which the judge says that they cannot be filled, for the same reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnOrder, { minLength: 1, maxLength: 12 }),
        drawnTouch,
        drawnFacts,
        async (orders, touch, facts) => {
          await write(orders)
          const lower = keys.map(
            (key, index) => [key.toLowerCase() as Hex, facts.allowances[index] ?? 0n] as const,
          )
          const suspensions = Suspension.from(touch, { ...facts, allowances: new Map(lower) })
          await database.db
            .transaction()
            .execute((tx) => queueTouches(tx, { touches: [touch], queued: [{ touch, suspensions }] }))
          const rows = await database.db.selectFrom('orders').selectAll().orderBy('sequence').execute()
          const { rows: shown } = await sql<Record<string, unknown>>`
            select order_hash, status, reason from shown_orders order by sequence`.execute(database.db)
          expect(shown.map(Object.values)).toEqual(rows.map((row) => judged(row, touch, facts)))
          const { rows: open } = await sql<{ order_hash: string }>`
            select order_hash from open_orders order by sequence`.execute(database.db)
          expect(open.map((row) => row.order_hash)).toEqual(
            shown.filter(({ status }) => status === 'active').map((row) => row.order_hash),
          )
        },
      ),
      { numRuns: 100 },
    )
  }, 120_000)
})
