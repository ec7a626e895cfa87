import { statfs } from 'node:fs/promises'
import { BaseError } from '@souk/base'
import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { Database } from '../db/open.js'
import { pause } from '../db/session.js'
import * as HeadWatch from '../market/HeadWatch.js'
import type { Market } from '../market/Market.js'
import * as Probe from '../market/Probe.js'
import type * as Vitals from '../market/Vitals.js'

const usualLookMs = 1_000
/** Together with the interval between looks, a frozen part is reported within five seconds. */
const usualLimitMs = 3_000
/** The number of looks in a row after which connections that do not answer are dropped. */
const looksUntilCut = 20
/** The number of looks in a row in which an embedded database has answered no question at all. */
const looksUntilStuck = 30

/**
 * Checks every second whether this instance still works, until the signal fires: the database accepts writes, the
 * disk has room, the journal accepts orders, and the chain's head moves.
 *
 * @param options.onStuck - Called when the embedded database hangs for good, as it does after a full disk: only
 * another process can open it again.
 */
export async function watchVitals(market: Market, options: watchVitals.Options): Promise<void> {
  const { database, signal, onStuck, lookMs = usualLookMs, limitMs = usualLimitMs } = options
  const probes = createProbes(market, limitMs)
  const stuck = { looks: 0, answered: database.answered() }
  while (!signal.aborted) {
    const now = performance.now()
    market.vitals.head = HeadWatch.look(market.vitals.head, market.progress.head, now)
    for (const probe of Object.values(probes)) Probe.look(probe, now)
    note(market, probes)
    if (probes.database.misses % looksUntilCut === looksUntilCut - 1) database.cut()
    if (database.kind === 'embedded' && isStuck(stuck, { probe: probes.database, database })) {
      onStuck(new StuckError({ seconds: Math.round((looksUntilStuck * lookMs) / 1000) }))
      return
    }
    await pause(lookMs, signal)
  }
}

export declare namespace watchVitals {
  type Options = {
    database: Pick<Database, 'kind' | 'answered' | 'cut'>
    signal: AbortSignal
    onStuck: (error: StuckError) => void
    /** The time between two looks. @default a second */
    lookMs?: number
    /** The time limit of a check. @default three seconds */
    limitMs?: number
  }
}

function createProbes(market: Market, limitMs: number): Vitals.Probes {
  const { dataDir } = market.config
  const isKept = !dataDir.startsWith('memory://')
  return {
    database: Probe.create({ name: 'database', limitMs, run: () => tryWrite(market) }),
    disk: Probe.create({ name: 'disk', limitMs, run: () => (isKept ? tryDisk(market) : Promise.resolve()) }),
  }
}

/**
 * Takes the lock that every write needs. After a write that failed for lack of disk space, it also uses some space.
 * Otherwise it writes nothing, so that cached answers stay valid.
 */
async function tryWrite({ db, vitals }: Market): Promise<void> {
  const { needsRoom } = vitals
  await changeState(db, async (tx) => {
    if (needsRoom)
      await sql`create temp table room on commit drop as
        select md5(n::text) as text from generate_series(1, 20000) n`.execute(tx)
    // Saying what it changes would be a write.
    return { result: undefined, changed: 'anything' }
  })
  if (needsRoom) vitals.needsRoom = false
}

/** Records an error that says that PostgreSQL's disk is full. A write that needs no space would not notice. */
export function noteFull({ vitals }: Pick<Market, 'vitals'>, error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === '53100') vitals.needsRoom = true
}

async function tryDisk(market: Market): Promise<void> {
  const { config, vitals, journal } = market
  const { bavail, bsize } = await statfs(config.dataDir)
  vitals.freeBytes = bavail * bsize
  if (vitals.freeBytes < config.leastDiskBytes)
    throw new DiskFullError({
      folder: config.dataDir,
      freeBytes: vitals.freeBytes,
      leastBytes: config.leastDiskBytes,
    })
  // Tests whether there is room again: no caller posts to a market that is not ready.
  if (vitals.journalError) await journal.append([])
}

function note({ vitals, log }: Market, probes: Vitals.Probes): void {
  for (const name of ['database', 'disk'] as const) {
    const { error } = probes[name]
    const known = vitals.failing[name]
    if (error && !known) log.error({ err: error }, `not ready: the ${name} does not work`)
    if (!error && known) log.info({}, `the ${name} works again`)
    if (error) vitals.failing[name] = error
    else delete vitals.failing[name]
  }
}

/** Counts looks instead of time: no looks happen while the database works on something long. */
function isStuck(
  stuck: { looks: number; answered: number },
  { probe, database }: { probe: Probe.Probe; database: Pick<Database, 'answered'> },
): boolean {
  const answered = database.answered()
  stuck.looks = probe.error && answered === stuck.answered ? stuck.looks + 1 : 0
  stuck.answered = answered
  return stuck.looks >= looksUntilStuck
}

/** Says that the disk has hardly any space left. */
class DiskFullError extends BaseError<{ folder: string; freeBytes: number; leastBytes: number }> {
  override readonly name = 'Vitals.DiskFullError'
  constructor(facts: { folder: string; freeBytes: number; leastBytes: number }) {
    const [free, least] = [facts.freeBytes, facts.leastBytes].map((bytes) => Math.floor(bytes / 2 ** 20))
    super(`The disk of ${facts.folder} has ${free} MiB left and needs ${least} MiB. Free some space.`, {
      facts,
      retry: 'later',
    })
  }
}

/** Says that the embedded database hangs for good. */
export class StuckError extends BaseError<{ seconds: number }> {
  override readonly name = 'Vitals.StuckError'
  constructor(facts: { seconds: number }) {
    super(
      `The embedded database has not responded for ${facts.seconds} seconds. The process ends so that it can be restarted.`,
      { facts, retry: 'user' },
    )
  }
}
