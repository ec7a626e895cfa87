import { BaseError } from '@souk/base'
import type { Chain } from 'viem'
import type { Batching, BatchOptions } from './BatchOptions.js'
import { createBatchedRequest } from './createBatchedRequest.js'
import type { RpcRequest } from './encodings/Read.js'
import type { RequestOptions, Send } from './Send.js'

/**
 * The required part of a wallet's provider (EIP-1193), such as viem's `EIP1193Provider`.
 *
 * These are methods, because the compiler then also accepts a provider whose own type lists the known methods and
 * events.
 */
export type Provider = {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}

/** A provider that batches its reads. */
export type BatchedProvider = Pick<Provider, 'on' | 'removeListener'> &
  Batching & {
    /** Like that of the provider. A signal makes the caller leave the batch. */
    request: (request: RpcRequest, options?: RequestOptions) => Promise<unknown>
  }

/**
 * Adds the batching of {@link multicallTransport} to a wallet's provider.
 *
 * @param provider - An injected wallet, or any other EIP-1193 provider.
 * @param options.chain - The chain whose Multicall3 `contract: 'auto'` uses. Without it, no deployed contract is
 * needed, and the wallet may change its chain.
 * @throws {NoProviderError} if there is no provider, because no wallet is installed.
 * @throws {InvalidBatchSizeError} if the batch size is not a whole number above 0.
 * @throws {InvalidTimeError} if the window is not a number of milliseconds.
 * @throws {InvalidContractError} if `contract` is not a known way.
 *
 * @example
 * const provider = batchProvider(window.ethereum)
 * const code = await provider.request({ method: 'eth_getCode', params: [address, 'latest'] }, { signal })
 */
export function batchProvider(
  provider: Provider,
  options: BatchOptions & { chain?: Chain | undefined } = {},
): BatchedProvider {
  if (!provider) throw new NoProviderError()
  // Wallets check their arguments, so only the standard's fields are passed on.
  const send: Send = (request) => provider.request(request)
  return {
    ...createBatchedRequest(send, options),
    ...(provider.on && { on: provider.on.bind(provider) }),
    ...(provider.removeListener && { removeListener: provider.removeListener.bind(provider) }),
  }
}

/** Thrown when there is no provider, for example because no wallet is installed. */
export class NoProviderError extends BaseError<Record<never, never>> {
  override readonly name = 'Batch.NoProviderError'
  constructor() {
    super('There is no provider. Install or select a wallet first.', { facts: {}, retry: 'user' })
  }
}
