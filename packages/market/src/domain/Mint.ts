import type { Address } from 'viem'
import type { Currency } from './Currency.js'

/** A way in which a collection lets accounts mint new units, as its contract states it. */
export type Mint = {
  contract: Address
  /** Names it among the mints of its collection, such as `public-sale`. */
  stage: string
  /** Whether any account may mint, or those of a list. */
  kind: Kind
  /** The token of which units are minted; absent where each unit is a token of its own. */
  tokenId?: bigint
  /** For one unit, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  /** When it opens, in seconds. Absent where it has always been open. */
  startTime?: bigint
  /** The first second in which it is closed again. Absent where it has no end. */
  endTime?: bigint
  /** How many units one account may mint. Absent without a limit. */
  perWallet?: bigint
  /** How many units can still be minted. Absent without a limit. */
  left?: bigint
  /** How many units there can be at most. Absent without a limit. */
  supply?: bigint
  /** How many units the requested account has minted. Absent without an account, or if the contract does not say. */
  minted?: bigint
  /** Whether the requested account is on the list; absent without an account, and where any account may mint. */
  isListed?: boolean
}

/** Who may mint. */
export type Kind = (typeof kinds)[number]

/** The kinds of mints. */
export const kinds = ['public', 'allowlist'] as const

/** Whether units can be minted now: it is not open yet, it is open, nothing is left, or it is over. */
export type Status = 'upcoming' | 'open' | 'soldOut' | 'ended'

/** How many units one request can mint. */
export const mostUnits = 100n

/**
 * Returns whether units can be minted at a time.
 *
 * @param options.now - In seconds, on the chain's clock.
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
 * Returns how many units the requested account can mint with one request: what is left, within the limit of the account.
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
