import { poll } from '@souk/base'
import { createServer } from '@souk/server'
import {
  type DrawnChain,
  drawChain,
  type NodeProfile,
  type NodeUsage,
  startProfiledNode,
} from '@souk/testing'

/** The same collection for every measurement: its tokens, and transfers over ten million blocks. */
const drawn = { created: 2_000_000, blocks: 10_000_000, tokens: 10_000, transfers: 60_000 } as const

/** What a market needed. */
export type Needed = NodeUsage & { seconds: number }

/** Draws the chain. @param share - A part of the blocks and transfers, for a profile that takes hours. @default 1 */
export function drawCollection(share = 1, hasLogTimes = true): DrawnChain {
  const { created, blocks, tokens, transfers } = drawn
  return drawChain({
    head: created + blocks * share,
    created,
    tokens: tokens * share,
    transfers: transfers * share,
    hasLogTimes,
  })
}

/**
 * Starts a market with one collection behind a node with a profile, and waits until its history is read.
 *
 * @param options.delayMs - The time that each request to the node takes more. @default 0
 */
export async function readCollection(
  chain: DrawnChain,
  profile: NodeProfile,
  options: { delayMs?: number } = {},
): Promise<Needed> {
  const node = await startProfiledNode(chain.backend, profile)
  node.setDelay(options.delayMs ?? 0)
  const quiet = () => undefined
  const server = await createServer({
    rpcUrl: node.url,
    dataDir: 'memory://',
    collections: [chain.collection],
    ensRegistry: 'none',
    metadataAfter: new Promise(() => undefined),
    logger: { info: quiet, warn: quiet, error: quiet, debug: quiet },
  })
  const began = performance.now()
  try {
    await poll(() => isRead(server.market.db, chain), { intervalMs: 20 })
    return { ...node.usage(), seconds: (performance.now() - began) / 1_000 }
  } finally {
    await server.close()
    await node.close()
  }
}

type Db = Awaited<ReturnType<typeof createServer>>['market']['db']

/** Every transfer has to be there. */
async function isRead(db: Db, chain: DrawnChain): Promise<true | undefined> {
  const row = await db.selectFrom('collections').select('backfill_next').executeTakeFirst()
  if (!row || row.backfill_next !== null) return undefined
  const { found } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .executeTakeFirstOrThrow()
  if (Number(found) !== chain.transfers.length)
    throw new RangeError(`${found} of ${chain.transfers.length} transfers were read.`)
  return true
}
