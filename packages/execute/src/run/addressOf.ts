import type { Address } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { within } from '../client/within.js'
import { FailedError, type Wallet } from '../wallets/Wallet.js'

/** The timeout for a wallet to return its address, for which it may ask the user. */
const timeoutMs = 60_000

/**
 * Asks a wallet for its address.
 *
 * @throws {FailedError} if it does not return one.
 */
export async function addressOf(wallet: Wallet, options: addressOf.Options): Promise<Address> {
  const { client, signal = new AbortController().signal } = options
  const answer = await within(async () => wallet.address(), { timeoutMs, clock: client.clock, signal })
  if (answer.isLate) throw new FailedError({ action: 'account', reason: 'it did not return its address' })
  return answer.value
}

export declare namespace addressOf {
  type Options = { client: ExecuteClient; signal: AbortSignal | undefined }
}
