import { type Address, getAddress, type Hex } from 'viem'
import { map, record, union } from './compound.js'
import { bigint, int, minimum, refine, regex, string, unknown } from './plain.js'

/** Reads an address in any case; checksummed inside. */
export const address = map(
  string().check(regex(/^0x[0-9a-fA-F]{40}$/)),
  (text): Address => getAddress(text.toLowerCase()),
)

/** Reads 32 bytes in hex; lower-case inside. */
export const hash = map(string().check(regex(/^0x[0-9a-fA-F]{64}$/)), (text) => text.toLowerCase() as Hex)

/** Reads whole bytes in hex. */
export const hex = map(string().check(regex(/^0x([0-9a-fA-F]{2})*$/)), (text) => text as Hex)

/** Demands no more than 32 bytes hold. */
export const isWord = refine((value: bigint) => value < 2n ** 256n, 'at most 2^256-1')

/** Reads a whole number that may be larger than JavaScript's: decimal or hex string, a safe integer, or a bigint. */
export const uint = map(
  union([
    string().check(regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)),
    int().check(minimum(0)),
    bigint().check(minimum(0)),
  ]),
  BigInt,
).check(isWord)

/** Reads a count. */
export const count = int().check(minimum(0))

/** Reads a part of a price, in basis points: a number, or its digits. */
export const basisPoints = map(union([string().check(regex(/^\d{1,5}$/)), int().check(minimum(0))]), Number)

/** Reads an object with any fields. */
export const json = record(unknown())
