import { BaseError, findCause } from '@souk/base'
import {
  type Account,
  type Address,
  type Chain,
  type Client,
  decodeFunctionResult,
  ExecutionRevertedError,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  RpcRequestError,
  type Transport,
} from 'viem'
import { call, getBalance, getBlock, getChainId } from 'viem/actions'
import { multicall3Abi } from '../abi/multicall3.js'
import { multicall3Address } from '../constants.js'

/** A viem client as the actions take it; those that ask the wallet need an account on it. */
export type AnyClient = Client<Transport, Chain | undefined, Account | undefined>

/** One read of a batch. `undefined` as an answer means that the contract refused, or is none. */
export type Read =
  | { type: 'call'; to: Address; data: Hex }
  | { type: 'balance'; account: Address }
  | { type: 'timestamp' }
  | { type: 'chainId' }

/**
 * Answers any number of reads with one `eth_call` to Multicall3; on a chain without it, with one request a read.
 *
 * @returns The answers as return data, in the order of the reads; `undefined` where the target reverted.
 * @throws {UnreachableError} when the node does not answer: an outage is never an empty answer.
 */
export async function readBatch(
  client: AnyClient,
  reads: readonly Read[],
): Promise<readonly (Hex | undefined)[]> {
  const address = client.chain?.contracts?.multicall3?.address ?? multicall3Address
  const calls = reads.map((read) => ({ ...toCall(read, address), allowFailure: true }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const answer = await ask(() => call(client, { to: address, data }))
  if (!answer.data) return Promise.all(reads.map((read) => readAlone(client, read)))
  const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: answer.data })
  return results.map((result) =>
    result.success && result.returnData !== '0x' ? result.returnData : undefined,
  )
}

function toCall(read: Read, multicall: Address): { target: Address; callData: Hex } {
  switch (read.type) {
    case 'call':
      return { target: read.to, callData: read.data }
    case 'balance':
      return {
        target: multicall,
        callData: encodeFunctionData({
          abi: multicall3Abi,
          functionName: 'getEthBalance',
          args: [read.account],
        }),
      }
    case 'timestamp':
      return {
        target: multicall,
        callData: encodeFunctionData({ abi: multicall3Abi, functionName: 'getCurrentBlockTimestamp' }),
      }
    case 'chainId':
      return {
        target: multicall,
        callData: encodeFunctionData({ abi: multicall3Abi, functionName: 'getChainId' }),
      }
  }
}

async function readAlone(client: AnyClient, read: Read): Promise<Hex | undefined> {
  switch (read.type) {
    case 'call':
      return readCall(client, read)
    case 'balance':
      return toWord(await ask(() => getBalance(client, { address: read.account })))
    case 'timestamp':
      return toWord((await ask(() => getBlock(client))).timestamp)
    case 'chainId':
      return toWord(BigInt(await ask(() => getChainId(client))))
  }
}

async function readCall(client: AnyClient, read: { to: Address; data: Hex }): Promise<Hex | undefined> {
  try {
    return (await call(client, read)).data
  } catch (error) {
    if (isRevert(error)) return undefined
    throw new UnreachableError({ reason: reasonOf(error) }, error)
  }
}

function toWord(value: bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}

async function ask<value>(request: () => Promise<value>): Promise<value> {
  try {
    return await request()
  } catch (error) {
    throw new UnreachableError({ reason: reasonOf(error) }, error)
  }
}

/** Codes with which nodes report that a call reverted; any other failure is the node's, not the contract's. */
const revertCodes: readonly number[] = [3, -32_000, -32_015]

function isRevert(error: unknown): boolean {
  if (findCause(error, ExecutionRevertedError)) return true
  const answer = findCause(error, RpcRequestError)
  return answer !== undefined && revertCodes.includes(answer.code)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  return 'shortMessage' in error && typeof error.shortMessage === 'string'
    ? error.shortMessage
    : error.message
}

/** Reads an answer as a number; `undefined` stays what it is. */
export function toBigInt(answer: Hex | undefined): bigint | undefined {
  return answer === undefined ? undefined : hexToBigInt(answer.slice(0, 66) as Hex)
}

/** Thrown when the node could not be asked; nothing is known then, and nothing was sent. */
export class UnreachableError extends BaseError<{ reason: string }> {
  override readonly name = 'Node.UnreachableError'
  constructor(facts: { reason: string }, cause: unknown) {
    super(`The node did not answer: ${facts.reason} Check the connection and try again.`, {
      facts,
      cause,
      retry: 'later',
    })
  }
}
