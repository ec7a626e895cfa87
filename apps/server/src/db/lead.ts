import { keepSession, pause, type Query, type Session } from './session.js'

const leaderLock = 7_230_152
/** How often the others look whether the leader is gone. */
const lookMs = 250
/** How often they look whether it hangs. */
const lookForHangMs = 1_000
/** A session says that it is alive every other second. One that has not for so long belongs to a process that hangs. */
const leaseSeconds = 8
const aloneMs = 1_000

/**
 * Does something that only one of the instances on a database may do, as long as this one is the leader.
 *
 * The lead is a lock of a session: the database gives it back when the connection ends, however it ends. The others ask
 * for it again and again; waiting inside of the database would keep it from cleaning up behind everybody. The session of a
 * process that hangs, or was stopped, stays open; the others have the database end it. When that process wakes up, it finds
 * its session gone and stops leading, and what it was writing is refused (`assertTerm`).
 *
 * @param options.run - Has to stop when its signal fires: then another instance may already be the leader. When it returns
 * by itself, the lead is left to others for `restMs`.
 */
export async function lead(url: string, options: lead.Options): Promise<void> {
  const { signal, run, onError } = options
  await keepSession(url, {
    signal,
    onError,
    use: async (session) => {
      await waitForLock(session)
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

/** {@link lead} where there is no other instance. */
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

async function waitForLock({ query, signal }: Session): Promise<void> {
  let lookedAt = performance.now()
  while (!signal.aborted && !(await tryLock(query))) {
    await pause(lookMs, signal)
    if (signal.aborted || performance.now() - lookedAt < lookForHangMs) continue
    lookedAt = performance.now()
    await endHungLeader(query)
  }
}

async function endHungLeader(query: Query): Promise<void> {
  await query(`
    select pg_terminate_backend(a.pid) from pg_locks l
      join pg_stat_activity a on a.pid = l.pid join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and l.objid = ${leaderLock} and l.granted and d.datname = current_database()
      and greatest(a.query_start, a.state_change) < clock_timestamp() - interval '${leaseSeconds} seconds'`)
}

async function tryLock(query: Query): Promise<boolean> {
  const { rows } = await query<{ locked: boolean }>(`select pg_try_advisory_lock(${leaderLock}) as locked`)
  return rows[0]?.locked === true
}
