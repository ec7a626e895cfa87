import { BaseError } from '@souk/base'

/** Something that is tried again and again, to know whether it works. */
export type Probe = {
  name: string
  run: () => Promise<void>
  /** A try that takes longer has failed, though it may still end. */
  limitMs: number
  /** When the try that is under way began. */
  since?: number | undefined
  /** Looks in a row without a try that worked. */
  misses: number
  /** Why it does not work. */
  error?: Error | undefined
}

/** Makes a probe that has not been tried. */
export function create(options: Pick<Probe, 'name' | 'run' | 'limitMs'>): Probe {
  return { ...options, misses: 0 }
}

/**
 * Looks at a probe: begins a try where none is under way, and fails one that takes too long. There is one try at most, so
 * that what hangs is not asked ever more.
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

/** Says that something does not answer. */
class SilentError extends BaseError<{ name: string; seconds: number }> {
  override readonly name = 'Vitals.SilentError'
  constructor(facts: { name: string; seconds: number }) {
    super(`There has been no answer for ${facts.seconds} seconds.`, { facts, retry: 'later' })
  }
}
