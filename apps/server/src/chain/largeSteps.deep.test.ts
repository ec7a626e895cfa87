import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { getOrder, postOrder } from '@souk/market'
import { seaportAddress } from '@souk/seaport'
import { deploy, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { type Address, parseAbi } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addCollection } from '../collections/add.js'
import { listTraded } from '../collections/listTraded.js'
import { refreshCollection } from '../collections/refreshCollection.js'
import { apiOf } from '../testing/apiOf.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const abi = parseAbi([
  'function mint(uint256 amount, string base)',
  'function transferFrom(address from, address to, uint256 identifier)',
  'function setApprovalForAll(address operator, bool approved)',
])
/** More than a step reads again itself. */
const many = 510n
let server: TestServer
let many721: Address
let dataDir: string

beforeEach(async () => {
  many721 = await deploy(chain, 'ManyERC721')
  dataDir = await mkdtemp(join(tmpdir(), 'souk-large-'))
  server = await testServer({ rpcUrl: chain.rpcUrl, dataDir, databaseUrl: undefined })
})
afterEach(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const write = async (
  functionName: 'mint' | 'transferFrom' | 'setApprovalForAll',
  args: readonly unknown[],
) => {
  const hash = await chain
    .walletClient(amina)
    .writeContract({ address: many721, abi, functionName, args } as never)
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}

const mint = () => write('mint', [many, ''])

const own = () => many721.toLowerCase()

/** Adds the collection to the market, and waits until its history is read. */
async function add(): Promise<void> {
  const { market } = server
  await addCollection({ ...market, config: { startBlock: undefined } }, { address: many721 })
  await isRead()
}

/** Has the follower read the history once more, at the newest block. */
async function readAgain(): Promise<void> {
  await server.market.db
    .updateTable('collections')
    .set({ backfill_next: 0n })
    .where('contract', '=', own())
    .execute()
  await isRead()
}

const isRead = () =>
  poll(async () => ((await historyState()) === 'read' ? true : undefined), {
    intervalMs: 10,
    deadlineMs: 20_000,
  })

async function historyState(): Promise<string | undefined> {
  return (await listTraded(server.market)).find(({ contract }) => contract === own())?.history.state
}

/** Drops the newest block. Its transactions are gone. */
const dropNewest = () =>
  chain.testClient.request({ method: 'anvil_reorg' as never, params: [1, []] as never })

type Table = 'balances' | 'activity' | 'tokens' | 'events'

/** The most rows of a table that one transaction wrote, and their number. */
async function sizesOf(table: Table) {
  const { rows } = await sql<{ rows: string }>`
    select count(*) as rows from ${sql.table(table)} where contract = ${own()}
      ${table === 'events' ? sql`and type = 'transfer'` : sql``} group by xmin::text`.execute(
    server.market.db,
  )
  const sizes = rows.map((row) => Number(row.rows))
  return { most: Math.max(0, ...sizes), all: sizes.reduce((sum, size) => sum + size, 0) }
}

async function ownerOf(identifier: bigint): Promise<string | undefined> {
  const row = await server.market.db
    .selectFrom('balances')
    .select('owner')
    .where('contract', '=', own())
    .where('identifier', '=', String(identifier))
    .executeTakeFirst()
  return row?.owner
}

/** Makes writes of rows fail, until it is undone. */
async function failOn(table: 'blocks' | 'balances', when: string) {
  const { db } = server.market
  await sql`create or replace function fail() returns trigger language plpgsql as $$
    begin raise exception 'not now'; end $$`.execute(db)
  await sql`create trigger fail before insert on ${sql.table(table)} for each row
    when (${sql.raw(when)}) execute function fail()`.execute(db)
  return () => sql`drop trigger fail on ${sql.table(table)}`.execute(server.market.db)
}

async function signListing(identifier: bigint) {
  const now = (await chain.publicClient.getBlock()).timestamp
  const draft = listing({ maker: amina.address, token: many721, identifier, price: 10n ** 18n, now })
  return signOrder(amina.privateKey, draft)
}

describe('follow', () => {
  test('behavior: a block that mints thousands is written in small transactions, each thing once', async () => {
    await add()
    await server.indexed(await mint())
    for (const table of ['balances', 'tokens', 'activity', 'events'] as const) {
      const { most, all } = await sizesOf(table)
      expect([table, all, most <= 200]).toEqual([table, Number(many), true])
    }
  })

  test('behavior: what was written of a block is taken back where the server ends in the middle and the chain drops it', async () => {
    await add()
    const undo = await failOn('blocks', 'true')
    const block = await mint()
    const isWritten = async () => ((await sizesOf('events')).all >= Number(many) ? true : undefined)
    await poll(isWritten, { intervalMs: 10, deadlineMs: 20_000 })
    // Shown, but not as read. Its metadata can be asked for already.
    expect(server.market.progress.indexed?.number).toBe(block - 1n)
    expect(await refreshCollection(server.market.db, own(), { isOnlyFailed: false })).toBe(Number(many))
    await server.close()
    await dropNewest()
    server = await testServer({ rpcUrl: chain.rpcUrl, dataDir })
    await undo()
    await server.indexed(block)
    const size = async (table: Table) => [table, (await sizesOf(table)).all]
    for (const table of ['activity', 'events'] as const) expect(await size(table)).toEqual([table, 0])
    await isRead()
    for (const table of ['balances', 'tokens'] as const) expect(await size(table)).toEqual([table, 0])
  })

  test('behavior: after a reorganisation, the holders of a history of one block are read again in small transactions', async () => {
    await mint()
    await write('setApprovalForAll', [seaportAddress, true])
    await write('transferFrom', [amina.address, bilal.address, 7n])
    await add()
    const api = apiOf(server)
    const posted = await postOrder(api, { side: 'ask', order: await signListing(8n) })
    const head = await write('transferFrom', [amina.address, bilal.address, 8n])
    await server.indexed(head)
    await readAgain()
    expect(await getOrder(api, posted)).toMatchObject({ status: 'inactive' })
    const undo = await failOn('balances', 'new.identifier = 100')
    await dropNewest()
    await server.indexed(head)
    // What orders depend on is right at once. The rest says that it is being read.
    expect(await getOrder(api, posted)).toMatchObject({ status: 'active' })
    expect(await historyState()).toBe('reading')
    await undo()
    await isRead()
    const owners = await Promise.all([7n, 8n].map(ownerOf))
    expect(owners).toEqual([bilal, amina].map(({ address }) => address.toLowerCase()))
    const { most, all } = await sizesOf('balances')
    expect([all, most <= 200]).toEqual([Number(many), true])
  })
})
