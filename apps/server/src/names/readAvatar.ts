import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { Market } from '../market/Market.js'
import * as Uri from '../metadata/Uri.js'
import * as Read from '../node/Read.js'
import { ensRegistryOf } from './ensRegistryOf.js'

const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])

/**
 * Reads the web address of the picture that a name of ENS has as its avatar, on the web or on IPFS.
 *
 * The name decides it on chain, as a token does with its picture. The address says nothing about whose name it is.
 *
 * @returns `undefined` for a name without such a picture, and on a chain without ENS.
 */
export async function readAvatar(
  { config, chainId, node }: Pick<Market, 'config' | 'chainId' | 'node'>,
  name: string,
): Promise<string | undefined> {
  const registry = ensRegistryOf(config, chainId)
  if (!registry) return undefined
  const id = namehash(name)
  const [resolver] = await Read.all(node, [resolverOf(registry, id)])
  if (!resolver || resolver === zeroAddress) return undefined
  const [text] = await Read.all(node, [avatarOf(resolver, id)])
  const uri = Uri.parse(text ?? '')
  if (uri.type === 'ipfs') return `${config.ipfsGateway}${uri.path}`
  return uri.type === 'http' ? uri.url : undefined
}

function resolverOf(to: Address, node: Hex): Read.Read<Address> {
  return {
    to,
    data: encodeFunctionData({ abi, functionName: 'resolver', args: [node] }),
    decode: (data) => decodeFunctionResult({ abi, functionName: 'resolver', data }),
  }
}

function avatarOf(to: Address, node: Hex): Read.Read<string> {
  return {
    to,
    data: encodeFunctionData({ abi, functionName: 'text', args: [node, 'avatar'] }),
    decode: (data) => decodeFunctionResult({ abi, functionName: 'text', data }),
  }
}
