import { BaseError } from '@souk/base'
import { FailureWire } from '@souk/market/wire'
import type { Answer } from '../http/endpoint/errors.js'

/** How long callers should wait before they ask for a chain again that is not open. */
const retryAfterMs = 2_000

/** Thrown for requests to a chain that is not open yet, or whose server does not answer. */
class ChainNotReadyError extends BaseError<{ chain: string; retryAfterMs: number }> {
  override readonly name = 'Server.ChainNotReadyError'
  constructor(facts: { chain: string }, options: { cause?: unknown } = {}) {
    super(`The chain ${facts.chain} is not ready. The other chains of this market are not affected.`, {
      facts: { ...facts, retryAfterMs },
      ...options,
      retry: 'later',
    })
  }
}

/** Turns a chain that is not ready into an answer. */
export function toNotReady(chain: string): Answer {
  const { message, facts } = new ChainNotReadyError({ chain })
  const body = FailureWire.encode({ reasons: [message], code: 'chain_not_ready', facts })
  return { status: 503, body, retryAfterMs }
}

/** The answer about a chain that does not exist at this address. */
export function toUnknown(chain: string, known: readonly string[]): Answer {
  const facts = { resource: 'chain', chain: chain.slice(0, 80), known }
  return {
    status: 404,
    body: FailureWire.encode({ reasons: ['There is no such chain.'], code: 'not_found', facts }),
  }
}
