import { BaseError } from './errors/BaseError.js'

/** The transaction types that this library sends, under the names that viem gives them. */
export type TransactionType = 'legacy' | 'eip2930' | 'eip1559'

/** The names in the order of their numbers: 0, 1, 2. */
export const transactionTypes = ['legacy', 'eip2930', 'eip1559'] as const satisfies readonly TransactionType[]

/**
 * Parses a transaction type in any notation that nodes, wallets and libraries use.
 *
 * @param value - 0, 1 or 2 as a number, a bigint, or decimal or hexadecimal text; or viem's name.
 * @throws {TransactionTypeError} for any other value.
 *
 * @example
 * TransactionType.parse('0x2') // → 'eip1559'
 */
export function parse(value: number | bigint | string): TransactionType {
  const named = transactionTypes.find((name) => name === value)
  const isNumber = typeof value !== 'string' || /^(0x0*)?[0-2]$/.test(value)
  const found = named ?? (isNumber ? transactionTypes[Number(value)] : undefined)
  if (!found) throw new TransactionTypeError({ value })
  return found
}

/**
 * Returns the number of a type.
 *
 * @example
 * TransactionType.toNumber('eip1559') // → 2
 */
export function toNumber(type: TransactionType): 0 | 1 | 2 {
  return transactionTypes.indexOf(type) as 0 | 1 | 2
}

/**
 * Returns the number of a type in hexadecimal, as nodes write it.
 *
 * @example
 * TransactionType.toHex('eip1559') // → '0x2'
 */
export function toHex(type: TransactionType): `0x${0 | 1 | 2}` {
  return `0x${toNumber(type)}`
}

/** Thrown for a transaction type that is not 0, 1 or 2. */
export class TransactionTypeError extends BaseError<{ value: number | bigint | string }> {
  override readonly name = 'TransactionType.TransactionTypeError'
  constructor(facts: { value: number | bigint | string }) {
    super(`Transactions have type 0, 1 or 2, not ${String(facts.value).slice(0, 40)}.`, { facts })
  }
}
