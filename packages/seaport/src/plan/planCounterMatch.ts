import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Facts } from '../facts/readFacts.js'
import { ItemType, maxUint256, OrderType, zeroHash } from '../order/constants.js'
import * as Fraction from '../order/Fraction.js'
import * as Holding from '../order/Holding.js'
import { isSameToken, type OfferItem } from '../order/Item.js'
import * as Order from '../order/Order.js'
import type { Fill, Moved } from './fill.js'
import { fulfillerSide, type Party, receiverOf, type SettleOptions } from './Party.js'
import { type MatchPlan, planMatch } from './planMatch.js'
import { falls, spare } from './settle.js'

/**
 * Matches orders with an order of the caller, which fills all of them or none. Pure.
 *
 * @param options.salt - The salt that makes the caller's order unique.
 */
export function planCounterMatch(
  fills: readonly Fill[],
  party: Party,
  facts: Facts,
  options: SettleOptions & { salt: bigint },
): MatchPlan {
  const counter = counterFill(fills, party, facts, options)
  // Amounts that change with time are paired by their maximum. The rest goes back to the caller.
  const atMost = fills.map((fill) => ({
    ...fill,
    asked: fill.asked.map((moved) => ({ ...moved, amount: moved.most })),
    offered: fill.offered.map((moved) => ({ ...moved, amount: moved.least })),
  }))
  const plan = planMatch(
    [...atMost, counter],
    { caller: party.fulfiller, recipient: undefined },
    facts,
    options,
  )
  // The caller's spare amount goes back to the caller, so it is no movement.
  return { ...plan, movements: plan.movements.filter(({ from, to }) => !isAddressEqual(from, to)) }
}

/**
 * Creates the caller's order, which asks for what the other orders offer and offers what they ask for, so that all of
 * them match. It needs no signature, because its offerer sends the transaction.
 */
function counterFill(
  fills: readonly Fill[],
  party: Party,
  facts: Facts,
  options: SettleOptions & { salt: bigint },
): Fill {
  const { fulfiller } = party
  const receiver = receiverOf(party)
  const totals = Holding.sum([
    ...fills.flatMap((fill) => fill.asked).map((moved) => signed(moved, fulfiller, moved.most)),
    ...fills.flatMap((fill) => fill.offered).map((moved) => signed(moved, fulfiller, -moved.least)),
  ])
  const offered = totals
    .filter(({ amount }) => amount > 0n)
    .map((total) => fixed(withSpare(total, fills, facts, fulfillerSide(party, options)), fulfiller))
  const asked = totals
    .filter(({ amount }) => amount < 0n)
    .map((total) => fixed({ ...total, amount: -total.amount }, receiver))
  const consideration = asked.map((moved) => ({ ...toItem(moved), recipient: receiver }))
  const parameters: Order.Components = {
    offerer: fulfiller,
    zone: zeroAddress,
    offer: offered.map(toItem),
    consideration,
    orderType: OrderType.FULL_OPEN,
    startTime: 0n,
    endTime: maxUint256,
    zoneHash: zeroHash,
    salt: options.salt,
    conduitKey: party.conduitKey,
    counter: facts.counters.get(fulfiller.toLowerCase()) ?? 0n,
    totalOriginalConsiderationItems: consideration.length,
  }
  return {
    order: { parameters, signature: '0x' },
    orderHash: Order.hash(parameters),
    tips: [],
    fraction: Fraction.whole,
    extraData: '0x',
    resolvers: [],
    offered,
    asked,
    isStarted: false,
    isAdvanced: false,
    after: { isValidated: true, isCancelled: false, totalFilled: 1n, totalSize: 1n },
  }
}

/**
 * Adds a spare amount for a falling price. In the next block a rest remains, and its refund is an extra transfer. With
 * a spare amount the refund also occurs in the current block, so that the gas estimate includes it.
 */
function withSpare(
  total: Holding.Requirement,
  fills: readonly Fill[],
  facts: Facts,
  side: Pick<Holding.Requirement, 'account' | 'operator'>,
): Holding.Requirement {
  const isFalling = fills.some(({ asked }) =>
    asked.some((moved) => falls(moved) && isSameToken(moved, total)),
  )
  const held = facts.holdings.get(Holding.key({ ...total, ...side }))?.balance ?? 0n
  return isFalling && held > total.amount ? { ...total, amount: total.amount + spare } : total
}

/**
 * Returns an amount with its sign, so that inflow and outflow cancel out. A token that is bought and passed on is
 * neither offered nor asked for.
 */
function signed(moved: Moved, account: Address, amount: bigint): Holding.Requirement {
  const { itemType, token, identifier } = moved
  return { account, operator: zeroAddress, itemType, token, identifier, amount }
}

function fixed(total: Holding.Requirement, account: Address): Moved {
  const { itemType, token, identifier, amount } = total
  return { account, itemType, token, identifier, amount, most: amount, least: amount, ceiling: amount }
}

function toItem(moved: Moved): OfferItem {
  const { itemType, token, identifier, amount } = moved
  const identifierOrCriteria = itemType === ItemType.NATIVE ? 0n : identifier
  return { itemType, token, identifierOrCriteria, startAmount: amount, endAmount: amount }
}
