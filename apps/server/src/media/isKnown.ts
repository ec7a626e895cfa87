import { sql } from 'kysely'
import type { Market } from '../market/Market.js'

/**
 * Tells whether some token or collection of the market names an address as its picture or its animation. Nothing else is
 * fetched for callers, so that nobody can use the market to read the web.
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
