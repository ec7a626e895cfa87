import type { Address } from 'viem'
import type { CollectionSearch } from './collectionSearch.js'

/** A page of a market's app that a link can lead to. */
export type Page =
  | { kind: 'front' }
  /** The items of the connected wallet. */
  | { kind: 'mine' }
  | { kind: 'account'; address: string }
  /** `listed`: only what is for sale. */
  | { kind: 'collection'; slug: string; listed?: boolean }
  /** `list`: the list that the item was opened from. */
  | { kind: 'item'; contract: Address; tokenId: bigint; list?: CollectionSearch | undefined }
  /** The inspector of orders. */
  | { kind: 'inspector'; orderHash?: string }

/**
 * Returns the path of a page, below the address of the market.
 *
 * @example
 * pathOf({ kind: 'item', contract: '0x…', tokenId: 7n }) // → '/item/0x…/7'
 */
export function pathOf(page: Page): string {
  switch (page.kind) {
    case 'front':
      return '/'
    case 'mine':
      return '/me'
    case 'account':
      return `/account/${page.address}`
    case 'collection':
      return `/collection/${encodeURIComponent(page.slug)}${page.listed ? '?listed=true' : ''}`
    case 'item':
      return `/item/${page.contract}/${page.tokenId}`
    case 'inspector':
      return page.orderHash ? `/inspect#${page.orderHash}` : '/inspect'
  }
}
