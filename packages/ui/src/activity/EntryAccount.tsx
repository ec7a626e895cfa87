import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { AccountLinkContainer } from '../names/AccountLinkContainer.js'
import type { ActivityEntry } from './activityEntries.js'

/** Shows the account on one side; several accounts only as such. */
export function EntryAccount({ entry, side }: EntryAccount.Props) {
  const words = useArea(feedWords)
  const address = entry[side]
  if (address === undefined) return hasSide(entry, side) ? words.several : words.nobody
  return <AccountLinkContainer address={address} you={words.you} />
}

export declare namespace EntryAccount {
  type Props = { entry: ActivityEntry; side: 'from' | 'to' }
}

/** Tells whether any part has an account on this side. */
export function hasSide({ parts }: ActivityEntry, side: 'from' | 'to'): boolean {
  return parts.some((part) => part[side] !== undefined)
}
