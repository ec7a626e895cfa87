import { maxUint256 } from '@souk/seaport'
import { preparedDatabase } from '@souk/testing/server'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queueTouches } from '../chain/queueTouches.js'
import { type Database, openDatabase } from '../db/open.js'
import type { OrderRow } from '../db/tables.js'
import type { Touch } from '../node/Touch.js'
import { drawnMaker, drawnOrder, drawnTouch, keys, writeDrawn } from '../testing/drawnOrders.js'
import { judge } from './judge.js'
import { toJudged } from './rejudge.js'
import * as Suspension from './Suspension.js'

let database: Database

beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
})
afterAll(() => database.close())

const amount = fc.bigInt({ min: 0n, max: 14n })
const drawnFacts = fc.record({
  counter: fc.constantFrom(0n, 1n),
  balance: amount,
  owner: fc.option(drawnMaker, { nil: undefined }),
  allowances: fc.tuple(...keys.map(() => amount)),
})
type Facts = typeof drawnFacts extends fc.Arbitrary<infer facts> ? facts : never

/** Returns the judge's verdict on an order if everything that was not touched had stayed the same. */
function judged(row: OrderRow, touch: Touch, facts: Facts): unknown {
  const order = toJudged(row)
  const key = keys.indexOf(row.parameters.conduitKey)
  const allowance = facts.allowances[key] ?? 0n
  const all = { isValidated: false, isCancelled: false, totalFilled: 0n, totalSize: 0n, isSigned: true }
  const before = { counter: order.counter, balance: maxUint256, allowance: maxUint256 }
  const { counter, ...holding } = { ...before, ...changeOf(row, touch, { ...facts, allowance }) }
  const verdict = judge(order, { ...all, counter, holdings: [holding] }, 50n)
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
  test('default: suspends exactly the orders that the judge finds unfillable, for the same reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnOrder, { minLength: 1, maxLength: 12 }),
        drawnTouch,
        drawnFacts,
        async (orders, touch, facts) => {
          await writeDrawn(database.db, orders, { status: 'active', reason: null })
          const lower = keys.map(
            (key, index) => [key.toLowerCase() as Hex, facts.allowances[index] ?? 0n] as const,
          )
          const suspensions = Suspension.from(touch, { ...facts, allowances: new Map(lower) })
          await database.db.transaction().execute((tx) =>
            queueTouches(tx, {
              touches: [touch],
              queued: [{ touch, suspensions, revivals: [] }],
              time: 0n,
            }),
          )
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
      { numRuns: 40 },
    )
  }, 120_000)
})
