import * as z from '@souk/base/schema'

const count = z.int()
const block = z.nullish(z.int())
const standard = z.oneOf(['erc721', 'erc1155'])

export const overview = z.object({
  name: z.string(),
  version: z.string(),
  chain: z.string(),
  chain_id: count,
  node: z.string(),
  role: z.oneOf(['leader', 'follower']),
  head: block,
  indexed: block,
  lag: block,
  reasons: z.array(z.string()),
  waiting_metadata: count,
  waiting_orders: count,
  refused_orders: z.array(z.object({ code: z.string(), count })),
  active_keys: count,
  waiting_requests: count,
  fees: z.array(z.object({ recipient: z.string(), basis_points: count })),
  storage: z.object({ kind: z.oneOf(['embedded', 'postgresql']), size_bytes: count, free_bytes: block }),
  settings: z.array(z.object({ flag: z.string(), value: z.string() })),
})

const tradedCollection = z.object({
  contract: z.address,
  slug: z.string(),
  name: z.string(),
  standard,
  is_hidden: z.boolean(),
  is_stopped: z.boolean(),
  is_configured: z.boolean(),
  tokens: count,
  history: z.object({
    state: z.oneOf(['read', 'reading']),
    first_block: block,
    next_block: block,
    end_block: block,
    blocks_left: count,
    seconds_left: block,
  }),
  metadata: z.object({
    unread: count,
    retrying: count,
    failed: count,
    reasons: z.array(z.object({ reason: z.string(), tokens: count })),
  }),
})

export const collections = z.object({ collections: z.array(tradedCollection) })

export const contract = z.object({
  contract: z.address,
  standard,
  name: z.string(),
  symbol: z.string(),
  is_traded: z.boolean(),
})

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.oneOf(['client', 'admin']),
  factor: count,
  created_at: z.string(),
  revoked_at: z.nullish(z.string()),
})

export const keys = z.object({ keys: z.array(apiKey) })
export const newKey = z.object({ key: apiKey, secret: z.string() })

export const requests = z.object({
  requests: z.array(
    z.object({ contract: z.address, standard, name: z.string(), reason: z.string(), asked_at: z.string() }),
  ),
})

export const request = z.object({
  is_open: z.boolean(),
  state: z.oneOf(['none', 'waiting', 'declined', 'traded']),
  standard,
  name: z.string(),
})

export const requested = z.object({ state: request.shape.state })

/** An answer that nobody reads. */
export const anything = z.unknown()

export type Overview = z.Output<typeof overview>
export type Traded = z.Output<typeof tradedCollection>
export type Inspected = z.Output<typeof contract>
export type ApiKey = z.Output<typeof apiKey>
export type Requested = z.Output<typeof requests>['requests'][number]
