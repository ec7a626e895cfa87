import type { ConsiderationItem, TipInput } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type * as TokenIds from '../../domain/TokenIds.js'
import type * as Trade from '../../domain/Trade.js'
import type { Expected } from './assertAsShown.js'
import type { GuardOptions } from './GuardOptions.js'
import type { OrderInput } from './takeOrder.js'

/** How much of an order to fill, and with what. */
export type OrderFill = {
  order: OrderInput
  /**
   * The token to give for an offer on any of several tokens. A list for a swap that asks for several such tokens, in the
   * order of its items.
   */
  tokenId?: bigint | string | readonly (bigint | string)[] | undefined
  /** The accepted tokens of such an offer, if known. @default read from the market */
  tokenIds?: TokenIds.TokenIds | undefined
  /** Proves that the token is accepted. @default calculated from `tokenIds` */
  proof?: readonly Hex[] | undefined
  /**
   * The number of tokens, for an order that can be filled in parts.
   * @default all that are left, or one for an offer on ERC721 tokens
   */
  quantity?: bigint | undefined
  /**
   * Amounts to pay in addition, as the recipients should receive them: `{ amount, recipient }`, with a `currency` if it is
   * not the native one, or a token. @default []
   */
  tips?: readonly (TipInput | ConsiderationItem)[] | undefined
  /** Passed to the zone of a restricted order. @default the data that the market returns */
  extraData?: Hex | undefined
  /** What the user was shown. The fill is refused if the order differs. */
  expected?: Expected | undefined
}

/** Options of all fills. */
export type FillingOptions = Pick<Trade.Options, 'account' | 'signal'> &
  GuardOptions & {
    /** Receives the items. @default the account */
    recipient?: Address | undefined
    /**
     * Allows an account other than the taker of a private listing to pay. The taker still receives the items.
     * @default false
     */
    payForTaker?: boolean | undefined
    /** The conduit that moves the account's payment. @default the market's `seaport.defaultConduitKey` */
    conduitKey?: Hex | undefined
    /** The domain whose tag is appended to the transaction's data. */
    domain?: string | undefined
    /** Approves only the amounts of this fill. @default false */
    exactApproval?: boolean | 'currencies' | undefined
  }
