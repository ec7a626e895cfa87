import { poll } from '@souk/base'
import { type Client, type Hex, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/**
 * Waits for the receipt of a transaction that the node mines at once.
 *
 * The receipt may be available a moment after the block. viem would check again only at the next block, which an idle
 * chain does not make, and later calls would wait for that one too.
 *
 * @example
 * const receipt = await waitForReceipt(client, hash)
 */
export function waitForReceipt(client: Client, hash: Hex): Promise<TransactionReceipt> {
  const look = () =>
    getTransactionReceipt(client, { hash }).catch((error: unknown) => {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
      return undefined
    })
  return poll(look, { intervalMs: 5, deadlineMs: 30_000 })
}
