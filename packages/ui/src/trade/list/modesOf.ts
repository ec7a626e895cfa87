import type { MarketInfo, Nft } from '@souk/market'
import { payableOf } from '../../market/nativeOf.js'
import type { ListFacts, ListForm, ListMode } from './listForm.js'

/**
 * Returns the available ways of selling an item. An auction sells everything to one winner, and needs a market that
 * settles it and a currency for bids. Beside a running auction of the item, a listing is its buy-now price and not a second auction.
 */
export function modesOf({ nft, info, facts, form }: modesOf.Options): readonly ListMode[] {
  const isBeside = facts.auctionEnd !== undefined && form.mode !== 'english'
  const isAuctioned = info.auction !== undefined && payableOf(info).length > 0
  return isAuctioned && nft.standard === 'erc721' && !isBeside
    ? ['fixed', 'dutch', 'english']
    : ['fixed', 'dutch']
}

export declare namespace modesOf {
  type Options = {
    nft: Pick<Nft, 'standard'>
    info: Pick<MarketInfo, 'auction' | 'currencies'>
    facts: Pick<ListFacts, 'auctionEnd'>
    form: Pick<ListForm, 'mode'>
  }
}
