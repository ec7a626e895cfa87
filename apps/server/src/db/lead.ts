import type pg from 'pg'
import { keepSession, pause } from './session.js'

const leaderLock = 7_230_152
/** How often the others look whether the leader is gone. */
const lookMs = 250
const aloneMs = 1_000

/**
 * Does something that only one of the instances on a database may do, as long as this one is the leader.
 *
 * The lead is a lock of a session: the database gives it back when the connection ends, however it ends. The others ask
 * for it again and again; waiting inside of the database would keep it from cleaning up behind everybody.
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
      while (!session.signal.aborted && !(await tryLock(session.client))) await pause(lookMs, session.signal)
      if (session.signal.aborted) return
      const { restMs } = await run(session.signal)
      if (session.signal.aborted) return
      await session.client.query('select pg_advisory_unlock_all()')
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

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${leaderLock}) as locked`,
  )
  return rows[0]?.locked === true
}
