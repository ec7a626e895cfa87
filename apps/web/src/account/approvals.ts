import type { AnyOrder, Currency, MarketInfo } from '@souk/market'
import { Conduit, maxUint256 } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { Address } from 'viem'

/** A contract that may receive approvals: the exchange itself, or its conduit. */
export type Operator = { kind: 'exchange' | 'conduit'; address: Address }

/** An asset that an operator is allowed to move. */
export type Approval = {
  operator: Operator
  contract: Address
  standard: 'erc20' | 'erc721' | 'erc1155'
  /** Its display name. */
  name: string
  imageUrl?: string | undefined
  currency?: Currency
  /** The allowance of a currency, in the smallest unit. */
  amount?: bigint
}

/** Lists the operators that this market's orders need, without duplicates. */
export function operatorsOf(info: Pick<MarketInfo, 'seaport' | 'conduitKey'>): readonly Operator[] {
  const conduit = Conduit.operator(info.conduitKey, { exchange: info.seaport })
  const exchange: Operator = { kind: 'exchange', address: info.seaport }
  return isSameAddress(conduit, info.seaport) ? [exchange] : [{ kind: 'conduit', address: conduit }, exchange]
}

/** Tells whether an allowance is meant to be unlimited. Contracts that count allowances down start at the maximum. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= maxUint256 / 2n
}

/**
 * Finds the orders that depend on an approval now, because its operator moves what they give. An order that is inactive
 * for another reason, as without its item, does not end with the approval.
 *
 * @example
 * dependsOn(approval, orders, { exchange: info.seaport }) // → the orders that become inactive when it is revoked
 */
export function dependsOn(
  approval: Pick<Approval, 'contract' | 'operator'>,
  orders: readonly AnyOrder[],
  options: { exchange: Address },
): readonly AnyOrder[] {
  return orders.filter((order) => {
    const { conduitKey, offer } = order.order.parameters
    return (
      order.status === 'active' &&
      offer.some(({ token }) => isSameAddress(token, approval.contract)) &&
      isSameAddress(Conduit.operator(conduitKey, options), approval.operator.address)
    )
  })
}
