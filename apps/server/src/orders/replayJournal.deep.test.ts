import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOrders, postOrder } from '@souk/market'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import type { Hex } from 'viem'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'
import { apiOf } from '../testing/apiOf.js'
import { signListing } from '../testing/sale.js'

const chain = testChain({ isUndone: false })
let orderHash: Hex
let journal: string
let dataDir: string
beforeAll(async () => {
  const { order, block } = await signListing(chain)
  const folder = await mkdtemp(join(tmpdir(), 'souk-journal-'))
  const server = await testServer({ rpcUrl: chain.rpcUrl, dataDir: folder })
  await server.indexed(block)
  ;({ orderHash } = await postOrder(apiOf(server), { side: 'ask', order }))
  await server.close()
  journal = await readFile(join(folder, 'orders.jsonl'), 'utf8')
  await rm(folder, { recursive: true })
}, 60_000)
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-journal-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const path = () => join(dataDir, 'orders.jsonl')

/** Starts a server without its database, with a changed journal. */
async function restore(change: (line: string) => string) {
  await writeFile(path(), change(journal))
  const said: object[] = []
  const say = (facts: object) => void said.push(facts)
  const quiet = () => undefined
  const logger: Logger = { info: quiet, warn: quiet, error: say, debug: quiet }
  const server = await testServer({ rpcUrl: chain.rpcUrl, dataDir, logger })
  const { orders } = await getOrders(apiOf(server), { side: 'ask' })
  const skipped = server.market.vitals.journalSkipped
  await server.close()
  return { orders, skipped, said }
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
    const { orders, skipped, said } = await restore((line) => unsealed(cheaper(line)))
    expect([orders, skipped]).toEqual([[], 1])
    expect(said).toContainEqual({ order: orderHash, fault: 'hash' })
  }, 60_000)

  test('behavior: a changed signature in a line of a version without checksums', async () => {
    const { orders, skipped, said } = await restore((line) =>
      unsealed(line).replace(/"signature":"0x..../, '"signature":"0x1234'),
    )
    expect([orders, skipped]).toEqual([[], 1])
    expect(said).toContainEqual({ order: orderHash, fault: 'signature' })
  }, 60_000)

  test('behavior: an intact line of a version without checksums', async () => {
    const { orders, skipped } = await restore(unsealed)
    expect([orders.map((order) => order.orderHash), skipped]).toEqual([[orderHash], 0])
  }, 60_000)
})
