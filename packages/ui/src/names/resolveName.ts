import { type AnyClient, loadCode } from '@souk/base'
import type { Address } from 'viem'

/**
 * Looks up the account of a name. The code loads with the first lookup.
 *
 * @returns `null` when no account has the name, or it is invalid.
 * @throws {UnreachableError} when the node does not answer.
 */
export async function resolveName(
  client: AnyClient,
  options: { registry: Address; name: string },
): Promise<{ name: string; address: Address } | null> {
  const { readEnsAddress } = await loadCode(() => import('./readEns.js'))
  return readEnsAddress(client, options)
}
