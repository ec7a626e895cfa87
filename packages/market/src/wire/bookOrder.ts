import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'
import type { OfferCriteria } from '../domain/CollectionOffer.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as F from './fields.js'
import * as OfferWire from './offer.js'

/** The schema of an order in a collection's listings or offers. */
export const schema = z.object({
  order_hash: F.hash,
  chain: z.string(),
  type: z.oneOf(['basic', 'dutch', 'english', 'criteria']),
  price: z.object({
    current: z.object({ currency: z.string(), decimals: z.int(), value: F.uint }),
  }),
  protocol_data: z.unknown(),
  protocol_address: F.address,
  criteria: z.nullish(OfferWire.criteriaSchema),
})

/** Writes an order in the format of a collection's book, without its signature, as in other reads of this API. */
export function encode(order: MarketOrder, criteria?: OfferCriteria) {
  const { parameters } = Order.serialize(order.order)
  const data: { parameters: Order.Serialized['parameters']; signature: null } = {
    parameters,
    signature: null,
  }
  return {
    order_hash: order.orderHash,
    chain: order.chain,
    type: order.type,
    price: {
      current: {
        currency: order.currency.symbol,
        decimals: order.currency.decimals,
        value: String(order.price),
      },
    },
    ...defined({ criteria: criteria && OfferWire.toCriteria(criteria) }),
    protocol_data: data,
    protocol_address: order.protocolAddress.toLowerCase(),
  }
}
