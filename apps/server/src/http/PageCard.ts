import { plainText } from '@souk/base'
import type { Db } from '../db/tables.js'

/**
 * The title, text and picture of an app page, for messengers and search engines that read them from the HTML without
 * running scripts. Prices are left out, since such cards are cached for long.
 */
export type PageCard = {
  title: string
  description: string
  /** The picture's own web address. Absent without a picture, and for inline ones. */
  imageUrl?: string
}

const mostCharacters = { title: 120, description: 240 }

/**
 * Reads the card of the page at a path.
 *
 * @returns `undefined` for pages without a subject, and for subjects that the market does not know or that it hides.
 */
export async function read(db: Db, path: string): Promise<PageCard | undefined> {
  const [, slug] = /^\/collection\/([\w-]{1,200})\/?$/.exec(path) ?? []
  if (slug !== undefined) return readCollection(db, slug)
  const [, contract, identifier] = /^\/item\/(0x[0-9a-fA-F]{40})\/(\d{1,78})\/?$/.exec(path) ?? []
  if (contract === undefined || identifier === undefined) return undefined
  return readItem(db, { contract: contract.toLowerCase(), identifier })
}

async function readCollection(db: Db, slug: string): Promise<PageCard | undefined> {
  const row = await db
    .selectFrom('collections')
    .select(['name', 'description', 'image_url'])
    .where('slug', '=', slug)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return row && toCard({ title: row.name, description: row.description, imageUrl: row.image_url })
}

async function readItem(
  db: Db,
  { contract, identifier }: { contract: string; identifier: string },
): Promise<PageCard | undefined> {
  const row = await db
    .selectFrom('tokens as t')
    .innerJoin('collections as c', 'c.contract', 't.contract')
    .select(['t.name', 't.description', 't.image_url', 'c.name as collection'])
    .where('t.contract', '=', contract)
    .where('t.identifier', '=', identifier)
    .where('c.hidden_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const title = `${row.name || `#${identifier}`} · ${row.collection}`
  return toCard({ title, description: row.description, imageUrl: row.image_url })
}

function toCard(raw: { title: string; description: string; imageUrl: string | null }): PageCard {
  const { imageUrl } = raw
  return {
    title: toLine(raw.title, mostCharacters.title),
    description: toLine(raw.description, mostCharacters.description),
    ...(imageUrl && /^https?:\/\//i.test(imageUrl) ? { imageUrl } : undefined),
  }
}

/**
 * Anyone can choose a name, so this removes characters that turn or hide text, and returns a single line of limited
 * length.
 */
function toLine(text: string, most: number): string {
  const line = plainText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

/**
 * Writes a card into the head of the app's page. Its texts go into attributes and the title, escaped, so that none is
 * read as markup.
 *
 * @param options.url - The page's full address, which cards need to name a picture.
 * @param options.path - The path of the market at that address. @default none
 */
export function write(html: string, card: PageCard, { url, path = '' }: { url: URL; path?: string }): string {
  const { title, description, imageUrl } = card
  const image = imageUrl ? `${path}/media?${new URLSearchParams({ url: imageUrl })}` : '/icon-512.png'
  const about: readonly (readonly [attribute: string, name: string, content: string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Souk'],
    ['property', 'og:title', title],
    ['property', 'og:url', url.origin + url.pathname],
    ['property', 'og:image', new URL(image, url).href],
    ['name', 'twitter:card', imageUrl ? 'summary_large_image' : 'summary'],
    ...(description
      ? ([
          ['property', 'og:description', description],
          ['name', 'description', description],
        ] as const)
      : []),
  ]
  const tags = about.map(
    ([attribute, name, content]) => `<meta ${attribute}="${name}" content="${toEntities(content)}" />`,
  )
  const without = description ? html.replace(/<meta name="description"[^>]*>/, '') : html
  const head = [`<title>${toEntities(`${title} · Souk`)}</title>`, ...tags].join('\n    ')
  return without.replace(/<title>[^<]*<\/title>/, () => head)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function toEntities(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
