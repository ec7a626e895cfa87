import { findCause } from '@souk/base'
import { Draft } from '@souk/seaport'

type Salted = { salt?: bigint | undefined }

/**
 * Makes orders, and where the caller chose no salt and the exchange knows the very same order as filled or cancelled,
 * makes them again with salts of their own: listing, cancelling and listing again is no mistake.
 *
 * @param options.chosen - The salts of the caller, one for each order.
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
