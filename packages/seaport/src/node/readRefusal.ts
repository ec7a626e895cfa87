import type { BaseError } from '@souk/base'
import type { Hash } from 'viem'
import { call, getTransaction, getTransactionReceipt } from 'viem/actions'
import { RevertedError } from '../errors/RevertedError.js'
import { OutOfGasError } from '../errors/TransactionError.js'
import type { AnyClient } from './batch.js'

/**
 * Finds out why a transaction failed on the chain. A receipt has no reason, so the node simulates the transaction
 * again.
 *
 * @param options.simulate - Simulates the transaction without a gas limit.
 */
export async function readRefusal(
  client: AnyClient,
  options: { hash: Hash; simulate: () => Promise<unknown> },
): Promise<BaseError> {
  const error = await options.simulate().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (error instanceof RevertedError) return error
  const outOfGas = await findOutOfGas(client, options.hash)
  return outOfGas ?? new RevertedError(undefined, undefined, error)
}

/** Returns an error if a transaction ran out of gas: it used up its limit, or fails again with the same limit. */
export async function findOutOfGas(client: AnyClient, hash: Hash): Promise<OutOfGasError | undefined> {
  try {
    const [transaction, receipt] = await Promise.all([
      getTransaction(client, { hash }),
      getTransactionReceipt(client, { hash }),
    ])
    const { gas, from, to, input, value } = transaction
    // A nested call leaves its caller a 64th of the gas, so a transaction rarely uses its limit completely.
    const isUsedUp = receipt.gasUsed * 64n >= gas * 63n
    const again = () => call(client, { account: from, to, data: input, value, gas, blockTag: 'pending' })
    const isOutOfGas = isUsedUp || !(await succeeds(again))
    return isOutOfGas ? new OutOfGasError({ hash, gas }) : undefined
  } catch {
    // Without the transaction, the failure stays unexplained.
    return undefined
  }
}

async function succeeds(ask: () => Promise<unknown>): Promise<boolean> {
  return ask().then(
    () => true,
    () => false,
  )
}
