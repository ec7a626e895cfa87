import { feedWords } from '../i18n/areas/feed.js'
import { useArea } from '../i18n/useArea.js'
import { CopyText } from '../kit/CopyText.js'
import type { ActivityEntry } from './activityEntries.js'

/** Shows its transaction: a link to an explorer, or the hash to copy. */
export function EntryTransaction({ entry, explorerUrl }: EntryTransaction.Props) {
  const words = useArea(feedWords)
  const hash = entry.transactionHash
  if (!hash) return null
  if (!explorerUrl)
    return (
      <span className="block text-xs">
        <CopyText value={hash} label={words.transaction} />
      </span>
    )
  return (
    <a
      href={`${explorerUrl.replace(/\/$/, '')}/tx/${hash}`}
      target="_blank"
      rel="noreferrer"
      title={`${hash}, ${words.opensElsewhere}`}
      className="block text-xs underline decoration-line underline-offset-4 hover:decoration-clay"
    >
      {words.seeTransaction}
    </a>
  )
}

export declare namespace EntryTransaction {
  type Props = {
    entry: ActivityEntry
    /** The base URL of transactions in an explorer; the hash is appended. */
    explorerUrl: string | undefined
  }
}
