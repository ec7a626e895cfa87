import { BulkOrder, Order } from '@souk/seaport'
import type { Address } from 'viem'
import { orderKind } from '../model/orderKind.js'
import * as Step from '../model/Step.js'

/** A drafted order, and its index in the request. */
export type Drafted = { index: number; components: Order.Components }

/**
 * Makes the step that signs and posts drafted orders. One signature covers all of them. Pure.
 *
 * @param options.source - The shop that the orders name as their source.
 */
export function signatureStep(drafted: readonly Drafted[], options: signatureStep.Options): Step.Step[] {
  const { chainId, address, source } = options
  const [first] = drafted
  if (!first) return []
  const orders = drafted.map(({ components }) => components)
  const bulk = orders.length > 1 ? BulkOrder.create(orders) : undefined
  const items = orders.map((components, index) => ({
    order: { kind: orderKind, data: toData(components) },
    orderbook: 'reservoir',
    ...(bulk
      ? { bulkData: { kind: orderKind, data: { orderIndex: index, merkleProof: bulk.proof(index) } } }
      : undefined),
  }))
  const typedData = bulk
    ? bulk.typedData({ chainId, address })
    : Order.typedData(first.components, { chainId, address })
  return Step.signatures('order-signature', [
    {
      typedData: typedData as Step.TypedData,
      post: { endpoint: '/order/v4', body: { items, ...(source ? { source } : undefined) } },
      orderIndexes: drafted.map(({ index }) => index),
    },
  ])
}

export declare namespace signatureStep {
  type Options = { chainId: number; address: Address; source?: string | undefined }
}

function toData(components: Order.Components) {
  return Order.serialize({ parameters: components, signature: '0x' }).parameters
}
