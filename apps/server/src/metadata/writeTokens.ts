import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'
import type { Metadata } from './Metadata.js'
import type { Outcome } from './resolve.js'
import { toRetry } from './toRetry.js'

/** A token whose metadata was due. */
export type TokenRow = { contract: string; identifier: string; metadata_attempts: number }

type Result = { token: TokenRow; outcome: Outcome }
type Read = TokenRow & { metadata: Metadata; url: string | undefined }

/**
 * Writes the results of reading the metadata of tokens. Those that were read take the same few statements however many
 * they are: triggers count traits after each statement.
 */
export async function writeTokens(tx: Tx, results: readonly Result[]): Promise<void> {
  const read: Read[] = []
  for (const { token, outcome } of results) {
    if ('failure' in outcome) await writeFailure(tx, token, outcome.failure)
    else read.push({ ...token, metadata: outcome.metadata, url: outcome.url })
  }
  if (read.length > 0) await writeRead(tx, read)
}

async function writeFailure(tx: Tx, token: TokenRow, failure: string): Promise<void> {
  await tx
    .updateTable('tokens')
    .where('contract', '=', token.contract)
    .where('identifier', '=', token.identifier)
    .set({
      ...toRetry(token.metadata_attempts),
      metadata_error: failure.replaceAll('\0', '').slice(0, 300),
    })
    .execute()
}

async function writeRead(tx: Tx, read: readonly Read[]): Promise<void> {
  const column = (fieldOf: (metadata: Metadata) => string | undefined) =>
    sql`${read.map(({ metadata }) => fieldOf(metadata) ?? null)}::text[]`
  const contracts = sql`${read.map(({ contract }) => contract)}::text[]`
  const identifiers = sql`${read.map(({ identifier }) => identifier)}::numeric[]`
  await sql`
    update tokens t set
      name = r.name, description = r.description, image_url = r.image_url, animation_url = r.animation_url,
      external_url = r.external_url, background_color = r.background_color, metadata_url = r.metadata_url,
      traits = r.traits::jsonb, metadata_state = 'read', metadata_error = null
    from unnest(${contracts}, ${identifiers}, ${column(({ name }) => name)},
      ${column(({ description }) => description)}, ${column(({ imageUrl }) => imageUrl)},
      ${column(({ animationUrl }) => animationUrl)}, ${column(({ externalUrl }) => externalUrl)},
      ${column(({ backgroundColor }) => backgroundColor)}, ${read.map(({ url }) => url ?? null)}::text[],
      ${column(({ traits }) => JSON.stringify(traits))})
      as r (contract, identifier, name, description, image_url, animation_url, external_url, background_color,
        metadata_url, traits)
    where t.contract = r.contract and t.identifier = r.identifier`.execute(tx)
  await sql`
    delete from token_traits t using unnest(${contracts}, ${identifiers}) as r (contract, identifier)
    where t.contract = r.contract and t.identifier = r.identifier`.execute(tx)
  const traits = read.flatMap(({ contract, identifier, metadata }) =>
    metadata.traits.map(({ type, value }) => ({ contract, identifier, type, value: String(value) })),
  )
  if (traits.length === 0) return
  await sql`
    insert into token_traits (contract, identifier, type, value)
    select * from unnest(${traits.map(({ contract }) => contract)}::text[],
      ${traits.map(({ identifier }) => identifier)}::numeric[], ${traits.map(({ type }) => type)}::text[],
      ${traits.map(({ value }) => value)}::text[])
    on conflict do nothing`.execute(tx)
}
