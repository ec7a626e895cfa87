import * as z from '@souk/base/schema'
import { addCollection } from '../../collections/add.js'
import { changeCollection } from '../../collections/changeCollection.js'
import { inspectCollections } from '../../collections/inspect.js'
import { learnCollections } from '../../collections/learn.js'
import { listTraded, type Traded } from '../../collections/listTraded.js'
import { refreshCollection } from '../../collections/refreshCollection.js'
import { findState } from '../../collections/requests.js'
import { integer, nullableText } from '../core/answers.js'
import { decodeInput } from '../endpoint/decodeInput.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

const yesOrNo = z.optional(z.expecting(z.boolean(), 'true or false'))
const nameText = 'a text of 1 to 200 characters'
const name = z.optional(z.expecting(z.string().check(z.minLength(1), z.maxLength(200)), nameText))
const slugText = 'a text of 1 to 60 characters'
const newCollectionSchema = z.expecting(
  z.object({
    address: Field.address,
    slug: z.optional(z.expecting(z.string().check(z.minLength(1), z.maxLength(60)), slugText)),
    name,
  }),
  'an object',
)
const changeSchema = z.expecting(z.object({ name, is_hidden: yesOrNo, is_stopped: yesOrNo }), 'an object')
const refreshSchema = z.expecting(z.object({ only_failed: yesOrNo }), 'an object')
const standard = z.oneOf(['erc721', 'erc1155'])
const addedSchema = z.object({ contract: z.string(), slug: z.string(), standard })
const tradedSchema = z.extend(addedSchema, {
  name: z.string(),
  is_hidden: z.boolean(),
  is_stopped: z.boolean(),
  is_configured: z.boolean(),
  tokens: integer,
  backfill_next: z.nullish(integer),
  history: z.object({
    state: z.oneOf(['read', 'reading']),
    first_block: z.nullish(integer),
    next_block: z.nullish(integer),
    end_block: z.nullish(integer),
    blocks_left: integer,
    seconds_left: z.nullish(integer),
  }),
  metadata: z.object({
    unread: integer,
    retrying: integer,
    failed: integer,
    reasons: z.array(z.object({ reason: z.string(), tokens: integer })),
  }),
})
const inspectedSchema = z.object({
  contract: z.string(),
  standard,
  name: z.string(),
  symbol: z.string(),
  owner: nullableText,
  royalty_basis_points: integer,
  is_traded: z.boolean(),
})

/** Routes by which an operator adds, names, hides, reads again and stops collections. */
export const adminCollectionRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/admin/collections',
    name: 'listTraded',
    tag: 'Operation',
    summary: 'Lists the traded contracts, each with the progress of its history and its metadata.',
    guard: 'admin',
    answer: z.object({ collections: z.array(tradedSchema) }),
    handle: async (market) => ({ collections: (await listTraded(market)).map(encode) }),
  }),
  route({
    method: 'get',
    path: '/v2/admin/contracts/{address}',
    name: 'inspectContract',
    tag: 'Operation',
    summary: 'Tells whether a contract can be traded, and what it says about itself.',
    guard: 'admin',
    isLive: true,
    params: { address: Field.address },
    answer: inspectedSchema,
    handle: async ({ db, node }, { params: { address } }) => {
      const [found] = await inspectCollections(node, [address])
      const { standard = 'erc721', name = '', symbol = '', owner, royalty } = found ?? {}
      return {
        contract: address,
        standard,
        name,
        symbol,
        owner: owner ?? null,
        royalty_basis_points: royalty?.basisPoints ?? 0,
        is_traded: (await findState(db, address)) === 'traded',
      }
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
    answer: z.object({ collection: z.extend(addedSchema, { is_new: z.boolean() }) }),
    handle: async (market, { body }) => {
      const { address, slug, name } = decodeInput(newCollectionSchema, body, { name: 'body' })
      const { isNew, ...added } = await addCollection(market, { address, slug })
      if (isNew && name !== undefined) await changeCollection(market.db, added.contract, { name })
      await learnCollections(market)
      market.feed.wake()
      return { collection: { ...added, is_new: isNew } }
    },
  }),
  route({
    method: 'post',
    path: '/v2/admin/collections/{address}',
    name: 'changeCollection',
    tag: 'Operation',
    summary: 'Names, hides or shows a traded collection, or stops or resumes reading its history.',
    guard: 'admin',
    params: { address: Field.address },
    body: changeSchema,
    answer: z.object({ collection: tradedSchema }),
    handle: async (market, { params: { address }, body }) => {
      const {
        name,
        is_hidden: isHidden,
        is_stopped: isStopped,
      } = decodeInput(changeSchema, body, {
        name: 'body',
      })
      if (!(await changeCollection(market.db, address, { name, isHidden, isStopped }))) throw unknown()
      market.feed.wake()
      const changed = (await listTraded(market)).find(({ contract }) => contract === address)
      if (!changed) throw unknown()
      return { collection: encode(changed) }
    },
  }),
  route({
    method: 'post',
    path: '/v2/admin/collections/{address}/refresh',
    name: 'refreshCollection',
    tag: 'Operation',
    summary: 'Queues the metadata of a traded collection and its tokens to be read again.',
    guard: 'admin',
    params: { address: Field.address },
    body: refreshSchema,
    answer: z.object({ tokens: integer }),
    handle: async (market, { params: { address }, body }) => {
      const { only_failed: isOnlyFailed = false } = decodeInput(refreshSchema, body, { name: 'body' })
      const tokens = await refreshCollection(market.db, address, { isOnlyFailed })
      if (tokens === undefined) throw unknown()
      return { tokens }
    },
  }),
]

function unknown(): NotFoundError {
  return new NotFoundError({ resource: 'collection' })
}

function encode({ isHidden, isStopped, isConfigured, history, ...traded }: Traded) {
  const block = (number: bigint | undefined) => (number === undefined ? null : Number(number))
  return {
    ...traded,
    is_hidden: isHidden,
    is_stopped: isStopped,
    is_configured: isConfigured,
    backfill_next: block(history.next),
    history: {
      state: history.state,
      first_block: block(history.first),
      next_block: block(history.next),
      end_block: block(history.end),
      blocks_left: Number(history.left),
      seconds_left: history.secondsLeft ?? null,
    },
  }
}
