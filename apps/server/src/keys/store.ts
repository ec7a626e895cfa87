import type { Selectable } from 'kysely'
import type { ApiKeysTable, Db } from '../db/tables.js'
import * as ApiKey from './ApiKey.js'

/** Creates a key and stores its hash. @returns The secret, which cannot be read again. */
export async function createKey(
  db: Db,
  options: { name: string; scope: ApiKey.Scope; factor: number },
): Promise<{ key: ApiKey.ApiKey; secret: string }> {
  const { id, secret, hash } = ApiKey.draw()
  const key = { id, ...options, createdAt: new Date() }
  await db
    .insertInto('api_keys')
    .values({ id, hash, ...options, created_at: key.createdAt, revoked_at: null })
    .execute()
  return { key, secret }
}

/** Lists all keys, newest first. */
export async function listKeys(db: Db): Promise<ApiKey.ApiKey[]> {
  const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at', 'desc').execute()
  return rows.map(toKey)
}

/** Revokes a key. @returns Whether there was a valid key with that id. */
export async function revokeKey(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: new Date() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Reads the valid keys, by the hash of their secret. */
export async function readKeyring(db: Db): Promise<ReadonlyMap<string, ApiKey.ApiKey>> {
  const rows = await db.selectFrom('api_keys').selectAll().where('revoked_at', 'is', null).execute()
  return new Map(rows.map((row) => [row.hash, toKey(row)]))
}

function toKey(row: Selectable<ApiKeysTable>): ApiKey.ApiKey {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    factor: row.factor,
    createdAt: row.created_at,
    ...(row.revoked_at ? { revokedAt: row.revoked_at } : undefined),
  }
}
