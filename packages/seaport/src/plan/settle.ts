import type { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { Facts, SignatureQuery, Wanted } from '../facts/readFacts.js'
import { separatorOf, signatureQuery } from '../facts/signatureQuery.js'
import * as Conduit from '../order/Conduit.js'
import { ItemType } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import { isCurrency, type OfferItem } from '../order/Item.js'
import type { Components } from '../order/Order.js'
import * as Refusal from '../order/Refusal.js'
import { takerOf } from '../order/sides.js'
import type { Fill, FillWish, Moved } from './fill.js'
import { type Asleep, asleepBy, toLive, wantedForLive, withLive } from './liveOrders.js'
import { type ApprovalPlan, planApprovals } from './planApprovals.js'
import { zoneQueries } from './zoneQuestion.js'

/** Who fills, and how what they pay is moved. */
export type Party = {
  fulfiller: Address
  conduitKey: Hex
  /** Receives what the orders give, where that is not the fulfiller. */
  recipient: Address | undefined
}

export type SettleOptions = Conduit.operator.Options & {
  exchange: Address
  ascendingAmountBuffer: bigint
  exactApproval: boolean
  /** Orders of the fulfiller that may still be filled. @default none */
  liveOrders?: readonly Components[] | undefined
}

/** Something that changes hands when a plan is carried out. Native amounts leave the fulfiller as the transaction's value. */
export type Movement = {
  from: Address
  to: Address
  itemType: ItemType
  token: Address
  identifier: bigint
  amount: bigint
}

/** Everything that matters for filling orders, asked in one batch. */
export function wantedFor(
  wishes: readonly FillWish[],
  party: Party,
  options: SettleOptions & { chainId: number; isMatch?: boolean | undefined },
): Wanted {
  const { fulfiller } = party
  const live = wantedForLive(toLive(options.liveOrders, fulfiller), options)
  const context = { fulfiller, orderHashes: wishes.map(({ orderHash }) => orderHash) }
  const foreign = wishes.filter(({ order }) => !isAddressEqual(order.parameters.offerer, fulfiller))
  return {
    counters: [...new Set([fulfiller, ...wishes.map(({ order }) => order.parameters.offerer)])],
    statuses: [...new Set([...wishes.map(({ orderHash }) => orderHash), ...live.statuses])],
    conduitKeys: [...new Set([party.conduitKey, ...wishes.map(({ order }) => order.parameters.conduitKey)])],
    holdings: [...wishes.flatMap((wish) => holdingsFor(wish, party, options)), ...live.holdings],
    signatures: signaturesOf(foreign, options),
    // What orders that are matched come to, and so what their zones see, is known only when they have been paired.
    ...(options.isMatch
      ? undefined
      : { zones: zoneQueries(wishes, context), payees: { payer: fulfiller, accounts: payeesOf(wishes) } }),
  }
}

function payeesOf(wishes: readonly FillWish[]): readonly Address[] {
  const paid = wishes.flatMap(({ order, tips }) => [...order.parameters.consideration, ...tips])
  return [
    ...new Set(paid.filter(({ itemType }) => itemType === ItemType.NATIVE).map((item) => item.recipient)),
  ]
}

function signaturesOf(
  wishes: readonly FillWish[],
  { chainId, exchange }: { chainId: number; exchange: Address },
): readonly SignatureQuery[] {
  if (wishes.length === 0) return []
  const separator = separatorOf({ chainId, exchange })
  return wishes.map(({ order, orderHash }) => {
    const { offerer } = order.parameters
    return signatureQuery({ orderHash, offerer, signature: order.signature, separator })
  })
}

function holdingsFor(
  wish: FillWish,
  party: Party,
  options: Conduit.operator.Options,
): readonly Holding.Query[] {
  const { offerer, conduitKey, offer, consideration } = wish.order.parameters
  const offererSide = { account: offerer, operator: Conduit.operator(conduitKey, options) }
  const ownSide = fulfillerSide(party, options)
  return [
    // The native currency that an order offers in a match is sent along by the caller.
    ...toQueries(offer, wish.offerCriteria, offererSide).map((query) =>
      query.itemType === ItemType.NATIVE ? { ...query, ...ownSide } : query,
    ),
    ...toQueries(consideration, wish.considerationCriteria, ownSide),
    ...toQueries(wish.tips, [], ownSide),
  ]
}

type Owner = Pick<Holding.Query, 'account' | 'operator'>

/** The approvals of a fulfiller, with what their live orders need besides, and the live orders that these put to sleep. */
export function approvalsOf(
  requirements: readonly Holding.Requirement[],
  fills: readonly Fill[],
  facts: Facts,
  options: SettleOptions & { fulfiller: Address },
): { approvals: readonly ApprovalPlan[]; fallsAsleep: readonly Asleep[] } {
  const live = toLive(options.liveOrders, options.fulfiller)
  const known = { ...options, except: fills.map(({ orderHash }) => orderHash) }
  const approvals = planApprovals(withLive(requirements, live, facts, known), facts.holdings, options)
  return { approvals, fallsAsleep: asleepBy(approvals, live, facts, known) }
}

/** The account and operator that what the fulfiller pays is taken from. */
export function fulfillerSide(party: Party, options: Conduit.operator.Options): Owner {
  return { account: party.fulfiller, operator: Conduit.operator(party.conduitKey, options) }
}

function toQueries(
  items: readonly OfferItem[],
  choices: readonly { identifier: bigint }[],
  side: Owner,
): readonly Holding.Query[] {
  let next = 0
  return items.map((item) => {
    const itemType = Holding.concreteType(item.itemType)
    const chosen = itemType === item.itemType ? undefined : choices[next++]
    return {
      ...side,
      itemType,
      token: item.token,
      identifier: chosen?.identifier ?? item.identifierOrCriteria,
    }
  })
}

/** What the offerer of a fill must hold and have approved; the native currency is never theirs to give. */
export function givenBy(fill: Fill, options: Conduit.operator.Options): readonly Holding.Requirement[] {
  const { offerer, conduitKey } = fill.order.parameters
  const operator = Conduit.operator(conduitKey, options)
  return Holding.sum(
    fill.offered
      .filter(({ itemType }) => itemType !== ItemType.NATIVE)
      .map((moved) => toRequirement(moved, { account: offerer, operator }, moved.amount)),
  )
}

function toRequirement(moved: Moved, side: Owner, amount: bigint): Holding.Requirement {
  const { itemType, token, identifier } = moved
  return { ...side, itemType, token, identifier, amount }
}

/** What filling orders together costs the fulfiller. */
export type Settlement = {
  /** At the time of the facts, less what the orders themselves bring. */
  due: readonly Holding.Requirement[]
  /** What must be approved: with the head start of rising prices. */
  approvals: readonly Holding.Requirement[]
  /** What the fulfiller pays at most by the time the transaction is mined. */
  payment: readonly Holding.Requirement[]
  /** Native currency to send along; what is not needed comes back. */
  value: bigint
  movements: readonly Movement[]
}

/**
 * Adds up what the fulfiller of orders pays.
 *
 * The exchange moves what the orders give first, so what the fulfiller receives counts as held. Along the basic route
 * it goes straight to the recipients and needs no approval either.
 */
export function settle(
  fills: readonly Fill[],
  party: Party,
  facts: Facts,
  options: Conduit.operator.Options & { isBasic: boolean },
): Settlement {
  const side = fulfillerSide(party, options)
  const receiver = receiverOf(party)
  const asked = fills.flatMap((fill) => fill.asked)
  const [own, foreign] = [true, false].map((isOwn) =>
    fills.filter(({ order }) => isAddressEqual(order.parameters.offerer, party.fulfiller) === isOwn),
  ) as [Fill[], Fill[]]
  const isKept = isAddressEqual(receiver, party.fulfiller)
  const total = (pick: 'amount' | 'most') =>
    Holding.sum(asked.map((moved) => toRequirement(moved, side, moved[pick])))
  const gained = isKept ? foreign.flatMap((fill) => fill.offered) : []
  const received = Holding.sum(gained.map((moved) => toRequirement(moved, side, moved.least)))
  // What one's own order gives to somebody else comes out of the same purse as what is asked for.
  const purse = new Set(total('amount').map(Holding.key))
  const given = (isKept ? [] : own.flatMap((fill) => fill.offered))
    .map((moved) => toRequirement(moved, side, moved.amount))
    .filter((item) => purse.has(Holding.key(item)))
  const due = subtract(Holding.sum([...total('amount'), ...given]), received)
  const payment = subtract(total('most'), received)
  return {
    due,
    payment,
    approvals: options.isBasic ? payment : total('most'),
    value: nativeValue(total('amount'), total('most'), { facts, isFalling: asked.some(falls) }),
    movements: [
      ...fills.flatMap(({ order, offered }) =>
        offered.map((moved) => toMovement(moved, order.parameters.offerer, receiver)),
      ),
      ...asked.map((moved) => toMovement(moved, party.fulfiller, moved.account)),
    ],
  }
}

/** Who receives what the orders give. */
export function receiverOf(party: Party): Address {
  const { recipient, fulfiller } = party
  return recipient !== undefined && !isAddressEqual(recipient, zeroAddress) ? recipient : fulfiller
}

function toMovement(moved: Moved, from: Address, to: Address): Movement {
  const { itemType, token, identifier, amount } = moved
  return { from, to, itemType, token, identifier, amount }
}

function subtract(
  owed: readonly Holding.Requirement[],
  received: readonly Holding.Requirement[],
): readonly Holding.Requirement[] {
  const gifts = new Map(received.map((gift) => [Holding.key(gift), gift.amount]))
  return owed.flatMap((item) => {
    const amount = item.amount - (gifts.get(Holding.key(item)) ?? 0n)
    return amount > 0n ? [{ ...item, amount }] : []
  })
}

/** Tells whether something comes to less in the blocks to come. */
export function falls({ amount, least }: Moved): boolean {
  return least < amount
}

/** The least that can come back. */
export const spare = 1n

/**
 * The head start of rising prices is sent along only as far as the account has it, with something left for the fee. Of
 * a falling price, something comes back in the next block: sending a little more has it come back at once, so that gas
 * that was estimated at this block is enough then.
 */
function nativeValue(
  now: readonly Holding.Requirement[],
  later: readonly Holding.Requirement[],
  { facts, isFalling }: { facts: Facts; isFalling: boolean },
): bigint {
  const least = now.find((item) => item.itemType === ItemType.NATIVE)
  const most = later.find((item) => item.itemType === ItemType.NATIVE)
  if (!least || !most) return 0n
  const held = facts.holdings.get(Holding.key(least))?.balance ?? most.amount
  if (most.amount > held)
    return held > least.amount ? least.amount + (held - least.amount) / 2n : least.amount
  const comesBack = most.amount > least.amount || !isFalling || held === most.amount
  return comesBack ? most.amount : most.amount + spare
}

/** Tokens that are of another kind than the order says. */
export function kindIssues(
  requirements: readonly Holding.Query[],
  holdings: Holding.Holdings,
): readonly BaseError[] {
  return requirements.flatMap((item) => {
    const { token, identifier, itemType } = item
    const { actual } = holdings.get(Holding.key(item)) ?? {}
    const named = Holding.kindOf(itemType)
    return actual && named ? [new Refusal.TokenKindError({ token, identifier, named, actual })] : []
  })
}

/** What offerers lack so that their orders could be filled. Of what is not the token that it is called, nothing counts. */
export function offererIssues(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
): readonly BaseError[] {
  const wrong = kindIssues(requirements, holdings)
  if (wrong.length > 0) return wrong
  return [
    ...Holding.missingBalances(requirements, holdings).map((short) => new Refusal.OffererBalanceError(short)),
    ...Holding.missingApprovals(requirements, holdings).map(
      (short) => new Refusal.OffererApprovalError(short),
    ),
  ]
}

/** What the fulfiller lacks. Approvals can be given; balances cannot. */
export function fulfillerIssues(
  requirements: readonly Holding.Requirement[],
  holdings: Holding.Holdings,
): readonly BaseError[] {
  const wrong = kindIssues(requirements, holdings)
  if (wrong.length > 0) return wrong
  return Holding.missingBalances(requirements, holdings).map(
    (short) => new Refusal.FulfillerBalanceError(short),
  )
}

/** A private listing would have its buyer deliver what is bought to the taker. */
export function privateIssues({ order, orderHash }: FillWish): readonly BaseError[] {
  const taker = takerOf(order.parameters)
  return taker ? [new Refusal.PrivateListingError({ orderHash, taker })] : []
}

/** Conduits that do not exist or are closed to the exchange. */
export function conduitIssues(keys: readonly Hex[], facts: Facts): readonly BaseError[] {
  return [...new Set(keys.map((key) => key.toLowerCase()))].flatMap((key) => {
    const state = facts.conduits.get(key)
    return state === undefined || (state.exists && state.isOpen) ? [] : [new Conduit.UnusableError(state)]
  })
}

/** What speaks against the conduit of whoever pays. The native currency goes along as value, past every conduit. */
export function payerConduitIssues(
  paid: readonly Pick<Holding.Requirement, 'itemType'>[],
  party: Pick<Party, 'conduitKey'>,
  facts: Facts,
): readonly BaseError[] {
  const isNeeded = paid.some(({ itemType }) => itemType !== ItemType.NATIVE)
  return isNeeded ? conduitIssues([party.conduitKey], facts) : []
}

/** How many pieces of NFTs the orders of fills give; of offers, which give money, how many they take. */
export function piecesOf(fills: readonly Fill[]): bigint {
  const count = (moved: readonly Moved[]) =>
    moved.reduce((total, item) => (isCurrency(item) ? total : total + item.amount), 0n)
  return fills.reduce((total, { offered, asked }) => total + (count(offered) || count(asked)), 0n)
}
