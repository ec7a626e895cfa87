import { BaseError } from '@souk/base'

/** A check that runs again and again, to know whether something works. */
export type Probe = {
  name: string
  run: () => Promise<void>
  /** A check that takes longer has failed, even if it still ends. */
  limitMs: number
  /** When the current check began. */
  since?: number | undefined
  /** The number of looks in a row without a successful check. */
  misses: number
  /** The reason of the last failure. */
  error?: Error | undefined
}

/** Creates a probe that has not run yet. */
export function create(options: Pick<Probe, 'name' | 'run' | 'limitMs'>): Probe {
  return { ...options, misses: 0 }
}

/**
 * Looks at a probe: starts a check if none is running, and fails one that takes too long. At most one check runs at a
 * time, so that checks do not pile up on something that hangs.
 */
export function look(probe: Probe, now: number): void {
  if (probe.since !== undefined) {
    const elapsedMs = now - probe.since
    if (elapsedMs < probe.limitMs) return
    probe.misses++
    probe.error = new SilentError({ name: probe.name, seconds: Math.round(elapsedMs / 1000) })
    return
  }
  probe.since = now
  void attempt(probe)
}

async function attempt(probe: Probe): Promise<void> {
  try {
    await probe.run()
    probe.misses = 0
    probe.error = undefined
  } catch (error) {
    probe.misses++
    probe.error = error instanceof Error ? error : new SilentError({ name: probe.name, seconds: 0 })
  } finally {
    probe.since = undefined
  }
}

/** Says that a probed part does not answer. */
class SilentError extends BaseError<{ name: string; seconds: number }> {
  override readonly name = 'Vitals.SilentError'
  constructor(facts: { name: string; seconds: number }) {
    super(`There has been no answer for ${facts.seconds} seconds.`, { facts, retry: 'later' })
  }
}
