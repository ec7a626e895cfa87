import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demo } from '@souk/devchain'
import { TokenIds } from '@souk/market'
import { erc20Abi, erc721Abi, type Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { startPostgres, type TestPostgres } from '@souk/testing/postgres'
import { demoCurrencies, type TestServer, testServer } from '@souk/testing/server'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockFolder } from '../db/lock.js'
import type { Db } from '../db/tables.js'
import { acceptOrders } from '../orders/acceptOrders.js'
import { buildOffer } from '../orders/buildOffer.js'
import { openMarket } from '../server/createServer.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { exportOrders } from './exportOrders.js'
import { importOrders, type Skipped } from './importOrders.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
let dataDir: string
let server: TestServer
let postgres: TestPostgres | undefined
let lines: string[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-transfer-'))
  postgres = await startPostgres().catch((error: unknown) => {
    process.stdout.write(`PostgreSQL cannot run here, its tests are skipped: ${String(error)}\n`)
    return undefined
  })
  server = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
  await server.indexed(await chain.publicClient.getBlockNumber())
  await setUp()
  lines = await collect(exportOrders(server.market.db))
  await server.close()
}, 120_000)
afterAll(async () => {
  await postgres?.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function send(account: { privateKey: Hex }, call: object): Promise<void> {
  const hash = await chain.walletClient(account).writeContract(call as never)
  await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber)
}

/** Posts listings, one of them filled and one without its token, and an offer on three tokens. */
async function setUp(): Promise<void> {
  const approval = { address: lanterns, abi: erc721Abi, functionName: 'setApprovalForAll' }
  await send(amina, { ...approval, args: [seaportAddress, true] })
  const money = { address: wrappedNative, abi: erc20Abi, functionName: 'approve' }
  await send(bilal, { ...money, args: [seaportAddress, 10n ** 18n] })
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .execute()
  const { timestamp: now } = await chain.publicClient.getBlock()
  const asks = await Promise.all(
    rows.slice(0, 4).map(({ identifier }) => {
      const terms = {
        maker: amina.address,
        token: lanterns,
        identifier: BigInt(identifier),
        price: 10n ** 18n,
      }
      return signOrder(amina.privateKey, listing({ ...terms, now }))
    }),
  )
  const bid = await signOffer(now)
  const post = (side: 'ask' | 'bid', order: Order.Order) => ({
    side,
    order,
    protocolAddress: seaportAddress,
  })
  const answers = await acceptOrders(server.market, [
    ...asks.map((order) => post('ask', order)),
    post('bid', bid),
  ])
  expect(answers.map(({ row }) => row?.status)).toEqual(Array(5).fill('active'))
  const away = { address: lanterns, abi: erc721Abi, functionName: 'transferFrom' }
  await send(amina, { ...away, args: [amina.address, bilal.address, BigInt(rows[3]!.identifier)] })
}

async function signOffer(now: bigint): Promise<Order.Order> {
  const tokenIds = TokenIds.parse('1:3')
  const wanted = { offerer: bilal.address, contract: lanterns, quantity: 1n, tokenIds }
  const { consideration } = await buildOffer(server.market, wanted)
  const base = listing({
    maker: bilal.address,
    token: lanterns,
    identifier: 1n,
    price: 5n,
    currency: wrappedNative,
    now,
  })
  const { recipient: _, ...paid } = base.consideration[0]!
  return signOrder(bilal.privateKey, { ...base, offer: [paid], consideration })
}

async function collect(source: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = []
  for await (const text of source) found.push(text)
  return found
}

async function* replay(texts: readonly string[]) {
  yield* texts.map((text) => text.trimEnd())
}

const options = (databaseUrl: string | undefined, folder = 'memory://') => ({
  rpcUrl: chain.rpcUrl,
  databaseUrl,
  dataDir: folder,
  collections: [lanterns],
  currencies: demoCurrencies,
})

const stateOf = async (db: Db) =>
  db
    .selectFrom('orders')
    .select(['order_hash', 'status', 'reason', 'created_at', 'criteria'])
    .orderBy('sequence')
    .execute()

describe('exportOrders', () => {
  test('default', () => {
    expect(lines).toHaveLength(5)
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(entries.map(({ side, by, tokens }) => [side, by, tokens])).toEqual([
      ...Array(4).fill(['ask', 'key', undefined]),
      ['bid', 'key', { ids: '1:3' }],
    ])
  })
})

describe.each(['embedded', 'postgres'] as const)('importOrders into the %s database', (kind) => {
  test('default: again, and exported again', async (context) => {
    if (kind === 'postgres' && !postgres) return context.skip()
    const { market, close } = await openMarket(options(kind === 'postgres' ? postgres?.url : undefined))
    const first = await importOrders(market, replay(lines))
    expect(first).toEqual({ lines: 5, taken: 5, known: 0, skipped: 0 })
    const state = await stateOf(market.db)
    expect(state.map(({ status, reason }) => [status, reason])).toEqual([
      ['active', null],
      ['active', null],
      ['active', null],
      ['inactive', 'balance'],
      ['active', null],
    ])
    expect(await importOrders(market, replay(lines))).toEqual({ lines: 5, taken: 0, known: 5, skipped: 0 })
    expect(await stateOf(market.db)).toEqual(state)
    expect(await collect(exportOrders(market.db))).toEqual(lines)
    await close()
  }, 60_000)
})

describe('importOrders', () => {
  test('behavior: reports skipped lines, whatever they contain', async () => {
    const { market, close } = await openMarket(options(undefined))
    const [one, two] = lines as [string, string]
    const cheaper = one.replaceAll('1000000000000000000', '1')
    const stranger = JSON.stringify({
      ...JSON.parse(two),
      tokens: { ids: 'nonsense' },
      hash: `0x${'1'.repeat(64)}`,
    })
    const withoutSet = JSON.stringify({ ...JSON.parse(lines[4]!), tokens: { ids: '1:4' } })
    const told: Skipped[] = []
    const given = ['', 'nonsense', one.slice(0, 200), cheaper, stranger, withoutSet, one, one]
    const done = await importOrders(market, replay(given), { onSkip: (skipped) => told.push(skipped) })
    expect(done).toEqual({ lines: 8, taken: 2, known: 0, skipped: 5 })
    expect(told.map(({ line, codes }) => [line, codes.join()])).toEqual([
      [2, 'unreadable'],
      [3, 'unreadable'],
      [4, 'hash_mismatch'],
      [5, 'hash_mismatch'],
      [6, 'criteria_unknown'],
    ])
    await close()
  }, 60_000)

  test('behavior: a node that is away for a moment', async () => {
    const { market, close } = await openMarket(options(undefined))
    const { request } = market.node
    Object.assign(market.node, { request: () => Promise.reject(new Error('away')) })
    const imported = importOrders(market, replay(lines))
    // It retries for a while first.
    setTimeout(() => Object.assign(market.node, { request }), 300)
    expect(await imported).toMatchObject({ taken: 5 })
    await close()
  }, 60_000)
})

/** Runs the command line to completion. */
async function run(...args: readonly string[]): Promise<{ code: number; out: string; errors: string }> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=@souk/source', '--import', 'tsx', main, ...args])
  const read = { out: '', errors: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    read.out += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    read.errors += chunk
  })
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...read }
}

