import { Order } from '@souk/seaport'
import type { FillingOptions, OrderFill } from './internal/Filling.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import * as Input from './internal/Input.js'
import type { BundleOptions } from './internal/planBundle.js'
import type { ListingOptions, OrderOptions } from './internal/planListing.js'
import type { OfferTerms } from './internal/planOffer.js'
import type { SwapOptions } from './internal/planSwap.js'
import type { PublishOptions } from './internal/publishOnChain.js'
import type { CollectionOfferOptions } from './internal/readCollectionOffers.js'
import type { SigningOptions } from './internal/SigningOptions.js'

const { address, bigint, hash, hex, list, object, oneOf, optional, text } = Input

/** An address, or an account with an address. */
const account = Input.either(Input.isText, address, object('an address or an account', { address }))

/** The number of retries. */
const retries = Input.kind('a whole number', (given) => Number.isInteger(given) && Number(given) >= 0)

/** The options of every trade. */
export const shared = { account: optional(account) }

/** A token as callers pass it. Its id and standard have errors of their own. */
const item = object('a token: { contract, tokenId }', { contract: address })

/** An amount without an error of its own. */
export const amount = Input.kind(
  'an amount: a bigint in the smallest unit, or a decimal string',
  (given) => typeof given === 'bigint' || Input.isText(given),
)

/** The options for the guard. */
export const guarded: Input.Fields<GuardOptions> = {
  override: optional(list('a list of names of findings', text)),
  known: optional(object('what the application knows', {})),
}

const fees = list(
  'a list of { recipient, basisPoints }',
  object('a fee: { recipient, basisPoints }', { recipient: address }),
)
const collection = Input.either(
  Input.isText,
  text,
  object('a collection or its slug', {
    fees: list('a list of fees', object('a fee', { recipient: address })),
  }),
)

/** Options of all orders. Prices and quantities have errors of their own. */
const anyTerms: Input.Fields<Omit<OrderOptions, 'price'> & SigningOptions> = {
  endTime: optional(bigint),
  domain: optional(text),
  salt: optional(bigint),
  conduitKey: optional(hash),
  fees: optional(fees),
  ...guarded,
}

const orderTerms: Input.Fields<OrderOptions & SigningOptions> = {
  ...anyTerms,
  pricePer: optional(oneOf('unit', 'all')),
}

const auction = Input.either(
  (given) => typeof given === 'boolean',
  () => undefined,
  object('true, or { zone, settler, settlementSeconds }', {
    zone: optional(address),
    settler: optional(address),
    settlementSeconds: optional(bigint),
  }),
)

/** How one order becomes binding. */
export const publishing: Input.Fields<PublishOptions> = { publish: optional(oneOf('signature', 'chain')) }

export const listing: Input.Fields<ListingOptions & SigningOptions> = {
  asset: item,
  ...orderTerms,
  collection: optional(collection),
  currency: optional(address),
  startTime: optional(bigint),
  taker: optional(address),
  englishAuction: optional(auction),
}

const offer: Input.Fields<OfferTerms & SigningOptions> = {
  ...orderTerms,
  currency: optional(address),
}

export const offerOnToken = { asset: item, ...offer, collection: optional(collection) }

/** Creates a check of a list with a least length. */
export function atLeast(least: number, expected: string, check: Input.Check): Input.Check {
  const isLong = Input.kind(expected, (given) => Array.isArray(given) && given.length >= least)
  return (given, path) => isLong(given, path) ?? list(expected, check)(given, path)
}

export const bundle: Input.Fields<BundleOptions & SigningOptions> = {
  ...anyTerms,
  assets: atLeast(2, 'a list of at least two tokens: { contract, tokenId }', item),
  currency: optional(address),
  startTime: optional(bigint),
  taker: optional(address),
}

/** Tokens as callers pass them: text, ids, or ranges of ids. */
const tokenIds = Input.either(
  Input.isText,
  text,
  list(
    'a text such as 1,3:5, or a list of bigints',
    Input.either(
      (given) => typeof given === 'bigint',
      bigint,
      object('a bigint, or a range of them: { first, last }', { first: bigint, last: bigint }),
    ),
  ),
)

const money = object('a sum of money: { amount, currency }', { currency: optional(address) })
const several = 'a list of at least one token: { contract, tokenId }'

