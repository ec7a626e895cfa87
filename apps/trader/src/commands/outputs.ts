import { z } from 'zod'
import {
  agentTrade,
  auction,
  chainId,
  confirmed,
  done,
  event,
  listing,
  order,
  owned,
  piece,
  signed,
  stall,
  swap,
} from './outputParts.js'
import { address, amount, finding, foreign, hash, id, review, seconds, sum } from './parts.js'

/** A command of the program, by its name. */
function named<name extends string, shape extends z.ZodRawShape>(command: name, shape: shape) {
  return z.object({ command: z.literal(command), ...shape })
}

/** The line of JSON that each command writes when it is done. Absent values have no field. */
export const outputs = {
  buy: named('buy', {
    ...{ ...confirmed, ...stall, tokenId: id, orderHash: hash, units: amount, payment: z.array(sum) },
  }),
  sweep: named('sweep', {
    ...{ ...confirmed, ...stall, filled: z.array(hash), skipped: z.array(hash) },
    ...{ refunded: amount, payment: z.array(sum) },
  }),
  accept: named('accept', { ...confirmed, ...stall, tokenId: id, orderHash: hash, proceeds: z.array(sum) }),
  send: named('send', {
    ...{ ...confirmed, to: address, contract: address.optional(), tokenId: id.optional() },
    ...{ currency: address.optional(), amount: amount.describe('Units of an item, or an amount of money.') },
  }),
  wrap: named('wrap', { ...confirmed, undo: z.boolean(), amount }),
  list: named('list', listing),
  // A listing at the new price: the line of `souk list`, after that of `souk cancel` if it cancels first.
  reprice: named('list', listing),
  offer: named('offer', {
    ...{ ...signed, tokenId: id.optional(), orderHash: hash, units: amount, price: amount },
    traits: z.array(z.object({ type: foreign, value: foreign })).optional(),
  }),
  ladder: named('ladder', { ...signed, orderHashes: z.array(hash), prices: z.array(amount) }),
  auction: named('auction', {
    ...{ ...signed, tokenId: id, orderHash: hash, reserve: amount, proceeds: amount, bidsUntil: seconds },
  }),
  bid: named('bid', {
    ...{ ...signed, tokenId: id, orderHash: hash, auction: hash, price: amount, bidsUntil: seconds },
  }),
  settle: named('settle', {
    ...{ ...confirmed, ...stall, tokenId: id, orderHash: hash, bid: hash, bidder: address },
    ...{ price: amount, currency: address, sellerReceives: amount },
  }),
  swap: named('swap', {
    ...{ ...done, networkFee: amount, orderHash: hash, gives: z.array(piece), wants: z.array(piece) },
    ...{ pays: sum.optional(), asks: sum.optional(), endTime: seconds },
  }),
  'swap-accept': named('swap', {
    ...{ ...confirmed, orderHash: hash, maker: address, gave: z.array(piece), received: z.array(piece) },
    ...{ payment: z.array(sum), proceeds: z.array(sum) },
  }),
  cancel: named('cancel', { ...confirmed, transactionHash: hash.optional(), orderHashes: z.array(hash) }),
  orders: named('orders', { chainId, orders: z.array(order) }),
  auctions: named('auctions', { chainId, auctions: z.array(auction) }),
  swaps: named('swaps', { chainId, swaps: z.array(swap) }),
  portfolio: named('portfolio', {
    ...{ chainId, account: address },
    money: z.array(z.object({ currency: address, symbol: foreign, decimals: z.int(), amount })),
    items: z.array(owned),
  }),
  approvals: named('approvals', {
    ...{ chainId, account: address },
    approvals: z.array(
      z.object({
        ...{ name: foreign, contract: address, operator: address },
        amount: amount.optional().describe('Of a currency.'),
      }),
    ),
  }),
  revoke: named('approvals', { ...confirmed, contract: address, operator: address }),
  watch: named('watch', event),
  inspect: named('inspect', {
    type: z.enum(['orders', 'typedData', 'request', 'call']),
    parts: z.array(z.object({ statements: z.array(z.string()), findings: z.array(finding) })),
    notShown: z.int().describe('Orders of the input that are not shown.'),
  }),
  verify: named('verify', {
    ...{ chainId, orderHash: hash, isFillable: z.boolean(), signature: z.enum(['checked', 'notGiven']) },
    findings: z.array(finding),
  }),
  resume: named('resume', {
    trades: z.array(
      z.object({
        ...{ id: z.string(), title: z.string(), lines: z.array(z.string()) },
        status: z.enum(['done', 'partlyDone', 'failed', 'unknown', 'nothingSent']),
      }),
    ),
  }),
  account: named('account', { file: z.string(), account: address }),
  'mcp log': named('mcp log', { trades: z.array(agentTrade), unreadable: z.int() }),
  'dry-run': z.object({
    ...{ status: z.literal('dryRun'), review },
    policy: z.array(z.string()).optional().describe('Why the policy would refuse it.'),
  }),
  failure: z.object({
    status: z.enum(['failed', 'mistake', 'declined', 'unknown', 'stopped']),
    error: z.object({ name: z.string(), message: z.string() }),
  }),
  progress: z
    .object({
      ...{ type: z.literal('progress'), stage: z.string(), step: z.int(), of: z.int() },
      ...{ hash: hash.optional(), block: z.string().optional() },
    })
    .describe('Written to the standard error.'),
  state: z
    .object({ type: z.literal('state'), state: z.enum(['connecting', 'open', 'waiting']) })
    .describe('Written to the standard error by souk watch.'),
} as const

/** The name of an output. */
export type OutputName = keyof typeof outputs

/** The JSON Schema (draft 2020-12) of an output. Programs must ignore fields that they do not know. */
export function schemaOf(name: OutputName): object {
  const { $schema, ...rest } = z.toJSONSchema(outputs[name], { io: 'input' })
  return { $schema, title: `The JSON of souk ${name}`, ...rest }
}
