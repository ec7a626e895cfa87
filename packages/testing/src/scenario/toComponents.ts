import {
  Criteria,
  ItemType,
  knownConduitAddress,
  knownConduitKey,
  noConduitKey,
  type OfferItem,
  type Order,
  type OrderType,
  seaportAddress,
  zeroHash,
} from '@souk/seaport'
import { type Address, type Hex, keccak256, zeroAddress } from 'viem'
import type { Item, OrderPlan } from './Scenario.js'
import { addressOf, type World } from './world.js'

/** Returns the parameters of a scenario's order, as they are signed. */
export function toComponents(
  world: World,
  plan: OrderPlan,
  options: { now: bigint; salt: bigint },
): Order.Components {
  const isRestricted = plan.zone !== 'none' && plan.zone !== 'unasked'
  return {
    offerer: addressOf(world, plan.maker),
    zone: zoneOf(world, plan),
    offer: plan.offer.map((item) => toItem(world, item)),
    consideration: plan.consideration.map((item) => ({
      ...toItem(world, item),
      recipient: addressOf(world, item.recipient),
    })),
    orderType: (Number(plan.isPartial) + 2 * Number(isRestricted)) as OrderType,
    startTime: options.now + plan.startsIn,
    endTime: options.now + plan.startsIn + plan.lasts,
    zoneHash: isRestricted ? keccak256(zeroHash) : zeroHash,
    salt: options.salt,
    conduitKey: keyOf(plan.conduit),
    counter: 0n,
    totalOriginalConsiderationItems: plan.consideration.length,
  }
}

/** Converts an item to the exchange's form. */
export function toItem(world: World, item: Item): OfferItem {
  const { criteria, start, end } = item
  return {
    itemType: criteria === undefined ? concreteType(item) : criteriaTypes[concreteType(item)],
    token: tokenOf(world, item),
    identifierOrCriteria: criteria === undefined ? item.identifier : rootOf(item),
    startAmount: start,
    endAmount: end,
  }
}

function rootOf({ criteria, identifier }: Item): bigint {
  return criteria === 'any' || criteria === undefined ? 0n : Criteria.root([identifier, ...criteria])
}

/** Returns the proof that the chosen token is among the accepted ones. */
export function proofOf({ criteria, identifier }: Item): readonly Hex[] {
  return criteria === 'any' || criteria === undefined
    ? []
    : Criteria.proof([identifier, ...criteria], identifier)
}

const types = {
  native: ItemType.NATIVE,
  erc20: ItemType.ERC20,
  erc721: ItemType.ERC721,
  erc1155: ItemType.ERC1155,
} as const
const criteriaTypes = { 0: ItemType.NATIVE, 1: ItemType.ERC20, 2: 4, 3: 5 } as const

/** Returns the item type of the token that is transferred. */
export function concreteType({ kind }: Item): 0 | 1 | 2 | 3 {
  return types[kind]
}

/** Returns the contract of an item's token. */
export function tokenOf(world: World, { kind, token }: Item): Address {
  return kind === 'native' ? zeroAddress : world.tokens[kind][token]
}

/** Returns the conduit key, with or without the known conduit. */
export function keyOf(conduit: boolean): Hex {
  return conduit ? knownConduitKey : noConduitKey
}

/** Returns the account that needs the approval, with or without the known conduit. */
export function operatorOf(conduit: boolean): Address {
  return conduit ? knownConduitAddress : seaportAddress
}

function zoneOf(world: World, { zone }: OrderPlan): Address {
  if (zone === 'none') return zeroAddress
  return zone === 'unasked' ? world.zones.logging : world.zones[zone]
}
