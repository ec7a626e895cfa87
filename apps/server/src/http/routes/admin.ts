import * as z from '@souk/base/schema'
import { addCollection } from '../../collections/add.js'
import { learnCollections } from '../../collections/learn.js'
import type { ApiKey } from '../../keys/ApiKey.js'
import { createKey, listKeys, revokeKey } from '../../keys/store.js'
import { integer, nothing, nullableText } from '../core/answers.js'
import { decodeInput } from '../endpoint/decodeInput.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.oneOf(['client', 'admin']),
  factor: integer,
  created_at: z.string(),
  revoked_at: nullableText,
})
const keyName = 'a text of 1 to 100 characters'
const keyFactor = 'a whole number from 1 to 10000'
const newKeySchema = z.expecting(
  z.object({
    name: z.expecting(z.string().check(z.minLength(1), z.maxLength(100)), keyName),
    scope: z.withDefault(z.expecting(z.oneOf(['client', 'admin']), 'client or admin'), 'client'),
    factor: z.withDefault(z.expecting(z.int().check(z.minimum(1), z.maximum(10_000)), keyFactor), 10),
  }),
  'an object',
)

const slugText = 'a text of 1 to 60 characters'
const newCollectionSchema = z.expecting(
  z.object({
    address: Field.address,
    slug: z.optional(z.expecting(z.string().check(z.minLength(1), z.maxLength(60)), slugText)),
  }),
  'an object',
)
const tradedSchema = z.object({
  contract: z.string(),
  slug: z.string(),
  standard: z.oneOf(['erc721', 'erc1155']),
})

/** Routes that administer a running market. */
export const adminRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/admin/collections',
    name: 'listTraded',
    tag: 'Operation',
    summary: 'Lists the traded contracts, each with the first block of its history that is not indexed yet.',
    guard: 'admin',
    answer: z.object({ collections: z.array(z.extend(tradedSchema, { backfill_next: z.nullish(integer) })) }),
    handle: async ({ db }) => {
      const rows = await db.selectFrom('collections').selectAll().orderBy('position').execute()
      const collections = rows.map(({ contract, slug, standard, backfill_next: next }) => ({
        contract,
        slug,
        standard,
        backfill_next: next === null ? null : Number(next),
      }))
      return { collections }
    },
  }),
  route({
    method: 'post',
    path: '/v2/admin/collections',
    name: 'addCollection',
    tag: 'Operation',
    summary: 'Adds a contract to the traded ones and indexes its history in the background.',
    guard: 'admin',
    body: newCollectionSchema,
    answer: z.object({ collection: z.extend(tradedSchema, { is_new: z.boolean() }) }),
    handle: async (market, { body }) => {
      const { address, slug } = decodeInput(newCollectionSchema, body, { name: 'body' })
      const { isNew, ...added } = await addCollection(market, { address, slug })
      await learnCollections(market)
      market.feed.wake()
      return { collection: { ...added, is_new: isNew } }
    },
  }),
  route({
    method: 'get',
    path: '/v2/admin/keys',
    name: 'listKeys',
    tag: 'Operation',
    summary: 'Lists the API keys, without their secrets.',
    guard: 'admin',
    answer: z.object({ keys: z.array(keySchema) }),
    handle: async (market) => ({ keys: (await listKeys(market.db)).map(encodeKey) }),
  }),
  route({
    method: 'post',
    path: '/v2/admin/keys',
    name: 'createKey',
    tag: 'Operation',
    summary: 'Creates an API key and returns its secret once.',
    guard: 'admin',
    body: newKeySchema,
    answer: z.object({ key: keySchema, secret: z.string() }),
    handle: async (market, { body }) => {
      const { key, secret } = await createKey(market.db, decodeInput(newKeySchema, body, { name: 'body' }))
      return { key: encodeKey(key), secret }
    },
  }),
  route({
    method: 'delete',
    path: '/v2/admin/keys/{id}',
    name: 'revokeKey',
    tag: 'Operation',
    summary: 'Revokes an API key.',
    guard: 'admin',
    params: { id: Field.slug },
    answer: nothing,
    handle: async (market, { params }) => {
      if (!(await revokeKey(market.db, params.id))) throw new NotFoundError({ resource: 'key' })
      return {}
    },
  }),
]

function encodeKey(key: ApiKey) {
  const { id, name, scope, factor, createdAt, revokedAt } = key
  return {
    id,
    name,
    scope,
    factor,
    created_at: createdAt.toISOString(),
    revoked_at: revokedAt?.toISOString() ?? null,
  }
}
