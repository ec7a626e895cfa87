import { BaseError } from '@souk/base'

/** Thrown when a hook of the step-based API is used outside an `ExecuteProvider`. */
export class ExecuteProviderMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'React.ExecuteProviderMissingError'
  constructor() {
    super('This hook needs an ExecuteProvider above it.', { facts: {} })
  }
}

/** Thrown when an action of the step-based API fails with an unknown error. */
export class ExecutionUnknownError extends BaseError<{ message: string }> {
  override readonly name = 'React.ExecutionUnknownError'
  constructor(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause)
    super(`The action failed: ${message}`, { facts: { message }, cause })
  }
}
