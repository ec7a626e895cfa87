import { ItemType, type Order } from '@souk/seaport'
import { type Account, type Address, zeroAddress } from 'viem'
import { buildOffer } from '../../actions/buildOffer.js'
import { getCollection } from '../../actions/getCollection.js'
import { postCollectionOffer } from '../../actions/postCollectionOffer.js'
import { eachInPool } from '../../api/eachInPool.js'
import { exchangeOf, type Market, offerTokenOf } from '../../api/Market.js'
import type { Collection } from '../../domain/Collection.js'
import type { CollectionOffer, OfferTrait } from '../../domain/CollectionOffer.js'
import * as FeePlan from '../../domain/FeePlan.js'
import * as TokenIds from '../../domain/TokenIds.js'
import { type CheckedOffer, checkBuiltOffer } from './checkBuiltOffer.js'
import {
  assertOfferCurrency,
  draftOffer,
  type OfferDraft,
  type OfferPlan,
  type OfferTerms,
} from './planOffer.js'
import { assertPosted, handOver } from './postSigned.js'
import { readTokenIds, type TokenIdsInput } from './readTokenIds.js'
import { presentTime, readTradeFacts, type TradeFacts } from './readTradeFacts.js'

/** Options of an offer on any of several tokens of a collection. */
export type CollectionOfferOptions = Omit<OfferTerms, 'collection'> & {
  /** The collection's slug. */
  collection: string
  /** The contract, if known. The market then cannot name another one. */
  contract?: Address | undefined
  /** Accepts only tokens with all of these traits. The market finds the tokens, and the plan contains them. */
  traits?: readonly OfferTrait[] | undefined
  /** Accepts only these tokens: a list, or text such as `1,3:5`. `*` means any. @default any */
  tokenIds?: TokenIdsInput | undefined
  /** How often requests to a busy market are repeated, both to build and to post the offer. @default 0 */
  retries?: number | undefined
}

/** A collection offer that is ready to be signed. */
export type CollectionOfferPlan = OfferPlan & {
  contract: Address
  /** The tokens that the offer accepts. */
  tokenIds: TokenIds.TokenIds
}

/** A collection offer in the form that `createOrder` takes, with further data for the plan. */
export type CollectionOfferDraft = {
  wish: OfferDraft['wish']
  about: Omit<CollectionOfferPlan, 'orderHash' | 'parameters'>
  /** The Merkle root of the tokens, if the caller named them. */
  list: bigint | undefined
}

/**
 * Reads the facts of collection offers, and calculates the offers. Offers on the same tokens share their requests.
 *
 * @throws {BuiltOfferError} if the market's part of an offer differs from the request.
 * @throws {InvalidTokenIdsError} if a text contains no valid token ids.
 */
export async function readCollectionOffers(
  market: Market,
  options: readCollectionOffers.Options,
): Promise<readonly CollectionOfferDraft[]> {
  const { account, signal } = options
  const offers = options.offers.map((offer) => toWanted(market, offer, account))
  const [facts, collections, built] = await Promise.all([
    readTradeFacts(market, { currencies: offers.map(({ paymentToken }) => paymentToken) }),
    readEach(
      offers,
      ({ slug }) => slug,
      ({ slug }) => getCollection(market.api, { slug, signal }),
    ),
    readEach(offers, keyOf, ({ request }) => buildOffer(market.api, { ...request, signal })),
  ])
  return offers.map((offer) => {
    const collection = collections.get(offer.slug) as Collection
    const { quantity, traits, tokenIds } = offer.request
    const checked = checkBuiltOffer(built.get(keyOf(offer)) as Awaited<ReturnType<typeof buildOffer>>, {
      ...{ offerer: account.address, quantity, traits, tokenIds, trustedZones: market.trustedZones },
      contract: offer.options.contract ?? collection.contract,
    })
    return toDraft(market, offer, { account, facts, collection, checked })
  })
}

export declare namespace readCollectionOffers {
  type Options = {
    offers: readonly CollectionOfferOptions[]
    account: Account
    signal?: AbortSignal | undefined
  }
}

type Wanted = ReturnType<typeof toWanted>

