import { BaseError } from '@souk/base'
import type { Address } from 'viem'
import { createNobleEngine, type KeccakEngine } from '../hash/nobleEngine.js'
import { writeHex } from '../hash/writeHex.js'
import type { Components } from './Components.js'
import type { OfferItem } from './Item.js'
import { print } from './read.js'

/** keccak256 of the EIP-712 type strings. A test computes them from `Order.types`. */
export const typeHashes = {
  OfferItem: '0xa66999307ad1bb4fde44d13a5d710bd7718e0c87c1eef68a571629fbf5b93d02',
  ConsiderationItem: '0x42d81c6929ffdc4eb27a0808e40e82516ad42296c166065de7f812492304ff6e',
  OrderComponents: '0xfa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f',
} as const

const word = 32

type Item = OfferItem & { recipient?: Address }
type Field = readonly [
  name: string,
  write: (memory: KeccakEngine, offset: number, value: unknown, field: string) => void,
]
type List = { name: string; typeHash: string; fields: readonly Field[] }

// The fields of the structs, one word each, in the contract's order. In an order, the hashes of the two lists are
// between the head and the tail.
const head: readonly Field[] = [
  ['offerer', writeAddress],
  ['zone', writeAddress],
]
const tail: readonly Field[] = [
  ['orderType', writeNumber],
  ['startTime', writeUint],
  ['endTime', writeUint],
  ['zoneHash', writeHash],
  ['salt', writeUint],
  ['conduitKey', writeHash],
  ['counter', writeUint],
]
const item: readonly Field[] = [
  ['itemType', writeNumber],
  ['token', writeAddress],
  ['identifierOrCriteria', writeUint],
  ['startAmount', writeUint],
  ['endAmount', writeUint],
]
const offerList: List = { name: 'offer', typeHash: typeHashes.OfferItem, fields: item }
const considerationList: List = {
  name: 'consideration',
  typeHash: typeHashes.ConsiderationItem,
  fields: [...item, ['recipient', writeAddress]],
}
const structWords = 12
const itemWords = 8

/**
 * The last hashed order, which is still in the engine's memory. Fields that are the same in the next order are not
 * written or hashed again. In a bulk, that is nearly everything except the token and the salt.
 */
export type Written = { order?: Components | undefined }

/**
 * Hashes an order inside the engine's memory and writes the hash at `out`.
 *
 * The layout is: a word for the hash, the order's struct, then for each list the hashes of its items and a slot to
 * encode each item.
 *
 * @param written - State that is kept from one order to the next. The memory must not be used for anything else.
 */
export function writeOrderHash(
  components: Components,
  memory: KeccakEngine,
  out: number,
  written: Written = {},
): void {
  const { offer } = components
  const consideration = components.consideration.slice(0, components.totalOriginalConsiderationItems)
  const struct = memory.start + word
  const offerAt = struct + structWords * word
  const considerationAt = offerAt + offer.length * itemWords * word
  const end = considerationAt + consideration.length * itemWords * word
  if (end > memory.bytes.length) {
    const larger = createNobleEngine(end - memory.start)
    writeOrderHash(components, larger, 0)
    memory.bytes.set(larger.bytes.subarray(0, word), out)
    return
  }
  const last = written.order
  const isSameShape =
    last?.offer.length === offer.length && last.consideration.length === consideration.length
  // Lists of other lengths have other offsets.
  const before = isSameShape ? last : undefined
  // If encoding fails half-way, the memory no longer matches the order.
  written.order = undefined
  if (!before) writeHash(memory, struct, typeHashes.OrderComponents, 'typeHash')
  writeFields(memory, struct + word, head, components, before)
  const offered = hashItems(memory, offer, { list: offerList, at: offerAt, before: before?.offer })
  const asked = hashItems(memory, consideration, {
    list: considerationList,
    at: considerationAt,
    before: before?.consideration,
  })
  if (offered !== before?.offer) memory.hash(offerAt, offer.length * word, struct + 3 * word)
  if (asked !== before?.consideration)
    memory.hash(considerationAt, consideration.length * word, struct + 4 * word)
  writeFields(memory, struct + 5 * word, tail, components, before)
  memory.hash(struct, structWords * word, out)
  written.order = { ...components, offer: offered, consideration: asked }
}

