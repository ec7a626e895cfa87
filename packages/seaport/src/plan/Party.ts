import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import * as Conduit from '../order/Conduit.js'
import type { ItemType } from '../order/constants.js'
import type * as Holding from '../order/Holding.js'
import type { Components } from '../order/Order.js'

/** The fulfiller and the conduit that moves the payment. */
export type Party = {
  fulfiller: Address
  conduitKey: Hex
  /** The account that receives what the orders offer, if it is not the fulfiller. */
  recipient: Address | undefined
}

export type SettleOptions = Conduit.operator.Options & {
  exchange: Address
  ascendingAmountBuffer: bigint
  exactApproval: boolean | 'currencies'
  /** Orders of the fulfiller that may still be filled. @default none */
  liveOrders?: readonly Components[] | undefined
}

/** A transfer in a plan. The fulfiller sends native amounts as the transaction's value. */
export type Movement = {
  from: Address
  to: Address
  itemType: ItemType
  token: Address
  identifier: bigint
  amount: bigint
}

/** The account that gives tokens, and the operator that moves them. */
export type Owner = Pick<Holding.Query, 'account' | 'operator'>

/** Returns the account and operator of the fulfiller's payment. */
export function fulfillerSide(party: Party, options: Conduit.operator.Options): Owner {
  return { account: party.fulfiller, operator: Conduit.operator(party.conduitKey, options) }
}

/** Returns the account that receives what the orders offer. */
export function receiverOf(party: Party): Address {
  const { recipient, fulfiller } = party
  return recipient !== undefined && !isAddressEqual(recipient, zeroAddress) ? recipient : fulfiller
}
