import { loadCode } from '@souk/base'
import type { Address, Client } from 'viem'

/** Chains with the Ethereum Name Service. */
const namedChains: readonly number[] = [1, 11_155_111]

/** Tells whether a chain supports name lookups. */
export function canResolveNames(chainId: number): boolean {
  return namedChains.includes(chainId)
}

/**
 * Looks up the account of a name. The code loads with the first lookup.
 *
 * @returns `undefined` when no account has the name, or it is invalid.
 */
export async function resolveName(
  client: Client,
  name: string,
): Promise<{ name: string; address: Address } | null> {
  const { getEnsAddress, normalize } = await loadCode(() => import('./names.js'))
  const normal = normalize(name)
  const address = await getEnsAddress(client, { name: normal })
  return address && { name: normal, address }
}
