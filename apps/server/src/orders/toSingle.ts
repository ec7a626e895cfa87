import { ItemType, isCriteria, type OfferItem, Order } from '@souk/seaport'
import { type Issue, issue } from '../market/Issue.js'
import { type Items, identityOf, standardOf, sumOf } from './Items.js'
import type { SingleTerms } from './Terms.js'

/** Reads the terms of a listing of one NFT or an offer on one, or returns the issue that keeps it off this market. */
export function toSingle(parameters: Order.Components, items: Items): SingleTerms | Issue {
  return items.given.length === 1 ? fromAsk(parameters, items) : fromBid(parameters, items)
}

function fromAsk(parameters: Order.Components, { given, asked, taker }: Items): SingleTerms | Issue {
  const nft = given[0] as OfferItem
  if (isCriteria(nft)) return issue('criteria_unsupported', 'A listing must name its token.')
  return withNft(parameters, nft, {
    side: 'ask',
    currency: (asked[0] as OfferItem).token,
    startPrice: sumOf(asked, 'startAmount'),
    endPrice: sumOf(asked, 'endAmount'),
    ...(taker ? { taker } : undefined),
  })
}

function fromBid(parameters: Order.Components, { paid, wanted, asked }: Items): SingleTerms | Issue {
  const money = paid[0] as OfferItem
  const refusal = refuseOffer(money, asked)
  if (refusal) return refusal
  return withNft(parameters, wanted[0] as OfferItem, {
    side: 'bid',
    currency: money.token,
    startPrice: money.startAmount,
    endPrice: money.endAmount,
  })
}

/** Returns the issue of an amount of money that cannot be offered. */
export function refuseOffer(money: OfferItem, asked: readonly OfferItem[]): Issue | undefined {
  if (money.itemType !== ItemType.ERC20)
    return issue(
      'currency_unsupported',
      'An offer must use an ERC20 currency, such as the wrapped native currency.',
    )
  if (sumOf(asked, 'startAmount') > money.startAmount || sumOf(asked, 'endAmount') > money.endAmount)
    return issue('items_unsupported', 'The fees of an offer exceed the amount that it offers.')
  return undefined
}

type Deal = Pick<SingleTerms, 'side' | 'currency' | 'startPrice' | 'endPrice' | 'taker'>

function withNft(parameters: Order.Components, nft: OfferItem, deal: Deal): SingleTerms | Issue {
  if (nft.startAmount !== nft.endAmount)
    return issue('items_unsupported', 'The number of units must not change over time.')
  const standard = standardOf(nft)
  const allowsPartialFills = Order.allowsPartialFills(parameters)
  // The tokens of an offer on several can be sold one by one.
  if (standard === 'erc721' && nft.startAmount !== 1n && !(isCriteria(nft) && allowsPartialFills))
    return issue('items_unsupported', 'The amount of an ERC721 token must be 1.', { amount: nft.startAmount })
  return {
    ...deal,
    maker: parameters.offerer,
    standard,
    contract: nft.token,
    ...identityOf(nft),
    total: nft.startAmount,
    allowsPartialFills,
    kind: isCriteria(nft) ? 'criteria' : deal.startPrice === deal.endPrice ? 'basic' : 'dutch',
  }
}
