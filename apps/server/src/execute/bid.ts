import type { BidWire } from '@souk/execute/wire'
import { type OfferTrait, TokenIds } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { type Address, zeroAddress } from 'viem'
import { RefusedError as OrdersRefusedError } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import { buildOffer } from '../orders/buildOffer.js'
import { collect } from './collect.js'
import { wrappedNative } from './facts/currencies.js'
import { assertTraded, findContract, findContractOfTrait } from './facts/places.js'
import { readRoyalties } from './facts/readRoyalties.js'
import * as TokenSet from './facts/TokenSet.js'
import { toTerms } from './facts/toTerms.js'
import { makeOrders } from './makeOrders.js'
import type { Answer } from './model/Answer.js'
import { assertOneOf, refuse } from './model/Refusal.js'
import type { Terms } from './plan/draft.js'

/** A request to bid. */
export type BidRequest = ReturnType<typeof BidWire.decodeRequest>
type Bid = BidRequest['params'][number]

/**
 * Plans bids on a token, on any token of a collection, on a set of tokens, or on tokens with a trait. See {@link
 * makeOrders}.
 */
export async function bid(market: Market, request: BidRequest): Promise<Answer> {
  const maker = request.maker.toLowerCase() as Address
  const { values, issues } = await collect(request.params, (param, index) =>
    readTerms(market, param, { maker, index, source: request.source }),
  )
  return makeOrders(market, { maker, source: request.source, terms: values, issues })
}

async function readTerms(
  market: Market,
  param: Bid,
  about: { maker: Address; index: number; source: string | undefined },
): Promise<Terms> {
  const { index } = about
  const place = await readPlace(market, param, index)
  const royalties = await readRoyalties(market, [place.contract])
  const terms = toTerms(market, param, {
    index,
    royalty: royalties.get(place.contract),
    usualCurrency: wrappedNative(market) ?? zeroAddress,
    source: about.source,
  })
  if (terms.currency === zeroAddress)
    refuse('currency_unsupported', 'A bid must use an ERC20 currency, such as the wrapped native currency.', {
      index,
    })
  return { ...terms, side: 'bid', ...(await toSubject(market, place, { ...terms, maker: about.maker })) }
}

type Place = {
  contract: Address
  tokenIds: TokenIds.TokenIds
  traits?: readonly OfferTrait[] | undefined
}

async function readPlace(market: Market, param: Bid, index: number): Promise<Place> {
  const { token, collection, tokenSetId, attributeKey: type, attributeValue: value } = param
  assertOneOf({ token, tokenSetId, collection }, { index })
  for (const fields of [{ attributeKey: type }, { attributeValue: value }])
    assertOneOf({ token, tokenSetId, ...fields }, { index })
  if (token) {
    const { contract } = assertTraded(market, token.contract, { index })
    return { contract, tokenIds: TokenIds.from([token.tokenId]) }
  }
  if (tokenSetId) {
    const set = await TokenSet.resolve(market, TokenSet.parse(tokenSetId))
    return { ...set, contract: assertTraded(market, set.contract, { index }).contract }
  }
  const trait = type && value ? { type, value } : undefined
  if (collection) {
    // Half an attribute must not become a bid on every token of the collection.
    if (!trait && (type || value))
      return refuse('draft_unsound', 'Name both attributeKey and attributeValue, or neither.', { index })
    const contract = await findContract(market, collection, { index })
    return { contract, tokenIds: 'any', traits: trait && [trait] }
  }
  if (!trait) return refuse('nothing_to_do', 'Some bid data is missing', { index })
  const contract = await findContractOfTrait(market, trait, { index })
  return { contract, tokenIds: 'any', traits: [trait] }
}

/** Names a single token directly. Stores the set when there are several, since an order holds only its root. */
async function toSubject(
  market: Market,
  place: Place,
  options: { quantity: bigint; maker: Address; index: number },
): Promise<Pick<Terms, 'subject' | 'zone'>> {
  const { contract, tokenIds, traits } = place
  const [range] = tokenIds === 'any' ? [] : tokenIds
  if (range && tokenIds.length === 1 && range.first === range.last && !traits) {
    const itemType = market.rules.collections.get(contract) === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155
    return { subject: { itemType, token: contract, identifierOrCriteria: range.first } }
  }
  try {
    const { consideration, zone } = await buildOffer(market, {
      offerer: options.maker,
      contract,
      quantity: options.quantity,
      ...(traits ? { traits } : { tokenIds }),
    })
    const [item] = consideration
    if (!item) return refuse('draft_unsound', 'The bid must name a token or a collection.', options)
    const { itemType, token, identifierOrCriteria } = item
    return { subject: { itemType, token, identifierOrCriteria }, zone }
  } catch (error) {
    if (!(error instanceof OrdersRefusedError)) throw error
    return refuse('draft_unsound', error.message, options)
  }
}
