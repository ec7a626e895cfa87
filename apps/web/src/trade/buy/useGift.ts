import { useState } from 'react'
import type { Address } from 'viem'
import { readReceiver } from '../shared/readReceiver.js'
import type { GiftFields } from './GiftFields.js'

/** Keeps the other wallet that receives a purchase. */
export function useGift(about: { account: Address | undefined; contract: Address }): GiftFields.Gift {
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readReceiver(typed, about)
  return {
    typed,
    recipient: read && 'to' in read ? read.to : undefined,
    issue: read && 'issue' in read ? read.issue : undefined,
    onType: setTyped,
  }
}
