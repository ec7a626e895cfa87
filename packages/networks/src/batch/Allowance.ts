import { rpcErrorOf } from '@souk/base'
import { isOfBatch, mostSaid } from './batchFailureOf.js'

/** What a server allows, learnt from its refusals. */
export type Allowance = {
  /** The number of calls in a batch. */
  calls: number
}

/** Creates the allowance of a server that has refused nothing yet. */
export function create(): Allowance {
  return { calls: Number.POSITIVE_INFINITY }
}

/**
 * Learns from the refusal of a batch, so that later batches are not refused. Uses the number that the server states, or half
 * of the batch.
 *
 * @param refused.calls - The number of calls in the batch.
 */
export function learn(allowance: Allowance, refused: { error: unknown; calls: number }): void {
  const said = rpcErrorOf(refused.error)?.message.slice(0, mostSaid) ?? ''
  if (!isOfBatch(said)) return
  const stated = isForbidden.test(said) ? 1 : statedBelow(said, refused.calls)
  allowance.calls = Math.min(allowance.calls, stated ?? Math.max(1, refused.calls >> 1))
}

const isForbidden = /not (supported|enabled)|disabled|unsupported/i

function statedBelow(said: string, calls: number): number | undefined {
  const numbers = [...said.matchAll(/\b\d{1,6}\b/g)].map(([digits]) => Number(digits))
  return numbers.find((number) => number > 0 && number < calls)
}
