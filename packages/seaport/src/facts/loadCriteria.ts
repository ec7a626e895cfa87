import { loadCode } from '@souk/base'
import type * as Criteria from '../order/Criteria.js'

/** What works out roots and proofs of sets of tokens. */
export type Trees = Pick<typeof Criteria, 'root' | 'proof'>

/**
 * Loads what makes trees, where one is needed: most orders name no set of tokens, and apps that never do need not carry
 * the code.
 *
 * @param named - The lists of tokens that were named.
 */
export async function loadCriteria(
  named: readonly (readonly bigint[] | undefined)[],
): Promise<Trees | undefined> {
  return named.some((identifiers) => identifiers !== undefined)
    ? loadCode(() => import('../order/Criteria.js'))
    : undefined
}
