import type { AnyClient } from '@souk/base'
import { Network } from '@souk/networks'
import type { Transaction } from '@souk/seaport'
import {
  type Address,
  encodeFunctionData,
  hexToBigInt,
  parseAbi,
  parseGwei,
  serializeTransaction,
} from 'viem'
import { call } from 'viem/actions'

/** A predeployed contract of the OP stack (https://specs.optimism.io/protocol/predeploys.html). */
export const gasPriceOracle: Address = '0x420000000000000000000000000000000000000F'

const abi = parseAbi(['function getL1Fee(bytes data) view returns (uint256)'])

/**
 * Returns the fee for publishing a transaction on the chain below, in wei, as far as the price of gas does not include
 * it.
 *
 * Rollups of the OP stack deduct it in addition to gas, and a contract calculates it. On Arbitrum, there is nothing to
 * add: the gas that its nodes estimate includes the part of the chain below
 * (https://docs.arbitrum.io/arbitrum-essentials, "Estimate gas").
 *
 * A chain that is not known can be a rollup. There, an account without code means that it is none.
 */
export async function layer1Fee(client: AnyClient, transaction: Transaction): Promise<bigint> {
  const chainId = client.chain?.id
  const facts = chainId === undefined ? undefined : Network.factsOf(chainId)
  if (facts && facts.layer1Fee !== 'opStack') return 0n
  const data = encodeFunctionData({ abi, functionName: 'getL1Fee', args: [unsigned(transaction, chainId)] })
  const { data: answer } = await call(client, { to: gasPriceOracle, data })
  return answer ? hexToBigInt(answer) : 0n
}

/** The oracle takes an unsigned transaction and adds the size of a signature. Only the sizes of the other fields count. */
function unsigned({ to, data, value }: Transaction, chainId = 1) {
  return serializeTransaction({
    type: 'eip1559',
    ...{ chainId, to, data, value },
    nonce: 1_000,
    gas: 300_000n,
    maxFeePerGas: parseGwei('5'),
    maxPriorityFeePerGas: parseGwei('1'),
  })
}
