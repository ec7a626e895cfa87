import { maxUint256 } from '@souk/seaport'
import { preparedDatabase } from '@souk/testing/server'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAffected } from '../chain/affectedOrders.js'
import { queueTouches } from '../chain/queueTouches.js'
import { type Database, openDatabase } from '../db/open.js'
import type { OrderRow } from '../db/tables.js'
import type { Touch } from '../node/Touch.js'
import {
  currency,
  drawnOrder,
  drawnTouch,
  identifiers,
  keys,
  makers,
  tokens,
  writeDrawn,
} from '../testing/drawnOrders.js'
import { judge } from './judge.js'
import * as Revival from './Revival.js'
import { toJudged } from './rejudge.js'

let database: Database

beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
})
afterAll(() => database.close())

const time = 50n
const units = fc.bigInt({ min: 0n, max: 5n })

/** The chain's values for everything that drawn orders depend on, in the order of makers, contracts, keys and tokens. */
const drawnChain = fc.record({
  counters: fc.tuple(...makers.map(() => fc.constantFrom(0n, 1n))),
  approved: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  money: fc.tuple(...makers.map(() => fc.bigInt({ min: 0n, max: 14n }))),
  allowances: fc.array(fc.bigInt({ min: 0n, max: 14n }), { minLength: 6, maxLength: 6 }),
  held: fc.array(units, { minLength: 8, maxLength: 8 }),
})
type Chain = typeof drawnChain extends fc.Arbitrary<infer chain> ? chain : never

const contracts = Object.values(tokens)
const keysLower = keys.map((key) => key.toLowerCase() as Hex)
const placeOf = (maker: string) => makers.indexOf(maker as Address)

function isApproved(chain: Chain, maker: string, contract: string, key: number): boolean {
  return chain.approved[placeOf(maker) * 6 + contracts.indexOf(contract as Address) * 3 + key] ?? false
}
function unitsOf(chain: Chain, maker: string, contract: string, identifier: bigint): bigint {
  const place =
    placeOf(maker) * 4 + contracts.indexOf(contract as Address) * 2 + identifiers.indexOf(identifier)
  const held = chain.held[place] ?? 0n
  return contract === tokens.erc721 && held > 1n ? 1n : held
}

/** Returns the revivals of every possible group. */
function revivalsOf(touch: Touch, chain: Chain): readonly Revival.Revival[] {
  return makers.flatMap((maker) =>
    keysLower.flatMap((key, index) => {
      const counter = chain.counters[placeOf(maker)] ?? 0n
      const asks = contracts.map((contract) => {
        const allowance = isApproved(chain, maker, contract, index) ? maxUint256 : 0n
        return Revival.from(touch, { side: 'ask', maker, contract, key }, { counter, allowance })
      })
      const allowance = chain.allowances[placeOf(maker) * 3 + index] ?? 0n
      const balance = chain.money[placeOf(maker)] ?? 0n
      const bids = Revival.from(touch, { side: 'bid', maker, currency, key }, { counter, allowance, balance })
      return [...asks, bids].filter((revival) => revival !== undefined)
    }),
  )
}

function judged(row: OrderRow, chain: Chain) {
  const key = keys.indexOf(row.parameters.conduitKey)
  const { maker, contract } = row
  const own =
    row.side === 'ask'
      ? {
          balance: unitsOf(chain, maker, contract, BigInt(row.identifier ?? 0)),
          allowance: isApproved(chain, maker, contract, key) ? maxUint256 : 0n,
        }
      : {
          balance: chain.money[placeOf(maker)] ?? 0n,
          allowance: chain.allowances[placeOf(maker) * 3 + key] ?? 0n,
        }
  const all = { isValidated: false, isCancelled: false, totalFilled: 0n, totalSize: 0n, isSigned: true }
  const counter = chain.counters[placeOf(maker)] ?? 0n
  return judge(toJudged(row), { ...all, holdings: [own], counter }, time)
}

async function writeBalances(chain: Chain): Promise<void> {
  for (const maker of makers)
    for (const contract of contracts)
      for (const identifier of identifiers) {
        const quantity = unitsOf(chain, maker, contract, identifier)
        if (quantity > 0n)
          await database.db
            .insertInto('balances')
            .values({ contract, identifier, owner: maker, quantity })
            .execute()
      }
}

describe('from', () => {
  test('default: revives exactly the orders of a touch that the judge finds fillable, with the same units', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnOrder, { minLength: 1, maxLength: 12 }),
        drawnTouch,
        drawnChain,
        fc.constantFrom('counter', 'balance', 'approval', 'signature'),
        async (orders, touch, chain, reason) => {
          const { db } = database
          await writeDrawn(db, orders, { status: 'inactive', reason })
          await writeBalances(chain)
          const queued = [{ touch, suspensions: [], revivals: revivalsOf(touch, chain) }]
          await db.transaction().execute((tx) => queueTouches(tx, { touches: [touch], queued, time }))
          const rows = await db.selectFrom('orders').selectAll().orderBy('sequence').execute()
          const concerned = new Set<string>(await findAffected(db, [touch]))
          const wanted = rows.flatMap((row) => {
            const { status, remaining } = judged(row, chain)
            const isOpen = status === 'active' && concerned.has(row.order_hash) && reason !== 'signature'
            return isOpen ? [[row.order_hash, 'active', null, String(remaining)]] : []
          })
          const read = async (view: string) =>
            (
              await sql<Record<string, unknown>>`
                select order_hash, status, reason, remaining::text from ${sql.table(view)} where status = 'active'
                order by sequence`.execute(db)
            ).rows.map(Object.values)
          const mine = (found: unknown[][]) => found.filter(([hash]) => concerned.has(String(hash)))
          expect(mine(await read('revived_orders'))).toEqual(wanted)
          expect(mine(await read('shown_orders'))).toEqual(wanted)
          await sql`select revive(array_agg(sequence)) from orders`.execute(db)
          expect(mine(await read('orders'))).toEqual(wanted)
        },
      ),
      { numRuns: 40 },
    )
  }, 120_000)
})
