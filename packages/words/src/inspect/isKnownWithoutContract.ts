import type { Order } from '@souk/seaport'
import { missingContract } from './statementText.js'

/** Whether a finding about calldata alone holds: a finding about the contract would be about one that nobody named. */
export function isKnownWithoutContract({ facts }: Pick<Order.Finding, 'facts'>): boolean {
  const { to, token, operator, verifyingContract } = facts as Readonly<Record<string, unknown>>
  const isAboutContract = token === missingContract && operator === undefined
  return to !== missingContract && verifyingContract !== missingContract && !isAboutContract
}
