import { BaseError } from '@souk/base'

/** Thrown when the node does not take the transaction, as for an account without money. */
export class NotSentError extends BaseError<{ chainId: number; reason: string }> {
  override readonly name = 'Zone.NotSentError'
  constructor(facts: { chainId: number; reason: string }) {
    super(`The node of chain ${facts.chainId} did not take the transaction: ${facts.reason}`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when the person does not agree to the transaction. */
export class DeclinedError extends BaseError {
  override readonly name = 'Zone.DeclinedError'
  constructor() {
    super('Nothing was sent.', { facts: {}, retry: 'user' })
  }
}

/** Thrown when a transaction needs a person's consent, and there is no terminal to ask at. */
export class NobodyToAskError extends BaseError {
  override readonly name = 'Zone.NobodyToAskError'
  constructor() {
    super('Nothing was sent: there is no terminal at which to ask; add --yes to send the transaction.', {
      facts: {},
      retry: 'user',
    })
  }
}
