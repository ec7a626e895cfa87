import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'

/**
 * Reads a stored order. Does not validate it again, since it was checked when posted and pages of orders are read all
 * the time.
 */
export function storedOrder({
  parameters,
  signature,
}: Pick<OrderRow, 'parameters' | 'signature'>): Order.Order {
  return {
    signature: signature as Hex,
    parameters: {
      ...parameters,
      offer: parameters.offer.map(toItem),
      consideration: parameters.consideration.map((item) => ({ ...toItem(item), recipient: item.recipient })),
      startTime: BigInt(parameters.startTime),
      endTime: BigInt(parameters.endTime),
      salt: BigInt(parameters.salt),
      counter: BigInt(parameters.counter),
    },
  }
}

function toItem(item: Order.Serialized['parameters']['offer'][number]): Order.Components['offer'][number] {
  return {
    itemType: item.itemType,
    token: item.token,
    identifierOrCriteria: BigInt(item.identifierOrCriteria),
    startAmount: BigInt(item.startAmount),
    endAmount: BigInt(item.endAmount),
  }
}
