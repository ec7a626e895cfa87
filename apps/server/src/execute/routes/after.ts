import * as z from '@souk/base/schema'
import { PostWire, RefreshWire, ResultsWire, StatusWire, SyncedWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import { decodeInput } from '../../http/endpoint/decodeInput.js'
import { InputError } from '../../http/endpoint/errors.js'
import * as Field from '../../http/endpoint/Field.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Market } from '../../market/Market.js'
import { assertTraded } from '../facts/places.js'
import { post } from '../post.js'
import { refresh } from '../refresh.js'
import { findReceipt, readSynced, readTransfers, type Synced, type Transfer } from '../synced.js'
import { token } from './fields.js'

const mostHashes = 20
const mostTokens = 50
const hashes = Field.list(Field.hash, mostHashes)
const signature = z.optional(z.expecting(z.hex, 'bytes in hexadecimal'))

const refreshed = z.object({ token, liquidityOnly: z.nullish(z.boolean()) })

/** Routes that a client calls after a wallet has signed or sent. */
export const afterRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/order/v4',
    name: 'postSignedOrders',
    tag: 'Execution',
    summary: 'Publishes orders with their signature, all of them or none.',
    takesOrders: true,
    query: { signature },
    body: PostWire.requestSchema,
    answer: PostWire.resultsSchema,
    handle: async (market, { body, query }) =>
      PostWire.encodeResults(await post(market, PostWire.decodeRequest(body), query)),
  }),
  route({
    method: 'get',
    path: '/transactions/synced/v2',
    name: 'getSyncedTransactions',
    tag: 'Execution',
    summary: 'Returns whether this market has indexed transactions, and what they moved.',
    query: { txHash: hashes, includeTransfers: Field.flag },
    answer: SyncedWire.schema,
    isLive: true,
    handle: async (market, { query }) => {
      const { txHash, includeTransfers } = query
      if (txHash.length === 0)
        throw new InputError({ field: 'txHash', expected: 'the hash of a transaction' })
      return encodeSynced(await readSynced(market, txHash, { includeTransfers }))
    },
  }),
  route({
    method: 'get',
    path: '/transactions/{txHash}/synced/v1',
    name: 'getSyncedTransaction',
    tag: 'Execution',
    summary: 'Returns whether this market has indexed a transaction.',
    params: { txHash: Field.hash },
    answer: z.object({ synced: z.boolean() }),
    isLive: true,
    handle: async (market, { params }) => {
      const { synced, status } = encodeSynced(
        await readSynced(market, [params.txHash], { includeTransfers: false }),
      )
      return { synced, status }
    },
  }),
  route({
    method: 'get',
    path: '/transfers/bulk/v2',
    name: 'getTransfersOfTransactions',
    tag: 'Execution',
    summary: 'Reads the transfers of transactions.',
    query: { txHash: hashes, limit: Field.limit(1_000, 100) },
    answer: z.object({ transfers: z.array(z.object({ txHash: z.string() })) }),
    isLive: true,
    handle: async (market, { query }) => {
      const { txHash, limit } = query
      if (txHash.length === 0)
        throw new InputError({ field: 'txHash', expected: 'the hash of a transaction' })
      return {
        transfers: (await readTransfers(market, { hashes: txHash, limit })).map(writeTransfer),
        continuation: null,
      }
    },
  }),
  route({
    method: 'post',
    path: '/execute/status/v1',
    name: 'getExecutionStatus',
    tag: 'Execution',
    summary: 'Returns the status of a transaction: pending, indexed or failed.',
    guard: 'read',
    body: StatusWire.requestSchema,
    answer: StatusWire.schema,
    handle: async (market, { body }) =>
      StatusWire.encode(await readStatus(market, StatusWire.decodeRequest(body))),
  }),
  route({
    method: 'post',
    path: '/execute/results/v1',
    name: 'reportExecution',
    tag: 'Execution',
    summary: 'Accepts a report on the outcome of a step.',
    body: ResultsWire.requestSchema,
    answer: ResultsWire.schema,
    handle: async (market, { body }) => {
      const report = Object.entries(ResultsWire.decodeRequest(body))
      // A client's text goes into the log with a limit on its length.
      const reported = Object.fromEntries(report.map(([name, text]) => [name, text.slice(0, 500)]))
      market.log.info(reported, 'a step was reported')
      return { message: 'Request accepted' }
    },
  }),
  route({
    method: 'post',
    path: '/tokens/refresh/v2',
    name: 'refreshTokens',
    tag: 'Execution',
    summary: 'Refreshes the orders and the metadata of tokens.',
    body: RefreshWire.requestSchema,
    answer: RefreshWire.schema,
    handle: async (market, { body }) => {
      const request = RefreshWire.decodeRequest(body)
      if (request.tokens.length > mostTokens)
        throw new InputError({ field: 'tokens', expected: `a list of at most ${mostTokens} tokens` })
      return RefreshWire.encode(await refresh(market, request))
    },
  }),
  route({
    method: 'post',
    path: '/tokens/refresh/v1',
    name: 'refreshToken',
    tag: 'Execution',
    summary: 'Refreshes the orders and the metadata of one token.',
    body: refreshed,
    answer: z.object({ message: z.string() }),
    handle: async (market, { body }) => {
      const { token: wanted, liquidityOnly } = decodeInput(refreshed, body, { name: 'body' })
      assertTraded(market, wanted.contract)
      await refresh(market, { tokens: [wanted], liquidityOnly: liquidityOnly ?? false })
      return { message: 'Success' }
    },
  }),
]

/** The published clients wait for `synced` and ignore all else, unless the status says that the transaction failed. */
function encodeSynced(transactions: readonly Synced[]) {
  const hasFailed = transactions.some(({ isReverted, synced }) => isReverted && synced)
  return { ...SyncedWire.encode(transactions), ...(hasFailed ? { status: 'failure' } : undefined) }
}

function writeTransfer({ token, from, to, amount, ...place }: Transfer) {
  return {
    ...place,
    token: { contract: lower(token.contract), tokenId: String(token.tokenId) },
    from: lower(from),
    to: lower(to),
    amount: String(amount),
  }
}

function lower(address: Address): string {
  return address.toLowerCase()
}

async function readStatus(
  market: Market,
  { kind, id, chainId = market.chainId }: StatusWire.StatusRequest,
): Promise<StatusWire.Status> {
  const hash = z.safeRead(Field.hash, id)
  if (kind !== 'transaction' || !hash || chainId !== market.chainId)
    return { status: 'unknown', details: 'This market only knows transactions on its own chain.' }
  const receipt = await findReceipt(market, hash)
  if (!receipt) return { status: 'pending' }
  if (receipt.status === 'reverted') return { status: 'failure', details: 'The transaction was reverted.' }
  const isIndexed = receipt.blockNumber <= (market.progress.indexed?.number ?? -1n)
  return isIndexed ? { status: 'success', txHashes: [hash] } : { status: 'pending' }
}
