import { type Address, type Hex, isAddressEqual } from 'viem'
import { selectors } from '../abi/encodeCall.js'
import type { Facts, WantedFacts } from '../facts/readFacts.js'
import * as Amount from '../order/Amount.js'
import * as Conduit from '../order/Conduit.js'
import { ItemType } from '../order/constants.js'
import type { Status } from '../order/Fraction.js'
import * as Holding from '../order/Holding.js'
import * as Order from '../order/Order.js'
import * as OrderState from '../order/OrderState.js'
import type { ApprovalPlan } from './planApprovals.js'

/** A signed order of the account that may still be filled. */
export type Live = { orderHash: Hex; components: Order.Components }

/** A live order that becomes unfillable, because a new approval replaces the one that it needs. */
export type Asleep = { orderHash: Hex; contract: Address; tokenId: bigint; operator: Address }

/** Returns the account's own orders among the given ones. */
export function toLive(orders: readonly Order.Components[] | undefined, account: Address): readonly Live[] {
  return (orders ?? [])
    .filter(({ offerer }) => isAddressEqual(offerer, account))
    .map((components) => ({ orderHash: Order.hash(components), components }))
}

/** Returns the facts that live orders need: their status, and the operators of their ERC721 tokens. */
export function wantedForLive(
  live: readonly Live[],
  options: Conduit.operator.Options,
): Pick<WantedFacts, 'statuses' | 'holdings'> {
  const needs = live.flatMap(({ components }) => needsOf(components, options))
  return {
    statuses: live.map(({ orderHash }) => orderHash),
    holdings: needs.filter(({ itemType }) => itemType === ItemType.ERC721),
  }
}

/** Adds the allowance that live orders need to the required currency approvals. */
export function withLive(
  requirements: readonly Holding.Requirement[],
  live: readonly Live[],
  facts: Facts,
  options: LiveOptions,
): readonly Holding.Requirement[] {
  const needed = new Map<string, bigint>()
  for (const order of alive(live, facts, options))
    for (const need of needsOf(order.components, options)) {
      const name = Holding.key(need)
      needed.set(
        name,
        (needed.get(name) ?? 0n) + OrderState.remaining(need.amount, statusOf(order.orderHash, facts)),
      )
    }
  return requirements.map((item) => {
    if (item.itemType !== ItemType.ERC20) return item
    const amount = item.amount + (needed.get(Holding.key(item)) ?? 0n)
    return { ...item, amount: amount < Holding.unlimited ? amount : Holding.unlimited }
  })
}

/** Returns the live orders that approvals make unfillable, since an ERC721 token has only one approved operator. */
export function asleepBy(
  approvals: readonly ApprovalPlan[],
  live: readonly Live[],
  facts: Facts,
  options: LiveOptions,
): readonly Asleep[] {
  const single = approvals.filter(
    ({ itemType, transaction }) =>
      itemType === ItemType.ERC721 && transaction.data.startsWith(selectors.approve),
  )
  return alive(live, facts, options).flatMap(({ orderHash, components }) =>
    needsOf(components, options)
      .filter((need) => facts.holdings.get(Holding.key(need))?.approved === 1n)
      .filter(({ itemType, token, identifier, operator }) =>
        single.some(
          (approval) =>
            itemType === ItemType.ERC721 &&
            isAddressEqual(approval.token, token) &&
            approval.identifierOrCriteria === identifier &&
            !isAddressEqual(approval.operator, operator),
        ),
      )
      .map(({ token, identifier, operator }) => ({
        orderHash,
        contract: token,
        tokenId: identifier,
        operator,
      })),
  )
}

export type LiveOptions = Conduit.operator.Options & {
  /** Orders that are being created or filled, whose needs are counted separately. */
  except: readonly Hex[]
}

/** Returns the orders that can still be filled, according to the facts. */
function alive(live: readonly Live[], facts: Facts, { except }: LiveOptions): readonly Live[] {
  const left = new Set(except.map((hash) => hash.toLowerCase()))
  return live.filter(({ orderHash, components }) => {
    const counter = facts.counters.get(components.offerer.toLowerCase()) ?? components.counter
    const state = { ...statusOf(orderHash, facts), counter, isSigned: true }
    const obstacles = OrderState.obstacles(components, state, facts.timestamp)
    return !obstacles.some(OrderState.isFinal) && !left.has(orderHash.toLowerCase())
  })
}

function needsOf(
  components: Order.Components,
  options: Conduit.operator.Options,
): readonly Holding.Requirement[] {
  const operator = Conduit.operator(components.conduitKey, options)
  return components.offer.map((item) => ({
    account: components.offerer,
    operator,
    itemType: item.itemType,
    token: item.token,
    identifier: item.identifierOrCriteria,
    amount: Amount.largest(item),
  }))
}

function statusOf(orderHash: Hex, { statuses }: Facts): Status {
  return statuses.get(orderHash.toLowerCase()) ?? OrderState.unseen
}
