import { getCollectionOffers } from '@souk/market'
import { z } from 'zod'
import { auctions } from '../commands/auctions.js'
import { inspectText } from '../commands/inspect.js'
import { orders } from '../commands/orders.js'
import { swaps } from '../commands/swaps.js'
import type { Session } from '../conduct/Session.js'
import { readCollection } from '../subject/readSubject.js'
import { capture } from './capture.js'
import { inputs } from './inputs.js'
import { type Tool, tool } from './Tool.js'
import { toOffer } from './views.js'

const what = inputs.item
  .optional()
  .describe('An item, or the contract address of a collection. The whole market if absent.')

/** The tools that read orders. */
export function orderReads(session: Session): readonly Tool[] {
  const { shop, signal } = session
  return [
    tool({
      name: 'orders',
      title: 'Listings and offers',
      description: 'Lists open listings and offers of an item, a collection or an account.',
      input: {
        what,
        maker: inputs.account.optional().describe('The address of the account that made them.'),
        side: z.enum(['listings', 'offers']).optional().describe('Only listings, or only offers.'),
        limit: inputs.limit,
      },
      isReadOnly: true,
      run: async ({ what, maker, side, limit }) =>
        capture(session, (quiet) =>
          orders(quiet, what, {
            ...(side ? { [side]: true } : undefined),
            ...(maker ? { maker } : undefined),
            limit: String(limit),
          }),
        ),
    }),
    tool({
      name: 'offers',
      title: 'Collection offers',
      description: 'Lists offers on any item of a collection, which the owner of an item can accept.',
      input: { collection: inputs.collection, limit: inputs.limit },
      isReadOnly: true,
      run: async ({ collection, limit }) => {
        const { slug } = await readCollection(shop, collection, { signal })
        const { offers } = await getCollectionOffers(shop.api, { slug, limit, signal })
        return { offers: offers.map((one) => toOffer(one, session)) }
      },
    }),
    tool({
      name: 'auctions',
      title: 'Auctions',
      description: 'Lists auctions that accept bids, the next to end first.',
      input: { collection: inputs.collection.optional(), limit: inputs.limit },
      isReadOnly: true,
      run: async ({ collection, limit }) =>
        capture(session, (quiet) => auctions(quiet, collection, { limit: String(limit) })),
    }),
    tool({
      name: 'swaps',
      title: 'Swaps',
      description:
        'Lists swaps of an item, a collection or the market, or those that the account can accept.',
      input: {
        what,
        forAccount: z
          .boolean()
          .optional()
          .describe('Only those that ask for items of the account of this server.'),
        limit: inputs.limit,
      },
      isReadOnly: true,
      run: async ({ what, forAccount = false, limit }) =>
        capture(session, (quiet) => swaps(quiet, what, { forMe: forAccount, limit: String(limit) })),
    }),
    tool({
      name: 'inspect',
      title: 'Inspect',
      description:
        'Says what an order, typed data, calldata or a transaction would do. It signs and sends nothing.',
      input: {
        text: z
          .string()
          .min(1)
          .max(200_000)
          .describe('The order, typed data, calldata or transaction: JSON or hex.'),
      },
      isReadOnly: true,
      run: async ({ text }) => capture(session, (quiet) => inspectText(quiet, text)),
    }),
  ]
}
