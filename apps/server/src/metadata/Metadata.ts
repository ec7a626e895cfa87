import { plainText } from '@souk/base'
import type { StoredTrait } from '../db/tables.js'
import * as Uri from './Uri.js'

/** What is kept of a token's metadata. Whoever writes metadata is not to be trusted: everything is short and plain. */
export type Metadata = {
  name: string
  description: string
  imageUrl?: string
  animationUrl?: string
  /** Only collections have one. */
  bannerUrl?: string
  traits: readonly StoredTrait[]
}

const mostTraits = 100
const longestName = 200
const longestDescription = 5_000
/** Of a picture, film, sound or page that is written out. */
const longestFile = 256 * 1024
/** What an animation may be when it is written out; a page is sent by itself, where it can reach nothing. */
const moving = ['video/', 'audio/', 'model/', 'text/html', 'image/svg+xml']

/** Reads metadata JSON; what is not of the expected kind is left away. */
export function fromJson(value: unknown, options: { ipfsGateway: string }): Metadata {
  const raw = isRecord(value) ? value : {}
  const picture = { ...options, data: ['image/'], maxLength: longestFile }
  const imageUrl = Uri.toShown(raw.image ?? raw.image_url, picture) ?? toSvg(raw.image_data)
  const animationUrl = Uri.toShown(raw.animation_url, { ...options, data: moving, maxLength: longestFile })
  const bannerUrl = Uri.toShown(raw.banner_image ?? raw.banner_image_url, picture)
  return {
    name: toText(raw.name, longestName),
    description: toText(raw.description, longestDescription),
    ...(imageUrl ? { imageUrl } : undefined),
    ...(animationUrl ? { animationUrl } : undefined),
    ...(bannerUrl ? { bannerUrl } : undefined),
    traits: toTraits(raw.attributes ?? raw.traits),
  }
}

/** Some write the drawing itself. As an address of a picture it cannot run scripts. */
function toSvg(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestFile / 2 || !value.trimStart().startsWith('<svg'))
    return undefined
  return `data:image/svg+xml;base64,${Buffer.from(value).toString('base64')}`
}

function toTraits(value: unknown): StoredTrait[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, mostTraits).flatMap((entry: unknown): StoredTrait[] => {
    if (!isRecord(entry)) return []
    const trait = toValue(entry.value)
    if (trait === undefined) return []
    const displayType = toText(entry.display_type, 50)
    return [
      { type: toText(entry.trait_type, 100), value: trait, ...(displayType ? { displayType } : undefined) },
    ]
  })
}

function toValue(value: unknown): string | number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean') return String(value)
  const text = toText(value, 200)
  return text === '' ? undefined : text
}

/** The database takes no zero characters, and nobody wants to see control characters, halves of letters, or turned words. */
function toText(value: unknown, maxLength: number): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  // Cut first: what a stranger wrote may be very long.
  return plainText(value.slice(0, 2 * maxLength).replace(unshowable, ''))
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** Control characters but line breaks and tabs. */
const unshowable = /[^\P{Cc}\n\t]/gu

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
