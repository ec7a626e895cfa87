import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'
import type { Outcome } from './resolve.js'
import { toRetry } from './toRetry.js'

/** A token whose metadata was due. */
export type TokenRow = { contract: string; identifier: string; metadata_attempts: number }

/** Writes the result of reading a token's metadata. */
export async function writeToken(tx: Tx, token: TokenRow, outcome: Outcome): Promise<void> {
  const update = tx
    .updateTable('tokens')
    .where('contract', '=', token.contract)
    .where('identifier', '=', token.identifier)
  if ('failure' in outcome) {
    const reason = outcome.failure.replaceAll('\0', '').slice(0, 300)
    await update.set({ ...toRetry(token.metadata_attempts), metadata_error: reason }).execute()
    return
  }
  const { metadata, url } = outcome
  await update
    .set({
      name: metadata.name,
      description: metadata.description,
      image_url: metadata.imageUrl ?? null,
      animation_url: metadata.animationUrl ?? null,
      external_url: metadata.externalUrl ?? null,
      background_color: metadata.backgroundColor ?? null,
      metadata_url: url ?? null,
      traits: JSON.stringify(metadata.traits),
      metadata_state: 'read',
      metadata_error: null,
    })
    .execute()
  await tx
    .deleteFrom('token_traits')
    .where('contract', '=', token.contract)
    .where('identifier', '=', token.identifier)
    .execute()
  const types = metadata.traits.map((trait) => trait.type)
  const values = metadata.traits.map((trait) => String(trait.value))
  await sql`
    insert into token_traits (contract, identifier, type, value)
    select ${token.contract}, ${token.identifier}::numeric, k.type, k.value
    from unnest(${types}::text[], ${values}::text[]) as k (type, value) on conflict do nothing`.execute(tx)
}
