import { type Address, getAddress, type Hex } from 'viem'
import { map, record, union } from './compound.js'
import { bigint, int, minimum, refine, regex, string, unknown } from './plain.js'

/** Reads an address in any case and returns it with its checksum. */
export const address = map(
  string().check(regex(/^0x[0-9a-fA-F]{40}$/)),
  (text): Address => getAddress(text.toLowerCase()),
)

/** Reads 32 bytes of hexadecimal and returns them in lower case. */
export const hash = map(string().check(regex(/^0x[0-9a-fA-F]{64}$/)), (text) => text.toLowerCase() as Hex)

/** Reads hexadecimal text of whole bytes. */
export const hex = map(string().check(regex(/^0x([0-9a-fA-F]{2})*$/)), (text) => text as Hex)

/** Requires a number that fits into 32 bytes. */
export const isWord = refine((value: bigint) => value < 2n ** 256n, 'at most 2^256-1')

/** Reads an unsigned integer of any size: a decimal or hexadecimal string, a safe integer, or a bigint. */
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

/** Reads a share in basis points, as a number or as a decimal string. */
export const basisPoints = map(union([string().check(regex(/^\d{1,5}$/)), int().check(minimum(0))]), Number)

/** Reads an object with any fields. */
export const json = record(unknown())
