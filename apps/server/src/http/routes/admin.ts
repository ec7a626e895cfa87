import * as z from '@souk/base/schema'
import { type Overview, readOverview } from '../../admin/readOverview.js'
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

const settingSchema = z.object({ flag: z.string(), value: z.string() })
const overviewSchema = z.object({
  name: z.string(),
  version: z.string(),
  chain: z.string(),
  chain_id: integer,
  node: z.string(),
  role: z.oneOf(['leader', 'follower']),
  head: z.nullish(integer),
  indexed: z.nullish(integer),
  lag: z.nullish(integer),
  reasons: z.array(z.string()),
  waiting_metadata: integer,
  waiting_orders: integer,
  refused_orders: z.array(z.object({ code: z.string(), count: integer })),
  active_keys: integer,
  waiting_requests: integer,
  fees: z.array(z.object({ recipient: z.string(), basis_points: integer })),
  storage: z.object({
    kind: z.oneOf(['embedded', 'postgresql']),
    size_bytes: integer,
    free_bytes: z.nullish(integer),
  }),
  settings: z.array(settingSchema),
})

/** Routes that administer a running market. */
export const adminRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/admin/overview',
    name: 'getOverview',
    tag: 'Operation',
    summary: 'Reads the state of this market: chain, node, queues, refused orders, keys, fees and settings.',
    guard: 'admin',
    answer: overviewSchema,
    handle: async (market) => encodeOverview(await readOverview(market)),
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

function encodeOverview({ head, indexed, storage, ...overview }: Overview) {
  return {
    name: overview.name,
    version: overview.version,
    chain: overview.chain,
    chain_id: overview.chainId,
    node: overview.node,
    role: overview.role,
    head: head === undefined ? null : Number(head),
    indexed: indexed === undefined ? null : Number(indexed),
    lag: head === undefined || indexed === undefined ? null : Math.max(0, Number(head - indexed)),
    reasons: [...overview.reasons],
    waiting_metadata: overview.waitingMetadata,
    waiting_orders: overview.waitingOrders,
    refused_orders: [...overview.refusedOrders],
    active_keys: overview.activeKeys,
    waiting_requests: overview.waitingRequests,
    fees: overview.fees.map(({ recipient, basisPoints }) => ({ recipient, basis_points: basisPoints })),
    storage: { kind: storage.kind, size_bytes: storage.sizeBytes, free_bytes: storage.freeBytes ?? null },
    settings: [...overview.settings],
  }
}

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
