import { BaseError, retry } from '@souk/base'
import { isUnavailable } from '../db/isUnavailable.js'
import * as Journal from '../journal/journal.js'
import type { Answer } from '../market/Intake.js'
import type { Market } from '../market/Market.js'
import { acceptOrders } from '../orders/acceptOrders.js'
import { restoreSets } from '../orders/criteria.js'

/** The outcome of an import's lines. */
export type Imported = {
  lines: number
  taken: number
  /** The number of orders that this market already had. */
  known: number
  skipped: number
}

/** A refused line, and the reason. */
export type Skipped = { line: number; orderHash?: string; codes: readonly string[]; message: string }

const batchSize = 200
const attempts = 6

/**
 * Imports the orders that another market exported. Checks each like a posted order, but also accepts one whose maker
 * lacks the token, the money or the approval at the moment; that order waits.
 *
 * Can be repeated: it skips orders that this market has, so an interrupted import continues where it was.
 *
 * @param lines - From `exportOrders`, or from a journal.
 * @throws {NodeError} when the node does not answer for a while. @throws {WriteError} when the disk refuses.
 */
export async function importOrders(
  market: Market,
  lines: AsyncIterable<string>,
  options: importOrders.Options = {},
): Promise<Imported> {
  const done = { lines: 0, taken: 0, known: 0, skipped: 0 }
  let batch: Line[] = []
  const flush = async () => {
    await take(market, batch, { done, onSkip: options.onSkip })
    batch = []
    options.onProgress?.({ ...done })
  }
  for await (const text of lines) {
    done.lines++
    if (text.trim() === '') continue
    const entries = Journal.decode(text) ?? [undefined]
    for (const entry of entries) batch.push({ number: done.lines, entry })
    if (batch.length >= batchSize) await flush()
  }
  await flush()
  return done
}

export declare namespace importOrders {
  type Options = {
    onSkip?: ((skipped: Skipped) => void) | undefined
    onProgress?: ((done: Imported) => void) | undefined
  }
}

type Line = { number: number; entry: Journal.Entry | undefined }

async function take(
  market: Market,
  batch: readonly Line[],
  options: { done: Imported; onSkip?: ((skipped: Skipped) => void) | undefined },
): Promise<void> {
  const { done, onSkip } = options
  const whole = batch.filter((line): line is Line & { entry: Journal.Entry } => line.entry !== undefined)
  const answers = await retry(
    () =>
      accept(
        market,
        whole.map(({ entry }) => entry),
      ),
    {
      attempts,
      pauseMs: (error, attempt) => (isPassing(error) ? 250 * 2 ** attempt : undefined),
    },
  )
  const results = new Map(whole.map((line, index) => [line, answers[index]]))
  for (const line of batch) {
    const answer = results.get(line as Line & { entry: Journal.Entry })
    if (answer?.row) done[answer.isNew ? 'taken' : 'known']++
    else {
      done.skipped++
      onSkip?.(toSkipped(line, answer))
    }
  }
}

function isPassing(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof BaseError && error.retry === 'later')
}

async function accept(market: Market, entries: readonly Journal.Entry[]): Promise<readonly Answer[]> {
  await restoreSets(market.db, entries, { most: market.config.mostCriteriaTokens })
  return acceptOrders(
    market,
    entries.map(({ side, order, orderHash, createdAt }) => ({
      side,
      order,
      orderHash,
      protocolAddress: market.rules.exchange,
      takenAt: createdAt,
    })),
  )
}

function toSkipped({ number: line, entry }: Line, answer: Answer | undefined): Skipped {
  if (!entry || !answer?.refused)
    return { line, codes: ['unreadable'], message: 'The line is not a signed order.' }
  const { issues } = answer.refused.facts
  return {
    line,
    orderHash: entry.orderHash,
    codes: issues.map(({ code }) => code),
    message: answer.refused.message,
  }
}
