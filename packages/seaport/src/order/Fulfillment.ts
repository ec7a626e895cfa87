import type { Address, Hex } from 'viem'
import type { ItemType } from './constants.js'

/** Identifies an item of one of several orders. */
export type Component = { orderIndex: bigint; itemIndex: bigint }

/**
 * Assigns offer items to the consideration items that they pay for. All items of one side have the same account and
 * token.
 */
export type Fulfillment = {
  offerComponents: readonly Component[]
  considerationComponents: readonly Component[]
}

/** An offer or consideration item with its current amount and, for criteria, the chosen token. */
export type Item = { itemType: ItemType; token: Address; identifier: bigint; amount: bigint }

/** The part of an order that matters when several orders are settled together. */
export type Settled = {
  offerer: Address
  conduitKey: Hex
  offered: readonly Item[]
  asked: readonly (Item & { account: Address })[]
}

/** A transfer that the exchange makes for a fulfillment. */
export type Execution = Item & { offerer: Address; conduitKey: Hex; recipient: Address }

/** The result of {@link generate}. */
export type Generated = {
  fulfillments: readonly Fulfillment[]
  executions: readonly Execution[]
  /** Consideration that no order offers. The exchange reverts a match that leaves any. */
  unmet: readonly (Component & Item)[]
  /** Offered amounts that no order asks for. They go to the caller or to the caller's recipient. */
  surplus: readonly (Component & Item)[]
}

/**
 * Pairs offer items with consideration items, so that the exchange can settle orders against each other.
 *
 * Combines items with the same account and token, which saves transfers. Pass current amounts. If amounts change with
 * time, the surplus changes too.
 *
 * @example
 * Fulfillment.generate([listing, bid]).fulfillments // → the NFT to the bidder, the price to the seller and the fees
 */
export function generate(orders: readonly Settled[]): Generated {
  const offers = group(entriesOf(orders, 'offered'))
  const asks = group(entriesOf(orders, 'asked'))
  const fulfillments: Fulfillment[] = []
  const executions: Execution[] = []
  for (const ask of asks.values())
    for (const offer of offers.values()) {
      if (offer[0]?.thing !== ask[0]?.thing) continue
      const pair = apply(offer, ask)
      if (!pair) continue
      fulfillments.push(pair.fulfillment)
      executions.push(pair.execution)
    }
  return { fulfillments, executions, unmet: leftovers(asks), surplus: leftovers(offers) }
}

/**
 * Groups the items of orders for `fulfillAvailableOrders`. Each group is one transfer: all amounts of a token from one
 * account, or to one recipient. NFTs are not grouped.
 *
 * @example
 * Fulfillment.aggregate(orders) // → { offerFulfillments, considerationFulfillments }
 */
export function aggregate(orders: readonly Settled[]): {
  offerFulfillments: readonly (readonly Component[])[]
  considerationFulfillments: readonly (readonly Component[])[]
} {
  const components = (entries: readonly Entry[]) => entries.map(({ component }) => component)
  return {
    offerFulfillments: [...group(entriesOf(orders, 'offered')).values()].map(components),
    considerationFulfillments: [...group(entriesOf(orders, 'asked')).values()].map(components),
  }
}

/** An item during pairing. `rest` is the amount that is not yet paired. */
type Entry = {
  component: Component
  item: Item
  /** The account that gives or receives the item. */
  account: Address
  conduitKey: Hex
  thing: string
  rest: bigint
}

function entriesOf(orders: readonly Settled[], side: 'offered' | 'asked'): readonly Entry[] {
  return orders.flatMap((order, orderIndex) =>
    order[side].map((item, itemIndex) => ({
      component: { orderIndex: BigInt(orderIndex), itemIndex: BigInt(itemIndex) },
      item: { itemType: item.itemType, token: item.token, identifier: item.identifier, amount: item.amount },
      account: 'account' in item && side === 'asked' ? (item.account as Address) : order.offerer,
      conduitKey: order.conduitKey,
      thing: `${item.itemType}/${item.token}/${item.identifier}`.toLowerCase(),
      rest: item.amount,
    })),
  )
}

/** Groups items by account and token, and offered items also by conduit. */
function group(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const name = `${entry.thing}/${entry.account}/${entry.conduitKey}`.toLowerCase()
    const members = groups.get(name) ?? []
    groups.set(name, members)
    members.push(entry)
  }
  return groups
}

/**
 * Pays one group of consideration items from a group of offer items, as far as the amounts allow.
 *
 * The exchange adds up both sides, moves the smaller sum, and writes the difference into the first component of the
 * larger side. A used-up item must not appear again.
 */
function apply(
  offer: readonly Entry[],
  ask: readonly Entry[],
): { fulfillment: Fulfillment; execution: Execution } | undefined {
  const open = ask.filter((entry) => entry.rest > 0n)
  const wanted = sum(open)
  const used = prefix(
    offer.filter((entry) => entry.rest > 0n),
    wanted,
  )
  const [giver] = used
  const [getter] = open
  if (!giver || !getter) return undefined
  const given = sum(used)
  const amount = given < wanted ? given : wanted
  for (const entry of [...used, ...open]) entry.rest = 0n
  if (given > wanted) giver.rest = given - wanted
  else getter.rest = wanted - given
  return {
    fulfillment: {
      offerComponents: used.map(({ component }) => component),
      considerationComponents: open.map(({ component }) => component),
    },
    execution: {
      ...giver.item,
      amount,
      offerer: giver.account,
      conduitKey: giver.conduitKey,
      recipient: getter.account,
    },
  }
}

/** Returns the first entries that together reach the amount. */
function prefix(entries: readonly Entry[], amount: bigint): readonly Entry[] {
  let reached = 0n
  return entries.filter((entry) => {
    if (reached >= amount) return false
    reached += entry.rest
    return true
  })
}

function sum(entries: readonly Entry[]): bigint {
  return entries.reduce((total, entry) => total + entry.rest, 0n)
}

function leftovers(groups: ReadonlyMap<string, readonly Entry[]>): readonly (Component & Item)[] {
  return [...groups.values()]
    .flat()
    .filter((entry) => entry.rest > 0n)
    .map(({ component, item, rest }) => ({ ...component, ...item, amount: rest }))
}
