import type { CollectionOffer, MarketOrder, Nft, OfferTrait, Side } from '@souk/market'
import type { Cart } from '@souk/react'
import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { ListForm } from './ListForm.js'

/** What a person wants to do; the dialogs read everything else, so that it is up to date. */
export type TradeIntent =
  | { kind: 'buy'; orderHash: Hex; contract: Address; identifier: bigint }
  /** `draft`: what was typed before, where the person comes back to the form. */
  | { kind: 'list'; contract: Address; identifier: bigint; draft?: Partial<ListForm> }
  /** `side` says what the order is: a listing (`ask`) or an offer; `next` is what it was cancelled for. */
  | { kind: 'cancel'; orderHash: Hex; name: string; side?: Side; next?: TradeIntent }
  /** `auction`: the order of an auction that the offer is a bid on. */
  | { kind: 'offer'; contract: Address; identifier: bigint; auction?: Hex }
  | { kind: 'settle'; contract: Address; identifier: bigint; auction: Hex }
  /** On any item of a collection, or on those with some traits. */
  | { kind: 'collectionOffer'; slug: string; traits?: readonly OfferTrait[] }
  | { kind: 'accept'; contract: Address; identifier: bigint; offer: MarketOrder | CollectionOffer }
  | { kind: 'send'; contract: Address; identifier: bigint }
  | { kind: 'wrap' }
  /** Items of one's own, to be listed with one signature. */
  | {
      kind: 'bulkList'
      nfts: readonly Nft[]
      /** They are for sale now. */
      onListed?: () => void
    }
  /** A domain that is to be registered. */
  | { kind: 'setDomain'; domain: string }
  /** An order at hand; `title` is what it gives. */
  | { kind: 'fillAlone'; order: Order.Order; title: string }
  /** Orders of one's own, to be cancelled by themselves or with all others. */
  | { kind: 'cancelPlan'; orders: readonly MarketOrder[] }
  /** An approval of one's own; `dependent` is how many open orders need it. */
  | {
      kind: 'revoke'
      contract: Address
      standard: 'erc20' | 'erc721' | 'erc1155'
      operator: Address
      name: string
      dependent: number
    }
  /** Lines of the cart that one transaction can buy. */
  | { kind: 'sweep'; group: Cart.Group }
