import { BaseError, InvalidTimeError } from '@souk/base'
import { type Address, type Chain, isAddress } from 'viem'
import { type BatchCounters, type BatchEvent, describe } from './BatchEvent.js'
import { deployless } from './encodings/deployless.js'
import { multicall3 } from './encodings/multicall3.js'
import { sequence } from './encodings/sequence.js'
import type { Way } from './encodings/Way.js'

/** How reads are gathered and asked. */
export type BatchOptions = {
  /** A batch leaves at once when it has so many different reads. @default 50 */
  batchSize?: number | undefined
  /**
   * Milliseconds that the first read of a batch waits for others; the window is never prolonged. 0 gathers what is
   * asked in the same moment, without a timer. @default 50
   */
  timeWindow?: number | undefined
  /** Through what reads are batched. @default 'auto' */
  contract?: BatchContract | undefined
  /** Whether each event is written to the logger. @default false */
  verbose?: boolean | undefined
  /** @default console */
  logger?: { debug: (line: string) => void } | undefined
  /** Told what happens. */
  onEvent?: ((event: BatchEvent) => void) | undefined
}

/**
 * Through what reads are batched: a contract with the `multiCall` of Sequence's wallets, which can read code too; a
 * Multicall3; a program that needs no contract; or, for `auto`, the Multicall3 of the chain where it has one and the
 * program elsewhere and wherever that contract is missing.
 */
export type BatchContract =
  | { type: 'sequence'; address: Address }
  | { type: 'multicall3'; address: Address }
  | { type: 'deployless' }
  | 'auto'

/** The controls of a batching transport or provider. */
export type Batching = {
  /** Sends now what waits. */
  flush(): void
  /** How much went in and out until now. */
  counters(): BatchCounters
}

/** The ways to ask, best first. */
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

/** Who is told of events. */
export function reporterOf(options: BatchOptions): (event: BatchEvent) => void {
  const { verbose = false, logger = console, onEvent } = options
  return (event) => {
    if (verbose) logger.debug(`[souk] ${describe(event)}`)
    onEvent?.(event)
  }
}

/**
 * Refuses batches that could not hold a call.
 *
 * @throws {InvalidBatchSizeError}
 */
export function assertBatchSize(batchSize = 1): void {
  if (!Number.isInteger(batchSize) || batchSize <= 0) throw new InvalidBatchSizeError({ batchSize })
}

/** @throws {InvalidTimeError} */
export function assertTimeWindow(timeWindow = 0): void {
  if (!(timeWindow >= 0)) throw new InvalidTimeError({ option: 'timeWindow', value: timeWindow })
}

/**
 * Refuses what no batch can go through; configurations come from JavaScript and from files, too.
 *
 * @throws {InvalidContractError}
 */
export function assertContract(contract: BatchContract = 'auto'): void {
  if (contract === 'auto' || contract?.type === 'deployless') return
  const isKnown = contract?.type === 'sequence' || contract?.type === 'multicall3'
  if (!isKnown || !isAddress(contract.address, { strict: false }))
    throw new InvalidContractError({ contract })
}

/** Thrown when batches are to go through something that is no {@link BatchContract}. */
export class InvalidContractError extends BaseError<{ contract: unknown }> {
  override readonly name = 'Batch.InvalidContractError'
  constructor(facts: { contract: unknown }) {
    super(
      `Batches cannot go through ${JSON.stringify(facts.contract)}; give 'auto', { type: 'deployless' }, or a type of 'sequence' or 'multicall3' with its address.`,
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
