import { poll } from '@souk/base'
import { type Client, type Hex, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/**
 * Waits for a transaction that the node mines at once.
 *
 * The receipt may come a moment after the block. viem would look again only at the next block, which an idle chain does
 * not make, and whoever waits after that waits along.
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
