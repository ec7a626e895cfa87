import type { Currency, MarketInfo, MarketOrder } from '@souk/market'
import { Conduit, maxUint256 } from '@souk/seaport'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { isAlive } from './orderRisk.js'

/** Who may be allowed to move things: the exchange itself, or its conduit. */
export type Operator = { kind: 'exchange' | 'conduit'; address: Address }

/** Something that an operator is allowed to move. */
export type Approval = {
  operator: Operator
  contract: Address
  standard: 'erc20' | 'erc721' | 'erc1155'
  /** What people call it. */
  name: string
  imageUrl?: string | undefined
  currency?: Currency
  /** Of money: how much of it, in the smallest unit. */
  amount?: bigint
}

/** The operators that this market's orders need, each once. */
export function operatorsOf(info: Pick<MarketInfo, 'seaport' | 'conduitKey'>): readonly Operator[] {
  const conduit = Conduit.operator(info.conduitKey, { exchange: info.seaport })
  const exchange: Operator = { kind: 'exchange', address: info.seaport }
  return isSameAddress(conduit, info.seaport) ? [exchange] : [{ kind: 'conduit', address: conduit }, exchange]
}

/** Allowances this large are not meant as an amount: contracts that count them down begin at the largest there is. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= maxUint256 / 2n
}

/**
 * Finds the orders that can be used only as long as an approval stands: what they give is moved by its operator.
 *
 * @example
 * dependsOn(approval, orders, { exchange: info.seaport }) // → the orders that revoking it puts to sleep
 */
export function dependsOn(
  approval: Pick<Approval, 'contract' | 'operator'>,
  orders: readonly MarketOrder[],
  options: { exchange: Address },
): readonly MarketOrder[] {
  return orders.filter((order) => {
    const { conduitKey, offer } = order.order.parameters
    return (
      isAlive(order) &&
      offer.some(({ token }) => isSameAddress(token, approval.contract)) &&
      isSameAddress(Conduit.operator(conduitKey, options), approval.operator.address)
    )
  })
}
