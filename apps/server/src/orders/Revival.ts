import type { Address, Hex } from 'viem'
import type { Touch } from '../node/Touch.js'

/**
 * Orders that depend on the same facts: those of one maker, for one contract or currency, signed with one conduit
 * key.
 */
export type Group = {
  side: 'ask' | 'bid'
  maker: Address
  /** For listings. */
  contract?: Address | undefined
  /** For offers. */
  currency?: Address | undefined
  /** In lower case. */
  key: Hex
}

/** The chain's facts about a group. */
export type Facts = {
  counter: bigint
  /** The allowance of an offer's money; for listings zero or unlimited. */
  allowance: bigint
  /** For offers. The database knows the holders of tokens. */
  balance?: bigint | undefined
}

/**
 * Selects the fillable orders among very many that waited for their maker, without checking each of them on chain.
 * The database adds what it knows of each: the signed counter, the remaining units, the token's holder.
 */
export type Revival = Group & {
  identifier?: bigint | undefined
  /** Orders signed with this counter. */
  counter: bigint
  /** The most money that an offer may need. */
  covered?: bigint | undefined
}

/** Finds the orders of a touch and a group that can be filled again; `undefined` when there are none. */
export function from(
  touch: Touch,
  group: Group,
  { counter, allowance, balance }: Facts,
): Revival | undefined {
  const identifier = touch.type === 'token' || touch.type === 'units' ? touch.identifier : undefined
  if (group.side === 'ask') return allowance > 0n ? { ...group, identifier, counter } : undefined
  const covered = balance === undefined || allowance < balance ? allowance : balance
  return covered > 0n ? { ...group, identifier, counter, covered } : undefined
}
