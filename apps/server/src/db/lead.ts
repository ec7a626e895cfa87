import { isLock, lockKey, type Place } from './Place.js'
import { keepSession, pause, type Query, type Session } from './session.js'

const leaderLock = 7_230_152
/** How often the other instances check whether the leader is gone. */
const lookMs = 250
/** How often they check whether it hangs. */
const lookForHangMs = 1_000
/** A leader renews its lease every other second. A process that has not done so for this long hangs. */
const leaseSeconds = 8
const aloneMs = 1_000

/**
 * Runs a task that only one of the instances on a database may run, while this instance is the leader.
 *
 * The lead is a lock of a session. The database releases it when the connection ends, for whatever reason. The other
 * instances ask for it again and again, because waiting inside the database would keep it from vacuuming. A process
 * that hangs or was stopped keeps its session open, so the others have the database end that session. When the
 * process wakes up, it finds its session gone and stops leading; the database refuses what it was writing
 * (`assertTerm`).
 *
 * @param options.run - Has to stop when its signal fires, since another instance may be the leader by then. When it
 * returns by itself, this instance leaves the lead to others for `restMs`.
 */
export async function lead(place: Place, options: lead.Options): Promise<void> {
  const { signal, run, onError } = options
  await keepSession(place.url, {
    signal,
    onError,
    use: async (session) => {
      await waitForLock(session, place)
      if (session.signal.aborted) return
      const { restMs } = await run(session.signal)
      if (session.signal.aborted) return
      await session.query('select pg_advisory_unlock_all()')
      await pause(restMs, session.signal)
    },
  })
}

export declare namespace lead {
  type Options = {
    signal: AbortSignal
    run: (signal: AbortSignal) => Promise<{ restMs: number }>
    onError: (error: unknown) => void
  }
}

/** {@link lead} for a database with a single instance. */
export async function leadAlone({ signal, run, onError }: lead.Options): Promise<void> {
  while (!signal.aborted) {
    try {
      const { restMs } = await run(signal)
      await pause(restMs, signal)
    } catch (error) {
      if (signal.aborted) return
      onError(error)
      await pause(aloneMs, signal)
    }
  }
}

async function waitForLock({ query, signal }: Session, place: Place): Promise<void> {
  let lookedAt = performance.now()
  while (!signal.aborted && !(await tryLock(query, place))) {
    await pause(lookMs, signal)
    if (signal.aborted || performance.now() - lookedAt < lookForHangMs) continue
    lookedAt = performance.now()
    await endHungLeader(query, place)
  }
}

async function endHungLeader(query: Query, place: Place): Promise<void> {
  await query(`
    select pg_terminate_backend(a.pid) from pg_locks l
      join pg_stat_activity a on a.pid = l.pid join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and ${isLock(place, leaderLock)} and l.granted and d.datname = current_database()
      and greatest(a.query_start, a.state_change) < clock_timestamp() - interval '${leaseSeconds} seconds'`)
}

async function tryLock(query: Query, place: Place): Promise<boolean> {
  const { rows } = await query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${lockKey(place, leaderLock)}) as locked`,
  )
  return rows[0]?.locked === true
}
