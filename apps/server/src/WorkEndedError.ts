import { BaseError } from '@souk/base'

/** Thrown when the server no longer follows the chain and nothing will make it do so again. */
export class WorkEndedError extends BaseError {
  override readonly name = 'Server.WorkEndedError'
  constructor(options: { cause: unknown }) {
    super('The server has stopped following the chain. Restart it.', { facts: {}, ...options })
  }
}
