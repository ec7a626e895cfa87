import { request } from '@souk/base'
import { addCollection } from '../collections/add.js'
import { openDatabase } from '../db/open.js'
import { createKey, listKeys, revokeKey } from '../keys/store.js'
import { CommandError } from '../market/CommandError.js'
import { createLogger } from '../market/log.js'
import { createNode } from '../node/node.js'
import type { Action, Admin, Place } from './Admin.js'

/**
 * Runs a command about keys or collections.
 *
 * @returns What to print.
 * @throws {FolderInUseError} when a server uses the data folder. Ask that server instead, by its address.
 */
export async function runAdmin({ action, place }: Admin): Promise<string> {
  return 'url' in place ? askServer(action, place) : useDatabase(action, place)
}

type Remote = Extract<Place, { url: string }>

async function askServer(action: Action, place: Remote): Promise<string> {
  switch (action.verb) {
    case 'keys list': {
      const { keys } = (await send(place, 'GET', '/keys')) as { keys: PrintedKey[] }
      return printKeys(keys)
    }
    case 'keys create': {
      const { name, scope, factor } = action
      const { secret } = (await send(place, 'POST', '/keys', { name, scope, factor })) as { secret: string }
      return secret
    }
    case 'keys revoke':
      await send(place, 'DELETE', `/keys/${encodeURIComponent(action.id)}`)
      return `${action.id} is revoked`
    case 'collections list': {
      const { collections } = (await send(place, 'GET', '/collections')) as {
        collections: PrintedCollection[]
      }
      return printCollections(collections)
    }
    case 'collections add': {
      const { address, slug } = action
      const { collection } = (await send(place, 'POST', '/collections', { address, slug })) as {
        collection: PrintedCollection & { is_new: boolean }
      }
      return printAdded({ ...collection, isNew: collection.is_new })
    }
  }
}

async function send(
  { url, adminKey }: Remote,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const headers = { 'x-api-key': adminKey }
  const { body: answer } = await request(`${url}/v2/admin${path}`, { method, headers, body })
  return answer
}

async function useDatabase(action: Action, place: Exclude<Place, Remote>): Promise<string> {
  const { db, close } = await openDatabase(place.database)
  try {
    switch (action.verb) {
      case 'keys list':
        return printKeys(
          (await listKeys(db)).map((key) => ({
            ...key,
            created_at: key.createdAt.toISOString(),
            revoked_at: key.revokedAt?.toISOString() ?? null,
          })),
        )
      case 'keys create': {
        const { name, scope, factor } = action
        return (await createKey(db, { name, scope, factor })).secret
      }
      case 'keys revoke':
        return (await revokeKey(db, action.id))
          ? `${action.id} is revoked`
          : `no active key has the id ${action.id}`
      case 'collections list': {
        const rows = await db.selectFrom('collections').selectAll().orderBy('position').execute()
        return printCollections(
          rows.map((row) => ({ ...row, backfill_next: Number(row.backfill_next ?? 0) || null })),
        )
      }
      case 'collections add': {
        if (!place.rpcUrl) throw new CommandError({ problem: 'Set the URL of the node: --rpc-url URL.' })
        const market = {
          db,
          node: createNode(place.rpcUrl),
          config: { startBlock: place.startBlock },
          log: createLogger({ level: 'warn', file: 2 }),
        }
        return printAdded(await addCollection(market, action))
      }
    }
  } finally {
    await close()
  }
}

type PrintedKey = {
  id: string
  name: string
  scope: string
  factor: number
  created_at: string
  revoked_at: string | null
}

function printKeys(keys: readonly PrintedKey[]): string {
  if (keys.length === 0) return 'no keys'
  const lines = keys.map(({ id, name, scope, factor, created_at: created, revoked_at: revoked }) =>
    [id, scope.padEnd(6), `×${factor}`, created, revoked ? `revoked ${revoked}` : 'in force', name].join(
      '  ',
    ),
  )
  return lines.join('\n')
}

type PrintedCollection = {
  contract: string
  slug: string
  standard: string
  backfill_next?: number | null
}

function printCollections(collections: readonly PrintedCollection[]): string {
  const lines = collections.map(({ contract, slug, standard, backfill_next: next }) =>
    [
      contract,
      standard.padEnd(7),
      slug,
      next === null || next === undefined ? '' : `indexing its history from block ${next}`,
    ]
      .join('  ')
      .trimEnd(),
  )
  return lines.length === 0 ? 'no collections' : lines.join('\n')
}

function printAdded({ contract, slug, isNew }: { contract: string; slug: string; isNew: boolean }): string {
  return isNew
    ? `${contract} is traded as ${slug}; its past is being read`
    : `${contract} is traded already, as ${slug}`
}
