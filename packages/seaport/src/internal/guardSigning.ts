import type { Address } from 'viem'
import type { FindingName } from '../guard/codes.js'
import type { Context, Finding } from '../guard/Finding.js'
import { guardBeforeSigning } from '../guard/guardBeforeSigning.js'
import type { Components } from '../Order.js'
import type { AnyClient } from './batch.js'

/** What orders are to be signed for. */
export type SigningTarget = {
  chainId: number
  exchange: Address
  override: readonly FindingName[] | undefined
  known: Context | undefined
}

/**
 * Refuses what would rob the signer, as far as a client knows, and returns what a person should see.
 *
 * @throws {UnsafeError} listing what was found.
 */
export function guardSigning(
  client: AnyClient,
  orders: readonly Components[],
  target: SigningTarget,
): readonly Finding[] {
  const { chainId, exchange, override, known } = target
  const exchanges = [...(known?.trusted?.exchanges ?? []), exchange]
  return guardBeforeSigning(
    orders,
    { chainId, verifyingContract: exchange },
    { ...known, chainId: client.chain?.id, trusted: { ...known?.trusted, exchanges }, override },
  )
}
