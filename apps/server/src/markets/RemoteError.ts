import { BaseError } from '@souk/base'

const texts = {
  silent: 'its server does not answer.',
  unlisted: 'its server does not list it. Give all servers the same chains.',
  otherChain: 'its server has another chain under this name.',
  circle: 'its server passes requests back. Exactly one server needs its rpcUrl.',
} as const

/** Thrown when the server that follows a chain does not answer for it. */
export class RemoteError extends BaseError<RemoteError.Facts> {
  override readonly name = 'Server.RemoteError'
  constructor(facts: RemoteError.Facts, options: { cause?: unknown } = {}) {
    super(`The chain ${facts.chain} runs elsewhere, and ${texts[facts.reason]}`, {
      facts,
      ...options,
      retry: 'later',
    })
  }
}
export declare namespace RemoteError {
  type Facts = { chain: string; reason: keyof typeof texts }
}
