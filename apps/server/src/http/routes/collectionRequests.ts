import * as z from '@souk/base/schema'
import { inspectCollections } from '../../collections/inspect.js'
import { learnCollections } from '../../collections/learn.js'
import {
  acceptRequest,
  declineRequest,
  findState,
  listRequests,
  requestCollection,
} from '../../collections/requests.js'
import { nothing } from '../core/answers.js'
import { decodeInput } from '../endpoint/decodeInput.js'
import { NotFoundError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

const reason = 'a text of at most 500 characters'
const requestSchema = z.expecting(
  z.object({
    address: Field.address,
    reason: z.withDefault(z.expecting(z.string().check(z.maxLength(500)), reason), ''),
  }),
  'an object',
)
const answerSchema = z.expecting(z.object({ accept: z.expecting(z.boolean(), 'true or false') }), 'an object')
const state = z.oneOf(['none', 'waiting', 'declined', 'traded'])
const standard = z.oneOf(['erc721', 'erc1155'])

/** Routes by which visitors ask for collections, and the operator answers. */
export const collectionRequestRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v2/collections/requests',
    name: 'requestCollection',
    tag: 'Collections',
    summary:
      'Asks the operator to trade a collection. A caller may have one waiting request. Asking again changes nothing.',
    body: requestSchema,
    answer: z.object({ state }),
    handle: async (market, { body }) => ({
      state: await requestCollection(market, decodeInput(requestSchema, body, { name: 'body' })),
    }),
  }),
  route({
    method: 'get',
    path: '/v2/collections/requests/{address}',
    name: 'getCollectionRequest',
    tag: 'Collections',
    summary:
      'Tells whether visitors can ask the operator to trade a contract, and what it says about itself.',
    isLive: true,
    params: { address: Field.address },
    answer: z.object({ is_open: z.boolean(), state, standard, name: z.string() }),
    handle: async ({ db, node, config }, { params: { address } }) => {
      const [found] = await inspectCollections(node, [address])
      const { standard = 'erc721', name = '' } = found ?? {}
      return {
        is_open: config.mostCollectionRequests > 0,
        state: await findState(db, address),
        standard,
        name,
      }
    },
  }),
  route({
    method: 'get',
    path: '/v2/admin/requests',
    name: 'listRequests',
    tag: 'Operation',
    summary: 'Lists the collections that visitors asked for, the oldest request first.',
    guard: 'admin',
    answer: z.object({
      requests: z.array(
        z.object({
          contract: z.string(),
          standard,
          name: z.string(),
          reason: z.string(),
          asked_at: z.string(),
        }),
      ),
    }),
    handle: async ({ db }) => ({
      requests: (await listRequests(db)).map(({ askedAt, ...request }) => ({
        ...request,
        asked_at: askedAt.toISOString(),
      })),
    }),
  }),
  route({
    method: 'post',
    path: '/v2/admin/requests/{address}',
    name: 'answerRequest',
    tag: 'Operation',
    summary: 'Accepts a request, which adds the collection, or declines it.',
    guard: 'admin',
    params: { address: Field.address },
    body: answerSchema,
    answer: nothing,
    handle: async (market, { params: { address }, body }) => {
      const { accept: isAccepted } = decodeInput(answerSchema, body, { name: 'body' })
      const isDone = await (isAccepted ? acceptRequest(market, address) : declineRequest(market.db, address))
      if (!isDone) throw new NotFoundError({ resource: 'request' })
      await learnCollections(market)
      market.feed.wake()
      return {}
    },
  }),
]
