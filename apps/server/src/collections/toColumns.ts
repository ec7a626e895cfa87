import type { Inspected } from './inspect.js'

/** What of a contract's own words is written anew each time it is looked at. */
export function toColumns({ owner, royalty }: Inspected) {
  return {
    owner: owner?.toLowerCase() ?? null,
    royalty_recipient: royalty?.recipient.toLowerCase() ?? null,
    royalty_bps: royalty?.basisPoints ?? 0,
  }
}
