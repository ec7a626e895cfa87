import { setImmediate } from 'node:timers/promises'
import { type Hex, keccak256, type Log } from 'viem'

/**
 * A block's Bloom filter of its logs: 2,048 bits, of which each address and each topic of a log sets up to three. An
 * unset bit proves that a value is absent; set bits may belong to other logs.
 */
export type Bloom = bigint

/**
 * Reads the filter of a header. Returns `undefined` for an empty or full filter, which some chains write and which
 * says nothing.
 */
export function fromHeader(logsBloom: Hex | null | undefined): Bloom | undefined {
  if (!logsBloom || logsBloom.length !== 2 + 512) return undefined
  const bloom = BigInt(logsBloom)
  return bloom === 0n || bloom === full ? undefined : bloom
}

const full = (1n << 2048n) - 1n

/** Returns the bits of one address or topic. */
export function of(value: Hex): Bloom {
  const hash = keccak256(value)
  const bit = (at: number) => 1n << BigInt(Number.parseInt(hash.slice(at, at + 4), 16) & 2047)
  return bit(2) | bit(6) | bit(10)
}

type Logged = Pick<Log, 'address' | 'topics'>

/** Returns the filter of a block with these logs. */
export function fromLogs(logs: readonly Logged[]): Bloom {
  let bloom = 0n
  for (const value of valuesOf(logs)) bloom |= of(value)
  return bloom
}

function valuesOf(logs: readonly Logged[]): readonly Hex[] {
  return [...new Set(logs.flatMap(({ address, topics }) => [address.toLowerCase() as Hex, ...topics]))]
}

/** The number of values to hash before anything else has its turn: a block of a large mint has thousands. */
const hashedAtOnce = 100

/** Tells whether logs account for every bit of a block's filter. */
export async function isExplained(bloom: Bloom, logs: readonly Logged[]): Promise<boolean> {
  let left = bloom
  for (const [index, value] of valuesOf(logs).entries()) {
    left &= ~of(value)
    if (left === 0n) return true
    if (index % hashedAtOnce === hashedAtOnce - 1) await setImmediate()
  }
  return left === 0n
}

/** Tells whether all bits of a part are set. */
export function includes(bloom: Bloom, part: Bloom): boolean {
  return (bloom & part) === part
}
