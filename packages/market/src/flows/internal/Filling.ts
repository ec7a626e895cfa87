import type { ConsiderationItem } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type * as TokenIds from '../../domain/TokenIds.js'
import type * as Trade from '../../domain/Trade.js'
import type { Expected } from './claims.js'
import type { GuardOptions } from './GuardOptions.js'
import type { OrderInput } from './takeOrder.js'

/** How much of an order is filled, and with what. */
export type OrderFill = {
  order: OrderInput
  /** The token given for an offer on any of several. */
  tokenId?: bigint | string | undefined
  /** The tokens that such an offer is for, where they are known. @default the market is asked */
  tokenIds?: TokenIds.TokenIds | undefined
  /** Shows that the token is one of them. @default worked out of `tokenIds` */
  proof?: readonly Hex[] | undefined
  /** How many tokens, of an order that can be filled in parts. @default all that are left; of an offer on ERC721 tokens, one */
  units?: bigint | undefined
  /** Paid on top, as the recipients are to get it. @default [] */
  tips?: readonly ConsiderationItem[] | undefined
  /** Handed to the zone of a restricted order. @default what the market gives */
  extraData?: Hex | undefined
  /** What was shown to the person; another price is refused. */
  expected?: Expected | undefined
}

/** How orders are filled, whichever they are. */
export type FillingOptions = Pick<Trade.Options, 'account' | 'signal'> &
  GuardOptions & {
    /** Receives what the order gives. @default the account */
    recipient?: Address | undefined
    /** Lets another account than the taker of a private listing pay; the taker receives all the same. @default false */
    payForTaker?: boolean | undefined
    /** Conduit that moves what the account pays. @default the market's `seaport.defaultConduitKey` */
    conduitKey?: Hex | undefined
    /** Its tag ends the transaction's data. */
    domain?: string | undefined
    /** Approves just what this fill takes. @default false */
    exactApproval?: boolean | undefined
  }
