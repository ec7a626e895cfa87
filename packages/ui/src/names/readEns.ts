import { type AnyClient, readBatch } from '@souk/base'
import { RegistryError } from '@souk/words/errors'
import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  namehash,
  parseAbi,
  size,
  slice,
  zeroAddress,
} from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import * as EnsName from './EnsName.js'
import type { EnsRecord } from './EnsRecord.js'

// A separate file, so that the code loads with the first name.

const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])

/** Longer records are not pictures that a page should load for each account. */
const longestAvatar = 16_384

type Question = { to: Address; node: Hex }
type From = { registry: Address }

/**
 * Reads the names of accounts. An account has a name only if the name leads back to it. Anyone can give their account
 * any name, but only the owner of a name chooses where it leads.
 *
 * Reads four times from the node, however many accounts there are. Names whose records are not on the chain itself are
 * left out, because reading them would tell another server who looks at whom.
 *
 * @throws {UnreachableError} when the node does not answer.
 * @throws {RegistryError} when the registry does not answer.
 */
export async function readEnsRecords(
  client: AnyClient,
  { registry, addresses }: From & { addresses: readonly string[] },
): Promise<ReadonlyMap<string, EnsRecord>> {
  const reverse = addresses.map((address) => ({ address, node: EnsName.reverseNode(address) }))
  const claims = await readNames(client, await withResolver(client, reverse, registry))
  const shown = claims.filter(({ name }) => EnsName.isShown(name))
  const named = shown.map((claim) => ({ ...claim, node: namehash(claim.name) }))
  const resolved = await withResolver(client, named, registry)
  const found = await ask(
    client,
    resolved.flatMap(({ to, node }) => [
      { to, data: encodeFunctionData({ abi, functionName: 'addr', args: [node] }) },
      { to, data: encodeFunctionData({ abi, functionName: 'text', args: [node, 'avatar'] }) },
    ]),
  )
  return new Map(
    resolved.flatMap(({ address, name }, index) => {
      const leadsTo = addressIn(found[2 * index])
      if (!isSameAddress(leadsTo, address)) return []
      const avatar = textIn(found[2 * index + 1])
      return [[address, avatar && avatar.length <= longestAvatar ? { name, avatar } : { name }] as const]
    }),
  )
}

/**
 * Reads the account of a name.
 *
 * @returns `null` when no account has the name, or the name is invalid.
 * @throws {UnreachableError} when the node does not answer.
 * @throws {RegistryError} when the registry does not answer.
 */
export async function readEnsAddress(
  client: AnyClient,
  { registry, name: typed }: From & { name: string },
): Promise<{ name: string; address: Address } | null> {
  const name = EnsName.from(typed)
  if (name === undefined) return null
  const [found] = await withResolver(client, [{ node: namehash(name) }], registry)
  if (!found) return null
  const data = encodeFunctionData({ abi, functionName: 'addr', args: [found.node] })
  const address = addressIn((await ask(client, [{ to: found.to, data }]))[0])
  return address === undefined ? null : { name, address: getAddress(address) }
}

/**
 * Adds the resolver of each node, and leaves out nodes without one.
 *
 * @throws {RegistryError} when the registry answers none of the questions. For a node without a resolver, it answers 0.
 */
async function withResolver<entry extends { node: Hex }>(
  client: AnyClient,
  entries: readonly entry[],
  registry: Address,
): Promise<readonly (entry & Question)[]> {
  const answers = await ask(
    client,
    entries.map(({ node }) => ({
      to: registry,
      data: encodeFunctionData({ abi, functionName: 'resolver', args: [node] }),
    })),
  )
  const isSilent = answers.every((data) => data === undefined || size(data) < 32)
  if (isSilent && entries.length > 0) throw new RegistryError({ registry })
  return entries.flatMap((entry, index) => {
    const to = addressIn(answers[index])
    return to === undefined ? [] : [{ ...entry, to }]
  })
}

async function readNames<entry extends Question>(client: AnyClient, entries: readonly entry[]) {
  const answers = await ask(
    client,
    entries.map(({ to, node }) => ({
      to,
      data: encodeFunctionData({ abi, functionName: 'name', args: [node] }),
    })),
  )
  return entries.flatMap((entry, index) => {
    const name = textIn(answers[index])
    return name === undefined ? [] : [{ ...entry, name }]
  })
}

/** Never follows a resolver to a server outside of the chain (EIP-3668). */
function ask(client: AnyClient, calls: readonly { to: Address; data: Hex }[]) {
  const reads = calls.map((call) => ({ type: 'call', ...call }) as const)
  return readBatch({ ...client, ccipRead: false }, reads)
}

/** A contract may return anything. An answer that does not decode counts as missing. */
function addressIn(data: Hex | undefined): Address | undefined {
  if (data === undefined || size(data) < 32) return undefined
  const address = slice(data, 12, 32)
  return address === zeroAddress ? undefined : address
}

function textIn(data: Hex | undefined): string | undefined {
  if (data === undefined) return undefined
  try {
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return undefined
  }
}
