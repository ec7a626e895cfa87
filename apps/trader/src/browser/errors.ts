import { BaseError } from '@souk/base'

/** Thrown when the page was closed while the wallet was asked. What the wallet answers afterwards reaches nobody. */
export class PageClosedError extends BaseError<{ mayBeSent: boolean }> {
  override readonly name = 'Trader.PageClosedError'
  override readonly retry = 'user'
  constructor(facts: { mayBeSent: boolean }) {
    super(
      facts.mayBeSent
        ? 'The page was closed before the wallet answered. If you confirm there, the transaction is sent all the same.'
        : 'The page was closed before the wallet answered.',
      { facts },
    )
  }
}

/** Thrown when the wallet answers with an error. Its code is at the place where EIP-1193 has it. */
export class WalletAnswerError extends BaseError<{ code: number }> {
  override readonly name = 'Trader.WalletAnswerError'
  readonly code: number
  constructor(message: string, facts: { code: number }) {
    super(message, { facts })
    this.code = facts.code
  }
}
