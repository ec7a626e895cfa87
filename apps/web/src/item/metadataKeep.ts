/** Where metadata is stored, which decides how durable it is; `itemWords.keep` has the texts. */
export type MetadataKeep = 'unknown' | 'chain' | 'ipfs' | 'arweave' | 'server'

/**
 * Tells from its address where metadata is stored.
 *
 * @example
 * metadataKeep('ipfs://bafy/1') // → 'ipfs'
 */
export function metadataKeep(url: string | undefined): MetadataKeep {
  if (!url) return 'unknown'
  if (url.startsWith('data:')) return 'chain'
  if (/^ipfs:|\/ipfs\//.test(url)) return 'ipfs'
  return url.startsWith('ar:') || /^https:\/\/arweave\.net\//.test(url) ? 'arweave' : 'server'
}
