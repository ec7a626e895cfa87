import type { Address, Hex } from 'viem'
import type { ItemType } from './constants.js'

/** Points at one item of one of several orders. */
export type Component = { orderIndex: bigint; itemIndex: bigint }

/** Tells the exchange which offer items pay for which consideration items. All of one side are of one account and thing. */
export type Fulfillment = {
  offerComponents: readonly Component[]
  considerationComponents: readonly Component[]
}

/** A thing that an order gives or asks for, with the amount it comes to now and no criteria left open. */
export type Item = { itemType: ItemType; token: Address; identifier: bigint; amount: bigint }

/** What matters of an order when several are settled together. */
export type Settled = {
  offerer: Address
  conduitKey: Hex
  offered: readonly Item[]
  asked: readonly (Item & { account: Address })[]
}

/** A transfer that a fulfilment leads to, in the order in which the exchange makes them. */
export type Execution = Item & { offerer: Address; conduitKey: Hex; recipient: Address }

/** What {@link generate} found. */
export type Generated = {
  fulfillments: readonly Fulfillment[]
  executions: readonly Execution[]
  /** What is asked for and not offered by any of the orders; the exchange refuses a match that leaves any. */
  unmet: readonly (Component & Item)[]
  /** What is offered and not asked for; it goes to the caller, or whom the caller names. */
  surplus: readonly (Component & Item)[]
}

/**
 * Pairs what orders offer with what they ask for, so that the exchange can settle them against each other.
 *
 * Items of the same account and thing are taken together, which saves transfers. Amounts must be those of the moment;
 * of orders whose amounts move, what is left over shifts with time.
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
 * Groups the items of orders for `fulfillAvailableOrders`: what one account gives of a thing is one transfer, and so is
 * what one recipient gets of it. Single tokens stay by themselves.
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

/** An item on the way: `rest` is what is not yet given or met. */
type Entry = {
  component: Component
  item: Item
  /** The account that gives or gets it. */
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

/** Things of one account; what is given also through one conduit. */
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
 * Lets one group pay another as far as it goes.
 *
 * The exchange adds up both sides, moves the smaller sum, and writes the difference into the first component of the
 * larger side; an item that is used up must not appear again.
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

/** As many as it takes to reach the amount. */
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
