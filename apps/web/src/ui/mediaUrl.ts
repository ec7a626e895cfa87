/**
 * Gives the address at which the page shows a token's file: what is written out in the metadata as it is, anything kept on
 * the web by way of the market, so that whoever keeps it does not learn who looks at it.
 *
 * @param kind - What may be written out: `image`, `video` or `audio`.
 * @returns `undefined` for what cannot be shown, since a metadata file may say anything.
 */
export function mediaUrl(
  src: string | undefined,
  kind: 'image' | 'video' | 'audio' = 'image',
): string | undefined {
  if (!src) return undefined
  if (src.slice(0, 5).toLowerCase() === 'data:')
    return src.slice(5).toLowerCase().startsWith(`${kind}/`) ? src : undefined
  if (/^https?:\/\//i.test(src)) return `/media?url=${encodeURIComponent(src)}`
  return /^\/(?!\/)/.test(src) ? src : undefined
}
