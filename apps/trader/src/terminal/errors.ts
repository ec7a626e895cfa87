import { BaseError } from '@souk/base'

/** Thrown when the command line says something that cannot be meant: an unknown name, an unreadable price. Exit code 2. */
export class MistakeError extends BaseError<{ reason: string }> {
  override readonly name = 'Trader.MistakeError'
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(reason, { facts: { reason }, ...options })
  }
}

/** Thrown when the person answers no. Nothing was signed or sent. Exit code 3. */
export class DeclinedError extends BaseError<Record<never, never>> {
  override readonly name = 'Trader.DeclinedError'
  override readonly retry = 'user'
  constructor() {
    super('You declined. Nothing was signed or sent.', { facts: {} })
  }
}

/** Thrown when a command may not act: without a person to ask, or beyond the limits of a policy. Exit code 1. */
export class RefusedError extends BaseError<{ reasons: readonly string[] }> {
  override readonly name = 'Trader.RefusedError'
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'), { facts: { reasons } })
  }
}
