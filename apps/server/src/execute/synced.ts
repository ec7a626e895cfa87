import type { SyncedWire } from '@souk/execute/wire'
import {
  type Address,
  getAddress,
  type Hex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  zeroAddress,
} from 'viem'
import type { Market } from '../market/Market.js'
import { fromNode } from '../node/node.js'

/** A transaction, and whether the market has processed its effects. */
export type Synced = SyncedWire.SyncedTransaction & { isReverted: boolean }

/**
 * Tells whether this market has processed the effects of transactions.
 *
 * A transaction counts as processed once the market has followed its block, whether or not the transaction concerned
 * this market.
 *
 * @throws {NodeError} when the node does not answer.
 */
export async function readSynced(
  market: Market,
  hashes: readonly Hex[],
  options: { includeTransfers: boolean },
): Promise<readonly Synced[]> {
  const [receipts, transfers] = await Promise.all([
    Promise.all(hashes.map((hash) => findReceipt(market, hash))),
    options.includeTransfers ? readTransfers(market, { hashes, limit: mostTransfers }) : [],
  ])
  const indexed = market.progress.indexed?.number ?? -1n
  return hashes.map((hash, index) => {
    const receipt = receipts[index]
    return {
      hash,
      synced: receipt !== undefined && receipt.blockNumber <= indexed,
      isReverted: receipt?.status === 'reverted',
      ...(options.includeTransfers
        ? { transfers: transfers.filter(({ txHash }) => txHash === hash) }
        : undefined),
    }
  })
}

/** Finds the receipt of a mined transaction. */
export async function findReceipt({ node }: Market, hash: Hex): Promise<TransactionReceipt | undefined> {
  return fromNode('eth_getTransactionReceipt', async () => {
    try {
      return await node.getTransactionReceipt({ hash })
    } catch (error) {
      if (error instanceof TransactionReceiptNotFoundError) return undefined
      throw error
    }
  })
}

const mostTransfers = 1_000

/** A transfer of a token, and the log that holds it. */
export type Transfer = NonNullable<SyncedWire.SyncedTransaction['transfers']>[number] & {
  block: number
  logIndex: number
  batchIndex: number
  timestamp: number
}

/** Reads the tokens of traded collections that transactions moved. The zero address stands for no account. */
export async function readTransfers(
  market: Market,
  options: { hashes: readonly Hex[]; limit: number },
): Promise<readonly Transfer[]> {
  const rows = await market.db
    .selectFrom('activity')
    .selectAll()
    .where('transaction_hash', 'in', [...options.hashes])
    .where('type', '=', 'transfer')
    .orderBy('transaction_hash')
    .orderBy('log_index')
    .orderBy('item')
    .limit(options.limit)
    .execute()
  return rows.map((row) => ({
    token: { contract: getAddress(row.contract as Address), tokenId: BigInt(row.identifier ?? 0) },
    from: (row.from_account ?? zeroAddress) as Address,
    to: (row.to_account ?? zeroAddress) as Address,
    amount: BigInt(row.quantity),
    txHash: row.transaction_hash as Hex,
    block: Number(row.block_number ?? 0),
    logIndex: row.log_index ?? 0,
    batchIndex: row.item + 1,
    timestamp: Math.floor(row.at.getTime() / 1000),
  }))
}
