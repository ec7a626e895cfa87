import { BaseError } from '@souk/base'
import type { Address } from 'viem'
import { ItemType, maxUint256 } from './constants.js'

/** One thing that an account must hold, and the operator that must be allowed to move it. */
export type Requirement = {
  account: Address
  operator: Address
  itemType: ItemType
  token: Address
  /** Token id; 0 for currencies. */
  identifier: bigint
  amount: bigint
}

/** What to look up: a requirement without its amount. */
export type Query = Omit<Requirement, 'amount'>

/** What an account holds and what an operator may move of it, in the token's smallest unit. */
export type Holding = {
  balance: bigint
  approved: bigint
  /** Whether an allowance that is not 0 must be taken back before it can change, as with USDT. */
  mustReset?: boolean | undefined
  /** What the token is, where that is not what it was asked for as. */
  actual?: TokenKind | undefined
}

/** The standard that a token keeps to. */
export type TokenKind = 'ERC20' | 'ERC721' | 'ERC1155'

/** A shortfall: the requirement beside what is there. */
export type Shortfall = Requirement & Holding

/** Holdings by {@link key}. */
export type Holdings = ReadonlyMap<string, Holding>

/** Names a holding however addresses are spelled. */
export function key(query: Query): string {
  const { account, itemType, token, identifier } = query
  // Nobody needs leave to be sent the native currency.
  const operator = itemType === ItemType.NATIVE ? '' : query.operator
  return `${account}/${operator}/${itemType}/${token}/${identifier}`.toLowerCase()
}

/** Adds up requirements for the same thing, in the order of their first mention. */
export function sum(requirements: readonly Requirement[]): readonly Requirement[] {
  const totals = new Map<string, Requirement>()
  for (const requirement of requirements) {
    const name = key(requirement)
    const amount = (totals.get(name)?.amount ?? 0n) + requirement.amount
    totals.set(name, { ...requirement, amount })
  }
  return [...totals.values()]
}

/** Lists what is required but not held. The requirements must be summed up. */
export function missingBalances(
  requirements: readonly Requirement[],
  holdings: Holdings,
): readonly Shortfall[] {
  return shortfalls(requirements, holdings).filter((entry) => entry.balance < entry.amount)
}

/** Lists what is required but not approved for its operator. The requirements must be summed up. */
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

/** The native currency needs no approval. */
export const unlimited = maxUint256

/** Item type of the concrete token that a criteria item asks for. */
export function concreteType(itemType: ItemType): ItemType {
  if (itemType === ItemType.ERC721_WITH_CRITERIA) return ItemType.ERC721
  if (itemType === ItemType.ERC1155_WITH_CRITERIA) return ItemType.ERC1155
  return itemType
}

/** The standard that an item calls its token; nothing for the native currency. */
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

/** A balance and approval record as the order protocol names it (spec point 3). */
export type BalanceAndApproval = {
  token: Address
  identifierOrCriteria: bigint
  balance: bigint
  approvedAmount: bigint
  itemType: ItemType
}

/** Thrown when a plan needs a holding that was not read: deciding without it would be guessing. */
export class IncompleteError extends BaseError<Requirement> {
  override readonly name = 'Holding.IncompleteError'
  constructor(facts: Requirement) {
    super(
      `Balances and approvals didn't contain all tokens and identifiers. ${facts.token} #${facts.identifier} of ${facts.account} is missing.`,
      { facts },
    )
  }
}
