import type { News } from './selectNews.js'

/**
 * Returns the page that news leads to. An offered swap has no page of its own, so it leads to those that the wallet
 * received.
 */
export function newsPlace(
  { about }: Pick<News, 'about'>,
  { tokenId, contract, collection }: News['parts'][number],
) {
  if (about === 'swapOffered') return { to: '/me', search: { tab: 'received' } } as const
  if (tokenId === undefined) return { to: '/collection/$slug', params: { slug: collection } } as const
  return { to: '/item/$contract/$id', params: { contract, id: String(tokenId) } } as const
}
