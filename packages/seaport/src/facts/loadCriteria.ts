import { loadCode } from '@souk/base'
import type * as Criteria from '../order/Criteria.js'

/** Computes roots and proofs of sets of tokens. */
export type Trees = Pick<typeof Criteria, 'root' | 'proof'>

/**
 * Loads the code for merkle trees on demand. Most orders have no criteria, and apps without criteria never load it.
 *
 * @param named - The given lists of token ids.
 */
export async function loadCriteria(
  named: readonly (readonly bigint[] | undefined)[],
): Promise<Trees | undefined> {
  return named.some((identifiers) => identifiers !== undefined)
    ? loadCode(() => import('../order/Criteria.js'))
    : undefined
}
