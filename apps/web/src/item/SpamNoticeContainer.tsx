import type { Nft } from '@souk/market'
import { useItemMark } from '@souk/ui/parts/nft/itemMarks.js'
import { spamReason } from '@souk/ui/parts/nft/spamReason.js'
import { SpamNotice } from './SpamNotice.js'

/** Warns about an item that looks like spam, unless the visitor marked it as no spam. */
export function SpamNoticeContainer({ nft }: { nft: Nft }) {
  const [isTrusted, onTrust] = useItemMark('trusted', nft)
  const reason = spamReason(nft)
  return reason && !isTrusted ? <SpamNotice reason={reason} onTrust={onTrust} /> : null
}
