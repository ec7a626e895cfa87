import { loadCode } from '@souk/base'
import type { Address, Client } from 'viem'

/** Chains that carry the Ethereum Name Service. */
const namedChains: readonly number[] = [1, 11_155_111]

/** Tells whether names can be looked up on a chain. */
export function canResolveNames(chainId: number): boolean {
  return namedChains.includes(chainId)
}

/**
 * Looks up whose a name is. What it needs is loaded with the first name that is looked up.
 *
 * @returns Nothing where nobody has the name, or it is none.
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
