import { BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'
import type { OfferItem } from '../Item.js'
import type { Components } from '../Order.js'
import { textSize, toHex, writeHex } from './hex.js'
import { createNobleEngine, type KeccakEngine } from './nobleEngine.js'
import { print } from './read.js'

/** keccak256 of the EIP-712 type strings; a test computes them from `Order.types`. */
export const typeHashes = {
  OfferItem: '0xa66999307ad1bb4fde44d13a5d710bd7718e0c87c1eef68a571629fbf5b93d02',
  ConsiderationItem: '0x42d81c6929ffdc4eb27a0808e40e82516ad42296c166065de7f812492304ff6e',
  OrderComponents: '0xfa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f',
} as const

const word = 32
const structWords = 12

/**
 * The items of the order hashed last, by their place in it, each with its hash. In a bulk at one price all orders pay the
 * same, so that half of the hashing is saved; where prices differ, a few comparisons are lost.
 */
export type LastItems = { offer: LastItem[]; consideration: LastItem[] }
type LastItem = { item: Item; hash: Uint8Array }
type Item = OfferItem & { recipient?: Address }

/**
 * Hashes an order inside the engine's memory.
 *
 * Layout: the order struct first, then the list of item hashes, then one slot in which each item is encoded.
 *
 * @param last - What to remember from one order to the next.
 */
export function hashComponents(components: Components, engine: KeccakEngine, last?: LastItems): Hex {
  const { offer, totalOriginalConsiderationItems } = components
  const consideration = components.consideration.slice(0, totalOriginalConsiderationItems)
  const listWords = Math.max(offer.length, consideration.length)
  const sizeBytes = (structWords + listWords + 7) * word
  const memory = engine.start + sizeBytes > engine.bytes.length ? createNobleEngine(sizeBytes) : engine
  const struct = memory.start

  writeHash(memory, struct, typeHashes.OrderComponents, 'typeHash')
  writeAddress(memory, struct + word, components.offerer, 'offerer')
  writeAddress(memory, struct + 2 * word, components.zone, 'zone')
  hashItems(memory, offer, 'offer', struct + 3 * word, last?.offer)
  hashItems(memory, consideration, 'consideration', struct + 4 * word, last?.consideration)
  writeUint(memory, struct + 5 * word, BigInt(components.orderType), 'orderType')
  writeUint(memory, struct + 6 * word, components.startTime, 'startTime')
  writeUint(memory, struct + 7 * word, components.endTime, 'endTime')
  writeHash(memory, struct + 8 * word, components.zoneHash, 'zoneHash')
  writeUint(memory, struct + 9 * word, components.salt, 'salt')
  writeHash(memory, struct + 10 * word, components.conduitKey, 'conduitKey')
  writeUint(memory, struct + 11 * word, components.counter, 'counter')
  memory.hash(struct, structWords * word, struct)
  const text = memory.bytes.subarray(struct + word, struct + word + textSize(word))
  return toHex(memory.bytes, struct, struct + word, text)
}

function hashItems(
  memory: KeccakEngine,
  items: readonly Item[],
  list: 'offer' | 'consideration',
  out: number,
  last: LastItem[] | undefined,
): void {
  const hashes = memory.start + structWords * word
  const slot = hashes + items.length * word
  // Hashing leaves the slot as it is, so that the type is written once for all items.
  writeHash(memory, slot, list === 'offer' ? typeHashes.OfferItem : typeHashes.ConsiderationItem, 'typeHash')
  items.forEach((item, index) => {
    const at = hashes + index * word
    const before = last?.[index]
    if (before && isSameItem(before.item, item)) memory.bytes.set(before.hash, at)
    else {
      hashItem(memory, item, list, slot, at)
      if (last) last[index] = { item: { ...item }, hash: memory.bytes.slice(at, at + word) }
    }
  })
  memory.hash(hashes, items.length * word, out)
}

function hashItem(memory: KeccakEngine, item: Item, list: string, slot: number, out: number): void {
  writeUint(memory, slot + word, BigInt(item.itemType), list)
  writeAddress(memory, slot + 2 * word, item.token, list)
  writeUint(memory, slot + 3 * word, item.identifierOrCriteria, list)
  writeUint(memory, slot + 4 * word, item.startAmount, list)
  writeUint(memory, slot + 5 * word, item.endAmount, list)
  if (list === 'consideration') writeAddress(memory, slot + 6 * word, item.recipient, list)
  memory.hash(slot, (list === 'consideration' ? 7 : 6) * word, out)
}

/** What differs most is compared first. Spellings of an address may differ; then the item is hashed once more. */
function isSameItem(a: Item, b: Item): boolean {
  return (
    a.identifierOrCriteria === b.identifierOrCriteria &&
    a.startAmount === b.startAmount &&
    a.endAmount === b.endAmount &&
    a.itemType === b.itemType &&
    a.token === b.token &&
    a.recipient === b.recipient
  )
}

/** Writes a number as the 32 bytes of a uint256. */
export function writeUint(memory: KeccakEngine, offset: number, value: bigint, field: string): void {
  const { view } = memory
  if (typeof value !== 'bigint')
    throw new InvalidFieldError({
      field,
      value,
      expected: 'a bigint; read orders that come as JSON with Order.parse',
    })
  // Cutting to 64 bits first keeps the engine on machine words: most numbers of an order are small.
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

function clear(view: DataView, offset: number, words: number): void {
  for (let index = 0; index < words; index++) view.setInt32(offset + 4 * index, 0)
}

function writeAddress(memory: KeccakEngine, offset: number, value: string | undefined, field: string): void {
  clear(memory.view, offset, 3)
  writeBytes(memory, offset + 12, value, 20, field)
}

function writeHash(memory: KeccakEngine, offset: number, value: string, field: string): void {
  writeBytes(memory, offset, value, word, field)
}

function writeBytes(
  memory: KeccakEngine,
  offset: number,
  value: string | undefined,
  size: number,
  field: string,
): void {
  if (!writeHex(memory.bytes, offset, value, size))
    throw new InvalidFieldError({ field, value, expected: `${size} bytes in hexadecimal` })
}

/**
 * Checks that the order is as it will be signed.
 *
 * @throws {InvalidFieldError} when it carries tips.
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
