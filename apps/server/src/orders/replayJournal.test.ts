import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOrders, postOrder } from '@souk/market'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'
import { apiOf } from '../testing/apiOf.js'
import { signListing } from '../testing/sale.js'

const chain = testChain({ isUndone: false })
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-journal-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const path = () => join(dataDir, 'orders.jsonl')

/** Posts a listing, loses the database, changes the journal and starts again. */
async function restore(change: (line: string) => string) {
  const { order, block } = await signListing(chain)
  const first = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
  await first.indexed(block)
  const { orderHash } = await postOrder(apiOf(first), { side: 'ask', order })
  await first.close()
  await rm(join(dataDir, 'db'), { recursive: true })
  await writeFile(path(), change(await readFile(path(), 'utf8')))
  const said: object[] = []
  const say = (facts: object) => void said.push(facts)
  const quiet = () => undefined
  const logger: Logger = { info: quiet, warn: quiet, error: say, debug: quiet }
  const second = await testServer({ rpcUrl: chain.rpcUrl, dataDir, logger })
  const { orders } = await getOrders(apiOf(second), { side: 'ask' })
  const skipped = second.market.vitals.journalSkipped
  await second.close()
  return { orderHash, orders, skipped, said }
}

const cheaper = (line: string) => line.replaceAll('"1000000000000000000"', '"1000000000000000"')
const unsealed = (line: string) => line.replace(/,"sum":"[^"]*"/, '')

describe('replayJournal', () => {
  test('behavior: reports and leaves out a line whose price was changed', async () => {
    const { orders, skipped, said } = await restore(cheaper)
    expect([orders, skipped]).toEqual([[], 1])
    expect(said).toContainEqual({ path: path(), line: 1 })
  }, 60_000)

  test('behavior: a changed price in a line of a version without checksums', async () => {
    const { orderHash, orders, skipped, said } = await restore((line) => unsealed(cheaper(line)))
    expect([orders, skipped]).toEqual([[], 1])
    expect(said).toContainEqual({ order: orderHash, fault: 'hash' })
  }, 60_000)

  test('behavior: a changed signature in a line of a version without checksums', async () => {
    const { orderHash, orders, skipped, said } = await restore((line) =>
      unsealed(line).replace(/"signature":"0x..../, '"signature":"0x1234'),
    )
    expect([orders, skipped]).toEqual([[], 1])
    expect(said).toContainEqual({ order: orderHash, fault: 'signature' })
  }, 60_000)

  test('behavior: an intact line of a version without checksums', async () => {
    const { orderHash, orders, skipped } = await restore(unsealed)
    expect([orders.map((order) => order.orderHash), skipped]).toEqual([[orderHash], 0])
  }, 60_000)
})
