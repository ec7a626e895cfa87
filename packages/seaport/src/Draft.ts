import { BaseError } from '@souk/base'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import * as Amount from './Amount.js'
import * as Auction from './Auction.js'
import { ItemType, maxUint256 } from './constants.js'
import * as Fraction from './Fraction.js'
import { isCurrency, type OfferItem } from './Item.js'
import { allowsPartialFills, type Components, isRestricted } from './Order.js'

/**
 * An order before it is signed: what the exchange would refuse whoever fills it, and what would only hurt the signer.
 * Nothing here depends on who owns what; that is for the plan that has read it.
 */

/**
 * Lists everything that speaks against signing an order, the plainest first; an empty list means that the exchange can
 * fill it at some moment from now on.
 *
 * @param options.now - Seconds on the chain's clock.
 *
 * @example
 * Draft.issues({ ...components, endTime: 5n }, { now: 6n }) // → [Draft.EndedError]
 */
export function issues(components: Components, options: { now: bigint }): readonly BaseError[] {
  const { startTime, endTime, offer, zone } = components
  const items = itemsOf(components)
  const first = [
    ...(offer.length === 0 ? [new NothingOfferedError()] : []),
    ...(offer.some((item) => item.itemType === ItemType.NATIVE) ? [new NativeOfferedError()] : []),
    ...(endTime <= startTime ? [new TimeError({ startTime, endTime })] : []),
    ...(endTime > startTime && endTime <= options.now ? [new EndedError({ endTime, now: options.now })] : []),
    ...(endTime === maxUint256 && items.some(moves) ? [new MovingPriceError({ startTime, endTime })] : []),
    ...(isRestricted(components) && isAddressEqual(zone, zeroAddress) ? [new ZoneMissingError()] : []),
    ...recipientIssues(components),
    ...tokenIssues(components),
    ...auctionIssues(components),
  ]
  // The arithmetic below holds only for times and amounts that make sense.
  if (first.length > 0) return first
  return [...overflowIssues(components), ...emptyIssues(components, options.now), ...partIssues(components)]
}

type Named = OfferItem & { field: string }

function itemsOf(components: Pick<Components, 'offer' | 'consideration'>): readonly Named[] {
  return [
    ...components.offer.map((item, index) => ({ ...item, field: `offer[${index}]` })),
    ...components.consideration.map((item, index) => ({ ...item, field: `consideration[${index}]` })),
  ]
}

function moves(item: OfferItem): boolean {
  return item.startAmount !== item.endAmount
}

function isSingle(item: OfferItem): boolean {
  return item.itemType === ItemType.ERC721 || item.itemType === ItemType.ERC721_WITH_CRITERIA
}

function recipientIssues(components: Components): readonly BaseError[] {
  return components.consideration.flatMap(({ recipient }, index) =>
    isAddressEqual(recipient, zeroAddress)
      ? [new NullRecipientError({ field: `consideration[${index}].recipient` })]
      : [],
  )
}

/** ERC721 tokens move one at a time and only once; a criteria item of several is filled in parts of one. */
function tokenIssues(components: Components): readonly BaseError[] {
  const singles = itemsOf(components).filter(isSingle)
  const amount = singles[0]?.startAmount ?? 1n
  const wrong = singles.find(
    (item) =>
      moves(item) ||
      item.startAmount !== amount ||
      (item.itemType === ItemType.ERC721 && item.startAmount !== 1n) ||
      (item.startAmount !== 1n && !allowsPartialFills(components)),
  )
  if (wrong) return [new TokenAmountError({ field: wrong.field, ...amountsOf(wrong) })]
  return [components.offer, components.consideration].flatMap((items) => {
    const twice = findTwice(items)
    return twice
      ? [new SameTokenTwiceError({ token: twice.token, identifier: twice.identifierOrCriteria })]
      : []
  })
}

