import type { Address } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { within } from '../client/within.js'
import { FailedError, type Wallet } from '../wallets/Wallet.js'

/** How long a wallet may take to say who it is, which may need the person. */
const timeoutMs = 60_000

/** Asks a wallet who it is. @throws {FailedError} when it does not say. */
export async function addressOf(wallet: Wallet, options: addressOf.Options): Promise<Address> {
  const { client, signal = new AbortController().signal } = options
  const answer = await within(async () => wallet.address(), { timeoutMs, clock: client.clock, signal })
  if (answer.isLate) throw new FailedError({ action: 'account', reason: 'it does not say who it is' })
  return answer.value
}

export declare namespace addressOf {
  type Options = { client: ExecuteClient; signal: AbortSignal | undefined }
}
