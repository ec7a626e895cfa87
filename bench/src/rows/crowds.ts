import { poll } from '@souk/base'
import { demo, devchainChain, startDevchain, waitForReceipt } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import { createServer, type Server } from '@souk/server'
import { sql } from 'kysely'
import { createPublicClient, erc721Abi, http } from 'viem'
import { databases } from '../market/databases.js'
import type { Row } from '../Row.js'
import { walletOf } from '../Setting.js'
import { sampleOrder } from '../sampleOrder.js'

const sizes = [10_000, 100_000]
const [maker] = demo.accounts
const { lanterns } = demo.contracts
/** Rows of one statement: the embedded database answers nothing else meanwhile. */
const rowsPerStatement = 25_000

/** How long it takes until one transaction that ends very many orders of one maker shows in the book. */
export const crowdRows: readonly Row[] = (['PGlite', 'PostgreSQL'] as const).flatMap((database) =>
  sizes.map((orders) => ({
    name: `${database}: an approval that ${orders / 1_000}k orders of one maker stand on is taken back: none is shown as active after`,
    peer: '–',
    unit: 'ms',
    better: 'less',
    reach: '2,000 ms',
    measure: async () => ({ ours: await measure(database, orders) }),
  })),
)

async function measure(database: keyof typeof databases, orders: number): Promise<number> {
  const [place, devchain] = await Promise.all([databases[database](), startDevchain()])
  let server: Server | undefined
  try {
    await approve(devchain.rpcUrl, true)
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
    await fill(server, orders)
    const began = performance.now()
    await indexed(server, await approve(devchain.rpcUrl, false))
    const elapsed = performance.now() - began
    const { rows } = await sql`select 1 from open_orders limit 1`.execute(server.market.db)
    if (rows.length > 0) throw new RangeError('An order without an approval is shown as active.')
    return elapsed
  } finally {
    await server?.close()
    await Promise.all([place.remove(), devchain.stop()])
  }
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

/** Triggers rest meanwhile; listings are spread over the tokens that the maker has. */
async function fill({ market }: Server, orders: number): Promise<void> {
  const { parameters } = Order.serialize({ parameters: sampleOrder(1n), signature: '0x' })
  const own = { offerer: maker.address, counter: '0', orderType: 0, conduitKey: `0x${'0'.repeat(64)}` }
  const template = JSON.stringify({ ...parameters, ...own, startTime: '0', endTime: '4102444800' })
  const [account, contract] = [maker.address.toLowerCase(), lanterns.toLowerCase()]
  for (let from = 0; from < orders; from += rowsPerStatement)
    await market.db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one)
      await sql`
        insert into orders (order_hash, side, maker, contract, identifier, standard, currency, price, price_rank,
          unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, created_at)
        select '0x' || lpad(to_hex(i), 64, '0'), 'ask', ${account}, ${contract}, owned.ids[1 + i % cardinality(owned.ids)],
          'erc721', '0x0000000000000000000000000000000000000000', p, 0, p, 1, 1, 0, 4102444800, 'basic',
          ${template}::jsonb || jsonb_build_object('salt', i::text), '0x' || repeat('ab', 65), 'active', now()
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
