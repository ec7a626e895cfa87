import { BaseError } from '@souk/base'

/** Thrown when the command line is invalid. */
export class CommandError extends BaseError<CommandError.Facts> {
  override readonly name = 'Devchain.CommandError'
  constructor(facts: CommandError.Facts) {
    const advice = facts.meant ? `did you mean ${facts.meant}?` : `expected ${facts.expected}.`
    super(`${facts.given} ${facts.problem}; ${advice}`, { facts, retry: 'user' })
  }
}

export declare namespace CommandError {
  type Facts = { given: string; problem: string } & (
    | { expected: string; meant?: never }
    | { meant: string; expected?: never }
  )
}

/** Thrown when no anvil binary can be found. */
export class BinaryNotFoundError extends BaseError<{ searched: readonly string[] }> {
  override readonly name = 'Devchain.BinaryNotFoundError'
  constructor(facts: { searched: readonly string[] }) {
    super(
      `No anvil found (looked at: ${facts.searched.join(', ')}). Install Foundry, so that anvil is on PATH, or name the binary in ANVIL_BIN.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when another process already listens on the port. */
export class PortInUseError extends BaseError<{ port: number; host: string }> {
  override readonly name = 'Devchain.PortInUseError'
  constructor(facts: { port: number; host: string }) {
    super(`Port ${facts.port} on ${facts.host} is in use.`, { facts, retry: 'user' })
  }
}

/** Thrown when anvil ends before it listens. */
export class StartError extends BaseError<{ exitCode: number | null; output: string }> {
  override readonly name = 'Devchain.StartError'
  constructor(facts: { exitCode: number | null; output: string }) {
    super(`anvil ended with code ${facts.exitCode} before it listened: ${facts.output}`, { facts })
  }
}

/** Thrown when anvil runs but does not report its port. */
export class StartTimeoutError extends BaseError<{ timeoutMs: number; output: string }> {
  override readonly name = 'Devchain.StartTimeoutError'
  constructor(facts: { timeoutMs: number; output: string }) {
    super(`anvil did not listen within ${facts.timeoutMs} ms: ${facts.output}`, { facts, retry: 'later' })
  }
}

/** Thrown when a state file cannot be used. */
export class StateFileError extends BaseError<{ file: string; reason: string }> {
  override readonly name = 'Devchain.StateFileError'
  constructor(facts: { file: string; reason: string }, cause?: unknown) {
    super(
      `The chain's state in ${facts.file} cannot be used: ${facts.reason}. Delete the file to start again; after npm start, use npm start -- --fresh.`,
      {
        facts,
        cause,
        retry: 'user',
      },
    )
  }
}

/** Thrown when a transaction of the first blocks fails, or nothing can be deployed to an address in `demo`. */
export class GenesisError extends BaseError<{ step: string; expected: string; actual: string }> {
  override readonly name = 'Devchain.GenesisError'
  constructor(facts: { step: string; expected: string; actual: string }) {
    super(`The first blocks failed at "${facts.step}": expected ${facts.expected}, got ${facts.actual}.`, {
      facts,
    })
  }
}
