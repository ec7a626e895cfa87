import { type Artifacts, ensAbi } from '@souk/contracts'
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  keccak256,
  labelhash,
  namehash,
  numberToHex,
  pad,
  parseAbi,
  zeroHash,
} from 'viem'
import { contracts, type DemoName, operator } from '../demo/demo.js'
import type { NodeClient } from '../node/nodeClient.js'
import { type Call, runConstructor, sendAll } from './send.js'

const abi = parseAbi(ensAbi)

/** Places ENS at its addresses on Ethereum, and registers names that lead to their accounts and back. */
export async function placeNames(
  client: NodeClient,
  artifacts: Artifacts,
  names: readonly DemoName[],
): Promise<void> {
  const { ensRegistry, ensResolver, ensReverseRegistrar } = contracts
  await place(client, ensRegistry, artifacts.EnsRegistry.bytecode)
  await place(client, ensResolver, artifacts.EnsResolver.bytecode, [ensRegistry, ensReverseRegistrar])
  await place(client, ensReverseRegistrar, artifacts.EnsReverseRegistrar.bytecode, [ensRegistry, ensResolver])
  await ownRoot(client)
  const chainId = await client.getChainId()
  await sendAll(client, 'register the names', [
    ...rootCalls(),
    ...names.flatMap((entry) => nameCalls(entry, chainId)),
    registryCall('setOwner', [namehash('addr.reverse'), ensReverseRegistrar]),
  ])
}

async function place(
  client: NodeClient,
  address: Address,
  bytecode: Hex,
  args: readonly Address[] = [],
): Promise<void> {
  const types = args.map(() => ({ type: 'address' }) as const)
  const initCode = concat([bytecode, encodeAbiParameters(types, args)])
  await client.setCode({ address, bytecode: await runConstructor(client, { address, initCode }) })
}

/** The constructor writes only this: the owner of the root, in the mapping of the first slot. */
async function ownRoot(client: NodeClient): Promise<void> {
  const index = keccak256(concat([zeroHash, numberToHex(0, { size: 32 })]))
  await client.setStorageAt({ address: contracts.ensRegistry, index, value: pad(operator.address) })
}

/** Gives everything to the operator, except for reverse names, which each account sets at their registrar. */
function rootCalls(): Call[] {
  return [
    registryCall('setSubnodeOwner', [zeroHash, labelhash('eth'), operator.address]),
    registryCall('setSubnodeOwner', [zeroHash, labelhash('reverse'), operator.address]),
    registryCall('setSubnodeOwner', [namehash('reverse'), labelhash('addr'), operator.address]),
  ]
}

/** The operator sends everything, so that the people have not sent a transaction yet. */
function nameCalls({ name, address, avatar }: DemoName, chainId: number): Call[] {
  const [label = ''] = name.split('.')
  const digits = address.slice(2).toLowerCase()
  const node = namehash(name)
  return [
    ownRecord(namehash('eth'), label),
    resolverCall('setAddr', [node, address]),
    ...(avatar ? [resolverCall('setText', [node, 'avatar', toRecord(avatar, chainId)])] : []),
    registryCall('setOwner', [node, address]),
    ownRecord(namehash('addr.reverse'), digits),
    resolverCall('setName', [namehash(`${digits}.addr.reverse`), name]),
  ]
}

function ownRecord(parent: Hex, label: string): Call {
  return registryCall('setSubnodeRecord', [
    parent,
    labelhash(label),
    operator.address,
    contracts.ensResolver,
    0n,
  ])
}

function registryCall(functionName: string, args: readonly unknown[]): Call {
  return { from: operator.address, to: contracts.ensRegistry, abi, functionName, args }
}

function resolverCall(functionName: string, args: readonly unknown[]): Call {
  return { from: operator.address, to: contracts.ensResolver, abi, functionName, args }
}

/** ENSIP-12 writes an item as an avatar in this form. */
function toRecord(item: { contract: Address; tokenId: bigint }, chainId: number): string {
  const { contract, tokenId } = item
  return `eip155:${chainId}/erc721:${contract}/${tokenId}`
}
