/**
 * Returns the address at which the page shows a token's file. Inline data stays as it is. Anything on the web goes
 * through the market, so that its host does not learn who looks at it.
 *
 * @param kind - The type that may be inline: `image`, `video` or `audio`.
 * @returns `undefined` for anything that cannot be shown, since a metadata file may contain any text.
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