function findTwice(items: readonly OfferItem[]): OfferItem | undefined {
  const seen = new Set<string>()
  return items.find((item) => {
    const name = `${item.token}/${item.identifierOrCriteria}`.toLowerCase()
    if (item.itemType !== ItemType.ERC721) return false
    if (seen.has(name)) return true
    seen.add(name)
    return false
  })
}

function auctionIssues(components: Components): readonly BaseError[] {
  if (!Auction.isEnglish(components)) return []
  if (components.consideration.some((item) => item.itemType === ItemType.NATIVE))
    return [new EnglishAuctionCurrencyError()]
  return isRestricted(components) && !allowsPartialFills(components) ? [] : [new EnglishAuctionFormError()]
}

/** Seaport multiplies amounts by durations and numerators with overflow checks; so what overflows there never fills. */
function overflowIssues(components: Components): readonly BaseError[] {
  const duration = components.endTime - components.startTime
  const maxNumerator = 2n ** 120n - 1n
  const units = allowsPartialFills(components) ? Fraction.units(components) : 1n
  const numerator = units > maxNumerator ? maxNumerator : units
  const products = itemsOf(components).flatMap((item) => {
    const largest = Amount.largest(item)
    return [
      {
        what: `${item.field} over its time`,
        field: item.field,
        value: moves(item) ? largest * duration : 0n,
      },
      { what: `the parts of ${item.field}`, field: item.field, value: largest * numerator },
    ]
  })
  const sums = [components.offer, components.consideration].flatMap((items, side) =>
    sumsOf(items).map((value) => ({
      what: 'the sum of a token',
      field: side === 0 ? 'offer' : 'consideration',
      value,
    })),
  )
  return [...products, ...sums]
    .filter(({ value }) => value > maxUint256)
    .slice(0, 1)
    .map((facts) => new TooLargeError(facts))
}

function sumsOf(items: readonly OfferItem[]): readonly bigint[] {
  const sums = new Map<string, bigint>()
  for (const item of items) {
    const name = `${item.itemType}/${item.token}/${item.identifierOrCriteria}`.toLowerCase()
    sums.set(name, (sums.get(name) ?? 0n) + Amount.largest(item))
  }
  return [...sums.values()]
}

/**
 * The exchange moves no empty items, so all items must come to something at one and the same moment. What is offered
 * is rounded down: an amount that starts or ends at 0 is empty for the first or last seconds.
 */
function emptyIssues(components: Components, now: bigint): readonly BaseError[] {
  const { startTime, endTime } = components
  const duration = endTime - startTime
  const windows = itemsOf(components).map((item) => ({ item, ...windowOf(item, duration) }))
  const elapsed = now > startTime ? now - startTime : 0n
  const from = windows.reduce((latest, window) => (window.from > latest ? window.from : latest), elapsed)
  const empty = windows.find(({ to }) => to < from)
  return empty ? [new EmptyItemError({ field: empty.item.field, ...amountsOf(empty.item) })] : []
}

