import { BaseError } from '@souk/base'
import type { Address } from 'viem'
import { ItemType, maxUint256 } from './constants.js'

/** An amount of a token that an account must hold, and the operator that must be approved for it. */
export type Requirement = {
  account: Address
  operator: Address
  itemType: ItemType
  token: Address
  /** The token id, or 0 for currencies. */
  identifier: bigint
  amount: bigint
}

/** The holding to read: a requirement without its amount. */
export type Query = Omit<Requirement, 'amount'>

/** An account's balance and an operator's allowance, in the token's smallest unit. */
export type Holding = {
  balance: bigint
  approved: bigint
  /** Whether an allowance that is not 0 must be reset to 0 before it can change, as with USDT. */
  mustReset?: boolean | undefined
  /** The actual kind of the token, if it differs from the requested one. */
  actual?: TokenKind | undefined
}

/** The standard that a token implements. */
export type TokenKind = 'ERC20' | 'ERC721' | 'ERC1155'

/** A shortfall: a requirement and the actual holding. */
export type Shortfall = Requirement & Holding

/** Holdings by {@link key}. */
export type Holdings = ReadonlyMap<string, Holding>

/** Returns the key of a holding, independent of the case of addresses. */
export function key(query: Query): string {
  const { account, itemType, token, identifier } = query
  // The native currency has no approvals, so the operator does not matter.
  const operator = itemType === ItemType.NATIVE ? '' : query.operator
  return `${account}/${operator}/${itemType}/${token}/${identifier}`.toLowerCase()
}

/** Adds up requirements with the same key, in the order of their first occurrence. */
export function sum(requirements: readonly Requirement[]): readonly Requirement[] {
  const totals = new Map<string, Requirement>()
  for (const requirement of requirements) {
    const name = key(requirement)
    const amount = (totals.get(name)?.amount ?? 0n) + requirement.amount
    totals.set(name, { ...requirement, amount })
  }
  return [...totals.values()]
}

/** Lists the requirements that exceed the balance. Sum the requirements up first. */
export function missingBalances(
  requirements: readonly Requirement[],
  holdings: Holdings,
): readonly Shortfall[] {
  return shortfalls(requirements, holdings).filter((entry) => entry.balance < entry.amount)
}

/** Lists the requirements that exceed the operator's allowance. Sum the requirements up first. */
export function missingApprovals(
  requirements: readonly Requirement[],
  holdings: Holdings,
): readonly Shortfall[] {
  return shortfalls(requirements, holdings).filter((entry) => entry.approved < entry.amount)
}

function shortfalls(requirements: readonly Requirement[], holdings: Holdings): readonly Shortfall[] {
  return requirements.map((requirement) => {
    const holding = holdings.get(key(requirement))
    if (!holding) throw new IncompleteError(requirement)
    return { ...requirement, ...holding }
  })
}

/** The allowance of the native currency, which needs no approval. */
export const unlimited = maxUint256

/** Returns the item type of the token that resolves a criteria item. */
export function concreteType(itemType: ItemType): ItemType {
  if (itemType === ItemType.ERC721_WITH_CRITERIA) return ItemType.ERC721
  if (itemType === ItemType.ERC1155_WITH_CRITERIA) return ItemType.ERC1155
  return itemType
}

/** Returns the token standard of an item type, or `undefined` for the native currency. */
export function kindOf(itemType: ItemType): TokenKind | undefined {
  switch (concreteType(itemType)) {
    case ItemType.ERC20:
      return 'ERC20'
    case ItemType.ERC721:
      return 'ERC721'
    case ItemType.ERC1155:
      return 'ERC1155'
    default:
      return undefined
  }
}

/** A balance and approval in the protocol's naming (spec point 3). */
export type BalanceAndApproval = {
  token: Address
  identifierOrCriteria: bigint
  balance: bigint
  approvedAmount: bigint
  itemType: ItemType
}

/** Thrown when a plan needs a holding that was not read. */
export class IncompleteError extends BaseError<Requirement> {
  override readonly name = 'Holding.IncompleteError'
  constructor(facts: Requirement) {
    super(
      `Balances and approvals didn't contain all tokens and identifiers. ${facts.token} #${facts.identifier} of ${facts.account} is missing.`,
      { facts },
    )
  }
}
