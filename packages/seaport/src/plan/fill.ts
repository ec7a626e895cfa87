import type { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { Facts } from '../facts/readFacts.js'
import { verifyProof } from '../hash/verifyProof.js'
import * as Amount from '../order/Amount.js'
import type { Components, Order } from '../order/Components.js'
import { ItemType, OrderType, Side } from '../order/constants.js'
import * as Fraction from '../order/Fraction.js'
import * as Holding from '../order/Holding.js'
import { type ConsiderationItem, isCriteria, type OfferItem } from '../order/Item.js'
import * as OrderState from '../order/OrderState.js'
import { allowsPartialFills, isRestricted } from '../order/orderType.js'
import * as Refusal from '../order/Refusal.js'
import type { Chosen, FillWish } from './FillWish.js'
import { enlargeTips } from './tips.js'

/** A transfer of a concrete token when an order is filled. */
export type Moved = {
  /** The account that gives it (offer) or receives it (consideration). */
  account: Address
  itemType: ItemType
  token: Address
  identifier: bigint
  /** The amount at the time of the facts. */
  amount: bigint
  /** The largest amount until the transaction is mined. */
  most: bigint
  /** The smallest amount until the transaction is mined. */
  least: bigint
  /** The largest amount until the order ends. */
  ceiling: bigint
}

/** The criteria resolver that tells the exchange the chosen token. */
type Resolver = {
  side: Side
  index: bigint
  identifier: bigint
  criteriaProof: readonly Hex[]
}

/** A computed fill of one order: the data for the exchange and the transfers. */
export type Fill = {
  order: Order
  orderHash: Hex
  /** The tips, enlarged so that the filled part of them is the requested amount. */
  tips: readonly ConsiderationItem[]
  /** The fraction that is requested from the exchange. */
  fraction: Fraction.Fraction
  extraData: Hex
  resolvers: readonly Resolver[]
  offered: readonly Moved[]
  asked: readonly Moved[]
  /** Whether a part of the order is already filled. */
  isStarted: boolean
  /** Whether the fill needs an advanced entry point. */
  isAdvanced: boolean
  /** The status of the order afterwards. */
  after: Fraction.Status
}

export type ToFillOptions = {
  fulfiller: Address
  ascendingAmountBuffer: bigint
  /** Whether the order is matched. Only matched orders may offer the native currency. */
  isMatch: boolean
}

/** Computes one fill and its issues. Pure. Without a `fill`, the issues prevented the computation. */
export function toFill(
  wish: FillWish,
  facts: Facts,
  options: ToFillOptions,
): { fill?: Fill; issues: readonly BaseError[] } {
  const { order, orderHash } = wish
  const status = facts.statuses.get(orderHash.toLowerCase()) ?? OrderState.unseen
  const issues = stateIssues(wish, status, facts, options)
  const criteria = chooseTokens(wish)
  if ('issue' in criteria) return { issues: [...issues, criteria.issue] }
  const part = toPart(wish, status)
  if ('issue' in part) return { issues: [...issues, part.issue] }
  const tips = enlargeTips(wish, part.taken)
  if ('issue' in tips) return { issues: [...issues, tips.issue] }

  const { parameters } = order
  const signed = parameters.consideration.length
  const asked = [...parameters.consideration, ...tips.tips]
  const clock = { startTime: parameters.startTime, endTime: parameters.endTime, now: facts.timestamp }
  const move = (item: OfferItem, account: Address, identifier: bigint, roundUp: boolean) =>
    toMoved(item, { ...options, ...clock, account, identifier, roundUp, orderHash, part: part.taken })
  const moved = [
    ...parameters.offer.map((item, index) =>
      move(item, parameters.offerer, criteria.offer.get(index) ?? item.identifierOrCriteria, false),
    ),
    ...asked.map((item, index) => {
      const chosen = index < signed ? criteria.consideration.get(index) : undefined
      return move(item, item.recipient, chosen ?? item.identifierOrCriteria, true)
    }),
  ]
  const failed = moved.find((entry) => 'issue' in entry)
  if (failed) return { issues: [...issues, failed.issue] }
  const things = moved as readonly Moved[]
  const [offered, demanded] = [
    things.slice(0, parameters.offer.length),
    things.slice(parameters.offer.length),
  ]
  if (overflows(offered) || overflows(demanded))
    return { issues: [...issues, new Refusal.OverflowError({ orderHash, what: 'the sum of the amounts' })] }
  const hasExtraData = wish.extraData !== undefined && wish.extraData !== '0x'
  return {
    issues: [...issues, ...refusedPayments(wish, facts, tips.tips)],
    fill: {
      order: status.isValidated ? { ...order, signature: '0x' } : order,
      orderHash,
      tips: tips.tips,
      fraction: part.requested,
      extraData: wish.extraData ?? '0x',
      resolvers: criteria.resolvers,
      offered,
      asked: demanded,
      isStarted: status.totalFilled > 0n,
      isAdvanced: wish.unitsToFill !== undefined || criteria.resolvers.length > 0 || hasExtraData,
      after: { ...status, ...part.after },
    },
  }
}

/** Returns whether a total exceeds the largest uint256. */
function overflows(things: readonly Moved[]): boolean {
  const totals = new Map<string, bigint>()
  for (const { itemType, token, identifier, most } of things) {
    const name = `${itemType}/${token}/${identifier}`.toLowerCase()
    totals.set(name, (totals.get(name) ?? 0n) + most)
  }
  return [...totals.values()].some((total) => total > Holding.unlimited)
}

/** Lists the issues of the order's own state, the permanent ones first. */
function stateIssues(
  wish: FillWish,
  status: Fraction.Status,
  facts: Facts,
  { fulfiller, isMatch }: ToFillOptions,
): readonly BaseError[] {
  const { orderHash, order } = wish
  const { parameters } = order
  const state: OrderState.Facts = {
    ...status,
    counter: facts.counters.get(parameters.offerer.toLowerCase()) ?? parameters.counter,
    isSigned: isAddressEqual(parameters.offerer, fulfiller) || isSigned(wish, facts),
  }
  const obstacles = OrderState.obstacles(parameters, state, facts.timestamp)
  const about = { current: state.counter, now: facts.timestamp }
  const malformed = malformedReason(parameters, isMatch)
  return [
    ...obstacles.filter(OrderState.isFinal).map((obstacle) => toIssue(obstacle, wish, about)),
    ...(malformed ? [new Refusal.MalformedError({ orderHash, reason: malformed })] : []),
    ...obstacles.filter((one) => !OrderState.isFinal(one)).map((obstacle) => toIssue(obstacle, wish, about)),
    ...zoneIssues(wish, facts),
  ]
}

/**
 * Returns whether the signature is valid. A signature that was not verified counts as valid, and a missing one only if
 * a contract accepts it.
 */
function isSigned({ order, orderHash }: FillWish, { signatures }: Facts): boolean {
  return signatures.get(orderHash.toLowerCase()) ?? order.signature !== '0x'
}

function toIssue(
  obstacle: OrderState.Obstacle,
  { order, orderHash }: FillWish,
  { current, now }: { current: bigint; now: bigint },
): BaseError {
  const { startTime, endTime, counter: signed, offerer } = order.parameters
  switch (obstacle) {
    case 'cancelled':
      return new Refusal.CancelledError({ orderHash })
    case 'filled':
      return new Refusal.FilledError({ orderHash })
    case 'expired':
      return new Refusal.ExpiredError({ orderHash, endTime, now })
    case 'counter':
      return new Refusal.CounterError({ orderHash, signed, current })
    case 'signature':
      return order.signature === '0x'
        ? new Refusal.UnsignedError({ orderHash })
        : new Refusal.SignatureError({ orderHash, offerer })
    case 'not_started':
      return new Refusal.NotStartedError({ orderHash, startTime, now })
  }
}

function zoneIssues({ order, orderHash }: FillWish, { zones }: Facts): readonly BaseError[] {
  const answer = zones.get(orderHash.toLowerCase())
  if (!answer || answer.accepts) return []
  return [new Refusal.ZoneError({ orderHash, zone: order.parameters.zone }, answer.refusal)]
}

/**
 * Reports the first recipient that does not accept the native currency. Tips count too, since a refused tip also makes
 * the exchange revert.
 */
function refusedPayments(
  { order, orderHash }: FillWish,
  { payees }: Facts,
  tips: readonly ConsiderationItem[],
): readonly BaseError[] {
  const refusing = [...order.parameters.consideration, ...tips].find(
    ({ itemType, recipient }) =>
      itemType === ItemType.NATIVE && payees.get(recipient.toLowerCase()) === false,
  )
  return refusing ? [new Refusal.PayeeError({ orderHash, payee: refusing.recipient })] : []
}

/**
 * The order types with signed items. A contract order (type 4) cannot be planned, since the contract generates it
 * during the fill.
 */
const signedTypes: ReadonlySet<number> = new Set(Object.values(OrderType))

/** Returns why the exchange would revert any fill of the order, or `undefined`. */
function malformedReason(parameters: Components, isMatch: boolean): string | undefined {
  const { offer, consideration, totalOriginalConsiderationItems } = parameters
  const items = [...offer, ...consideration]
  if (!signedTypes.has(parameters.orderType)) return 'it is a contract order, or its type is unknown'
  if (totalOriginalConsiderationItems > consideration.length) return 'signed consideration items are missing'
  if (!isMatch && offer.some((item) => item.itemType === ItemType.NATIVE))
    return 'it offers the native currency'
  if (items.some((item) => item.itemType === ItemType.NATIVE && !isAddressEqual(item.token, zeroAddress)))
    return 'a native item has a token address'
  if (items.some((item) => item.itemType <= ItemType.ERC20 && item.identifierOrCriteria !== 0n))
    return 'a currency has an identifier'
  if (isRestricted(parameters) && isAddressEqual(parameters.zone, zeroAddress))
    return 'it is restricted by a zone, but has none'
  return undefined
}

type Tokens = {
  offer: ReadonlyMap<number, bigint>
  consideration: ReadonlyMap<number, bigint>
  resolvers: readonly Resolver[]
}

/** Assigns a chosen token to each criteria item. */
function chooseTokens(wish: FillWish): Tokens | { issue: BaseError } {
  const { offer, consideration } = wish.order.parameters
  const offered = chooseForSide(offer, wish.offerCriteria, 'offer')
  if ('issue' in offered) return offered
  const asked = chooseForSide(consideration, wish.considerationCriteria, 'consideration')
  if ('issue' in asked) return asked
  return {
    offer: new Map(offered.resolvers.map((entry) => [Number(entry.index), entry.identifier])),
    consideration: new Map(asked.resolvers.map((entry) => [Number(entry.index), entry.identifier])),
    resolvers: [...offered.resolvers, ...asked.resolvers],
  }
}

function chooseForSide(
  items: readonly OfferItem[],
  choices: readonly Chosen[],
  side: 'offer' | 'consideration',
): { resolvers: readonly Resolver[] } | { issue: BaseError } {
  const open = items.flatMap((item, index) => (isCriteria(item) ? [{ item, index }] : []))
  if (open.length !== choices.length)
    return { issue: new Refusal.CriteriaError({ side, needed: open.length, given: choices.length }) }
  const resolvers: Resolver[] = []
  for (const [position, { item, index }] of open.entries()) {
    const { tokenId, proof } = choices[position] as Chosen
    const root = item.identifierOrCriteria
    // A root of 0 accepts any token, and the exchange reverts if a proof is given for it.
    const criteriaProof = root === 0n ? [] : (proof ?? [])
    if (root !== 0n && !verifyProof({ root, tokenId, proof: criteriaProof }))
      return { issue: new Refusal.ProofError({ tokenId, root }) }
    const code = side === 'offer' ? Side.OFFER : Side.CONSIDERATION
    resolvers.push({ side: code, index: BigInt(index), identifier: tokenId, criteriaProof })
  }
  return { resolvers }
}

type Part = { requested: Fraction.Fraction } & Fraction.Taken

/** Returns the part to request from the exchange, and the part that the exchange will fill. */
function toPart(wish: FillWish, status: Fraction.Status): Part | { issue: BaseError } {
  const { orderHash, unitsToFill } = wish
  const { parameters } = wish.order
  const units = Fraction.units(parameters)
  const isWhole = unitsToFill === undefined || (unitsToFill === units && !allowsPartialFills(parameters))
  const splits = allowsPartialFills(parameters) ? units : 1n
  if (!isWhole && (unitsToFill <= 0n || unitsToFill > splits))
    return { issue: new Refusal.UnitsError({ unitsToFill, units: splits }) }
  const requested = isWhole
    ? Fraction.whole
    : Fraction.reduce({ numerator: unitsToFill, denominator: splits })
  const part = Fraction.take(status, requested)
  if (!part) return { issue: new Refusal.OverflowError({ orderHash, what: 'the part' }) }
  return { requested, ...part }
}

type MovedOptions = {
  account: Address
  identifier: bigint
  roundUp: boolean
  orderHash: Hex
  part: Fraction.Fraction
  startTime: bigint
  endTime: bigint
  now: bigint
  ascendingAmountBuffer: bigint
}

function toMoved(item: OfferItem, options: MovedOptions): Moved | { issue: BaseError } {
  const { part, orderHash, account, identifier, now } = options
  for (const amount of [item.startAmount, item.endAmount]) {
    if ((amount * part.numerator) % part.denominator !== 0n)
      return { issue: new Fraction.InexactError({ amount, ...Fraction.reduce(part) }) }
    if (part.numerator !== part.denominator && amount * part.numerator > Holding.unlimited)
      return { issue: new Refusal.OverflowError({ orderHash, what: 'a part of an amount' }) }
  }
  const scaled = {
    startAmount: Fraction.of(item.startAmount, part),
    endAmount: Fraction.of(item.endAmount, part),
  }
  if (!Amount.isComputable(scaled, options))
    return { issue: new Refusal.OverflowError({ orderHash, what: 'the present amount' }) }
  const amount = Amount.at(scaled, options)
  const later = Amount.at(scaled, { ...options, now: now + options.ascendingAmountBuffer })
  const itemType = Holding.concreteType(item.itemType)
  // An order outside its time is reported for its time, not for its amount.
  if (amount === 0n && part.numerator > 0n)
    return { issue: new Refusal.ZeroAmountError({ orderHash, token: item.token, now }) }
  if (itemType === ItemType.ERC721 && amount !== 1n && part.numerator > 0n)
    return {
      issue: new Refusal.MalformedError({ orderHash, reason: `it moves ${amount} of an ERC721 token` }),
    }
  return {
    account,
    itemType,
    token: item.token,
    identifier,
    amount,
    most: later > amount ? later : amount,
    least: later < amount ? later : amount,
    ceiling: scaled.endAmount > amount ? scaled.endAmount : amount,
  }
}
