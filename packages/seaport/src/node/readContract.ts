import { failureOf, findCause, reasonOf } from '@souk/base'
import {
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  ContractFunctionZeroDataError,
} from 'viem'
import { type ReadContractParameters, type ReadContractReturnType, readContract as read } from 'viem/actions'
import { findRevertData } from '../errors/RevertedError.js'
import { toReverted } from '../errors/toReverted.js'
import { type AnyClient, UnreachableError } from './batch.js'

/**
 * Calls a contract and throws named errors.
 *
 * @throws {RevertedError} when the contract reverts.
 * @throws {UnreachableError} when the node does not answer, or the contract does not exist.
 */
export async function readContract<
  const abi extends Abi | readonly unknown[],
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
>(
  client: AnyClient,
  parameters: ReadContractParameters<abi, name, args>,
): Promise<ReadContractReturnType<abi, name, args>> {
  try {
    return await read(client, parameters)
  } catch (error) {
    const data = findRevertData(error)
    if (data || failureOf(error) === 'reverted') throw await toReverted(data, error)
    const isMissing = findCause(error, ContractFunctionZeroDataError) !== undefined
    const reason = isMissing ? `there is no such contract at ${parameters.address}.` : reasonOf(error)
    throw new UnreachableError({ reason }, error)
  }
}
