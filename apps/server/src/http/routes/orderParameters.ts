import * as z from '@souk/base/schema'
import { OrderParametersWire } from '@souk/market/wire'
import * as Subject from '../../db/Subject.js'
import type { BookSide, OrderRow } from '../../db/tables.js'
import { bookTime } from '../../market/Market.js'
import * as Page from '../../market/Page.js'
import { listOrders } from '../../orders/list.js'
import * as Written from '../core/Written.js'
import * as Field from '../endpoint/Field.js'
import { type Route, route } from '../endpoint/Route.js'

/** A maker of thousands of orders reads them in one or two pages. */
const mostOrders = 2_000

/** The sides of the book that are called so, with orders of several items. */
const sides: Readonly<Record<'ask' | 'bid' | 'swap', readonly BookSide[]>> = {
  ask: ['ask', 'bundle_ask'],
  bid: ['bid', 'bundle_bid'],
  swap: ['swap'],
}

/** Routes of what makers have signed. */
export const orderParameterRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v2/orders/{chain}/{protocol}/parameters',
    name: 'getOrderParameters',
    tag: 'Orders',
    summary:
      "Reads the parameters of a maker's orders that can be filled now or again later, the newest first, many in a page.",
    params: { chain: Field.chain, protocol: Field.protocol },
    query: {
      maker: Field.address,
      side: Field.choice(['bid', 'ask', 'swap']),
      payment_token_address: z.optional(Field.address),
      limit: Field.limit(mostOrders, mostOrders),
      cursor: Field.orderCursor,
    },
    answer: OrderParametersWire.schema,
    about: (_, { query }) => Subject.accounts([query.maker]),
    handle: async (market, { query }) => {
      const { maker, side, payment_token_address: currency, limit, cursor } = query
      const shared = { identifiers: [], orderBy: 'created_date', direction: 'desc' } as const
      const { rows, next } = await listOrders(
        market.db,
        { ...shared, sides: sides[side], maker, currency, limit, cursor, now: bookTime(market) },
        { sizeOf, most: Page.mostNamedBytes },
      )
      const orders = rows.map(({ parameters }) => parameters)
      return Written.from(OrderParametersWire.print({ orders, next: Field.toCursor(next) }))
    },
  }),
]

function sizeOf({ parameters }: Pick<OrderRow, 'parameters'>): number {
  return JSON.stringify(parameters).length
}
