import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { seaportAbi } from '../abi/seaport.js'
import type { Fraction } from '../Fraction.js'
import type { ConsiderationItem } from '../Item.js'
import type { Components, Order } from '../Order.js'
import { UnsupportedItemsError } from '../Refusal.js'
import type { Route } from './route.js'

/** The contract's form of an order: the counter left out, the number of signed consideration items added. */
export function toParameters(components: Components, tips: readonly ConsiderationItem[] = []) {
  const { counter: _, ...parameters } = components
  return {
    ...parameters,
    consideration: [...components.consideration, ...tips],
    totalOriginalConsiderationItems: BigInt(components.totalOriginalConsiderationItems),
  }
}

/** Encodes the call that fills an order along a route. */
export function encodeFulfillment(fill: encodeFulfillment.Options): Hex {
  const { order, route, tips, fulfillerConduitKey, fraction } = fill
  switch (route.type) {
    case 'basic':
      return encodeBasic(fill, route.basicOrderType)
    case 'plain':
      return encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillOrder',
        args: [
          { parameters: toParameters(order.parameters, tips), signature: order.signature },
          fulfillerConduitKey,
        ],
      })
    case 'advanced': {
      const advanced = {
        parameters: toParameters(order.parameters, tips),
        ...fraction,
        signature: order.signature,
        extraData: fill.extraData ?? '0x',
      } as const
      return encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAdvancedOrder',
        args: [advanced, [], fulfillerConduitKey, fill.recipient ?? zeroAddress],
      })
    }
  }
}

export declare namespace encodeFulfillment {
  type Options = {
    order: Order
    route: Route
    tips: readonly ConsiderationItem[]
    fraction: Fraction
    fulfillerConduitKey: Hex
    recipient: Address | undefined
    extraData: Hex | undefined
  }
}

function encodeBasic(fill: encodeFulfillment.Options, basicOrderType: number): Hex {
  const { parameters, signature } = fill.order
  const [offered] = parameters.offer
  const [first, ...additional] = [...parameters.consideration, ...fill.tips]
  // The route is chosen only for orders that have both; this keeps the types honest.
  if (!offered || !first) throw new UnsupportedItemsError({ items: 'no offer or no consideration' })
  return encodeFunctionData({
    abi: seaportAbi,
    // The same call as fulfillBasicOrder under a selector of zeros, which costs less calldata and dispatch.
    functionName: 'fulfillBasicOrder_efficient_6GL6yc',
    args: [
      {
        considerationToken: first.token,
        considerationIdentifier: first.identifierOrCriteria,
        considerationAmount: first.endAmount,
        offerer: parameters.offerer,
        zone: parameters.zone,
        offerToken: offered.token,
        offerIdentifier: offered.identifierOrCriteria,
        offerAmount: offered.endAmount,
        basicOrderType,
        startTime: parameters.startTime,
        endTime: parameters.endTime,
        zoneHash: parameters.zoneHash,
        salt: parameters.salt,
        offererConduitKey: parameters.conduitKey,
        fulfillerConduitKey: fill.fulfillerConduitKey,
        totalOriginalAdditionalRecipients: BigInt(parameters.totalOriginalConsiderationItems - 1),
        additionalRecipients: additional.map((item) => ({
          amount: item.endAmount,
          recipient: item.recipient,
        })),
        signature,
      },
    ],
  })
}
