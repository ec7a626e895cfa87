import { Mint } from '@souk/market'

/** How long a mint is still shown after its end, in seconds. */
const shownAfterEnd = 24n * 3600n

/**
 * Chooses the mints that matter now: all but those that ended more than a day ago. Open ones come first, then those
 * that open next.
 *
 * @param options.now - In seconds.
 *
 * @example
 * shownMints(mints, { now: nowSeconds() })
 */
export function shownMints(mints: readonly Mint.Mint[], { now }: { now: bigint }): readonly Mint.Mint[] {
  return mints
    .filter(({ endTime }) => endTime === undefined || now < endTime + shownAfterEnd)
    .toSorted((a, b) => rankOf(a, now) - rankOf(b, now) || Number((a.startTime ?? 0n) - (b.startTime ?? 0n)))
}

function rankOf(mint: Mint.Mint, now: bigint): number {
  return ranks.indexOf(Mint.statusOf(mint, { now }))
}

const ranks: readonly Mint.Status[] = ['open', 'upcoming', 'soldOut', 'ended']
