import { BaseError } from '@souk/base'
import type { Hex } from 'viem'
import type { ConsiderationItem, OfferItem } from '../Item.js'
import type { Components } from '../Order.js'
import { createNobleEngine, type KeccakEngine } from './keccak.js'
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
 * Hashes an order inside the engine's memory.
 *
 * Layout: the order struct first, then the list of item hashes, then one slot in which each item is encoded.
 */
export function hashComponents(components: Components, engine: KeccakEngine): Hex {
  const { offer, totalOriginalConsiderationItems } = components
  const consideration = components.consideration.slice(0, totalOriginalConsiderationItems)
  const listWords = Math.max(offer.length, consideration.length)
  const sizeBytes = (structWords + listWords + 7) * word
  const memory = engine.start + sizeBytes > engine.bytes.length ? createNobleEngine(sizeBytes) : engine
  const struct = memory.start

  writeHash(memory, struct, typeHashes.OrderComponents, 'typeHash')
  writeAddress(memory, struct + word, components.offerer, 'offerer')
  writeAddress(memory, struct + 2 * word, components.zone, 'zone')
  hashItems(memory, offer, 'offer', struct + 3 * word)
  hashItems(memory, consideration, 'consideration', struct + 4 * word)
  writeUint(memory, struct + 5 * word, BigInt(components.orderType), 'orderType')
  writeUint(memory, struct + 6 * word, components.startTime, 'startTime')
  writeUint(memory, struct + 7 * word, components.endTime, 'endTime')
  writeHash(memory, struct + 8 * word, components.zoneHash, 'zoneHash')
  writeUint(memory, struct + 9 * word, components.salt, 'salt')
  writeHash(memory, struct + 10 * word, components.conduitKey, 'conduitKey')
  writeUint(memory, struct + 11 * word, components.counter, 'counter')
  memory.hash(struct, structWords * word, struct)
  return readHash(memory, struct)
}

function hashItems(
  memory: KeccakEngine,
  items: readonly (OfferItem | ConsiderationItem)[],
  list: string,
  out: number,
): void {
  const hashes = memory.start + structWords * word
  const slot = hashes + items.length * word
  items.forEach((item, index) => {
    const recipient = 'recipient' in item ? item.recipient : undefined
    const typeHash = list === 'offer' ? typeHashes.OfferItem : typeHashes.ConsiderationItem
    writeHash(memory, slot, typeHash, 'typeHash')
    writeUint(memory, slot + word, BigInt(item.itemType), list)
    writeAddress(memory, slot + 2 * word, item.token, list)
    writeUint(memory, slot + 3 * word, item.identifierOrCriteria, list)
    writeUint(memory, slot + 4 * word, item.startAmount, list)
    writeUint(memory, slot + 5 * word, item.endAmount, list)
    if (list === 'consideration') writeAddress(memory, slot + 6 * word, recipient, list)
    memory.hash(slot, (list === 'consideration' ? 7 : 6) * word, hashes + index * word)
  })
  memory.hash(hashes, items.length * word, out)
}

const low64 = (1n << 64n) - 1n

function writeUint(memory: KeccakEngine, offset: number, value: bigint, field: string): void {
  const { view } = memory
  if (value >= 0n && value <= low64) {
    view.setBigUint64(offset, 0n)
    view.setBigUint64(offset + 8, 0n)
    view.setBigUint64(offset + 16, 0n)
  } else {
    if (value < 0n || value >> 256n !== 0n)
      throw new InvalidFieldError({ field, value, expected: 'a whole number from 0 to 2^256-1' })
    view.setBigUint64(offset, value >> 192n)
    view.setBigUint64(offset + 8, (value >> 128n) & low64)
    view.setBigUint64(offset + 16, (value >> 64n) & low64)
  }
  view.setBigUint64(offset + 24, value & low64)
}

function writeAddress(memory: KeccakEngine, offset: number, value: string | undefined, field: string): void {
  memory.bytes.fill(0, offset, offset + 12)
  writeHex(memory, offset + 12, value, 20, field)
}

function writeHash(memory: KeccakEngine, offset: number, value: string, field: string): void {
  writeHex(memory, offset, value, 32, field)
}

/** The value of each hexadecimal character by its code; 255 for every other. */
const nibbles = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(digit) ? 255 : digit
})

function writeHex(
  memory: KeccakEngine,
  offset: number,
  value: string | undefined,
  size: number,
  field: string,
): void {
  const { bytes } = memory
  let invalid = value === undefined || value.length !== 2 + 2 * size || !value.startsWith('0x')
  if (value !== undefined && !invalid)
    for (let index = 0; index < size; index++) {
      const high = nibbles[value.charCodeAt(2 + 2 * index)] ?? 255
      const low = nibbles[value.charCodeAt(3 + 2 * index)] ?? 255
      invalid ||= (high | low) > 15
      bytes[offset + index] = (high << 4) | low
    }
  if (invalid) throw new InvalidFieldError({ field, value, expected: `${size} bytes in hexadecimal` })
}

const byteTexts = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function readHash(memory: KeccakEngine, offset: number): Hex {
  let text = '0x'
  for (let index = 0; index < word; index++) text += byteTexts[memory.bytes[offset + index] ?? 0]
  return text as Hex
}

/** Thrown when a field of an order cannot be encoded for the contract. */
export class InvalidFieldError extends BaseError<{ field: string; value: unknown; expected: string }> {
  override readonly name = 'Order.InvalidFieldError'
  constructor(facts: { field: string; value: unknown; expected: string }) {
    super(`${facts.field} is ${print(facts.value)}; expected ${facts.expected}.`, { facts })
  }
}