describe('the command line', () => {
  test('default: from one folder to another', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-transfer-'))
    const file = join(folder, 'orders.jsonl')
    const other = join(folder, 'other.jsonl')
    const inUse = join(folder, 'in-use')
    const unlock = await lockFolder(inUse)
    const [written, refused] = await Promise.all([
      run('export', '--data-dir', dataDir, '--file', file),
      run('export', '--data-dir', inUse, '--file', other),
    ])
    expect(written).toMatchObject({ code: 0, errors: '5 orders written\n' })
    expect(await readFile(file, 'utf8')).toBe(lines.join(''))
    expect([refused.code, existsSync(other)]).toEqual([1, false])
    await unlock()
    const torn = join(folder, 'torn.jsonl')
    await writeFile(torn, `${lines.join('')}nonsense\n`)
    const flags = [
      '--rpc-url',
      chain.rpcUrl,
      '--collection',
      lanterns,
      '--currency',
      `${wrappedNative}:WETH:18`,
    ]
    const [again, imported] = await Promise.all([
      run('export', '--data-dir', dataDir, '--file', file),
      run('import', '--file', torn, '--data-dir', join(folder, 'market'), ...flags),
    ])
    expect(again.code).toBe(1)
    expect(imported).toMatchObject({ code: 0, out: '' })
    expect(imported.errors).toContain('line 6 skipped, unreadable: The line is not a signed order.\n')
    expect(imported.errors).toContain('6 lines read: 5 orders taken, 0 known already, 1 skipped\n')
    const journal = (await readFile(join(folder, 'market', 'orders.jsonl'), 'utf8')).trimEnd().split('\n')
    expect(journal.map((line) => `${line}\n`)).toEqual(lines)
    await rm(folder, { recursive: true })
  }, 180_000)
})
