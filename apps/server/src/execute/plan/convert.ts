import { wrappedNativeAbi } from '@souk/seaport'
import { type Address, encodeFunctionData } from 'viem'
import * as Step from '../model/Step.js'

/**
 * Makes the step that wraps the missing amount of the wrapped currency.
 *
 * @param options.needed - What will be paid in it.
 * @param options.held - What the account already has of it. Wrapping more would convert money without being asked.
 */
export function wrappingStep(options: {
  account: Address
  wrapped: Address
  needed: bigint
  held: bigint
}): Step.Step[] {
  const { account, wrapped, needed, held } = options
  if (needed === 0n) return []
  if (held >= needed) return Step.transactions('currency-wrapping', [{}])
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
  return Step.transactions('currency-wrapping', [
    { transaction: { from: account, to: wrapped, data, value: needed - held } },
  ])
}

/** Makes the step that unwraps a payment in the native currency, for a buyer who pays with the wrapped one. */
export function unwrappingStep(options: { account: Address; wrapped: Address; needed: bigint }): Step.Step[] {
  const { account, wrapped, needed } = options
  if (needed === 0n) return []
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [needed] })
  return Step.transactions('currency-unwrapping', [
    { transaction: { from: account, to: wrapped, data, value: 0n } },
  ])
}