export const swap: Input.Fields<SwapOptions & SigningOptions> = {
  ...anyTerms,
  give: atLeast(1, several, item),
  want: Input.either(
    Array.isArray,
    atLeast(1, several, item),
    object('a list of tokens, or any of a collection: { contract, quantity }', {
      contract: address,
      collection: optional(text),
      tokenIds: optional(tokenIds),
    }),
  ),
  pay: optional(money),
  ask: optional(money),
  startTime: optional(bigint),
}

const fromMarket = object('an order', { protocolAddress: address, orderHash: hash })
const currency = object('an order of a market', { currency: object('a currency', { address }) })
const criteria = object('an offer of a market', { criteria: object('criteria', {}) })

/** Checks the currency of a price. A swap has no price. */
function priced(said: { side?: unknown }, path: string): Input.Fault | undefined {
  if (said.side === 'swap') return undefined
  return ('criteria' in said ? criteria : currency)(said, path)
}

/** An order as callers pass it: its hash, signed, or as a market returned it. */
export const order: Input.Check = (given, path) => {
  if (Input.isText(given)) return hash(given, path)
  const fault = object('an order: its hash, signed, or as the market gave it', {})(given, path)
  if (fault) return fault
  const said = given as { parameters?: unknown; order?: unknown; side?: unknown }
  if ('parameters' in said) return signed(said, path)
  return signed(said.order, `${path}.order`) ?? fromMarket(said, path) ?? priced(said, path)
}

/** Every field of an order is part of its hash, so each one is checked. */
function signed(given: unknown, path: string): Input.Fault | undefined {
  try {
    Order.parse(given)
    return undefined
  } catch (error) {
    if (!(error instanceof Order.ParseError)) throw error
    const { path: inner, expected, value } = error.facts
    return { path: inner ? `${path}.${inner}` : path, expected, given: value }
  }
}

const expected = object('what was shown: { payment, currency, … }', {
  payment: optional(bigint),
  proceeds: optional(bigint),
  currency: optional(address),
  maker: optional(address),
  recipients: optional(list('a list of addresses', address)),
})

const has = (field: string) => (given: unknown) =>
  typeof given === 'object' && given !== null && field in given
const aTip = 'a tip: an item and its recipient'
const shortTip = Input.either(
  has('contract'),
  object(aTip, { contract: address, tokenId: bigint, recipient: address }),
  object(aTip, { amount: bigint, currency: optional(address), recipient: address }),
)
/** A tip in the form of `createOrder`, or in that of Seaport. */
const fullTip = object(aTip, {
  token: address,
  recipient: address,
  identifierOrCriteria: bigint,
  startAmount: bigint,
  endAmount: bigint,
})
const tip = Input.either(has('identifierOrCriteria'), fullTip, shortTip)

/** The options of an offer on any of several tokens of a collection. */
export const collectionOffer: Input.Fields<CollectionOfferOptions & SigningOptions> = {
  ...offer,
  collection: Input.kind('the slug of a collection', (given) => Input.isText(given) && given !== ''),
  contract: optional(address),
  traits: optional(list('a list of traits', object('a trait: { type, value }', { type: text, value: text }))),
  tokenIds: optional(tokenIds),
  quantity: optional(bigint),
  retries: optional(retries),
}

/** The orders of a match. `@souk/seaport` checks how much of each, and a list that is empty. */
export const matched = list('a list of { order }', object('an order to match: { order }', { order }))

/** How to fill an order. The id of the token has an error of its own. */
export const fill: Input.Fields<OrderFill> = {
  order,
  tokenIds: optional(tokenIds),
  proof: optional(list('a list of hashes', hash)),
  quantity: optional(bigint),
  tips: optional(list('a list of tips', tip)),
  extraData: optional(hex),
  expected: optional(expected),
}

/** The accounts that pay for and receive the items. */
export const filling: Input.Fields<FillingOptions> = {
  ...shared,
  ...guarded,
  recipient: optional(address),
  conduitKey: optional(hash),
  domain: optional(text),
}

const most = object('a total: { amount, currency }', { amount: bigint, currency: optional(address) })
/** The maximum cost of a sweep, in one or several currencies. */
export const total = Input.either(Array.isArray, list('a list of totals', most), most)

/** Something that an account can own. The standard and the id of a token have errors of their own. */
export const holding = Input.either(
  has('currency'),
  object('a currency: { currency }', { currency: address }),
  object('a token: { contract, tokenId }, or money: { currency }', { contract: address }),
)
