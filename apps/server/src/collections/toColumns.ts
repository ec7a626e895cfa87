import type { Inspected } from './inspect.js'

/** The fields of a contract that every read refreshes. */
export function toColumns({ owner, royalty, symbol }: Inspected) {
  return {
    symbol,
    owner: owner?.toLowerCase() ?? null,
    royalty_recipient: royalty?.recipient.toLowerCase() ?? null,
    royalty_bps: royalty?.basisPoints ?? 0,
  }
}
