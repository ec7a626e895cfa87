import { type BaseError, DeadlineError, delay, poll } from '@souk/base'
import { type Account, type Hash, type Hex, numberToHex } from 'viem'
import { getChainId } from 'viem/actions'
import { RevertedError } from '../errors/RevertedError.js'
import { BatchFailedError, PartlyDoneError, UnknownOutcomeError } from '../errors/TransactionError.js'
import type { AnyClient } from '../node/batch.js'
import { findOutOfGas } from '../node/readRefusal.js'
import { WrongChainError } from '../order/Refusal.js'
import type { Transaction } from './Action.js'
import { fromWallet, hasCode } from './fromWallet.js'

/**
 * Returns whether the wallet supports atomic batches of calls (EIP-5792) on the chain, possibly after an upgrade of the
 * account. Returns `false` when the wallet does not know the method, fails or does not answer.
 */
export async function canSendCalls(client: AnyClient, account: Account): Promise<boolean> {
  // A local account signs single transactions only, and there is no wallet to ask.
  if (account.type !== 'json-rpc') return false
  const chainId = client.chain?.id ?? (await answerOf(getChainId(client)))
  if (chainId === undefined) return false
  const request = client.request(
    { method: 'wallet_getCapabilities', params: [account.address, [numberToHex(chainId)]] },
    { retryCount: 0 },
  )
  const capabilities = await Promise.race([answerOf(request), delay(silenceMs)])
  return capabilities ? isAtomic(capabilities, chainId) : false
}

/** How long to wait for the wallet to return its capabilities. */
const silenceMs = 3_000

/**
 * Returns whether the capabilities allow atomic batches. Capabilities of chain 0 apply to every chain. Chain ids may be
 * in any notation.
 */
function isAtomic(capabilities: object, chainId: number): boolean {
  return Object.entries(capabilities).some(([key, capability]: [string, unknown]) => {
    if (Number(key) !== chainId && Number(key) !== 0) return false
    const { atomic } = (capability ?? {}) as { atomic?: { status?: unknown } }
    return atomic?.status === 'supported' || atomic?.status === 'ready'
  })
}

/** Error codes of a wallet that rejects batches. Nothing was sent, and single transactions are still possible. */
const cannotCodes: readonly number[] = [4100, 4200, 5700, 5710, 5740, 5750, 5760, -32601, -32602]

/**
 * Asks the wallet to execute calls as one atomic batch.
 *
 * @returns The wallet's id of the batch, or `undefined` when the wallet rejects batches.
 * @throws {UserRejectedError} when the user declines.
 * @throws {WrongChainError} when the wallet is on another chain.
 */
export async function sendCalls(
  client: AnyClient,
  options: { account: Account; calls: readonly Transaction[] },
): Promise<string | undefined> {
  const { account, calls } = options
  try {
    const chainId = await getChainId(client)
    if (client.chain && client.chain.id !== chainId)
      throw new WrongChainError({ expected: client.chain.id, actual: chainId })
    const batch = {
      version: '2.0.0',
      from: account.address,
      chainId: numberToHex(chainId),
      atomicRequired: true,
      calls: calls.map(({ to, data, value }) => ({ to, data, value: numberToHex(value) })),
    }
    const answer: unknown = await client.request(
      { method: 'wallet_sendCalls', params: [batch] },
      { retryCount: 0 },
    )
    return idOf(answer)
  } catch (error) {
    if (cannotCodes.some((code) => hasCode(error, code))) return undefined
    throw await fromWallet(error)
  }
}

/** Wallets that implement early drafts return the id itself. */
function idOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return String(answer.id)
  return String(answer)
}

/**
 * Waits until the wallet has executed a batch and returns the hash of its last transaction.
 *
 * @throws {RevertedError} {@link OutOfGasError} when the whole batch reverted on the chain. {@link BatchFailedError}
 * when it never reached the chain.
 * @throws {PartlyDoneError} when only a part of the batch was executed.
 * @throws {UnknownOutcomeError} when the outcome is unknown after the time limit.
 */
export async function waitForCalls(client: AnyClient, options: waitForCalls.Options): Promise<Hash> {
  const { id, timeoutMs, signal } = options
  const timing = { intervalMs: client.pollingInterval, deadlineMs: timeoutMs, signal }
  const ask = async () => toHash(client, id, await answerOf(statusOf(client, id)))
  try {
    return await poll(ask, timing)
  } catch (error) {
    if (error instanceof DeadlineError) throw new UnknownOutcomeError({ id, timeoutMs }, error)
    throw error
  }
}

export declare namespace waitForCalls {
  type Options = { id: string; timeoutMs: number; signal?: AbortSignal | undefined }
}

type Status = {
  status: number | string
  receipts?: readonly { status?: Hex; transactionHash: Hash }[] | undefined
}

function statusOf(client: AnyClient, id: string): Promise<Status> {
  return client.request({ method: 'wallet_getCallsStatus', params: [id] }, { retryCount: 0 })
}

/** Status 1xx means pending, 200 confirmed, 4xx never sent, 5xx reverted, and 6xx partially reverted. */
async function toHash(client: AnyClient, id: string, answer: Status | undefined): Promise<Hash | undefined> {
  if (!answer) return undefined
  const { receipts = [] } = answer
  const status = answer.status === 'CONFIRMED' ? 200 : Number(answer.status)
  const hashes = receipts.map(({ transactionHash }) => transactionHash)
  if (status >= 600) throw new PartlyDoneError({ id, hashes })
  if (status >= 500) throw await refusalOf(client, hashes)
  if (status >= 400) throw new BatchFailedError({ id, status })
  if (!(status >= 200)) return undefined
  if (receipts.some((receipt) => receipt.status !== undefined && BigInt(receipt.status) === 0n))
    throw await refusalOf(client, hashes)
  return hashes.at(-1)
}

async function refusalOf(client: AnyClient, hashes: readonly Hash[]): Promise<BaseError> {
  const last = hashes.at(-1)
  const outOfGas = last === undefined ? undefined : await findOutOfGas(client, last)
  return outOfGas ?? new RevertedError(undefined, undefined, undefined)
}

/** Returns `undefined` when the wallet fails to answer. Callers ask again or treat it as a "no". */
async function answerOf<value>(request: Promise<value>): Promise<value | undefined> {
  return request.catch(() => undefined)
}
