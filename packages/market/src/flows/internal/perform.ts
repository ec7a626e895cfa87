import { AbortedError, untilAborted } from '@souk/base'
import { overridesOf } from '@souk/seaport'
import type { Market } from '../../api/Market.js'
import * as Trade from '../../domain/Trade.js'

/**
 * Prepares and executes a trade, and reports each stage.
 *
 * The signal stops it immediately, even while the wallet does not answer. The error contains what was done until then.
 *
 * @throws {StoppedError} when the signal fires.
 */
export async function perform<plan extends { steps: readonly Trade.Step[] }, outcome>(
  market: Pick<Market, 'logger'>,
  options: Trade.Performing & Pick<Trade.Options, 'signal'>,
  prepare: () => Promise<Trade.Prepared<plan, outcome>>,
): Promise<outcome> {
  // Callers without types may omit the options. The preparation of the trade reports that with a named error.
  const { signal, onProgress } = options ?? {}
  let done = Trade.nothingDone
  const tell = (progress: Trade.Progress) => {
    done = Trade.advance(done, progress)
    report(market, { onProgress }, progress)
  }
  const until = <value>(work: Promise<value>) => (signal ? untilAborted(work, signal) : work)
  try {
    tell({ type: 'preparing' })
    const { plan, run } = await until(prepare())
    tell({ type: 'ready', steps: plan.steps })
    const running = run({ ...overridesOf(options ?? {}), signal })
    for (;;) {
      const next = await until(running.next())
      if (next.done) return next.value
      tell(next.value)
    }
  } catch (error) {
    if (signal?.aborted && isAbort(error, signal)) throw new Trade.StoppedError(done, error)
    throw error
  }
}

function report(
  { logger }: Pick<Market, 'logger'>,
  { onProgress }: Pick<Trade.Options, 'onProgress'>,
  progress: Trade.Progress,
): void {
  try {
    onProgress?.(progress)
  } catch (error) {
    logger.warn(`onProgress failed at the stage "${progress.type}".`, { error })
  }
}

/** Returns whether an error only reports that the signal fired. */
export function isAbort(error: unknown, signal: AbortSignal | undefined): boolean {
  return error instanceof AbortedError || (signal?.aborted === true && error === signal.reason)
}
