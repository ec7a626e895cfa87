import { BaseError } from '@souk/base'
import type { Chain } from 'viem'
import type { Batching, BatchOptions } from './BatchOptions.js'
import { createBatchedRequest } from './createBatchedRequest.js'
import type { RpcRequest } from './encodings/Read.js'
import type { RequestOptions, Send } from './Send.js'

/** The part of a wallet's provider (EIP-1193) that is used. */
export type Provider = {
  request: (request: { method: string; params?: unknown }) => Promise<unknown>
  on?: (event: string, listener: (...values: never[]) => void) => unknown
  removeListener?: (event: string, listener: (...values: never[]) => void) => unknown
}

/** A provider that batches its reads. */
export type BatchedProvider = Pick<Provider, 'on' | 'removeListener'> &
  Batching & {
    /** As the provider's own; a signal makes the caller leave the batch. */
    request: (request: RpcRequest, options?: RequestOptions) => Promise<unknown>
  }

/**
 * Puts the batching of {@link multicallTransport} in front of a wallet's provider.
 *
 * @param provider - An injected wallet or anything else that speaks EIP-1193.
 * @param options.chain - The chain whose Multicall3 is used for `contract: 'auto'`; without it nothing needs to be
 *   deployed, and the wallet may change its chain.
 * @throws {NoProviderError} when there is no provider: no wallet is installed.
 * @throws {InvalidBatchSizeError} when the batch size is not a whole number above 0.
 * @throws {InvalidTimeError} when the window is no number of milliseconds.
 * @throws {InvalidContractError} when `contract` is none of the known ways.
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
  // Wallets look at what they are given: only what the standard names is passed on.
  const send: Send = (request) => provider.request(request)
  return {
    ...createBatchedRequest(send, options),
    ...(provider.on && { on: provider.on.bind(provider) }),
    ...(provider.removeListener && { removeListener: provider.removeListener.bind(provider) }),
  }
}

/** Thrown when there is nothing to put batching in front of, as where no wallet is installed. */
export class NoProviderError extends BaseError<Record<never, never>> {
  override readonly name = 'Batch.NoProviderError'
  constructor() {
    super('There is no provider; install or choose a wallet first.', { facts: {}, retry: 'user' })
  }
}
