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
const longestUrl = 2_000
const longestPicture = 256 * 1024

/** Reads metadata JSON; what is not of the expected kind is left away. */
export function fromJson(value: unknown, options: { ipfsGateway: string }): Metadata {
  const raw = isRecord(value) ? value : {}
  const picture = { ...options, data: 'image/', maxLength: longestPicture }
  const imageUrl = Uri.toShown(raw.image ?? raw.image_url, picture) ?? toSvg(raw.image_data)
  const animationUrl = Uri.toShown(raw.animation_url, { ...options, data: 'video/', maxLength: longestUrl })
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
  if (typeof value !== 'string' || value.length > longestPicture / 2 || !value.trimStart().startsWith('<svg'))
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

/** The database takes no zero characters, and nobody wants to see control characters or halves of letters. */
function toText(value: unknown, maxLength: number): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return value
    .replace(unshowable, '')
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** Control characters but line breaks and tabs. */
const unshowable = /[^\P{Cc}\n\t]/gu

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
