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

/** Returns the filter of a block with these logs. */
export function fromLogs(logs: readonly Pick<Log, 'address' | 'topics'>[]): Bloom {
  const values = new Set(logs.flatMap(({ address, topics }) => [address.toLowerCase() as Hex, ...topics]))
  let bloom = 0n
  for (const value of values) bloom |= of(value)
  return bloom
}

/** Tells whether all bits of a part are set. */
export function includes(bloom: Bloom, part: Bloom): boolean {
  return (bloom & part) === part
}
