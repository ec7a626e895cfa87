import { BaseError } from '@souk/base'
import type { FindingName } from './codes.js'
import type { Finding } from './Finding.js'

/**
 * Returns the blocking findings without those that the caller accepts by name.
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
 * Throws when a finding is blocking and not accepted by name.
 *
 * @param options.override - Names of findings that the user understands and accepts, for example for a gift.
 * @throws {UnsafeError} listing the findings and how to continue anyway.
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

/** Limits the messages, since thousands of orders of one signature may have the same problem. */
const mostMessages = 5

/**
 * Thrown before anything is signed or sent when the guard has blocking findings: an order would rob its signer or
 * cannot be filled.
 */
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
