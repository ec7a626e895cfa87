import { type Movement, seaportAbi, seaportAddress } from '@souk/seaport'
import { gcd, toPart } from './rawFill.js'
import type { Fill, Item, OrderPlan, Part, Step } from './Scenario.js'
import type { Stage, StagedOrder } from './Stage.js'
import { concreteType, tokenOf } from './toComponents.js'
import { addressOf, pick } from './world.js'

/**
 * Predicts the transfers of a step from the contract's rules alone, written as simply as possible: offered items go to
 * the receiver, requested items come from the payer, and tips are as requested or the next higher possible amount.
 *
 * @param options.indexes - The fills of the step that succeed.
 */
export async function predict(
  stage: Stage,
  step: Step,
  options: { indexes: readonly number[] },
): Promise<readonly Movement[]> {
  const { timestamp: now } = await stage.world.chain.publicClient.getBlock()
  const movements: Movement[] = []
  for (const index of options.indexes) {
    const fill = pick(step.fills, index)
    const staged = pick(stage.orders, fill.order)
    const part = await takenPart(stage, staged, fill)
    movements.push(...movementsOf(stage, step, staged, { fill, part, now }))
  }
  return movements
}

type Context = { fill: Fill; part: Part; now: bigint }

function movementsOf(
  stage: Stage,
  step: Step,
  { plan, order }: StagedOrder,
  { fill, part, now }: Context,
): readonly Movement[] {
  const { world } = stage
  const taker = addressOf(world, { person: step.taker })
  const receiver = step.recipient ? addressOf(world, step.recipient) : taker
  // Matched orders pay each other: requested items come from offered ones.
  const payer = step.type === 'match' ? receiver : taker
  const clock = { ...order.parameters, now }
  const thing = (item: Item, amount: bigint) => ({
    itemType: concreteType(item),
    token: tokenOf(world, item),
    identifier: item.identifier,
    amount,
  })
  return [
    ...plan.offer.map((item) => ({
      from: item.kind === 'native' ? taker : order.parameters.offerer,
      to: receiver,
      ...thing(item, amountAt(item, part, { ...clock, roundUp: false })),
    })),
    ...plan.consideration.map((item) => ({
      from: payer,
      to: addressOf(world, item.recipient),
      ...thing(item, amountAt(item, part, { ...clock, roundUp: true })),
    })),
    ...fill.tips.map((tip) => ({
      from: payer,
      to: addressOf(world, tip.recipient),
      ...thing(tip, tipOf(tip, part)),
    })),
  ]
}

/** Returns the amount of a tip. Of n/d of an order, only multiples of n can be paid. Money uses the next higher one. */
function tipOf(tip: Item & { start: bigint }, part: Part): bigint {
  const step = part.numerator / gcd(part.numerator, part.denominator)
  return tip.start + ((step - (tip.start % step)) % step)
}

/** Returns the requested part, or the rest if that is smaller. */
async function takenPart(stage: Stage, { order, orderHash }: StagedOrder, fill: Fill): Promise<Part> {
  const [, , filled, size] = await stage.world.chain.publicClient.readContract({
    address: seaportAddress,
    abi: seaportAbi,
    functionName: 'getOrderStatus',
    args: [orderHash],
  })
  const wanted = toPart(order, fill.units)
  const left =
    size === 0n ? { numerator: 1n, denominator: 1n } : { numerator: size - filled, denominator: size }
  const isLess = left.numerator * wanted.denominator < wanted.numerator * left.denominator
  return isLess ? left : wanted
}

/** Returns a part of an amount that changes from start to end. The payer pays the rounding difference. */
function amountAt(
  item: Pick<OrderPlan['offer'][number], 'start' | 'end'>,
  part: Part,
  clock: { startTime: bigint; endTime: bigint; now: bigint; roundUp: boolean },
): bigint {
  const divisor = gcd(part.numerator, part.denominator)
  const scale = (amount: bigint) => (amount * (part.numerator / divisor)) / (part.denominator / divisor)
  const [start, end] = [scale(item.start), scale(item.end)]
  if (start === end) return start
  const { startTime, endTime, now, roundUp } = clock
  const sum = start * (endTime - now) + end * (now - startTime)
  const duration = endTime - startTime
  return roundUp ? (sum + duration - 1n) / duration : sum / duration
}
