import * as z from '@souk/base/schema'
import { failureStatuses, itemStatuses, kinds, runningStatuses } from './ExecutionState.js'

const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const hex = z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/))
const hash = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))
const amount = z.string().check(z.regex(/^\d{1,78}$/))
const text = z.optional(z.string())
const endpoint = z.object({
  endpoint: z.string().check(z.regex(/^\/[^/\\]/)),
  body: z.optional(z.unknown()),
})

const moved = z.object({
  contract: address,
  tokenId: amount,
  from: address,
  to: address,
  amount,
  txHash: hash,
})

const order = z.object({
  message: text,
  orderId: text,
  orderIndex: z.optional(z.number()),
  crossPostingOrderId: text,
})

const found = z.object({
  name: z.string(),
  code: z.int(),
  severity: z.oneOf(['blocking', 'warning', 'note']),
  message: z.string(),
})

const item = z.object({
  status: z.oneOf(itemStatuses),
  key: z.optional(hash),
  tip: text,
  findings: z.optional(z.array(found)),
  orderIds: z.optional(z.array(z.string())),
  orderIndexes: z.optional(z.array(z.int())),
  chainId: z.optional(z.int()),
  nonce: z.optional(z.int()),
  signature: z.optional(hex),
  post: z.optional(endpoint),
  check: z.optional(endpoint),
  txHashes: z.optional(z.array(hex)),
  orders: z.optional(z.array(order)),
  transfers: z.optional(z.array(moved)),
  isIndexed: z.optional(z.boolean()),
})

const reason = z.object({
  name: z.string(),
  message: z.string(),
  retry: z.oneOf(['never', 'later', 'user']),
  facts: z.record(z.unknown()),
  look: z.optional(z.object({ txHashes: z.array(hex), endpoint: text })),
  question: z.optional(z.literal('ask-again')),
})

const common = {
  version: z.literal(1),
  id: text,
  kind: z.oneOf(kinds),
  chainId: z.int(),
  account: address,
  request: z.object({ path: z.string().check(z.regex(/^\/[^/\\]/)), body: z.unknown() }),
  expected: z.optional(z.array(z.object({ currency: address, raw: z.optional(amount), amount: text }))),
  requestId: text,
  issues: z.array(z.object({ message: z.string(), orderId: text, orderIndex: z.optional(z.int()) })),
  totals: z.array(z.object({ currency: address, symbol: text, decimals: z.int(), raw: amount })),
  steps: z.array(
    z.object({
      id: z.string(),
      kind: z.oneOf(['transaction', 'signature']),
      action: z.string(),
      description: z.string(),
      items: z.array(item),
    }),
  ),
  origin: z.optional(z.object({ nonce: z.int() })),
}

/** The schema of a saved flow. */
export const executionSchema = z.discriminatedUnion('status', [
  z.object({ ...common, status: z.oneOf(runningStatuses) }),
  z.object({ ...common, status: z.literal('done') }),
  z.object({ ...common, status: z.oneOf(failureStatuses), reason }),
])
