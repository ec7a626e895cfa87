import type { feedWords } from '../i18n/areas/feed.js'
import type { ActivityEntry } from './activityEntries.js'

/**
 * Says what happened. A started auction is not called a listing, nor a bid in one an offer.
 *
 * @example
 * kindText({ type: 'offer', parts: [{ …, inAuction: true }] }, words) // → 'Bid'
 */
export function kindText(
  { type, parts }: Pick<ActivityEntry, 'type' | 'parts'>,
  words: (typeof feedWords)['en'],
): string {
  const { side, inAuction } = parts[0] ?? {}
  if (type === 'cancel' && side) return (inAuction ? words.cancelledInAuction : words.cancelled)[side]
  if (inAuction && (type === 'listing' || type === 'offer')) return words.inAuction[type]
  return type === 'offer' && side === 'swap' ? words.swapOffered : words.type[type]
}
