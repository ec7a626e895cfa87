import type { Market } from '../market/Market.js'
import * as Uri from '../metadata/Uri.js'

/** A page that a token's metadata contains. */
export type WrittenPage = { type: 'text/html' | 'image/svg+xml'; body: string }

/** Reads the page of a token; `undefined` when it has none, or one at another address. */
export async function readPage(
  { db }: Pick<Market, 'db'>,
  token: { contract: string; identifier: bigint },
): Promise<WrittenPage | undefined> {
  const row = await db
    .selectFrom('tokens')
    .select('animation_url')
    .where('contract', '=', token.contract.toLowerCase())
    .where('identifier', '=', String(token.identifier))
    .executeTakeFirst()
  const uri = Uri.parse(row?.animation_url ?? '')
  if (uri.type !== 'data') return undefined
  const { mediaType, text } = uri
  return mediaType === 'text/html' || mediaType === 'image/svg+xml'
    ? { type: mediaType, body: text }
    : undefined
}
