import type { Address, Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import * as Accounts from '../node/Accounts.js'
import type * as Read from '../node/Read.js'
import { askRecheck } from './askRecheck.js'

/** How long a judgement waits for all contract accounts together. */
const patienceMs = 250

/**
 * Finds the stored orders whose makers still vouch for them. A key's signature stays valid; every other maker is
 * asked, since a contract may withdraw its consent. An account that does not answer in time keeps its last answer. If
 * its late answer differs, the order is judged again.
 *
 * @returns The hashes of the orders that are vouched for.
 */
export async function findVouched(
  market: Market,
  rows: readonly OrderRow[],
  options: { at?: Read.At | undefined } = {},
): Promise<ReadonlySet<string>> {
  const asked = rows.filter(({ signed_by }) => signed_by !== 'key')
  const byKey = rows.filter(({ signed_by }) => signed_by === 'key')
  const deadline = wait(asked.length === 0 ? 0 : patienceMs)
  const answers = await Promise.all(
    asked.map((row) => answerInTime(market, row, { ...options, deadline: deadline.over })),
  )
  deadline.stop()
  const vouched = asked.filter((_, index) => answers[index])
  return new Set([...byKey, ...vouched].map((row) => row.order_hash))
}

function wait(delayMs: number): { over: Promise<undefined>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), delayMs)
  })
  return { over, stop: () => clearTimeout(timer) }
}

async function answerInTime(
  market: Market,
  row: OrderRow,
  { at, deadline }: { at?: Read.At | undefined; deadline: Promise<undefined> },
): Promise<boolean> {
  const { late } = market.accounts
  const hash = row.order_hash
  const known = late.get(hash)
  if (late.delete(hash) && known !== undefined) return known
  const believed = row.reason !== 'signature' && row.reason !== 'unread'
  const signed = {
    maker: row.maker as Address,
    digest: market.digest(hash as Hex),
    signature: row.signature as Hex,
  }
  let isLate = false
  const answer = Accounts.ask(market.accounts, signed, { at }).then(
    async (isValid) => {
      if (isLate && isValid !== believed) await judgeLate(market, hash, isValid)
      return isValid
    },
    (error: unknown) => {
      market.log.debug({ err: error, order: hash }, 'an account could not be read')
      return undefined
    },
  )
  const inTime = await Promise.race([answer, deadline])
  isLate = true
  return inTime ?? believed
}

async function judgeLate(market: Market, hash: string, isValid: boolean): Promise<void> {
  market.accounts.late.set(hash, isValid)
  try {
    await market.db.transaction().execute((tx) => askRecheck(tx, [hash]))
  } catch (error) {
    market.accounts.late.delete(hash)
    market.log.debug({ err: error, order: hash }, 'an order could not be queued for another check')
  }
}
