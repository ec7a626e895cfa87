import { findCause } from '@souk/base'
import { Draft } from '@souk/seaport'

type Salted = { salt?: bigint | undefined }

/**
 * Creates orders. If the exchange reports the same order as filled or cancelled and the caller chose no salt, creates
 * them again with random salts, so that listing, cancelling and listing again works.
 *
 * @param options.chosen - The caller's salts, one per order.
 */
export async function withLivingSalt<wish extends Salted, made>(
  wishes: readonly wish[],
  options: { chosen: readonly Salted[]; make: (wishes: readonly wish[]) => Promise<made> },
): Promise<made> {
  const { chosen, make } = options
  try {
    return await make(wishes)
  } catch (error) {
    const isFree = (index: number) => chosen[index]?.salt === undefined
    if (!findCause(error, Draft.SpentError) || !wishes.some((_, index) => isFree(index))) throw error
    return make(wishes.map((wish, index) => (isFree(index) ? { ...wish, salt: undefined } : wish)))
  }
}
