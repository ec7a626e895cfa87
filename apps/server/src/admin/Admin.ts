import type { Address } from 'viem'
import type { CollectionChange } from '../collections/changeCollection.js'

/** A command about the keys or collections of a market, or about requests for collections. */
export type Admin = { type: 'admin'; action: Action; place: Place }

/** What the command does. */
export type Action =
  | { verb: 'keys list' }
  | { verb: 'keys create'; name: string; scope: 'client' | 'admin'; factor: number }
  | { verb: 'keys revoke'; id: string }
  | { verb: 'collections list' }
  | { verb: 'collections add'; address: Address; slug?: string | undefined }
  | { verb: 'collections change'; address: Address; change: CollectionChange; done: string }
  | { verb: 'collections refresh'; address: Address; isOnlyFailed: boolean }
  | { verb: 'requests list' }
  | { verb: 'requests answer'; address: Address; isAccepted: boolean }

/**
 * Where the command works: at a running server, or in a database. A running server owns the embedded database, so the
 * command has to ask that server. A PostgreSQL can be changed while servers use it.
 */
export type Place =
  | { url: string; adminKey: string }
  | {
      database: { url?: string | undefined; schema?: string | undefined; folder: string }
      rpcUrl?: string | undefined
      startBlock: bigint | undefined
    }
