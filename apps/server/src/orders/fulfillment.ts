import type { FulfillmentData } from '@souk/market'
import type { FulfillmentWire } from '@souk/market/wire'
import { noConduitKey, Order } from '@souk/seaport'
import { type Hex, zeroAddress } from 'viem'
import type { Market } from '../Market.js'
import type { OrderRow } from './store.js'
import { toMarketOrder } from './toMarketOrder.js'

/**
 * Makes the fulfilment data of an order: the signed order, and a `fulfillAdvancedOrder` call that fills all of it.
 *
 * The transaction is a suggestion for clients that know no better; ours builds its own from the signed order.
 */
export function toFulfillment(
  row: OrderRow,
  options: { request: FulfillmentWire.FulfillmentRequest; market: Market },
): FulfillmentData {
  const { request, market } = options
  const order = Order.parse({ parameters: row.parameters, signature: row.signature })
  const serialized = Order.serialize(order)
  const { price, currency } = toMarketOrder(row, market)
  return {
    protocol: 'seaport1.5',
    orders: [order],
    transaction: {
      function: fulfillAdvancedOrder,
      chainId: market.chainId,
      to: market.rules.exchange,
      value: currency.address === zeroAddress && row.side === 'ask' ? price : 0n,
      inputData: {
        advancedOrder: {
          parameters: serialized.parameters,
          numerator: '1',
          denominator: '1',
          signature: order.signature,
          extraData: '0x',
        },
        criteriaResolvers: toResolvers(row, request),
        fulfillerConduitKey: noConduitKey,
        recipient: request.fulfiller,
      },
    },
  }
}

const fulfillAdvancedOrder =
  'fulfillAdvancedOrder(((address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256),uint120,uint120,bytes,bytes),(uint256,uint8,uint256,uint256,bytes32[])[],bytes32,address)'

/** An offer on any token of a collection says which one it gets when it is filled; any token needs no proof. */
function toResolvers(row: OrderRow, request: FulfillmentWire.FulfillmentRequest) {
  if (row.identifier !== null || !request.consideration) return []
  const index = row.parameters.consideration.findIndex((item) => item.itemType >= 4)
  const criteriaProof: Hex[] = []
  return [
    {
      orderIndex: '0',
      side: 1,
      index: String(index),
      identifier: String(request.consideration.identifier),
      criteriaProof,
    },
  ]
}
