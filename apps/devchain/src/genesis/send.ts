import { type Abi, type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { operator } from '../demo/demo.js'
import { GenesisError } from '../node/errors.js'
import type { NodeClient } from '../node/nodeClient.js'

/** A contract call of one of the node's unlocked accounts. */
export type Call = {
  from: Address
  to: Address
  abi: Abi
  functionName: string
  args?: readonly unknown[]
  value?: bigint
}

/** Returns a function that describes a call of the operator to a contract. */
export function operatorCalls(to: Address, abi: readonly string[]) {
  const parsed = parseAbi(abi)
  return (functionName: string, args: readonly unknown[], value = 0n): Call => ({
    from: operator.address,
    to,
    abi: parsed,
    functionName,
    args,
    value,
  })
}

/** Enough for every call, and below the limit of one transaction. */
const gas = 16_000_000n

/**
 * Sends a call and mines it.
 *
 * @throws {GenesisError} when it reverts.
 */
export async function send(client: NodeClient, step: string, call: Call): Promise<void> {
  await sendAll(client, step, [call])
}

/**
 * Sends many calls and mines them into as few blocks as possible, so that the chain begins with few blocks.
 *
 * @throws {GenesisError} when one of them reverts.
 */
export async function sendAll(client: NodeClient, step: string, calls: readonly Call[]): Promise<void> {
  const hashes: Hex[] = []
  for (const call of calls) {
    const data = encodeFunctionData(call)
    const { from: account, to, value } = call
    hashes.push(
      await client.sendTransaction({ account, to, data, gas, ...(value === undefined ? {} : { value }) }),
    )
  }
  await mineAll(client, step, hashes)
}

/** Mines until each transaction is in a block. */
export async function mineAll(client: NodeClient, step: string, hashes: readonly Hex[]): Promise<void> {
  await client.mine({ blocks: 1 })
  while ((await client.getTxpoolStatus()).pending > 0) await client.mine({ blocks: 1 })
  for (const hash of hashes) {
    const { status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success') throw new GenesisError({ step, expected: 'success', actual: status })
  }
}

/** Runs a constructor at a chosen address without changing the chain, and returns the resulting code. */
export async function runConstructor(
  client: NodeClient,
  options: { address: Address; initCode: Hex },
): Promise<Hex> {
  const { address, initCode } = options
  const { data } = await client.call({
    to: address,
    gas: 30_000_000n,
    stateOverride: [{ address, code: initCode }],
  })
  if (data === undefined)
    throw new GenesisError({ step: `code of ${address}`, expected: 'code', actual: 'none' })
  return data
}
