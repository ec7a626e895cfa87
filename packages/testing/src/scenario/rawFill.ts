import { type ItemType, type Order, Side, seaportAbi, seaportAddress } from '@souk/seaport'
import { type Address, encodeFunctionData, zeroAddress } from 'viem'
import type { Call } from '../chain/transact.js'
import type { Item, Part, Step } from './Scenario.js'
import type { Stage, StagedOrder } from './Stage.js'
import { keyOf, proofOf, toItem } from './toComponents.js'
import { addressOf, pick } from './world.js'

/** The contract's form of an order's parameters. */
export function toParameters(components: Order.Components) {
  const { counter: _, totalOriginalConsiderationItems, ...parameters } = components
  return {
    ...parameters,
    totalOriginalConsiderationItems: BigInt(totalOriginalConsiderationItems),
  }
}

/** The whole of an order, or all that is left of it. */
const whole: Part = { numerator: 1n, denominator: 1n }

/** The part of an order that a number of units is. */
export function toPart({ parameters }: Order.Order, units: bigint | undefined): Part {
  if (units === undefined) return whole
  const items = [...parameters.offer, ...parameters.consideration]
  const divisible = items.reduce((sum, item) => gcd(gcd(sum, item.startAmount), item.endAmount), 0n)
  // What cannot be split is one unit.
  const total = parameters.orderType % 2 === 1 ? divisible : 1n
  const divisor = gcd(units, total) || 1n
  return { numerator: units / divisor, denominator: total / divisor }
}

/**
 * A fill as the contract itself takes it, by its most general entry point and without looking at anything: what it makes
 * of this is what the rules are.
 *
 * @param options.tips - Whether tips are paid too: the contract takes the same part of them as of the order.
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

/** The call that fills an order. Native currency is sent in plenty; what is not needed comes back. */
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

/** The larger of two numbers. */
export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

/** The greatest common divisor. */
export function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
