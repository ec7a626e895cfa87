import { ensAbi, ensReverseRegistrarAbi } from '@souk/contracts'
import { demo } from '@souk/devchain'
import { type Address, encodeFunctionData, labelhash, namehash, parseAbi } from 'viem'
import type { TestChain } from './TestChain.js'
import { transact } from './transact.js'

const abi = parseAbi(ensAbi)
const reverseAbi = parseAbi(ensReverseRegistrarAbi)
type Chain = Pick<TestChain, 'publicClient' | 'testClient'>

const { ensRegistry, ensResolver, ensReverseRegistrar } = demo.contracts

/**
 * Registers a name below `eth`, which leads to an account.
 *
 * @param options.avatar - The text record `avatar`. @default none
 *
 * @example
 * await Ens.register(chain, { name: 'alice.eth', address: alice })
 */
export async function register(
  chain: Chain,
  { name, address, avatar }: { name: string; address: Address; avatar?: string },
): Promise<void> {
  const from = demo.operator.address
  const node = namehash(name)
  const label = labelhash(name.slice(0, -'.eth'.length))
  const record = [namehash('eth'), label, from, ensResolver, 0n] as const
  await transact(chain, {
    ...{ from, to: ensRegistry },
    data: encodeFunctionData({ abi, functionName: 'setSubnodeRecord', args: record }),
  })
  await transact(chain, {
    ...{ from, to: ensResolver },
    data: encodeFunctionData({ abi, functionName: 'setAddr', args: [node, address] }),
  })
  if (avatar === undefined) return
  await transact(chain, {
    ...{ from, to: ensResolver },
    data: encodeFunctionData({ abi, functionName: 'setText', args: [node, 'avatar', avatar] }),
  })
}

/**
 * Makes an account claim a name, as any account can with any text.
 *
 * @example
 * await Ens.claim(chain, { account: mallory, name: 'alice.eth' })
 */
export async function claim(
  chain: Chain,
  { account, name }: { account: Address; name: string },
): Promise<void> {
  await transact(chain, {
    ...{ from: account, to: ensReverseRegistrar },
    data: encodeFunctionData({ abi: reverseAbi, functionName: 'setName', args: [name] }),
  })
}
