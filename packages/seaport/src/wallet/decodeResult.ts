import { decodeFunctionResult, type Hex, toFunctionSelector } from 'viem'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import type { Transaction } from '../plan/Transaction.js'

const functions = [...seaportFunctionsAbi, ...domainRegistryAbi.filter((entry) => entry.type === 'function')]

/**
 * Decodes what a call of the exchange or of the domain registry returned, as viem does. Loaded on demand.
 *
 * @returns `undefined` for a call of another contract, and for a function that returns nothing.
 */
export function decodeResult({ data }: Pick<Transaction, 'data'>, returned: Hex | undefined): unknown {
  const selector = data.slice(0, 10)
  const called = functions.find((entry) => toFunctionSelector(entry) === selector)
  if (!called || returned === undefined || returned === '0x') return undefined
  return decodeFunctionResult({ abi: [called], data: returned })
}
