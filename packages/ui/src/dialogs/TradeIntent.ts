import type {
  AnyOrder,
  CollectionOffer,
  MarketOrder,
  MarketSwap,
  Mint,
  Nft,
  OfferTrait,
  OrderSide,
} from '@souk/market'
import type { Cart } from '@souk/react'
import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { LadderForm } from './LadderForm.js'
import type { ListForm } from './ListForm.js'
import type { OfferAim } from './OfferAim.js'
import type { OfferForm } from './OfferForm.js'
import type { OffersForm } from './OffersForm.js'
import type { Sale } from './Sale.js'
import type { SwapDraft } from './SwapDraft.js'
import type { SwapForm } from './SwapForm.js'

/** The trade to make. The dialogs read all other data themselves, so that it is current. */
export type TradeIntent =
  /** `name`: of the item, to show until the dialog has read it. */
  | { kind: 'buy'; orderHash: Hex; contract: Address; tokenId: bigint; name?: string }
  /** `draft`: the input to begin with. `edits`: the listing whose price the visitor changes. */
  | { kind: 'list'; contract: Address; tokenId: bigint; draft?: Partial<ListForm>; edits?: Hex }
  /** `side`: whether the order is a listing (`ask`), an offer or a swap. `next`: the intent that follows the cancellation. */
  | { kind: 'cancel'; orderHash: Hex; name: string; side?: OrderSide; next?: TradeIntent }
  /** `auction`: the hash of the auction's order when the offer is a bid. `draft`: the earlier input, here and below. */
  | { kind: 'offer'; contract: Address; tokenId: bigint; auction?: Hex; draft?: OfferForm }
  | { kind: 'settle'; contract: Address; tokenId: bigint; auction: Hex }
  /** An offer on any item of a collection, or on those with some traits. */
  | {
      kind: 'collectionOffer'
      slug: string
      traits?: readonly OfferTrait[]
      aim?: OfferAim
      draft?: OfferForm
    }
  /** Offers on the same items of a collection at several prices. */
  | { kind: 'ladder'; slug: string; aim: OfferAim; draft?: LadderForm }
  | { kind: 'accept'; contract: Address; tokenId: bigint; offer: MarketOrder | CollectionOffer }
  /**
   * Items of the visitor for items of `owner`. It begins with `draft`, or with the reverse of `answers`, a swap of that
   * account. `form`: the earlier input, when the visitor returns to the form.
   */
  | ({ kind: 'swap'; owner: Address; form?: SwapForm } & SwapStart)
  /** `swap`: the signed swap, if it is not on the market. */
  | { kind: 'acceptSwap'; orderHash: Hex; swap?: MarketSwap }
  | { kind: 'send'; contract: Address; tokenId: bigint }
  /** `missing`: the amount of the wrapped currency that `next`, the intent that follows, needs. */
  | { kind: 'wrap'; missing?: bigint; next?: TradeIntent }
  /** New units of a collection, whose name is `title`. */
  | { kind: 'mint'; mint: Mint.Mint; quantity: bigint; title: string; picture: string | undefined }
  /** The visitor's items to list with one signature. */
  | {
      kind: 'bulkList'
      nfts: readonly Nft[]
      /** Called once they are for sale. */
      onListed?: () => void
    }
  /** The visitor's items to sell together at one price. */
  | {
      kind: 'bundle'
      nfts: readonly Nft[]
      /** Called once they are for sale. */
      onListed?: () => void
    }
  /** A listing of several items, which is bought as a whole. */
  | { kind: 'buySet'; orderHash: Hex }
  /** Items to make offers on with one signature. `draft`: the earlier input, when the visitor returns to the form. */
  | { kind: 'offers'; nfts: readonly Nft[]; draft?: OffersForm; onMade?: () => void }
  /** Offers to accept with one transaction. */
  | { kind: 'sales'; sales: readonly Sale[]; onSold?: () => void }
  /** The visitor's items to send to one account. */
  | { kind: 'sendSeveral'; nfts: readonly Nft[]; onSent?: () => void }
  /** A domain to register. */
  | { kind: 'setDomain'; domain: string }
  /** An order outside of any market; `title` names what it gives. */
  | { kind: 'fillAlone'; order: Order.Order; title: string }
  /** Orders to settle against each other; `tokens` names what they move. */
  | { kind: 'match'; orders: readonly Order.Order[]; tokens: Order.Context['tokens']; title: string }
  /** The visitor's orders to cancel, one by one or all at once. `next`: the intent that follows. */
  | { kind: 'cancelPlan'; orders: readonly AnyOrder[]; next?: TradeIntent }
  /** The visitor's approval to revoke; `dependent` is the number of open orders that need it. */
  | {
      kind: 'revoke'
      contract: Address
      standard: 'erc20' | 'erc721' | 'erc1155'
      operator: Address
      name: string
      dependent: number
    }
  /** Cart lines that one transaction can buy. */
  | {
      kind: 'sweep'
      group: Cart.Group
      /** Returns to where the items were chosen. @default there is no way back */
      onBack?: () => void
    }

type SwapStart = { draft: SwapDraft; answers?: undefined } | { answers: MarketSwap; draft?: undefined }
