import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address, Hex } from 'viem'
import type { Token } from '../domain/Token.js'
import * as F from './fields.js'

/** Whether the server has indexed a transaction, as `/transactions/synced/v2` returns it. */
export type SyncedTransaction = { hash: Hex; synced: boolean; transfers?: readonly Transfer[] }

/** A transfer of a token from one account to another. */
export type Transfer = {
  token: Token
  from: Address
  to: Address
  amount: bigint
  txHash?: Hex
}

const transferSchema = z.object({
  token: z.object({ contract: F.address, tokenId: F.uint }),
  from: F.address,
  to: F.address,
  amount: z.nullish(F.uint),
  txHash: z.nullish(F.hash),
})

const transactionSchema = z.object({
  hash: F.hash,
  synced: z.boolean(),
  transfers: z.nullish(z.array(transferSchema)),
})

/** The schema of the answer. If one transaction was requested, `synced` is next to the list. */
export const schema = z.object({
  transactions: z.nullish(z.array(transactionSchema)),
  synced: z.nullish(z.boolean()),
})

/**
 * Reads which transactions the server has indexed.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): readonly SyncedTransaction[] {
  const { transactions } = F.decodeBy(schema, value, 'synced transactions')
  return (transactions ?? []).map(({ transfers, ...transaction }) =>
    defined({
      ...transaction,
      transfers: transfers?.map((transfer) => defined({ ...transfer, amount: transfer.amount ?? 1n })),
    }),
  )
}

/** Writes which transactions the server has indexed. */
export function encode(transactions: readonly SyncedTransaction[]) {
  const [only, ...others] = transactions
  return defined({
    transactions: transactions.map(({ hash, synced, transfers }) =>
      defined({ hash, synced, transfers: transfers?.map(writeTransfer) }),
    ),
    synced: only && others.length === 0 ? only.synced : undefined,
  })
}

function writeTransfer({ token, from, to, amount, txHash }: Transfer) {
  return defined({
    token: { contract: token.contract.toLowerCase(), tokenId: String(token.tokenId) },
    from: from.toLowerCase(),
    to: to.toLowerCase(),
    amount: String(amount),
    txHash,
  })
}