/** The seconds after the start, first and last, in which an item comes to something. */
function windowOf(item: Named, duration: bigint): { from: bigint; to: bigint } {
  const { startAmount, endAmount } = item
  const last = duration - 1n
  const isOffered = item.field.startsWith('offer')
  if (startAmount === 0n && endAmount === 0n) return { from: 0n, to: -1n }
  if (startAmount === 0n) return { from: isOffered ? divideUp(duration, endAmount) : 1n, to: last }
  if (endAmount === 0n && isOffered) return { from: 0n, to: duration - divideUp(duration, startAmount) }
  return { from: 0n, to: last }
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

/** Whoever allows parts expects that single pieces can be bought; every amount must then divide by the pieces. */
function partIssues(components: Components): readonly BaseError[] {
  if (!allowsPartialFills(components)) return []
  const pieces = itemsOf(components)
    .filter((item) => !isCurrency(item) && item.itemType !== ItemType.ERC721)
    .reduce((divisor, item) => Fraction.gcd(Fraction.gcd(divisor, item.startAmount), item.endAmount), 0n)
  const units = Fraction.units(components)
  return pieces === 0n || units % pieces === 0n ? [] : [new IndivisibleError({ pieces, units })]
}

function amountsOf({ startAmount, endAmount }: OfferItem) {
  return { startAmount, endAmount }
}

/** Thrown for an order that gives nothing. */
export class NothingOfferedError extends BaseError {
  override readonly name = 'Draft.NothingOfferedError'
  constructor() {
    super('The order offers nothing; name at least one item.', { facts: {} })
  }
}

/** Thrown when the native currency is offered: the exchange cannot take it from an account that only signs. */
export class NativeOfferedError extends BaseError {
  override readonly name = 'Draft.NativeOfferedError'
  constructor() {
    super('The native currency cannot be offered; use its wrapped token.', { facts: {} })
  }
}

/** Thrown for an order that ends before it starts. */
export class TimeError extends BaseError<{ startTime: bigint; endTime: bigint }> {
  override readonly name = 'Draft.TimeError'
  constructor(facts: { startTime: bigint; endTime: bigint }) {
    super(`The order ends at ${facts.endTime}, which is not after its start at ${facts.startTime}.`, {
      facts,
    })
  }
}

/** Thrown for an order whose time is over already. */
export class EndedError extends BaseError<{ endTime: bigint; now: bigint }> {
  override readonly name = 'Draft.EndedError'
  constructor(facts: { endTime: bigint; now: bigint }) {
    super(`The order would end at ${facts.endTime}; the time on the chain is ${facts.now} already.`, {
      facts,
    })
  }
}

/** Thrown when a price moves but the order never ends: nobody can tell how fast it moves. */
export class MovingPriceError extends BaseError<{ startTime: bigint; endTime: bigint }> {
  override readonly name = 'Draft.MovingPriceError'
  constructor(facts: { startTime: bigint; endTime: bigint }) {
    super('Expiration time must be set if order will change in price.', { facts })
  }
}

/** Thrown when an order is restricted by a zone but names none: nobody could let it be filled. */
export class ZoneMissingError extends BaseError {
  override readonly name = 'Draft.ZoneMissingError'
  constructor() {
    super('The order is restricted by its zone but names none; name a zone or leave the order open.', {
      facts: {},
    })
  }
}

/** Thrown when an item is to be paid to the zero address, where it would be lost. */
export class NullRecipientError extends BaseError<{ field: string }> {
  override readonly name = 'Draft.NullRecipientError'
  constructor(facts: { field: string }) {
    super(`${facts.field} is the zero address; what it gets would be lost.`, { facts })
  }
}

/** Thrown when more or less than one ERC721 token would have to move at once. */
export class TokenAmountError extends BaseError<{ field: string; startAmount: bigint; endAmount: bigint }> {
  override readonly name = 'Draft.TokenAmountError'
  constructor(facts: { field: string; startAmount: bigint; endAmount: bigint }) {
    super(
      `${facts.field} asks for ${facts.startAmount}${facts.startAmount === facts.endAmount ? '' : ` to ${facts.endAmount}`} of an ERC721 token; each fill moves exactly one. Any of a set may be several where partial fills are allowed, all ERC721 items alike.`,
      { facts },
    )
  }
}

/** Thrown when one side of the order names an ERC721 token twice: it can be moved only once. */
export class SameTokenTwiceError extends BaseError<{ token: Address; identifier: bigint }> {
  override readonly name = 'Draft.SameTokenTwiceError'
  constructor(facts: { token: Address; identifier: bigint }) {
    super(`The order names ${facts.token} #${facts.identifier} twice; one token cannot be moved twice.`, {
      facts,
    })
  }
}

/** Thrown when an order for one taker has a form that could not be settled with them. */
export class PrivateListingError extends BaseError<{ reason: string; taker: Address }> {
  override readonly name = 'Draft.PrivateListingError'
  constructor(facts: { reason: string; taker: Address }) {
    super(`A private listing offers tokens to one taker (${facts.taker}) for one currency. ${facts.reason}`, {
      facts,
    })
  }
}

/** Thrown when an English auction is priced in the native currency. */
export class EnglishAuctionCurrencyError extends BaseError {
  override readonly name = 'Draft.EnglishAuctionCurrencyError'
  constructor() {
    super('English auctions must use wrapped ETH or an ERC-20 token.', { facts: {} })
  }
}

/** Thrown when an order names the zone of English auctions but is not restricted by it, or may be filled in parts. */
export class EnglishAuctionFormError extends BaseError {
  override readonly name = 'Draft.EnglishAuctionFormError'
  constructor() {
    super('English auctions are restricted by their zone and filled as a whole; use Auction.english().', {
      facts: {},
    })
  }
}

/** Thrown when the exchange cannot compute with the numbers of the order: every fill would fail by overflow. */
export class TooLargeError extends BaseError<{ what: string; field: string; value: bigint }> {
  override readonly name = 'Draft.TooLargeError'
  constructor(facts: { what: string; field: string; value: bigint }) {
    super(
      `The exchange cannot compute ${facts.what}: it comes to ${facts.value}, more than 2^256-1. Choose smaller amounts or an earlier end.`,
      { facts },
    )
  }
}

/** Thrown when an item comes to nothing whenever the rest of the order could be filled. */
export class EmptyItemError extends BaseError<{ field: string; startAmount: bigint; endAmount: bigint }> {
  override readonly name = 'Draft.EmptyItemError'
  constructor(facts: { field: string; startAmount: bigint; endAmount: bigint }) {
    super(
      facts.startAmount === facts.endAmount
        ? `${facts.field} has the amount 0, and the exchange moves no empty items.`
        : `${facts.field} moves from ${facts.startAmount} to ${facts.endAmount} and comes to 0 whenever the rest of the order could be filled.`,
      { facts },
    )
  }
}

/** Thrown when an order may be filled in parts but its amounts do not divide by the pieces. */
export class IndivisibleError extends BaseError<{ pieces: bigint; units: bigint }> {
  override readonly name = 'Draft.IndivisibleError'
  constructor(facts: { pieces: bigint; units: bigint }) {
    const { pieces, units } = facts
    super(
      `The order may be filled in parts, but its amounts split evenly only into ${units} ${units === 1n ? 'unit' : 'units'}, not ${pieces}. ${adviceOf(facts)} Choose a price per piece from which every fee comes out whole.`,
      { facts },
    )
  }
}

function adviceOf({ pieces, units }: { pieces: bigint; units: bigint }): string {
  const lots = Fraction.gcd(pieces, units)
  if (lots === 1n) return 'It could only be bought as a whole.'
  return `It could only be bought in lots of ${pieces / lots} pieces.`
}

/** Thrown when one of several orders cannot be signed; its own reason is the cause. */
export class InBulkError extends BaseError<{ index: number; count: number }> {
  override readonly name = 'Draft.InBulkError'
  constructor(facts: { index: number; count: number }, cause: BaseError) {
    super(`Order ${facts.index + 1} of ${facts.count}: ${cause.message}`, {
      facts,
      cause,
      retry: cause.retry,
    })
  }
}

/** Thrown when two orders of a bulk are alike to the last field: a fill of one would fill the other. */
export class SameOrderTwiceError extends BaseError<{ first: number; second: number }> {
  override readonly name = 'Draft.SameOrderTwiceError'
  constructor(facts: { first: number; second: number }) {
    super(
      `Orders ${facts.first + 1} and ${facts.second + 1} are alike, salt included: filling one would fill the other. Give each its own salt.`,
      { facts },
    )
  }
}
