import { BaseError } from '@souk/base'

/** Thrown when the server has stopped following the chain and cannot start again. */
export class WorkEndedError extends BaseError {
  override readonly name = 'Server.WorkEndedError'
  constructor(options: { cause: unknown }) {
    super('The server has stopped following the chain. Restart it.', { facts: {}, ...options })
  }
}
