import { type HiddenOffers, isHiddenOffer } from '@souk/ui/parts/orders/hiddenOffers.js'
import type { Hex } from 'viem'

/**
 * Leaves out the offers that the visitor hid. `shown` still has those that were hidden just now.
 *
 * @param options.latest - The hashes of offers that were hidden just now.
 *
 * @example
 * foldOffers(rows, { hidden, latest: new Set() }) // → { kept: [better], shown: [better] }
 */
export function foldOffers<row extends { offer: { orderHash: Hex } }>(
  rows: readonly row[],
  { hidden, latest }: { hidden: HiddenOffers; latest: HiddenOffers },
): { kept: readonly row[]; shown: readonly row[] } {
  const kept = rows.filter(({ offer }) => !isHiddenOffer(offer, hidden))
  const shown = rows.filter(({ offer }) => !isHiddenOffer(offer, hidden) || isHiddenOffer(offer, latest))
  return { kept, shown }
}
