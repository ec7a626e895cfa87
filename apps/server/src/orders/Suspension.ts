import type { Address, Hex } from 'viem'
import type { Touch } from '../node/Touch.js'

/**
 * Says which of very many active orders cannot be filled any more, without a look at each of them. What is absent holds
 * for any. It may hit an order that can be filled (one whose token alone is approved), never miss one that cannot.
 */
export type Suspension = {
  reason: 'counter' | 'balance' | 'approval'
  maker?: Address | undefined
  /** Any maker but this one. */
  otherThan?: Address | undefined
  side?: 'ask' | 'bid' | undefined
  contract?: Address | undefined
  currency?: Address | undefined
  identifier?: bigint | undefined
  /** Orders that are signed with another counter. */
  counter?: bigint | undefined
  /** Orders with one of these conduit keys. */
  keys?: readonly Hex[] | undefined
  /** Orders with none of these conduit keys. */
  otherKeys?: readonly Hex[] | undefined
  /** Orders that need more: units of a listing, money of an offer. */
  covered?: bigint | undefined
}

/** What the chain says about a touch, as far as its orders have it in common. */
export type Facts = {
  counter?: bigint | undefined
  /** Of what the account gives: units or money. */
  balance?: bigint | undefined
  owner?: Address | undefined
  /** By conduit key: how much its operator may move; of NFTs everything or nothing. */
  allowances: ReadonlyMap<Hex, bigint>
}

/** Finds which orders of a touch have lost what they stand on, as {@link judge} would say of each. */
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
