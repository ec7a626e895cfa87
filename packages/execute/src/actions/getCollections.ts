import type { Address } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ReadOptions, readPage } from '../client/readPage.js'
import * as CollectionWire from '../wire/collection.js'

/**
 * Reads a page of collections with their best orders.
 *
 * @param options.name - Part of the name.
 * @throws {ResponseError} when the server refuses. @throws {ChainMissingError} for a chain without configuration.
 *
 * @example
 * const { collections } = await getCollections(client, { sortBy: 'allTimeVolume', limit: 10 })
 */
export function getCollections(
  client: ExecuteClient,
  options: getCollections.Options = {},
): Promise<CollectionWire.CollectionPage> {
  const { id, slug, name, sortBy, contracts, ...rest } = options
  const query = { id, slug, name, sortBy, contract: contracts }
  return readPage(client, '/collections/v7', { ...rest, query, decode: CollectionWire.decodePage })
}

export declare namespace getCollections {
  type Options = ReadOptions & {
    id?: string | undefined
    slug?: string | undefined
    name?: string | undefined
    contracts?: readonly Address[] | undefined
    /** E.g. `allTimeVolume`; @default the server's own order */
    sortBy?: string | undefined
  }
}
