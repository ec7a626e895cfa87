import { askInHalves, type Failure, nextStep, type Outcome } from './askInHalves.js'
import type { BatchEvent } from './BatchEvent.js'
import { batchFailureOf } from './batchFailureOf.js'
import { isBytes, type Read, type RpcRequest, UnusableAnswerError } from './encodings/Read.js'
import type { Way } from './encodings/Way.js'
import { planBatch } from './planBatch.js'
import * as Slot from './Slot.js'

/** How reads are sent to a node. */
export type Asking = {
  send: (request: RpcRequest) => Promise<unknown>
  /** Called when a way calls a contract that does not exist. */
  onAbsent: (way: Way, block: unknown) => void
  report: (event: BatchEvent) => void
}

type Reads = readonly Slot.Slot<Read>[]

/**
 * Answers reads of one block with as few requests as the node allows.
 *
 * Sends all reads in the first way, and splits them into halves if the batch is too large. Reads that do not work in
 * this way are sent in the next one, and one by one only when no way is left. If the node cannot be reached, every
 * caller receives the error, and nothing else is sent.
 */
export async function askReads(asking: Asking, slots: Reads, ways: readonly Way[]): Promise<void> {
  const wanted = slots.filter(Slot.isWanted)
  const [way, ...others] = ways
  if (wanted.length < 2) return askAlone(asking, wanted, 'only')
  if (way === undefined) return askAlone(asking, wanted, 'lastStage')
  const { batches, alone } = planBatch(wanted, way)
  await Promise.all([
    askAlone(asking, alone, 'unfit'),
    ...batches.map((batch) =>
      askInHalves(batch, {
        together: (part) => askTogether(asking, part, way),
        otherwise: (part) => askReads(asking, part, others),
      }),
    ),
  ])
}

/** Sends all reads once, and settles those that have an answer. */
async function askTogether(asking: Asking, slots: Reads, way: Way): Promise<Outcome> {
  const reads = slots.map(({ question }) => question)
  const fail = (failure: Failure, error?: unknown): Outcome => {
    const next = nextStep(failure, reads.length)
    asking.report({ type: 'failed', way: way.name, reads: reads.length, failure, next, error })
    return { next, error }
  }
  const block = reads[0]?.block
  asking.report({ type: 'batch', way: way.name, reads: reads.length, block })
  let answer: unknown
  try {
    answer = await asking.send({ method: 'eth_call', params: [way.encode(reads), block] })
  } catch (error) {
    return fail(batchFailureOf(error), error)
  }
  if (answer === '0x') {
    asking.onAbsent(way, block)
    return fail('absent')
  }
  const answers = isBytes(answer) ? way.decode(answer, reads) : undefined
  if (answers === undefined) return fail('undecodable')
  const failed = slots.filter((slot, index) => {
    const given = answers[index]
    if (given?.state !== 'answered') return true
    Slot.resolve(slot, given.value)
    return false
  })
  await askAlone(asking, failed, 'failedInside')
  return { next: 'nothing' }
}

async function askAlone(
  asking: Asking,
  slots: Reads,
  reason: (BatchEvent & { type: 'alone' })['reason'],
): Promise<void> {
  await Promise.all(
    slots.filter(Slot.isWanted).map(async (slot) => {
      const { request } = slot.question
      asking.report({ type: 'alone', method: request.method, reason })
      try {
        const answer = await asking.send(request)
        if (typeof answer !== 'string') throw new UnusableAnswerError({ method: request.method })
        Slot.resolve(slot, answer)
      } catch (error) {
        Slot.reject(slot, error)
      }
    }),
  )
}
