import { addCollection } from '../collections/add.js'
import { changeCollection } from '../collections/changeCollection.js'
import { refreshCollection } from '../collections/refreshCollection.js'
import { acceptRequest, declineRequest, listRequests } from '../collections/requests.js'
import { openDatabase } from '../db/open.js'
import type { Db } from '../db/tables.js'
import { createKey, listKeys, revokeKey } from '../keys/store.js'
import { CommandError } from '../market/CommandError.js'
import { createLogger } from '../market/log.js'
import { createNode } from '../node/node.js'
import type { Action, Place } from './Admin.js'
import {
  notAsked,
  notTraded,
  printAdded,
  printAnswered,
  printCollections,
  printKeys,
  printQueued,
  printRequests,
} from './print.js'

/** A database, without a server or beside it. */
type Local = Exclude<Place, { url: string }>

/** Does what a command says in a database. @returns What to print. */
export async function useDatabase(action: Action, place: Local): Promise<string> {
  const { db, close } = await openDatabase(place.database)
  try {
    return await run(action, db, place)
  } finally {
    await close()
  }
}

async function run(action: Action, db: Db, place: Local): Promise<string> {
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
    case 'requests list':
      return printRequests(
        (await listRequests(db)).map((each) => ({ ...each, asked_at: each.askedAt.toISOString() })),
      )
    case 'requests answer': {
      const { address, isAccepted } = action
      const isDone = await (isAccepted
        ? acceptRequest(marketOf(db, place), address)
        : declineRequest(db, address))
      return isDone ? printAnswered(address, isAccepted) : notAsked(address)
    }
    default:
      return runOnCollections(action, db, place)
  }
}

type OfCollections = Extract<Action, { verb: `collections ${string}` }>

async function runOnCollections(action: OfCollections, db: Db, place: Local): Promise<string> {
  switch (action.verb) {
    case 'collections list': {
      const rows = await db.selectFrom('collections').selectAll().orderBy('position').execute()
      return printCollections(
        rows.map((row) => ({
          ...row,
          backfill_next: row.backfill_next === null ? null : Number(row.backfill_next),
          is_hidden: row.hidden_at !== null,
          is_stopped: row.stopped_at !== null,
        })),
      )
    }
    case 'collections add':
      return printAdded(await addCollection(marketOf(db, place), action))
    case 'collections change': {
      const { address, change, done } = action
      const isKnown = await changeCollection(db, address.toLowerCase(), change)
      return isKnown ? `${address} ${done}` : notTraded(address)
    }
    case 'collections refresh': {
      const { address, isOnlyFailed } = action
      return printQueued(address, await refreshCollection(db, address.toLowerCase(), { isOnlyFailed }))
    }
  }
}

function marketOf(db: Db, { rpcUrl, startBlock }: Pick<Local, 'rpcUrl' | 'startBlock'>) {
  if (!rpcUrl) throw new CommandError({ problem: 'Set the URL of the node: --rpc-url URL.' })
  return {
    db,
    node: createNode(rpcUrl),
    config: { startBlock },
    log: createLogger({ level: 'warn', file: 2 }),
  }
}
