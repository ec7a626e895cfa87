import { Conduit, type Facts, Holding, ItemType, type Order } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import type { Issue } from '../model/Refusal.js'
import { draft, type Terms } from './draft.js'
import type { Drafted } from './signatureStep.js'

/** The orders that can be made, and what the maker needs before signing. */
export type OrdersPlan = {
  drafted: readonly Drafted[]
  issues: readonly Issue[]
  /** What the orders give. The maker has to hold and approve each. */
  requirements: readonly Holding.Requirement[]
  /** The most of the wrapped native currency that any single bid gives. */
  wrapped: bigint
}

/** The facts about the maker. Addresses are lower-case. */
export type Known = { account: Address; facts: Facts; wrapped?: Address | undefined }

/**
 * Decides which of the wanted orders can be made. Pure.
 *
 * Compares each order separately with what the maker has, because filling one may leave the others without cover.
 * Bids may wrap what they lack of the wrapped native currency.
 */
export function planOrders(terms: readonly Terms[], known: Known): OrdersPlan {
  const { account, facts } = known
  const counter = facts.counters.get(account.toLowerCase()) ?? 0n
  const drafts = terms.map((each) => {
    const components = draft(each, { account, now: facts.timestamp, counter })
    return 'code' in components
      ? components
      : (blockOf(components, each, known) ?? { index: each.index, components })
  })
  const drafted = drafts.filter((entry): entry is Drafted => 'components' in entry)
  const requirements = drafted.map(({ components }) => requirementOf(components))
  return {
    drafted,
    issues: drafts.filter((entry): entry is Issue => 'code' in entry),
    requirements: Holding.sum(requirements),
    wrapped: requirements
      .filter(({ token }) => token === known.wrapped)
      .reduce((most, { amount }) => (amount > most ? amount : most), 0n),
  }
}

/** Asks for what the maker of an order gives, and the operator that moves it. */
export function queryOf({ side, subject, currency, conduitKey }: Terms, account: Address): Holding.Query {
  const operator = Conduit.operator(conduitKey)
  if (side === 'bid') return { account, operator, itemType: ItemType.ERC20, token: currency, identifier: 0n }
  const { itemType, token, identifierOrCriteria: identifier } = subject
  return { account, operator, itemType, token, identifier }
}

/** Asks for the native currency of an account. */
export function nativeQuery(account: Address): Holding.Query {
  return { account, operator: zeroAddress, itemType: ItemType.NATIVE, token: zeroAddress, identifier: 0n }
}

function requirementOf({ offerer, conduitKey, offer }: Order.Components): Holding.Requirement {
  const [given] = offer as readonly [Order.Components['offer'][number]]
  const { itemType, token, startAmount, endAmount, identifierOrCriteria: identifier } = given
  const amount = startAmount > endAmount ? startAmount : endAmount
  return { account: offerer, operator: Conduit.operator(conduitKey), itemType, token, identifier, amount }
}

function blockOf(components: Order.Components, { index, side }: Terms, known: Known): Issue | undefined {
  const { facts, account, wrapped } = known
  const conduit = facts.conduits.get(components.conduitKey.toLowerCase())
  if (conduit && !(conduit.exists && conduit.isOpen))
    return { code: 'draft_unsound', message: new Conduit.UnusableError(conduit).message, index }
  const need = requirementOf(components)
  const held = facts.holdings.get(Holding.key(need))?.balance ?? 0n
  if (held >= need.amount) return undefined
  const native = facts.holdings.get(Holding.key(nativeQuery(account)))?.balance ?? 0n
  if (side === 'bid' && need.token === wrapped && held + native >= need.amount) return undefined
  const what = side === 'ask' ? `token ${need.identifier} of ${need.token}` : need.token
  return {
    code: 'balance_insufficient',
    message: `The maker needs ${need.amount} of ${what} and holds ${held}.`,
    index,
  }
}
