import type { Nft } from '@souk/market'
import { useMemo } from 'react'
import { type Address, isAddress } from 'viem'
import { readStoredList, type StoredList, toggleStored } from '../kit/storedList.js'
import { stored, useStored } from '../kit/useStored.js'
import { useChainKey } from '../market/useChainKey.js'

/**
 * A visitor's mark on an item, stored in this browser only. `watched`: on the watchlist. `hidden`: left out of wallets'
 * items. `trusted`: no spam, whatever it looks like.
 */
export type ItemMark = 'watched' | 'hidden' | 'trusted'

/** The market answers for at most 100 tokens at once. */
const lists: Readonly<Record<ItemMark, StoredList>> = {
  watched: { key: 'souk.watched-items', most: 100 },
  hidden: { key: 'souk.hidden-items', most: 2_000 },
  trusted: { key: 'souk.trusted-items', most: 2_000 },
}

type Token = Pick<Nft, 'contract' | 'tokenId'>

/**
 * Identifies an item among all.
 *
 * @example
 * itemKey(nft) // → '0xb19b…f431:7'
 */
export function itemKey({ contract, tokenId }: Token): string {
  return `${contract}:${tokenId}`.toLowerCase()
}

/** Returns the keys of the items with a mark, newest first. The array stays the same until a mark changes. */
export function useMarkedItems(mark: ItemMark): readonly string[] {
  const text = useStored(useChainKey(lists[mark].key))
  return useMemo(() => readStoredList({ getItem: () => text }, lists[mark]), [mark, text])
}

/** Returns whether an item has a mark, and a function to add or remove it. */
export function useItemMark(mark: ItemMark, nft: Token): [isMarked: boolean, toggle: () => void] {
  const key = itemKey(nft)
  // Searches the text, because many cards ask for it at once.
  const list = { ...lists[mark], key: useChainKey(lists[mark].key) }
  const isMarked = useStored(list.key)?.includes(`"${key}"`) ?? false
  return [isMarked, () => toggleStored(stored, list, key)]
}

/**
 * Reads the token of a key; `undefined` for an invalid key.
 *
 * @example
 * toToken('0xb19b…f431:7') // → { address: '0xb19b…f431', tokenId: 7n }
 */
export function toToken(key: string): { contract: Address; tokenId: bigint } | undefined {
  const [address = '', tokenId = ''] = key.split(':')
  if (!isAddress(address, { strict: false }) || !/^[0-9]{1,78}$/.test(tokenId)) return undefined
  return { contract: address, tokenId: BigInt(tokenId) }
}
