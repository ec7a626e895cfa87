import type { BatchEvent } from '../BatchEvent.js'
import type { Way } from './encodings/Way.js'
import { failureOf } from './failureOf.js'
import { type Failure, halve, type Next, nextStep, planBatch } from './planBatch.js'
import { isBytes, type Read, type RpcRequest, UnusableAnswerError } from './Read.js'
import * as Slot from './Slot.js'

/** How reads reach a node. */
export type Asking = {
  send: (request: RpcRequest) => Promise<unknown>
  /** Told when there is no contract where a way calls one. */
  onAbsent: (way: Way, block: unknown) => void
  report: (event: BatchEvent) => void
}

type Reads = readonly Slot.Slot<Read>[]

/**
 * Answers reads of one block with as few requests as the node allows.
 *
 * All at once by the first way; what is too much at once in halves; what does not work that way by the next one; one by
 * one only when no way is left. When the node cannot be asked at all, every caller gets that error and nothing more is
 * sent.
 */
export async function askReads(asking: Asking, slots: Reads, ways: readonly Way[]): Promise<void> {
  const wanted = slots.filter(Slot.isWanted)
  const [way] = ways
  if (way === undefined || wanted.length < 2)
    return askAlone(asking, wanted, wanted.length < 2 ? 'only' : 'lastStage')
  const { batches, alone } = planBatch(wanted, way)
  await Promise.all([
    askAlone(asking, alone, batches.length === 0 ? 'only' : 'unfit'),
    ...batches.map(async (batch) => conclude(asking, batch, ways, await askTogether(asking, batch, way))),
  ])
}

/** What came of asking once: every slot has got its answer, or this is to be done about them. */
type Outcome = { next: 'nothing' } | { next: Next; failure: Failure; error: unknown }

async function conclude(asking: Asking, slots: Reads, ways: readonly Way[], outcome: Outcome): Promise<void> {
  const [way, ...others] = ways
  if (way === undefined) return
  const halves = halve(slots)
  switch (outcome.next) {
    case 'nothing':
      return
    case 'fail':
      for (const slot of slots) Slot.reject(slot, outcome.error)
      return
    case 'nextWay':
      return askReads(asking, slots, others)
    case 'halve':
      await Promise.all(halves.map((half) => askReads(asking, half, ways)))
      return
    case 'probe': {
      const outcomes = await Promise.all(halves.map((half) => askTogether(asking, half, way)))
      if (outcomes.every(isRefusal)) return askReads(asking, slots, others)
      await Promise.all(outcomes.map((half, index) => conclude(asking, halves[index] ?? [], ways, half)))
    }
  }
}

/** Whether nothing hints at the size of the batch. */
function isRefusal(outcome: Outcome): boolean {
  return outcome.next === 'probe' || outcome.next === 'nextWay'
}

/** Asks once for all, and settles those that have an answer. */
async function askTogether(asking: Asking, slots: Reads, way: Way): Promise<Outcome> {
  const reads = slots.map(({ question }) => question)
  const fail = (failure: Failure, error?: unknown): Outcome => {
    const next = nextStep(failure, reads.length)
    asking.report({ type: 'failed', way: way.name, reads: reads.length, failure, next, error })
    return { next, failure, error }
  }
  const block = reads[0]?.block
  asking.report({ type: 'batch', way: way.name, reads: reads.length, block })
  let answer: unknown
  try {
    answer = await asking.send({ method: 'eth_call', params: [way.encode(reads), block] })
  } catch (error) {
    return fail(failureOf(error), error)
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
