import { useState } from 'react'
import { readReceiver } from '../shared/readReceiver.js'
import type { GiftFields } from './GiftFields.js'

/** Keeps the other wallet that receives a purchase. */
export function useGift(about: Parameters<typeof readReceiver>[1]): GiftFields.Gift {
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readReceiver(typed, about)
  return {
    typed,
    recipient: read && 'to' in read ? read.to : undefined,
    issue: read && 'issue' in read ? read.issue : undefined,
    hasNames: about.names !== undefined,
    onType: setTyped,
  }
}
