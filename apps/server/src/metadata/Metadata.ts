import { plainText } from '@souk/base'
import type { StoredTrait } from '../db/tables.js'
import * as Uri from './Uri.js'

/** The parts of a token's metadata that the server stores. Metadata is untrusted, so all texts are short and plain. */
export type Metadata = {
  name: string
  description: string
  imageUrl?: string
  animationUrl?: string
  /** Only for collections. */
  bannerUrl?: string
  /** A page on the web about the token or the collection. */
  externalUrl?: string
  /** Six hex digits. */
  backgroundColor?: string
  traits: readonly StoredTrait[]
}

const mostTraits = 100
const longestName = 200
const longestDescription = 5_000
const longestLink = 2_000
/** For an inline picture, video, sound or page. */
const longestFile = 256 * 1024
/** The types of an inline animation. A page is served alone, without access to anything. */
const moving = ['video/', 'audio/', 'model/', 'text/html', 'image/svg+xml']

/** Parses metadata JSON. Leaves out fields of an unexpected type. */
export function fromJson(value: unknown, options: { ipfsGateway: string }): Metadata {
  const raw = isRecord(value) ? value : {}
  const picture = { ...options, data: ['image/'], maxLength: longestFile }
  const imageUrl = Uri.toShown(raw.image ?? raw.image_url, picture) ?? toSvg(raw.image_data)
  const animationUrl = Uri.toShown(raw.animation_url, { ...options, data: moving, maxLength: longestFile })
  const bannerUrl = Uri.toShown(raw.banner_image ?? raw.banner_image_url, picture)
  const externalUrl = Uri.toShown(raw.external_url ?? raw.external_link, {
    ...options,
    data: [],
    maxLength: longestLink,
  })
  const backgroundColor = toColor(raw.background_color)
  return {
    name: toText(raw.name, longestName),
    description: toText(raw.description, longestDescription),
    ...(imageUrl ? { imageUrl } : undefined),
    ...(animationUrl ? { animationUrl } : undefined),
    ...(bannerUrl ? { bannerUrl } : undefined),
    ...(externalUrl ? { externalUrl } : undefined),
    ...(backgroundColor ? { backgroundColor } : undefined),
    traits: toTraits(raw.attributes ?? raw.traits),
  }
}

/** Some contracts return the SVG itself. As an image address, it cannot run scripts. */
function toSvg(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestFile / 2 || !value.trimStart().startsWith('<svg'))
    return undefined
  return `data:image/svg+xml;base64,${Buffer.from(value).toString('base64')}`
}

/** The standard has no number sign before it; some write one. */
function toColor(value: unknown): string | undefined {
  const [, color] = (typeof value === 'string' && /^#?([0-9a-fA-F]{6})$/.exec(value)) || []
  return color?.toLowerCase()
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

/**
 * Removes characters that the database rejects (zero) or that mislead readers: control characters, lone surrogates,
 * and direction overrides.
 */
function toText(value: unknown, maxLength: number): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  // Truncated first, since a text from a contract may be very long.
  return plainText(value.slice(0, 2 * maxLength).replace(unshowable, ''))
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** Control characters except line breaks and tabs. */
const unshowable = /[^\P{Cc}\n\t]/gu

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
