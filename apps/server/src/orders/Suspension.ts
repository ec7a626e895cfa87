import type { Address, Hex } from 'viem'
import type { Touch } from '../node/Touch.js'

/**
 * Selects the active orders, among very many, that can no longer be filled, without checking each of them on chain.
 * An absent field matches any value. It may select a fillable order (one whose token is approved by itself), but
 * never misses an unfillable one.
 */
export type Suspension = {
  reason: 'counter' | 'balance' | 'approval'
  maker?: Address | undefined
  /** Any maker except this one. */
  otherThan?: Address | undefined
  side?: 'ask' | 'bid' | undefined
  contract?: Address | undefined
  currency?: Address | undefined
  identifier?: bigint | undefined
  /** Orders signed with another counter. */
  counter?: bigint | undefined
  /** Orders with one of these conduit keys. */
  keys?: readonly Hex[] | undefined
  /** Orders with none of these conduit keys. */
  otherKeys?: readonly Hex[] | undefined
  /** Orders that need more: units of a listing, money of an offer. */
  covered?: bigint | undefined
}

/** The chain's facts about a touch that its orders have in common. */
export type Facts = {
  counter?: bigint | undefined
  /** The account's balance: units or money. */
  balance?: bigint | undefined
  owner?: Address | undefined
  /** By conduit key: how much its operator may move; for NFTs zero or unlimited. */
  allowances: ReadonlyMap<Hex, bigint>
}

/** Finds the orders of a touch that have lost what they depend on, with the same result as {@link judge} for each. */
export function from(touch: Touch, facts: Facts): readonly Suspension[] {
  const keys = [...facts.allowances.keys()]
  const approved = keys.filter((key) => (facts.allowances.get(key) ?? 0n) > 0n)
  switch (touch.type) {
    case 'order':
      return []
    case 'counter':
      return [{ reason: 'counter', maker: touch.account, counter: facts.counter }]
    case 'operator': {
      const { account: maker, contract } = touch
      return [{ reason: 'approval', side: 'ask', maker, contract, otherKeys: approved }]
    }
    case 'token': {
      const { contract, identifier } = touch
      const listings = { side: 'ask', contract, identifier } as const
      const { owner } = facts
      if (!owner) return [{ ...listings, reason: 'balance' }]
      return [
        { ...listings, reason: 'balance', otherThan: owner },
        { ...listings, reason: 'approval', maker: owner, otherKeys: approved },
      ]
    }
    case 'units': {
      const { account: maker, contract, identifier } = touch
      return [{ reason: 'balance', side: 'ask', maker, contract, identifier, covered: facts.balance ?? 0n }]
    }
    case 'money': {
      const offers = { side: 'bid', maker: touch.account, currency: touch.currency } as const
      return [
        { ...offers, reason: 'balance', covered: facts.balance ?? 0n },
        ...keys.map(
          (key) =>
            ({ ...offers, reason: 'approval', keys: [key], covered: facts.allowances.get(key) }) as const,
        ),
        { ...offers, reason: 'approval', otherKeys: keys },
      ]
    }
  }
}