/** Hashes the new items and returns copies of all items, since callers may change theirs. */
function hashItems<value extends Item>(
  memory: KeccakEngine,
  items: readonly value[],
  { list, at, before }: { list: List; at: number; before: readonly value[] | undefined },
): readonly value[] {
  if (before && items.every((item, index) => isSameItem(item, before[index]))) return before
  return items.map((item, index) => {
    const last = before?.[index]
    if (last && isSameItem(item, last)) return last
    const slot = at + (items.length + index * (itemWords - 1)) * word
    if (!last) writeHash(memory, slot, list.typeHash, 'typeHash')
    writeFields(memory, slot + word, list.fields, item, last, list.name)
    memory.hash(slot, (1 + list.fields.length) * word, at + index * word)
    return { ...item }
  })
}

/**
 * Compares the fields that differ most often first. If only the case of an address differs, the item is hashed again.
 */
function isSameItem(a: Item, b: Item | undefined): boolean {
  return (
    a.identifierOrCriteria === b?.identifierOrCriteria &&
    a.startAmount === b.startAmount &&
    a.endAmount === b.endAmount &&
    a.itemType === b.itemType &&
    a.token === b.token &&
    a.recipient === b.recipient
  )
}

/** Writes the fields of a struct that have changed. */
function writeFields(
  memory: KeccakEngine,
  offset: number,
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
  label?: string,
): void {
  fields.forEach(([name, write], index) => {
    const value = values[name]
    if (!before || value !== before[name]) write(memory, offset + index * word, value, label ?? name)
  })
}

/** Writes a number as the 32 bytes of a uint256. */
export function writeUint(memory: KeccakEngine, offset: number, value: unknown, field: string): void {
  const { view } = memory
  if (typeof value !== 'bigint')
    throw new InvalidFieldError({
      field,
      value,
      expected: 'a bigint; read orders that come as JSON with Order.parse',
    })
  // Truncating to 64 bits first lets JavaScript use machine words, since most numbers of an order are small.
  const low = BigInt.asUintN(64, value)
  view.setBigUint64(offset + 24, low)
  if (low === value) {
    clear(view, offset, 6)
    return
  }
  if (value < 0n || value >> 256n !== 0n)
    throw new InvalidFieldError({ field, value, expected: 'a whole number from 0 to 2^256-1' })
  view.setBigUint64(offset, BigInt.asUintN(64, value >> 192n))
  view.setBigUint64(offset + 8, BigInt.asUintN(64, value >> 128n))
  view.setBigUint64(offset + 16, BigInt.asUintN(64, value >> 64n))
}

function writeNumber(memory: KeccakEngine, offset: number, value: unknown, field: string): void {
  writeUint(memory, offset, Number.isInteger(value) ? BigInt(Number(value)) : value, field)
}

function clear(view: DataView, offset: number, words: number): void {
  for (let index = 0; index < words; index++) view.setInt32(offset + 4 * index, 0)
}

/** Writes an address after twelve zero bytes. */
export function writeAddress(memory: KeccakEngine, offset: number, value: unknown, field: string): void {
  clear(memory.view, offset, 3)
  writeBytes(memory, offset + 12, value, field, 20)
}

/** Writes 32 bytes. */
export function writeHash(memory: KeccakEngine, offset: number, value: unknown, field: string): void {
  writeBytes(memory, offset, value, field, word)
}

function writeBytes(memory: KeccakEngine, offset: number, value: unknown, field: string, size: number): void {
  if (!writeHex(memory.bytes, offset, value, size))
    throw new InvalidFieldError({ field, value, expected: `${size} bytes in hexadecimal` })
}

/**
 * Checks that the order has no tips.
 *
 * @throws {InvalidFieldError} when the order has tips.
 */
export function refuseTips({ totalOriginalConsiderationItems, consideration }: Components): void {
  if (totalOriginalConsiderationItems !== consideration.length)
    throw new InvalidFieldError({
      field: 'totalOriginalConsiderationItems',
      value: totalOriginalConsiderationItems,
      expected: `${consideration.length}, the number of consideration items; tips are not signed`,
    })
}

/** Thrown when a field of an order cannot be encoded for the contract. */
export class InvalidFieldError extends BaseError<{ field: string; value: unknown; expected: string }> {
  override readonly name = 'Order.InvalidFieldError'
  constructor(facts: { field: string; value: unknown; expected: string }) {
    super(`${facts.field} is ${print(facts.value)}; expected ${facts.expected}.`, { facts })
  }
}
