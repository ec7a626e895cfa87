import { BaseError, InvalidTimeError } from '@souk/base'
import { type Address, type Chain, isAddress } from 'viem'
import { type BatchCounters, type BatchEvent, describe } from './BatchEvent.js'
import { deployless } from './encodings/deployless.js'
import { multicall3 } from './encodings/multicall3.js'
import { sequence } from './encodings/sequence.js'
import type { Way } from './encodings/Way.js'

/** Options for batching reads. */
export type BatchOptions = {
  /** The number of different reads at which a batch is sent immediately. @default 50 */
  batchSize?: number | undefined
  /**
   * How long the first read of a batch waits for others, in milliseconds. The window is never extended. 0 collects the
   * reads of the same moment without a timer. @default 50
   */
  timeWindow?: number | undefined
  /** The way of batching. @default 'auto' */
  contract?: BatchContract | undefined
  /** Logs each event. @default false */
  verbose?: boolean | undefined
  /** @default console */
  logger?: { debug: (line: string) => void } | undefined
  /** Called with each event. */
  onEvent?: ((event: BatchEvent) => void) | undefined
}

/**
 * The way of batching: a contract with the `multiCall` of Sequence's wallets, which can also read code; a Multicall3;
 * or a program that needs no contract. `auto` uses the Multicall3 of the chain if there is one, and otherwise the
 * program.
 */
export type BatchContract =
  | { type: 'sequence'; address: Address }
  | { type: 'multicall3'; address: Address }
  | { type: 'deployless' }
  | 'auto'

/** The controls of a batching transport or provider. */
export type Batching = {
  /** Sends all waiting reads now. */
  flush(): void
  /** Returns the counters so far. */
  counters(): BatchCounters
}

/** Returns the ways to ask, best first. */
export function waysOf(contract: BatchContract, chain: Chain | undefined): readonly Way[] {
  if (contract === 'auto') {
    const address = chain?.contracts?.multicall3?.address
    return address ? [multicall3(address), deployless()] : [deployless()]
  }
  switch (contract.type) {
    case 'sequence':
      return [sequence(contract.address)]
    case 'multicall3':
      return [multicall3(contract.address)]
    case 'deployless':
      return [deployless()]
  }
}

/** Creates the function that reports events. */
export function reporterOf(options: BatchOptions): (event: BatchEvent) => void {
  const { verbose = false, logger = console, onEvent } = options
  return (event) => {
    if (verbose) logger.debug(`[souk] ${describe(event)}`)
    onEvent?.(event)
  }
}

/**
 * Checks the size of a batch.
 *
 * @throws if it is not a whole number above 0.
 */
export function assertBatchSize(batchSize = 1): void {
  if (!Number.isInteger(batchSize) || batchSize <= 0) throw new InvalidBatchSizeError({ batchSize })
}

/**
 * Checks the window.
 *
 * @throws {InvalidTimeError} if it is not a number of milliseconds.
 */
export function assertTimeWindow(timeWindow = 0): void {
  if (!(timeWindow >= 0)) throw new InvalidTimeError({ option: 'timeWindow', value: timeWindow })
}

/**
 * Checks the way of batching, because configurations can come from JavaScript or from files.
 *
 * @throws if it is not a known way.
 */
export function assertContract(contract: BatchContract = 'auto'): void {
  if (contract === 'auto' || contract?.type === 'deployless') return
  const isKnown = contract?.type === 'sequence' || contract?.type === 'multicall3'
  if (!isKnown || !isAddress(contract.address, { strict: false }))
    throw new InvalidContractError({ contract })
}

/** Thrown when the way of batching is not a {@link BatchContract}. */
export class InvalidContractError extends BaseError<{ contract: unknown }> {
  override readonly name = 'Batch.InvalidContractError'
  constructor(facts: { contract: unknown }) {
    super(
      `The way of batching cannot be ${JSON.stringify(facts.contract)}; pass 'auto', { type: 'deployless' }, or a type of 'sequence' or 'multicall3' with its address.`,
      { facts },
    )
  }
}

/** Thrown when the batch size is too small for one call. */
export class InvalidBatchSizeError extends BaseError<{ batchSize: number }> {
  override readonly name = 'Batch.InvalidBatchSizeError'
  constructor(facts: { batchSize: number }) {
    super(`Invalid batch size of ${facts.batchSize}; it must be a whole number above 0.`, { facts })
  }
}
