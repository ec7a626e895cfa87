import type { Deal } from '@souk/market/flows'
import { isCriteria } from '@souk/seaport'
import type { inspectWords } from '@souk/words/inspect'

/**
 * Returns why an order cannot be filled from the inspector; `undefined` if it can, as far as anyone knows.
 *
 * @param options.isClosed - Whether nobody can fill it now, as far as the chain tells.
 */
export function fillObstacle(
  { side, items }: Pick<Deal.Deal, 'side' | 'items'>,
  {
    needsSignature,
    isClosed,
    act,
  }: { needsSignature: boolean; isClosed: boolean; act: (typeof inspectWords)['en']['act'] },
): string | undefined {
  if (needsSignature) return act.unsigned
  if (isClosed) return act.closed
  return side !== 'swap' && items.some(isCriteria) ? act.any : undefined
}
