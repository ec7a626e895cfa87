import type { Address, Hex } from 'viem'
import type { Touch } from '../node/Touch.js'

/** Orders that stand on the same facts: those of one maker, for one contract or currency, signed with one conduit key. */
export type Group = {
  side: 'ask' | 'bid'
  maker: Address
  /** Of listings. */
  contract?: Address | undefined
  /** Of offers. */
  currency?: Address | undefined
  /** In lower case. */
  key: Hex
}

/** What the chain says about a group. */
export type Facts = {
  counter: bigint
  /** Money of offers; of listings everything or nothing. */
  allowance: bigint
  /** Of offers. The database knows who holds which tokens. */
  balance?: bigint | undefined
}

/**
 * Says which of very many orders that waited for their maker can be filled again, without a look at each of them. The
 * database adds what it knows of each: what was signed, what is left, who holds the token.
 */
export type Revival = Group & {
  identifier?: bigint | undefined
  /** Orders that are signed with this counter. */
  counter: bigint
  /** Money that offers may need. */
  covered?: bigint | undefined
}

/** Finds which orders of a touch and a group can be filled again; `undefined` when none. */
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
