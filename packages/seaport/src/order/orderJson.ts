import type { Address, Hex } from 'viem'
import type { Components, Order } from './Components.js'
import { type ItemType, OrderType } from './constants.js'
import type { OfferItem } from './Item.js'
import * as Read from './read.js'

// Separate from hashing, so that an app that only shows orders does not load the code that signs and verifies them.

/** The JSON form of an order, with every number as a decimal string. */
export type Serialized = {
  parameters: {
    offerer: Address
    zone: Address
    offer: readonly SerializedItem[]
    consideration: readonly (SerializedItem & { recipient: Address })[]
    orderType: OrderType
    startTime: string
    endTime: string
    zoneHash: Hex
    salt: string
    conduitKey: Hex
    counter: string
    totalOriginalConsiderationItems: number
  }
  signature: Hex
}
type SerializedItem = {
  itemType: ItemType
  token: Address
  identifierOrCriteria: string
  startAmount: string
  endAmount: string
}

/**
 * Parses an order from the JSON of marketplace APIs.
 *
 * Numbers may be decimal strings, hex strings or safe integers. Addresses may have any case. A missing or null
 * signature becomes `0x`. Unknown fields are dropped.
 *
 * @throws {ParseError} naming the first invalid field.
 */
export function parse(value: unknown): Order {
  const order = Read.record(value, '')
  return {
    parameters: parseComponents(order.parameters),
    signature: order.signature == null ? '0x' : Read.hex(order.signature, 'signature'),
  }
}

/**
 * Parses the parameters of an order from JSON. See {@link parse}.
 *
 * @throws {ParseError} naming the first invalid field.
 */
export function parseComponents(value: unknown): Components {
  const at = (field: string) => `parameters.${field}`
  const raw = Read.record(value, 'parameters')
  const offer = Read.list(raw.offer, at('offer'), readItem)
  const consideration = Read.list(raw.consideration, at('consideration'), (item, path) => ({
    ...readItem(item, path),
    recipient: Read.address(Read.record(item, path).recipient, `${path}.recipient`),
  }))
  return {
    offerer: Read.address(raw.offerer, at('offerer')),
    zone: Read.address(raw.zone, at('zone')),
    offer,
    consideration,
    orderType: Read.oneOf(raw.orderType, at('orderType'), orderTypes),
    startTime: Read.uint256(raw.startTime, at('startTime')),
    endTime: Read.uint256(raw.endTime, at('endTime')),
    zoneHash: Read.bytes32(raw.zoneHash, at('zoneHash')),
    salt: Read.uint256(raw.salt, at('salt')),
    conduitKey: Read.bytes32(raw.conduitKey, at('conduitKey')),
    counter: Read.uint256(raw.counter, at('counter')),
    totalOriginalConsiderationItems: readTotal(raw.totalOriginalConsiderationItems, consideration.length),
  }
}

const orderTypes = Object.values(OrderType)
const itemTypes = [0, 1, 2, 3, 4, 5] as const satisfies readonly ItemType[]

function readItem(value: unknown, path: string): OfferItem {
  const raw = Read.record(value, path)
  return {
    itemType: Read.oneOf(raw.itemType, `${path}.itemType`, itemTypes),
    token: Read.address(raw.token, `${path}.token`),
    identifierOrCriteria: Read.uint256(raw.identifierOrCriteria, `${path}.identifierOrCriteria`),
    startAmount: Read.uint256(raw.startAmount, `${path}.startAmount`),
    endAmount: Read.uint256(raw.endAmount, `${path}.endAmount`),
  }
}

function readTotal(value: unknown, items: number): number {
  const path = 'parameters.totalOriginalConsiderationItems'
  if (value === undefined) return items
  const total = Read.uint256(value, path)
  if (total > BigInt(items))
    throw new Read.ParseError({ path, value, expected: `at most ${items}, the items given` })
  return Number(total)
}

/**
 * Converts an order to JSON, with every number as a decimal string.
 *
 * @example
 * Order.parse(Order.serialize(order)) // → order
 */
export function serialize(order: Order): Serialized {
  const { parameters, signature } = order
  return {
    parameters: {
      offerer: parameters.offerer,
      zone: parameters.zone,
      offer: parameters.offer.map(writeItem),
      consideration: parameters.consideration.map((item) => ({
        ...writeItem(item),
        recipient: item.recipient,
      })),
      orderType: parameters.orderType,
      startTime: String(parameters.startTime),
      endTime: String(parameters.endTime),
      zoneHash: parameters.zoneHash,
      salt: String(parameters.salt),
      conduitKey: parameters.conduitKey,
      counter: String(parameters.counter),
      totalOriginalConsiderationItems: parameters.totalOriginalConsiderationItems,
    },
    signature,
  }
}

function writeItem(item: OfferItem): SerializedItem {
  return {
    itemType: item.itemType,
    token: item.token,
    identifierOrCriteria: String(item.identifierOrCriteria),
    startAmount: String(item.startAmount),
    endAmount: String(item.endAmount),
  }
}
