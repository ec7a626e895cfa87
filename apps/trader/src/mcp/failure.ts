import { BaseError, findCause } from '@souk/base'
import { Order } from '@souk/seaport'
import { errorText } from '@souk/words/errors'
import { PolicyError } from '../policy/Policy.js'
import { KeystoreError } from '../setup/Keystore.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { quoteMessage } from './quote.js'

/** What a tool says of an error. What a market, node or wallet said is quoted. */
export type Failure = {
  error: string
  /** In our words. */
  message?: string
  findings?: readonly { name: string; severity: string }[]
  untrusted?: object
}

const own = [MistakeError, RefusedError, KeystoreError, PolicyError] as const

/** Puts an error into data. */
export function failureOf(error: unknown): Failure {
  for (const type of own) {
    const found = findCause(error, type as never) as BaseError | undefined
    if (found) return { error: found.name, message: found.message }
  }
  const name = error instanceof BaseError ? error.name : 'Error'
  const unsafe = findCause(error, Order.UnsafeError)
  if (unsafe)
    return {
      error: name,
      message: 'The safety check refuses this.',
      findings: unsafe.facts.findings.map((finding) => ({ name: finding.name, severity: finding.severity })),
    }
  return { error: name, ...quoteMessage(errorText(error)) }
}

/** The reasons of a refusal, for the log: our words, or the name of the error. */
export function reasonsOf({ message, findings }: Failure): readonly string[] {
  return [
    ...(message === undefined ? [] : [message]),
    ...(findings ?? []).map(({ name }) => `The safety check reports ${name}.`),
  ]
}
