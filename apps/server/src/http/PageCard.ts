import { plainText } from '@souk/base'
import type { Db } from '../db/tables.js'

/**
 * What a page of the app is about, for whoever is sent its address: messengers and search engines read it from the page
 * itself, without running anything. Prices are left out, since such cards are kept for long.
 */
export type PageCard = {
  title: string
  description: string
  /** The picture's own address on the web; left out for none, and for those written out in the metadata. */
  imageUrl?: string
}

const mostCharacters = { title: 120, description: 240 }

/**
 * Reads what the page at a path is about.
 *
 * @returns `undefined` for pages that are about nothing in particular, and for what the market does not know.
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

/** Names are anybody's: signs that turn or hide text are left out, and the rest is one line of a bounded length. */
function toLine(text: string, most: number): string {
  const line = plainText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

/**
 * Writes a card into the head of the app's page. What it says is text in attributes and in the title, nothing of it is read
 * as part of the page.
 *
 * @param options.url - The page's own address, whole: cards need it to name a picture.
 */
export function write(html: string, card: PageCard, { url }: { url: URL }): string {
  const { title, description, imageUrl } = card
  const image = imageUrl ? `/media?${new URLSearchParams({ url: imageUrl })}` : '/icon-512.png'
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
