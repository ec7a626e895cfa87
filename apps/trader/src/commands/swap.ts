import type { Session } from '../conduct/Session.js'
import { MistakeError } from '../terminal/errors.js'
import { type Flags as Accepting, acceptSwap } from './acceptSwap.js'
import { type Flags as Offering, offerSwap } from './offerSwap.js'
import { isOrderHash } from './values.js'

/** The flags of `souk swap`. */
export type Flags = Accepting & Offering

/** Offers items for other items, or accepts the swap with a hash. */
export async function swap(
  session: Session,
  give: string,
  want: string | undefined,
  flags: Flags,
): Promise<void> {
  const { pay, ask, units, with: chosen = [] } = flags
  if (isOrderHash(give)) {
    if (want !== undefined || pay !== undefined || ask !== undefined || units !== undefined)
      throw new MistakeError(
        'A swap is accepted as it is. Name its hash, and with --with the items that you give if it asks for any.',
      )
    return acceptSwap(session, give, flags)
  }
  if (want === undefined)
    throw new MistakeError(
      'Name what you give and what you want: souk swap lanterns#7 spices#3. To accept a swap, name its hash.',
    )
  if (chosen.length > 0) throw new MistakeError('--with is for accepting a swap.')
  return offerSwap(session, { give, want }, flags)
}
