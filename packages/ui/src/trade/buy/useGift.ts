import { useState } from 'react'
import { useAddressNames } from '../../names/useAddressNames.js'
import { readReceiver } from '../shared/readReceiver.js'
import type { GiftFields } from './GiftFields.js'

/** Keeps the other wallet that receives a purchase. */
export function useGift(about: { account: string | undefined; contract: string }): GiftFields.Gift {
  const [typed, setTyped] = useState<string>()
  const named = useAddressNames(typed ?? '')
  const read = typed === undefined ? undefined : readReceiver(typed, { ...about, ...named })
  return {
    typed,
    recipient: read && 'to' in read ? read.to : undefined,
    issue: read && 'issue' in read ? read.issue : undefined,
    hasNames: named.names !== undefined,
    onType: setTyped,
  }
}
