import type { Address } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ReadOptions, readPage } from '../client/readPage.js'
import * as CollectionWire from '../wire/collection.js'

/**
 * Reads a page of collections with their best orders.
 *
 * @param options.name - Part of the name.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * const { collections } = await getCollections(client, { sortBy: 'allTimeVolume', limit: 10 })
 */
export function getCollections(
  client: ExecuteClient,
  options: getCollections.Options = {},
): Promise<CollectionWire.CollectionPage> {
  const { id, slug, name, sortBy, contracts, includeMintStages, ...rest } = options
  const query = { id, slug, name, sortBy, contract: contracts, includeMintStages }
  return readPage(client, '/collections/v7', { ...rest, query, decode: CollectionWire.decodePage })
}

export declare namespace getCollections {
  type Options = ReadOptions & {
    id?: string | undefined
    slug?: string | undefined
    name?: string | undefined
    contracts?: readonly Address[] | undefined
    /** Also returns how units can be minted. @default false */
    includeMintStages?: boolean | undefined
    /** For example `allTimeVolume`. @default the order that the server chooses */
    sortBy?: string | undefined
  }
}
