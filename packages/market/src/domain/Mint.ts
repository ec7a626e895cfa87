import type { Address } from 'viem'
import type { Currency } from './Currency.js'

/** A mint of a collection, as its contract states it. */
export type Mint = {
  contract: Address
  /** Its name among the mints of the collection, such as `public-sale`. */
  stage: string
  /** Whether any account may mint, or only those on a list. */
  kind: Kind
  /** The token whose units are minted. Absent if each unit is its own token. */
  tokenId?: bigint
  /** For one unit, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  /** When it opens: Unix time in seconds. Absent if it has no start. */
  startTime?: bigint
  /** When it closes: Unix time in seconds. Absent if it has no end. */
  endTime?: bigint
  /** The maximum number of units per account. Absent without a limit. */
  perWallet?: bigint
  /** The number of units that can still be minted. Absent without a limit. */
  left?: bigint
  /** The maximum number of units. Absent without a limit. */
  supply?: bigint
  /** The units that the requested account has minted. Absent without an account, or if the contract does not report it. */
  minted?: bigint
  /** Whether the requested account is on the list. Absent without an account, or if any account may mint. */
  isListed?: boolean
}

/** The accounts that may mint. */
export type Kind = (typeof kinds)[number]

/** The kinds of mints. */
export const kinds = ['public', 'allowlist'] as const

/** The status of a mint: not open yet, open, sold out, or over. */
export type Status = 'upcoming' | 'open' | 'soldOut' | 'ended'

/** The maximum number of units per request. */
export const mostUnits = 100n

/**
 * Returns the status of a mint at a given time.
 *
 * @param options.now - Unix time on the chain's clock, in seconds.
 *
 * @example
 * Mint.statusOf(mint, { now: 1_767_268_800n }) // → 'open'
 */
export function statusOf(
  { startTime, endTime, left }: Pick<Mint, 'startTime' | 'endTime' | 'left'>,
  { now }: { now: bigint },
): Status {
  if (left === 0n) return 'soldOut'
  if (endTime !== undefined && now >= endTime) return 'ended'
  return startTime !== undefined && now < startTime ? 'upcoming' : 'open'
}

/**
 * Returns how many units the requested account can mint with one request: the remaining units, within its limit.
 *
 * @example
 * Mint.mostOf({ perWallet: 5n, minted: 2n, left: 100n }) // → 3n
 */
export function mostOf({
  perWallet,
  minted = 0n,
  left,
}: Pick<Mint, 'perWallet' | 'minted' | 'left'>): bigint {
  const own = perWallet === undefined ? mostUnits : perWallet > minted ? perWallet - minted : 0n
  return [own, left ?? mostUnits].reduce((least, each) => (each < least ? each : least), mostUnits)
}
