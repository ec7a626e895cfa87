import { BaseError } from '@souk/base'
import type { FindingName } from './codes.js'
import type { Finding } from './Finding.js'

/**
 * Returns the findings that speak against going on, less those that the caller accepts by name.
 *
 * @example
 * Order.blockingFindings(findings, { override: ['offererReceivesNothing'] })
 */
export function blockingFindings(
  findings: readonly Finding[],
  options: { override?: readonly FindingName[] | undefined } = {},
): readonly Finding[] {
  const accepted = options.override ?? []
  return findings.filter(({ severity, name }) => severity === 'blocking' && !accepted.includes(name))
}

/**
 * Refuses when a finding is blocking and not accepted by name.
 *
 * @param options.override - Names that the person has understood and accepts, such as those of a gift.
 * @throws {UnsafeError} listing what was found, and how to go on nevertheless.
 *
 * @example
 * Order.assertSafe(await Order.inspect(client, { order }))
 */
export function assertSafe(
  findings: readonly Finding[],
  options: { override?: readonly FindingName[] | undefined } = {},
): void {
  const blocking = blockingFindings(findings, options)
  if (blocking.length > 0) throw new UnsafeError({ findings: blocking })
}

/** Thousands of orders under one signature may all be wrong in the same way. */
const mostMessages = 5

/** Thrown before anything is signed or sent, when an order would rob its signer or cannot be filled. */
export class UnsafeError extends BaseError<{ findings: readonly Finding[] }> {
  override readonly name = 'Order.UnsafeError'
  constructor(facts: { findings: readonly Finding[] }) {
    const names = [...new Set(facts.findings.map(({ name }) => `'${name}'`))].join(', ')
    const messages = [...new Set(facts.findings.map(({ message }) => message))]
    const more = messages.length - mostMessages
    const said = messages.slice(0, mostMessages).join(' ')
    super(
      `${said}${more > 0 ? ` And ${more} more of that kind.` : ''} Nothing was signed or sent. If this is really what you want, pass override: [${names}].`,
      {
        facts,
        retry: 'user',
      },
    )
  }
}
