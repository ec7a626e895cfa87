import type { Address } from 'viem'

/** What is asked of the keys or collections of a market from the command line. */
export type Admin = { type: 'admin'; action: Action; place: Place }

/** What is to be done. */
export type Action =
  | { verb: 'keys list' }
  | { verb: 'keys create'; name: string; scope: 'client' | 'admin'; factor: number }
  | { verb: 'keys revoke'; id: string }
  | { verb: 'collections list' }
  | { verb: 'collections add'; address: Address; slug?: string | undefined }

/**
 * Where: at a server that is open, or in a database. The embedded database belongs to the server that is open, so only
 * the first works then; a PostgreSQL can be changed under the servers that share it.
 */
export type Place =
  | { url: string; adminKey: string }
  | {
      database: { url?: string | undefined; folder: string }
      rpcUrl?: string | undefined
      startBlock: bigint
    }
