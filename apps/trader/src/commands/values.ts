import { type Address, getAddress, type Hash, isAddress } from 'viem'
import { MistakeError } from '../terminal/errors.js'

/**
 * Reads a number of units.
 *
 * @throws {MistakeError} if it is none.
 */
export function toUnits(text: string | undefined): bigint {
  if (text === undefined) return 1n
  const units = /^\d{1,30}$/.test(text) ? BigInt(text) : 0n
  if (units > 0n) return units
  throw new MistakeError(`${text} is no number of units. Write a whole number from 1.`)
}

/**
 * Reads an address.
 *
 * @throws {MistakeError} if it is none, or if its checksum is wrong.
 */
export function toAddress(text: string): Address {
  if (isAddress(text)) return getAddress(text)
  throw new MistakeError(`${text} is no address, or its checksum is wrong.`)
}

/** Whether a text is the hash of an order. */
export function isOrderHash(text: string): text is Hash {
  return /^0x[0-9a-fA-F]{64}$/.test(text)
}
