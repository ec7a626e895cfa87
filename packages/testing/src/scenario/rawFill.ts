import { type ItemType, type Order, Side, seaportAbi, seaportAddress } from '@souk/seaport'
import { type Address, encodeFunctionData, zeroAddress } from 'viem'
import type { Call } from '../chain/transact.js'
import type { Item, Part, Step } from './Scenario.js'
import type { Stage, StagedOrder } from './Stage.js'
import { keyOf, proofOf, toItem } from './toComponents.js'
import { addressOf, pick } from './world.js'

/** Converts an order's parameters to the contract's form. */
export function toParameters(components: Order.Components) {
  const { counter: _, totalOriginalConsiderationItems, ...parameters } = components
  return {
    ...parameters,
    totalOriginalConsiderationItems: BigInt(totalOriginalConsiderationItems),
  }
}

/** The whole order, or all that is left of it. */
const whole: Part = { numerator: 1n, denominator: 1n }

/** Converts a number of units to a part of the order. */
export function toPart({ parameters }: Order.Order, units: bigint | undefined): Part {
  if (units === undefined) return whole
  const items = [...parameters.offer, ...parameters.consideration]
  const divisible = items.reduce((sum, item) => gcd(gcd(sum, item.startAmount), item.endAmount), 0n)
  // An order that cannot be split is one unit.
  const total = parameters.orderType % 2 === 1 ? divisible : 1n
  const divisor = gcd(units, total) || 1n
  return { numerator: units / divisor, denominator: total / divisor }
}

/**
 * Returns a fill for the contract's most general entry point, without any checks. The contract's result defines the
 * rules.
 *
 * @param options.tips - Whether tips are paid too. The contract takes the same part of them as of the order.
 */
export function rawFill(stage: Stage, step: Step, options: { index?: number; tips?: boolean } = {}): Call {
  const { index = 0, tips = true } = options
  const fill = pick(step.fills, index)
  const staged = pick(stage.orders, fill.order)
  const extra = tips
    ? fill.tips.map((tip) => ({
        ...toItem(stage.world, tip),
        recipient: addressOf(stage.world, tip.recipient),
      }))
    : []
  return fulfillAdvanced(staged, {
    part: toPart(staged.order, fill.units),
    tips: extra,
    extraData: fill.extraData,
    conduit: step.conduit,
    recipient: step.recipient ? addressOf(stage.world, step.recipient) : zeroAddress,
  })
}

/** Returns the call that fills an order. It sends more native currency than needed, and the rest comes back. */
export function fulfillAdvanced(staged: StagedOrder, options: fulfillAdvanced.Options): Call {
  const { plan, order } = staged
  const { part, tips, extraData, conduit, recipient } = options
  const parameters = toParameters(order.parameters)
  const consideration = [...parameters.consideration, ...tips]
  const resolvers = [
    ...toResolvers(plan.offer, Side.OFFER),
    ...toResolvers(plan.consideration, Side.CONSIDERATION),
  ]
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [
      { parameters: { ...parameters, consideration }, ...part, signature: order.signature, extraData },
      resolvers,
      keyOf(conduit),
      recipient,
    ],
  })
  const native = consideration.filter((item) => item.itemType === 0)
  const value = native.reduce((sum, item) => sum + larger(item.startAmount, item.endAmount), 0n)
  return { to: seaportAddress, data, value }
}

export declare namespace fulfillAdvanced {
  type Options = {
    part: Part
    tips: readonly (Order.Components['consideration'][number] & { itemType: ItemType })[]
    extraData: `0x${string}`
    conduit: boolean
    recipient: Address
  }
}

function toResolvers(items: readonly Item[], side: Side) {
  return items.flatMap((item, index) =>
    item.criteria === undefined
      ? []
      : [
          {
            orderIndex: 0n,
            side,
            index: BigInt(index),
            identifier: item.identifier,
            criteriaProof: proofOf(item),
          },
        ],
  )
}

/** Returns the larger of two numbers. */
export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

/** Returns the greatest common divisor. */
export function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
