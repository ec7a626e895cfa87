import type { BaseError } from '@souk/base'
import { isAddressEqual, zeroAddress } from 'viem'
import * as Amount from './Amount.js'
import * as Auction from './Auction.js'
import type { Components } from './Components.js'
import { ItemType, maxUint256 } from './constants.js'
import {
  EmptyItemError,
  EndedError,
  EnglishAuctionCurrencyError,
  EnglishAuctionFormError,
  IndivisibleError,
  MillisecondsError,
  MovingPriceError,
  NativeOfferedError,
  NothingOfferedError,
  NullRecipientError,
  SameTokenTwiceError,
  TimeError,
  TokenAmountError,
  TooLargeError,
  ZoneMissingError,
} from './draftErrors.js'
import * as Fraction from './Fraction.js'
import { isCurrency, type OfferItem } from './Item.js'
import { allowsPartialFills, isRestricted } from './orderType.js'

export * from './draftErrors.js'

/**
 * Checks of an order before it is signed: problems that make every fill fail, and problems that only harm the signer.
 * Balances and approvals are not checked here, but in the plan, which has read them.
 */

/**
 * Lists the issues of an unsigned order, simplest first. An empty list means that the exchange can fill the order now
 * or later.
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
    ...timeIssues(components, options.now),
    ...(endTime === maxUint256 && items.some(moves) ? [new MovingPriceError({ startTime, endTime })] : []),
    ...(isRestricted(components) && isAddressEqual(zone, zeroAddress) ? [new ZoneMissingError()] : []),
    ...recipientIssues(components),
    ...tokenIssues(components),
    ...auctionIssues(components),
  ]
  // The arithmetic below is valid only for plausible times and amounts.
  if (first.length > 0) return first
  return [...overflowIssues(components), ...emptyIssues(components, options.now), ...partIssues(components)]
}

type Named = OfferItem & { field: string }

/** Times from here on lie thousands of years ahead as seconds, but in the present as milliseconds. */
const millisecondsFrom = 1_500_000_000_000n
const millisecondsTo = 10_000_000_000_000n

function timeIssues({ startTime, endTime }: Components, now: bigint): readonly BaseError[] {
  for (const [field, time] of [
    ['startTime', startTime],
    ['endTime', endTime],
  ] as const)
    if (time >= millisecondsFrom && time < millisecondsTo) return [new MillisecondsError({ field, time })]
  // A missing start time means now. An error about a start time would then confuse the caller.
  if (endTime <= startTime && startTime !== now) return [new TimeError({ startTime, endTime })]
  return endTime <= now ? [new EndedError({ endTime, now })] : []
}

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

/** ERC721 tokens move one at a time and only once. A criteria item of several tokens is filled one token at a time. */
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
      ? [new SameTokenTwiceError({ contract: twice.token, tokenId: twice.identifierOrCriteria })]
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

/**
 * Seaport multiplies amounts by durations and numerators with overflow checks, so an order that overflows can never be
 * filled.
 */
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
 * The exchange reverts for amounts of 0, so there must be a moment when all amounts are above 0. Offer amounts are
 * rounded down: an amount that starts or ends at 0 is 0 for the first or last seconds.
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

/** Returns the first and last second after the start in which the amount of an item is above 0. */
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

/** Checks that partial fills can buy single pieces, so every amount must be divisible by the number of pieces. */
function partIssues(components: Components): readonly BaseError[] {
  if (!allowsPartialFills(components)) return []
  const pieces = itemsOf(components)
    .filter((item) => !isCurrency(item) && item.itemType !== ItemType.ERC721)
    .reduce((divisor, item) => Fraction.gcd(Fraction.gcd(divisor, item.startAmount), item.endAmount), 0n)
  const units = Fraction.units(components)
  if (pieces === 0n || units % pieces === 0n) return []
  const piecesPerLot = pieces / Fraction.gcd(pieces, units)
  // Several ERC721 tokens of a set move one at a time, so such an order cannot be filled as a whole.
  const isFillableWhole = itemsOf(components).every((item) => !isSingle(item) || item.startAmount === 1n)
  return [new IndivisibleError({ pieces, units, piecesPerLot, isFillableWhole })]
}

function amountsOf({ startAmount, endAmount }: OfferItem) {
  return { startAmount, endAmount }
}
