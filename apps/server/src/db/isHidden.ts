import { sql } from 'kysely'

/**
 * Selects whether the operator hides a contract. Only answers to a visitor who asks for the contract, one of its orders or
 * an account include it, so that its holders can cancel orders. A row without a contract is not hidden.
 *
 * @param contract - The column with the contract.
 */
export function isHidden(contract: string) {
  return sql<boolean>`(${sql.ref(contract)} = any(select contract from collections where hidden_at is not null)) is true`
}

/** The opposite of {@link isHidden}. */
export function isShown(contract: string) {
  return sql<boolean>`not ${isHidden(contract)}`
}