function toWanted(market: Market, options: CollectionOfferOptions, { address: offerer }: Account) {
  const paymentToken = options.currency ?? offerTokenOf(market)
  assertOfferCurrency(paymentToken)
  const { collection: slug, quantity = 1n, retries } = options
  const criteria = criteriaOf(options)
  const protocolAddress = exchangeOf(market)
  return {
    slug,
    paymentToken,
    options,
    request: { ...criteria, offerer, quantity, protocolAddress, retries },
  }
}

/** Returns the criteria of an offer as the market takes them. */
function criteriaOf({ collection: slug, traits, tokenIds }: CollectionOfferOptions) {
  return { slug, traits: traits?.length ? traits : undefined, tokenIds: readTokenIds(tokenIds) }
}

/** Distinguishes offers whose market's part differs. */
function keyOf({ request: { slug, quantity, traits, tokenIds = 'any' } }: Wanted): string {
  return JSON.stringify([slug, String(quantity), traits, TokenIds.toText(tokenIds)])
}

/** Reads a value for each distinct key. */
async function readEach<item, value>(
  items: readonly item[],
  keyOf: (item: item) => string,
  read: (item: item) => Promise<value>,
): Promise<ReadonlyMap<string, value>> {
  const distinct = [...new Map(items.map((item) => [keyOf(item), item] as const))]
  return new Map(await eachInPool(distinct, async ([key, item]) => [key, await read(item)] as const))
}

type Known = { account: Account; facts: TradeFacts; collection: Collection; checked: CheckedOffer }

function toDraft(market: Market, offer: Wanted, known: Known): CollectionOfferDraft {
  const { options, paymentToken } = offer
  const { account, facts, collection, checked } = known
  const fees = options.fees
    ? options.fees.map((fee) => ({ ...fee, required: false }))
    : FeePlan.choose(collection.fees, {
        creatorFees: options.creatorFees,
        maximumBasisPoints: market.maximumFeeBasisPoints,
      })
  const { wish, about } = draftOffer(options, {
    account,
    fees,
    paymentToken,
    decimals: facts.decimals,
    standard: checked.standard,
    item: toItem(checked, offer.request.quantity),
    now: presentTime(market, facts),
  })
  const { zone, zoneHash, contract, tokenIds } = checked
  const restriction = zone === zeroAddress ? undefined : { zone, zoneHash, restrictedByZone: true }
  const list = offer.request.tokenIds === undefined ? undefined : checked.criteria
  return { wish: { ...wish, ...restriction }, about: { ...about, contract, tokenIds }, list }
}

function toItem({ contract, standard, criteria }: CheckedOffer, amount: bigint) {
  const itemType = standard === 'erc721' ? ItemType.ERC721_WITH_CRITERIA : ItemType.ERC1155_WITH_CRITERIA
  return { itemType, contract, criteria, amount }
}

/** Tells the guard which lists of tokens the caller has named, so that it does not report them as unknown. */
export function withLists(
  known: Order.Context | undefined,
  drafts: readonly Pick<CollectionOfferDraft, 'list'>[],
): Order.Context {
  return { ...known, lists: [...(known?.lists ?? []), ...drafts.flatMap(({ list }) => list ?? [])] }
}

/**
 * Posts signed collection offers, each with the criteria of its options.
 *
 * @returns The offers as the market stores them, with their signatures and tokens, so that accepting one does not
 * require the market.
 * @throws {NotPostedError} if the market does not accept one of them.
 */
export function postCollectionOffers(
  market: Market,
  options: postCollectionOffers.Options,
): Promise<readonly CollectionOffer[]> {
  const { offers, drafts, orders, signal } = options
  const protocolAddress = exchangeOf(market)
  return handOver({ orders, signal }, () =>
    eachInPool(orders, async (order, index) => {
      const { retries, ...chosen } = offers[index] as CollectionOfferOptions
      const { about } = drafts[index] as CollectionOfferDraft
      const request = { ...criteriaOf(chosen), order, protocolAddress, retries, signal }
      const posted = await postCollectionOffer(market.api, request)
      assertPosted(order, posted)
      return { ...posted, order, criteria: { ...posted.criteria, tokenIds: about.tokenIds } }
    }),
  )
}

export declare namespace postCollectionOffers {
  type Options = {
    offers: readonly CollectionOfferOptions[]
    drafts: readonly CollectionOfferDraft[]
    /** In the order of `offers`. */
    orders: readonly Order.Order[]
    signal: AbortSignal | undefined
  }
}
