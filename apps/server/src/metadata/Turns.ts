import type { Outcome } from './resolve.js'
import type { TokenRow } from './writeTokens.js'

/** A token whose metadata was read, or could not be. */
export type Attempt = { token: TokenRow; outcome: Outcome }

/** Decides which contracts have a turn, so that one whose server does not answer holds up no other. */
export type Turns = {
  /** The contract whose tokens were read last; empty at the beginning. */
  last: string
  /** By contract, the number of reads that have not ended. */
  running: Map<string, number>
  /** Reads that have ended and are to be written. */
  done: Attempt[]
  /** By contract, how many reads in a row had no answer, and until when it has no turn. */
  silent: Map<string, { reads: number; untilMs: number }>
}

/** After so many reads without an answer, a contract rests. It is less than the tokens that are read at once. */
const mostSilent = 4
const shortestRestMs = 10_000
const longestRestMs = 600_000

/** Creates turns in which no contract has been read. */
export function create(): Turns {
  return { last: '', running: new Map(), done: [], silent: new Map() }
}

/** Returns the contracts that have no turn: those with reads that have not ended, and those whose server is silent. */
export function absent({ running, silent }: Turns, nowMs: number): readonly string[] {
  const resting = [...silent].filter(([, { untilMs }]) => untilMs > nowMs)
  return [...running.keys(), ...resting.map(([contract]) => contract)]
}

/** Begins a read. Resolves when it has ended, also if it was aborted. */
export async function begin(turns: Turns, token: TokenRow, reading: Promise<Outcome>): Promise<void> {
  const { running, done } = turns
  const { contract } = token
  running.set(contract, (running.get(contract) ?? 0) + 1)
  try {
    done.push({ token, outcome: await reading })
  } catch {
    // Only an abort rejects; see `resolve`. The token stays due.
  }
  const left = (running.get(contract) ?? 1) - 1
  if (left > 0) running.set(contract, left)
  else running.delete(contract)
}

/** Takes the reads that have ended, and notes which contracts are silent. */
export function takeDone(turns: Turns, nowMs: number): readonly Attempt[] {
  const taken = turns.done.splice(0)
  for (const { token, outcome } of taken) note(turns.silent, token.contract, { outcome, nowMs })
  return taken
}

function note(
  silent: Turns['silent'],
  contract: string,
  { outcome, nowMs }: { outcome: Outcome; nowMs: number },
): void {
  if (!('isSilent' in outcome && outcome.isSilent)) {
    silent.delete(contract)
    return
  }
  const reads = (silent.get(contract)?.reads ?? 0) + 1
  const restMs = Math.min(longestRestMs, shortestRestMs * 2 ** Math.min(20, reads - mostSilent))
  silent.set(contract, { reads, untilMs: reads < mostSilent ? 0 : nowMs + restMs })
}
