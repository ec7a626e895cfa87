import { BaseError } from '@souk/base'

/** Thrown when a hook runs outside of a `SoukProvider`. */
export class ProviderMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'React.ProviderMissingError'
  constructor() {
    super('This hook needs a SoukProvider above it.', { facts: {} })
  }
}

/** Stands for anything thrown that is none of our errors, so that flows always end with a typed one. */
export class UnexpectedError extends BaseError<{ message: string }> {
  override readonly name = 'Flow.UnexpectedError'
  constructor(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause)
    super(`Something unforeseen happened: ${message}`, { facts: { message }, cause })
  }
}
