import type { FulfillmentData, OfferCriteria } from '@souk/market'
import type { FulfillmentWire } from '@souk/market/wire'
import { ItemType, noConduitKey, Order } from '@souk/seaport'
import { type Hex, zeroAddress } from 'viem'
import type { OrderRow } from '../db/tables.js'
import { RefusedError } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import { findOfferCriteria, notFor, proveToken } from './offerCriteria.js'
import { toMarketOrder } from './toMarketOrder.js'

/**
 * Makes the fulfilment data of an order: the signed order, and a `fulfillAdvancedOrder` call that fills all of it.
 *
 * The transaction is a default for clients without their own; this project's client builds one from the signed order.
 * For an offer on several tokens the answer lists them, so that any client can make the proof.
 *
 * @throws {RefusedError} when the offer does not include the given token.
 */
export async function toFulfillment(
  row: OrderRow,
  options: { request: FulfillmentWire.FulfillmentRequest; market: Market },
): Promise<FulfillmentData> {
  const { request, market } = options
  const criteria = (await findOfferCriteria(market.db, [row])).get(row.order_hash)
  const resolvers = criteria ? toResolvers(row, { request, market, criteria }) : toFreeResolvers(row, request)
  const order = Order.parse({ parameters: row.parameters, signature: row.signature })
  const serialized = Order.serialize(order)
  const { unitsToFill: units } = request
  const total = BigInt(row.total)
  return {
    protocol: 'seaport1.5',
    orders: [order],
    ...(criteria ? { criteria } : undefined),
    transaction: {
      function: fulfillAdvancedOrder,
      chainId: market.chainId,
      to: market.rules.exchange,
      value: units === undefined ? nativeOf(row, market) : ceilDivide(nativeOf(row, market) * units, total),
      inputData: {
        advancedOrder: {
          parameters: serialized.parameters,
          numerator: String(units ?? 1n),
          denominator: String(units === undefined ? 1n : total),
          signature: order.signature,
          extraData: '0x',
        },
        criteriaResolvers: resolvers,
        fulfillerConduitKey: noConduitKey,
        recipient: request.recipient ?? request.fulfiller,
      },
    },
  }
}

const fulfillAdvancedOrder =
  'fulfillAdvancedOrder(((address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256),uint120,uint120,bytes,bytes),(uint256,uint8,uint256,uint256,bytes32[])[],bytes32,address)'

/** What the exchange has to be sent in the native currency. */
function nativeOf(row: OrderRow, market: Market): bigint {
  if (row.side === 'swap') {
    const asked = row.parameters.consideration.filter(({ itemType }) => itemType === ItemType.NATIVE)
    return asked.reduce(
      (sum, { startAmount, endAmount }) => sum + most(BigInt(startAmount), BigInt(endAmount)),
      0n,
    )
  }
  const { side, price, currency } = toMarketOrder(row, market)
  return side === 'ask' && currency.address === zeroAddress ? price : 0n
}

function ceilDivide(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

function isOpen({ itemType }: { itemType: number }): boolean {
  return itemType >= 4
}

/**
 * A swap may ask for any token of a collection, which needs no proof. An order for one token needs no resolver.
 *
 * @throws {RefusedError} when the order is not for the given token.
 */
function toFreeResolvers(row: OrderRow, { consideration }: FulfillmentWire.FulfillmentRequest) {
  if (!consideration) return []
  const { contract, tokenId } = consideration
  if (row.side === 'ask' && row.contract === contract.toLowerCase() && row.identifier === String(tokenId))
    return []
  const index = row.parameters.consideration.findIndex(
    (item) =>
      item.token.toLowerCase() === contract.toLowerCase() &&
      (isOpen(item) || item.identifierOrCriteria === String(tokenId)),
  )
  const item = row.parameters.consideration[index]
  if (!item) throw new RefusedError({ issues: [notFor(contract, tokenId)] })
  return isOpen(item) ? [toResolver(index, { tokenId, criteriaProof: [] })] : []
}

function toResolver(index: number, chosen: { tokenId: bigint; criteriaProof: readonly Hex[] }) {
  const { tokenId, criteriaProof } = chosen
  return { orderIndex: '0', side: 1, index: String(index), identifier: String(tokenId), criteriaProof }
}

/** An offer on several tokens needs the chosen token when it is filled. */
function toResolvers(
  row: OrderRow,
  options: { request: FulfillmentWire.FulfillmentRequest; market: Market; criteria: OfferCriteria },
) {
  const { consideration } = options.request
  if (!consideration) return []
  const { market, criteria } = options
  const open = row.parameters.consideration.map((item, index) => ({ ...item, index })).filter(isOpen)
  const { index } = open.find((item) => item.identifierOrCriteria !== '0') ?? open[0] ?? { index: -1 }
  const criteriaProof = proveToken(market, row, { criteria, ...consideration })
  return [toResolver(index, { tokenId: consideration.tokenId, criteriaProof })]
}
