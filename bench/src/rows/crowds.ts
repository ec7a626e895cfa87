import { poll } from '@souk/base'
import { demo, devchainChain, startDevchain, waitForReceipt } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import { createServer, type Server } from '@souk/server'
import { sql } from 'kysely'
import { createPublicClient, erc721Abi, http } from 'viem'
import { databases } from '../market/databases.js'
import type { Row } from '../setting/Row.js'
import { walletOf } from '../setting/Setting.js'
import { sampleOrder } from '../setting/sampleOrder.js'

const sizes = [10_000, 100_000]
const [maker] = demo.accounts
const { lanterns } = demo.contracts
/** The number of rows in one statement. The embedded database answers nothing else meanwhile. */
const rowsPerStatement = 25_000

/** The time until a single transaction that concerns very many orders of one maker appears in the book. */
export const crowdRows: readonly Row[] = (['PGlite', 'PostgreSQL'] as const).flatMap((database) =>
  sizes.flatMap((orders) => {
    const size = `${orders / 1_000}k`
    const row = { peer: '–', better: 'less' } as const
    let given: Promise<Given> | undefined
    const giveBack = () => {
      given ??= measure(database, { orders, gives: true })
      return given
    }
    return [
      {
        ...row,
        name: `${database}: ${size} orders of one maker, approval revoked: time until the book shows none as active`,
        unit: 'ms',
        reach: '2,000 ms',
        measure: async () => ({ ours: (await measure(database, { orders, gives: false })).shownMs }),
      },
      {
        ...row,
        name: `${database}: ${size} orders of one maker, approval granted again: time until the book shows all as active`,
        unit: 'ms',
        reach: '2,000 ms',
        measure: async () => ({ ours: (await giveBack()).shownMs }),
      },
      {
        ...row,
        name: `${database}: ${size} orders of one maker, approval granted again: time until listeners have an event of each`,
        unit: 's',
        reach: '–',
        measure: async () => ({ ours: (await giveBack()).toldMs / 1_000 }),
      },
      {
        ...row,
        name: `${database}: slowest page of a collection's cheapest listings while ${size} orders become active`,
        unit: 'ms',
        reach: '–',
        measure: async () => ({ ours: (await giveBack()).slowestReadMs }),
      },
    ]
  }),
)

type Given = { shownMs: number; toldMs: number; slowestReadMs: number }

async function measure(
  database: keyof typeof databases,
  { orders, gives }: { orders: number; gives: boolean },
): Promise<Given> {
  const [place, devchain] = await Promise.all([databases[database](), startDevchain()])
  let server: Server | undefined
  try {
    if (!gives) await approve(devchain.rpcUrl, true)
    server = await createServer({
      rpcUrl: devchain.rpcUrl,
      dataDir: place.dataDir,
      databaseUrl: place.databaseUrl,
      collections: demo.collections.map(({ address, slug }) => ({ address, slug })),
      rateLimits: false,
      pollIntervalMs: 25,
    })
    const client = createPublicClient({ chain: devchainChain(devchain), transport: http() })
    await indexed(server, await client.getBlockNumber())
    await fill(server, orders, gives ? `'inactive', 'approval'` : `'active', null`)
    const began = performance.now()
    await indexed(server, await approve(devchain.rpcUrl, gives))
    const shownMs = performance.now() - began
    const { rows } = await sql<{ open: string }>`
      select count(*) as open from shown_orders where status = 'active'`.execute(server.market.db)
    if (Number(rows[0]?.open) !== (gives ? orders : 0))
      throw new RangeError(`${rows[0]?.open} of ${orders} orders are shown as active.`)
    const slowestReadMs = gives ? await readUntilJudged(server) : 0
    return { shownMs, toldMs: performance.now() - began, slowestReadMs }
  } finally {
    await server?.close()
    await Promise.all([place.remove(), devchain.stop()])
  }
}

/** @returns How long the slowest page of the book took meanwhile. */
async function readUntilJudged(server: Server): Promise<number> {
  let slowest = 0
  await poll(
    async () => {
      const began = performance.now()
      const path = `/v2/orders/souk/seaport/listings?asset_contract_address=${lanterns}&order_by=eth_price&order_direction=asc&limit=20`
      const response = await server.app.fetch(new Request(`http://localhost${path}`))
      if (!response.ok) throw new RangeError(`A page of the book was answered with ${response.status}.`)
      await response.arrayBuffer()
      slowest = Math.max(slowest, performance.now() - began)
      const { rows } = await sql`select 1 from touch_queue`.execute(server.market.db)
      return rows.length === 0 || undefined
    },
    { intervalMs: 100, deadlineMs: 600_000 },
  )
  return slowest
}

async function indexed({ market }: Server, number: bigint): Promise<void> {
  await poll(() => ((market.progress.indexed?.number ?? 0n) >= number ? true : undefined), { intervalMs: 2 })
}

/** @returns The number of the block. */
async function approve(rpcUrl: string, approved: boolean): Promise<bigint> {
  const client = walletOf(rpcUrl, maker)
  const hash = await client.writeContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [seaportAddress, approved],
  })
  return (await waitForReceipt(client, hash)).blockNumber
}

/** Disables triggers meanwhile. Spreads listings over the maker's tokens. */
async function fill({ market }: Server, orders: number, standing: string): Promise<void> {
  const { parameters } = Order.serialize({ parameters: sampleOrder(1n), signature: '0x' })
  const own = { offerer: maker.address, counter: '0', orderType: 0, conduitKey: `0x${'0'.repeat(64)}` }
  const template = JSON.stringify({ ...parameters, ...own, startTime: '0', endTime: '4102444800' })
  const [account, contract] = [maker.address.toLowerCase(), lanterns.toLowerCase()]
  for (let from = 0; from < orders; from += rowsPerStatement)
    await market.db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one)
      await sql`
        insert into orders (order_hash, side, maker, contract, identifier, standard, currency, price, price_rank,
          unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, reason, created_at)
        select '0x' || lpad(to_hex(i), 64, '0'), 'ask', ${account}, ${contract}, owned.ids[1 + i % cardinality(owned.ids)],
          'erc721', '0x0000000000000000000000000000000000000000', p, 0, p, 1, 1, 0, 4102444800, 'basic',
          ${template}::jsonb || jsonb_build_object('salt', i::text), '0x' || repeat('ab', 65), ${sql.raw(standing)}, now()
        from generate_series(${sql.lit(from)}, ${sql.lit(Math.min(from + rowsPerStatement, orders) - 1)}) i,
          (select array_agg(identifier) as ids from balances where contract = ${contract} and owner = ${account}) owned,
          lateral (select (10::numeric ^ 15) * (1 + (i::bigint * 104729) % 100000) as p) prices`.execute(one)
      await sql`set session_replication_role = default`.execute(one)
    })
  await sql`
    select refresh_listings(array_agg(contract), array_agg(identifier)) from balances
    where contract = ${contract} and owner = ${account}`.execute(market.db)
  await sql`analyze`.execute(market.db)
}
