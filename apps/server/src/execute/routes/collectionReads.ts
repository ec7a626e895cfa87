import * as z from '@souk/base/schema'
import { CollectionWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import { countTraits } from '../../collections/list.js'
import { InputError } from '../../http/endpoint/errors.js'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import { findContract } from '../facts/places.js'
import { collectionSorts, readCollections } from '../read/collections.js'
import { addresses, nativeRange, place, reputation, toContinuation, usual, withoutFlagged } from './fields.js'

/** Read routes of collections. */
export const collectionReadRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/collections/v7',
    name: 'readCollections',
    tag: 'Execution reads',
    summary: 'Reads a page of collections with their best orders.',
    query: {
      id: z.optional(Field.address),
      slug: place,
      contract: addresses,
      name: place,
      creator: z.optional(Field.address),
      minFloorAskPrice: z.optional(Field.units),
      maxFloorAskPrice: z.optional(Field.units),
      sortBy: z.optional(z.oneOf(collectionSorts)),
      sortDirection: Field.choice(['desc', 'asc']),
      includeMintStages: Field.flag,
      includeAttributes: Field.unsupported('the attributes have a route of their own'),
      includeSalesCount: Field.unsupported('the market reports volumes here, and no counts'),
      includeSecurityConfigs: Field.unsupported('the market knows no security settings'),
      useNonFlaggedFloorAsk: withoutFlagged,
      limit: Field.limit(20),
      continuation: Field.positionCursor,
      ...reputation,
      ...usual,
    },
    answer: CollectionWire.pageSchema,
    handle: async (market, { query }) => {
      const { limit } = query
      const offset = query.continuation?.position ?? 0
      const { collections, hasMore } = await readCollections(market, {
        contracts: toContracts(query),
        slug: query.slug,
        name: query.name,
        creator: query.creator,
        floor: nativeRange(query),
        sort: query.sortBy,
        direction: query.sortDirection,
        withMints: query.includeMintStages,
        limit,
        offset,
      })
      return CollectionWire.encodePage({
        collections,
        ...(hasMore ? toContinuation({ position: offset + limit }) : undefined),
      })
    },
  }),
  route({
    method: 'get',
    path: '/collections/{collection}/attributes/all/v4',
    name: 'readAttributes',
    tag: 'Execution reads',
    summary: 'Reads the traits of a collection, and how many tokens have each value.',
    params: { collection: Field.slug },
    answer: z.object({
      attributes: z.array(
        z.object({ key: z.string(), values: z.array(z.object({ value: z.string(), count: z.number() })) }),
      ),
    }),
    handle: async (market, { params }) => {
      const traits = await countTraits(market.db, await findContract(market, params.collection))
      return { attributes: Object.entries(traits).map(([key, counts]) => writeAttribute(key, counts)) }
    },
  }),
]

function writeAttribute(key: string, counts: Readonly<Record<string, number>>) {
  const values = Object.entries(counts).map(([value, count]) => ({ value, count }))
  return { key, kind: 'string', attributeCount: values.length, values }
}

/** @throws {InputError} when a request names collections in two ways. */
function toContracts({ id, contract }: { id?: Address | undefined; contract: readonly Address[] }) {
  if (id && contract.length > 0)
    throw new InputError({ field: 'contract', expected: 'left out when id is given' })
  return id ? [id] : contract
}
