import type { Address } from 'viem'
import type { AnyClient } from '../node/batch.js'
import type { Components } from '../order/Order.js'
import type { FindingName } from './findings/codes.js'
import type { Context, Finding } from './findings/Finding.js'
import { guardBeforeSigning } from './guardBeforeSigning.js'

/** The chain, exchange and context that orders are signed for. */
export type SigningTarget = {
  chainId: number
  exchange: Address
  override: readonly FindingName[] | undefined
  known: Context | undefined
}

/**
 * Throws for orders that would rob the signer, as far as the client's knowledge allows. Returns findings to show to the
 * user.
 *
 * @throws {UnsafeError} listing the findings.
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
