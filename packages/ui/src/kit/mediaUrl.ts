import { belowPath } from './marketPath.js'

/**
 * Returns the address at which the page shows a token's file. Inline data stays as it is. Anything on the web goes
 * through the market, so that its host does not learn who looks at it.
 *
 * @param options.kind - The type that may be inline: `image`, `video` or `audio`. @default 'image'
 * @param options.base - The path of the chain's market. @default that of the default chain
 * @returns `undefined` for anything that cannot be shown, since a metadata file may contain any text.
 */
export function mediaUrl(
  src: string | undefined,
  { kind = 'image', base = '' }: mediaUrl.Options = {},
): string | undefined {
  if (!src) return undefined
  if (src.slice(0, 5).toLowerCase() === 'data:')
    return src.slice(5).toLowerCase().startsWith(`${kind}/`) ? src : undefined
  if (/^https?:\/\//i.test(src)) return `${base}/media?url=${encodeURIComponent(src)}`
  return /^\/(?!\/)/.test(src) ? belowPath(src, base) : undefined
}

export declare namespace mediaUrl {
  type Options = { kind?: 'image' | 'video' | 'audio'; base?: string }
}
