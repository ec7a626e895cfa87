import { useMemo } from 'react'
import type { Hex } from 'viem'
import { readStoredList, type StoredList, toggleStored } from '../kit/storedList.js'
import { stored, useStored } from '../kit/useStored.js'
import { useChainKey } from '../market/useChainKey.js'

const list: StoredList = { key: 'souk.hidden-offers', most: 2_000 }

/** The hashes of orders in lower case. */
export type HiddenOffers = ReadonlySet<string>

/**
 * Returns the received offers that the visitor hid, and a function to hide one or to show it again. Only this browser stores
 * them: an offer on chain cannot be refused.
 */
export function useHiddenOffers(): [hidden: HiddenOffers, toggle: (orderHash: Hex) => void] {
  const key = useChainKey(list.key)
  const text = useStored(key)
  const hidden = useMemo(() => new Set(readStoredList({ getItem: () => text }, list)), [text])
  return [hidden, (orderHash) => toggleStored(stored, { ...list, key }, orderHash.toLowerCase())]
}

/**
 * Tells whether the visitor hid an offer. A later offer has another hash, so it is shown.
 *
 * @example
 * offers.filter((offer) => !isHiddenOffer(offer, hidden))
 */
export function isHiddenOffer({ orderHash }: { orderHash: Hex }, hidden: HiddenOffers): boolean {
  return hidden.has(orderHash.toLowerCase())
}
