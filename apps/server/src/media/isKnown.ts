import { sql } from 'kysely'
import type { Market } from '../market/Market.js'

/**
 * Tells whether a token or collection of the market names an address as its picture or animation. The server fetches
 * nothing else for callers, so that nobody can use it to read arbitrary addresses.
 */
export async function isKnown({ db }: Pick<Market, 'db'>, url: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from tokens where image_url like 'http%' and md5(image_url) = md5(${url}) and image_url = ${url})
      or exists (select 1 from tokens where animation_url like 'http%' and md5(animation_url) = md5(${url}) and animation_url = ${url})
      or exists (select 1 from collections where image_url = ${url} or banner_url = ${url}) as known`.execute(
    db,
  )
  return rows[0]?.known ?? false
}
