import { BaseError } from '@souk/base'

/** Thrown when a watched address is asked for something that needs its key. */
export class WatchOnlyError extends BaseError<{ method: string }> {
  override readonly name = 'Wallet.WatchOnlyError'
  constructor(facts: { method: string }) {
    super('You are only viewing this address. To sign or send, connect its wallet.', { facts, retry: 'user' })
  }
}
