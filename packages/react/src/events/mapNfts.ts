import type { Nft } from '@souk/market'
import type { InfiniteData } from '@tanstack/react-query'

/** The answers of all reads of tokens: one, several, or pages. */
export type NftData = Nft | readonly Nft[] | NftPages

/** Pages of tokens. */
export type NftPages = InfiniteData<{ nfts: readonly Nft[]; next?: string }>

/**
 * Changes the tokens of an answer, or removes those for which the function returns `undefined`. A token that is read alone
 * remains. What does not change stays the same object, so that its views do not render again.
 *
 * @example
 * mapNfts(pages, (nft) => ItemNews.withOwner(nft, news))
 */
export function mapNfts<data extends NftData>(data: data, change: (nft: Nft) => Nft | undefined): data
export function mapNfts(data: NftData, change: (nft: Nft) => Nft | undefined): NftData {
  if (isList(data)) return mapList(data, change)
  if (!('pages' in data)) return change(data) ?? data
  const pages = data.pages.map((page) => {
    const nfts = mapList(page.nfts, change)
    return nfts === page.nfts ? page : { ...page, nfts }
  })
  return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data
}

function mapList(nfts: readonly Nft[], change: (nft: Nft) => Nft | undefined): readonly Nft[] {
  const changed = nfts.flatMap((nft) => change(nft) ?? [])
  const isSame = changed.length === nfts.length && changed.every((nft, index) => nft === nfts[index])
  return isSame ? nfts : changed
}

function isList(data: NftData): data is readonly Nft[] {
  return Array.isArray(data)
}
