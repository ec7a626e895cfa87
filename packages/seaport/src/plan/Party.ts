import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import * as Conduit from '../order/Conduit.js'
import type { ItemType } from '../order/constants.js'
import type * as Holding from '../order/Holding.js'
import type { Components } from '../order/Order.js'

/** Who fills, and how what they pay is moved. */
export type Party = {
  fulfiller: Address
  conduitKey: Hex
  /** Receives what the orders give, where that is not the fulfiller. */
  recipient: Address | undefined
}

export type SettleOptions = Conduit.operator.Options & {
  exchange: Address
  ascendingAmountBuffer: bigint
  exactApproval: boolean
  /** Orders of the fulfiller that may still be filled. @default none */
  liveOrders?: readonly Components[] | undefined
}

/** Something that changes hands when a plan is carried out. Native amounts leave the fulfiller as the transaction's value. */
export type Movement = {
  from: Address
  to: Address
  itemType: ItemType
  token: Address
  identifier: bigint
  amount: bigint
}

/** The account that something is taken from, and who may move it. */
export type Owner = Pick<Holding.Query, 'account' | 'operator'>

/** The account and operator that what the fulfiller pays is taken from. */
export function fulfillerSide(party: Party, options: Conduit.operator.Options): Owner {
  return { account: party.fulfiller, operator: Conduit.operator(party.conduitKey, options) }
}

/** Who receives what the orders give. */
export function receiverOf(party: Party): Address {
  const { recipient, fulfiller } = party
  return recipient !== undefined && !isAddressEqual(recipient, zeroAddress) ? recipient : fulfiller
}
