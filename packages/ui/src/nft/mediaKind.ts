import type { Nft } from '@souk/market'

/** The kind of an item's media besides its picture. */
export type MediaKind = 'video' | 'audio' | 'model' | 'page'

const byEnding: readonly (readonly [MediaKind, RegExp])[] = [
  ['video', /\.(mp4|m4v|webm|mov|ogv)$/i],
  ['audio', /\.(mp3|wav|flac|ogg|oga|m4a|aac)$/i],
  ['model', /\.(glb|gltf)$/i],
  ['page', /\.(html?|svg)$/i],
]
const byType: readonly (readonly [MediaKind, RegExp])[] = [
  ['video', /^data:video\//i],
  ['audio', /^data:audio\//i],
  ['model', /^data:model\//i],
  ['page', /^data:(text\/html|image\/svg\+xml)[;,]/i],
]

/**
 * Tells the kind of an item's animation from its address. An address that does not tell may be a page, which starts
 * only on request.
 *
 * @returns `undefined` without an animation, or without one that a browser shows.
 *
 * @example
 * mediaKind({ animationUrl: 'https://example.test/lamp.glb' }) // → 'model'
 */
export function mediaKind({ animationUrl: url }: Pick<Nft, 'animationUrl'>): MediaKind | undefined {
  if (!url) return undefined
  if (url.startsWith('data:')) return byType.find(([, pattern]) => pattern.test(url))?.[0]
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { pathname } = new URL(url)
  const known = byEnding.find(([, pattern]) => pattern.test(pathname))?.[0]
  // A picture is already shown.
  return known ?? (/\.(png|jpe?g|gif|webp|avif)$/i.test(pathname) ? undefined : 'page')
}

/** Tells whether the address itself reveals the kind. */
export function hasKnownKind({ animationUrl: url = '' }: Pick<Nft, 'animationUrl'>): boolean {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return true
  const { pathname } = new URL(url)
  return byEnding.some(([, pattern]) => pattern.test(pathname))
}

/**
 * Tells the kind of an item's media besides its picture, if its address is conclusive. Makes no request.
 *
 * @example
 * knownKind({ animationUrl: 'https://example.test/ipfs/bafy…' }) // → undefined
 */
export function knownKind(nft: Pick<Nft, 'animationUrl'>): MediaKind | undefined {
  return hasKnownKind(nft) ? mediaKind(nft) : undefined
}

/** Returns the kind for a media type that the market has detected; `undefined` for pictures. */
export function kindOfType(type: string | null): Exclude<MediaKind, 'page'> | undefined {
  return (['video', 'audio', 'model'] as const).find((kind) => type?.startsWith(`${kind}/`))
}

/** Returns the host from which a page loads; `undefined` for data stored on the chain. */
export function originOf(url: string): string | undefined {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).host : undefined
}
