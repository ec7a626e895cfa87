import { encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { seaportFillAbi } from '../abi/seaportFill.js'
import type { ConsiderationItem } from '../order/Item.js'
import type { Components } from '../order/Order.js'
import { MalformedError } from '../order/Refusal.js'
import type { Fill } from './fill.js'
import type { Party } from './Party.js'
import type { Route } from './route.js'

/**
 * Converts an order to the contract's struct, without the counter and with the number of signed consideration items.
 */
export function toParameters(components: Components, tips: readonly ConsiderationItem[] = []) {
  const { counter: _, ...parameters } = components
  return {
    ...parameters,
    consideration: [...components.consideration, ...tips],
    totalOriginalConsiderationItems: BigInt(components.totalOriginalConsiderationItems),
  }
}

/** Converts a fill to the struct of the plain entry points. */
export function toPlainOrder(fill: Fill) {
  return { parameters: toParameters(fill.order.parameters, fill.tips), signature: fill.order.signature }
}

/** Converts a fill to the struct of the advanced entry points. */
export function toAdvancedOrder(fill: Fill) {
  return { ...toPlainOrder(fill), ...fill.fraction, extraData: fill.extraData }
}

/** Returns the criteria resolvers of several fills, each with the index of its order. */
export function toResolvers(fills: readonly Fill[]) {
  return fills.flatMap((fill, index) =>
    fill.resolvers.map((resolver) => ({ orderIndex: BigInt(index), ...resolver })),
  )
}

/** Encodes the call that fills an order by a route. */
export function encodeFulfillment(fill: Fill, route: Route, party: Omit<Party, 'fulfiller'>): Hex {
  switch (route.type) {
    case 'basic':
      return encodeBasic(fill, route.basicOrderType, party.conduitKey)
    case 'plain':
      return encodeFunctionData({
        abi: seaportFillAbi,
        functionName: 'fulfillOrder',
        args: [toPlainOrder(fill), party.conduitKey],
      })
    case 'advanced':
      return encodeFunctionData({
        abi: seaportFillAbi,
        functionName: 'fulfillAdvancedOrder',
        args: [toAdvancedOrder(fill), toResolvers([fill]), party.conduitKey, party.recipient ?? zeroAddress],
      })
  }
}

function encodeBasic(fill: Fill, basicOrderType: number, fulfillerConduitKey: Hex): Hex {
  const { order, orderHash } = fill
  const { parameters, signature } = order
  const [offered] = parameters.offer
  const [first, ...additional] = [...parameters.consideration, ...fill.tips]
  // The basic route is chosen only for orders with both. This check narrows the types.
  if (!offered || !first) throw new MalformedError({ orderHash, reason: 'it offers or asks for nothing' })
  return encodeFunctionData({
    abi: seaportFillAbi,
    // The same as fulfillBasicOrder, but with a zero selector, which saves gas for calldata and dispatch.
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
        fulfillerConduitKey,
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
