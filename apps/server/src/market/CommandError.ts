import { BaseError } from '@souk/base'

/** Thrown when the command line is invalid. */
export class CommandError extends BaseError<{ problem: string }> {
  override readonly name = 'Server.CommandError'
  constructor(facts: { problem: string }, options: { cause?: unknown } = {}) {
    super(`${facts.problem} See --help.`, { facts, ...options, retry: 'user' })
  }
}
