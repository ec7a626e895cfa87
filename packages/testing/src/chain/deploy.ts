import { BaseError } from '@souk/base'
import { type TestContractName, testArtifacts } from '@souk/contracts/testing'
import { type Abi, type Address, encodeDeployData } from 'viem'
import type { TestChain } from './TestChain.js'

/**
 * Deploys one of the test contracts.
 *
 * @param name - The name of its source file.
 * @param args - The arguments of the constructor. @default []
 * @returns The address of the contract.
 *
 * @example
 * const wallet = await deploy(chain, 'ContractWallet', [owner.address])
 */
export async function deploy(
  chain: Pick<TestChain, 'publicClient' | 'walletClient'>,
  name: TestContractName,
  args: readonly unknown[] = [],
): Promise<Address> {
  const { abi, bytecode } = testArtifacts()[name]
  const data = encodeDeployData({ abi: abi as Abi, bytecode, args })
  const hash = await chain.walletClient(deployer).sendTransaction({ data })
  const { contractAddress } = await chain.publicClient.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new NotDeployedError({ name })
  return contractAddress
}

/** The last account of the node, which the demo does not use. */
const deployer = { privateKey: '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97' } as const

/** Thrown when a test contract cannot be deployed. */
export class NotDeployedError extends BaseError<{ name: string }> {
  override readonly name = 'Testing.NotDeployedError'
  constructor(facts: { name: string }) {
    super(`The contract ${facts.name} could not be deployed.`, { facts })
  }
}
