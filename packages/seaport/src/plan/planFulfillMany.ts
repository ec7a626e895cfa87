import type { BaseError } from '@souk/base'
import { type Address, encodeFunctionData, type Hex, isAddressEqual } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import type { Facts } from '../facts/readFacts.js'
import { ItemType } from '../order/constants.js'
import * as Fulfillment from '../order/Fulfillment.js'
import * as Holding from '../order/Holding.js'
import { isCurrency } from '../order/Item.js'
import * as Refusal from '../order/Refusal.js'
import { toAdvancedOrder, toPlainOrder, toResolvers } from './encodeFulfillment.js'
import type { FillWish } from './FillWish.js'
import { type Fill, type Moved, toFill } from './fill.js'
import type { Asleep } from './liveOrders.js'
import { fulfillerSide, type Movement, type Party, receiverOf, type SettleOptions } from './Party.js'
import {
  conduitIssues,
  fulfillerIssues,
  kindIssues,
  offererIssues,
  payerConduitIssues,
  privateIssues,
} from './partyIssues.js'
import type { ApprovalPlan } from './planApprovals.js'
import { planCounterMatch } from './planCounterMatch.js'
import { toSettled } from './planMatch.js'
import { approvalsOf, givenBy, piecesOf, settle } from './settle.js'
import type { Transaction } from './Transaction.js'

/** A request to fill several orders. */
export type ManyWish = {
  fills: readonly FillWish[]
  /** The maximum total cost per token. Orders that would exceed it are dropped. */
  maximum: readonly { currency: Address; amount: bigint }[]
  allOrNothing: boolean
  /** Whether the fulfiller must already hold the payment. */
  checkFulfiller: boolean
  /** The salt that makes the caller's order of an all-or-nothing fill unique. */
  salt: bigint
}

/** The transaction that fills several orders, and the dropped orders. */
export type ManyPlan = {
  route: 'plain' | 'advanced' | 'match'
  fills: readonly Fill[]
  dropped: readonly Refusal.Dropped[]
  approvals: readonly ApprovalPlan[]
  /** Live orders that the approvals make unfillable. */
  fallsAsleep: readonly Asleep[]
  transaction: Transaction
  payment: readonly Holding.Requirement[]
  /** The number of NFTs that the orders give, or take if they are offers. */
  pieces: bigint
  movements: readonly Movement[]
  issues: readonly BaseError[]
}

/** Plans the fill of several orders in one transaction. Pure: the same facts and request give the same plan. */
export function planFulfillMany(
  wish: ManyWish,
  party: Party,
  facts: Facts,
  options: SettleOptions,
): ManyPlan {
  const plan = planAll(wish, party, facts, options)
  if (wish.allOrNothing || !wish.checkFulfiller) return plan
  const tooDear = unpayable(plan)
  return tooDear.size === 0 || tooDear.size === plan.fills.length
    ? plan
    : planAll({ ...wish, tooDear }, party, facts, options)
}

/** Returns the orders that each cost more than the account has, including the proceeds of all orders. */
function unpayable({ fills, issues }: ManyPlan): ReadonlyMap<Hex, BaseError> {
  const short = issues.filter((issue) => issue instanceof Refusal.FulfillerBalanceError)
  const sumOf = (things: readonly Moved[], { itemType, token }: Holding.Shortfall) =>
    things
      .filter((moved) => moved.itemType === itemType && isAddressEqual(moved.token, token))
      .reduce((sum, { amount }) => sum + amount, 0n)
  return new Map(
    short
      .filter(({ facts }) => isCurrency(facts))
      .flatMap(({ facts }) => {
        const purse =
          facts.balance +
          sumOf(
            fills.flatMap(({ offered }) => offered),
            facts,
          )
        return fills.flatMap(({ orderHash, asked }): [Hex, BaseError][] => {
          const amount = sumOf(asked, facts)
          return amount > purse ? [[orderHash, new Refusal.FulfillerBalanceError({ ...facts, amount })]] : []
        })
      }),
  )
}

function planAll(
  wish: ManyWish & { tooDear?: ReadonlyMap<Hex, BaseError> },
  party: Party,
  facts: Facts,
  options: SettleOptions,
): ManyPlan {
  const { fills, dropped } = choose(wish, party, facts, options)
  const settlement = settle(fills, party, facts, { ...options, isBasic: false })
  const refused = refusalOf(wish, fills, dropped)
  const blocked = payerConduitIssues(settlement.approvals, party, facts)
  const plan = {
    fills,
    dropped,
    payment: settlement.payment,
    pieces: piecesOf(fills),
    movements: settlement.movements,
    issues: [...blocked, ...refused, ...fulfillerIssues(settlement.due, facts.holdings)],
  }
  // The exchange fills all orders or none only in a match.
  if (wish.allOrNothing && refused.length === 0) {
    const { approvals, fallsAsleep, transaction } = planCounterMatch(fills, party, facts, {
      ...options,
      salt: wish.salt,
    })
    return { ...plan, route: 'match', approvals, fallsAsleep, transaction }
  }
  const isPlain =
    fills.every((fill) => !fill.isAdvanced) && isAddressEqual(receiverOf(party), party.fulfiller)
  return {
    ...plan,
    route: isPlain ? 'plain' : 'advanced',
    ...approvalsOf(settlement.approvals, fills, facts, { ...options, fulfiller: party.fulfiller }),
    transaction: {
      to: options.exchange,
      data: isPlain ? encodePlain(fills, party) : encodeAdvanced(fills, party),
      value: settlement.value,
    },
  }
}

function refusalOf(
  wish: ManyWish,
  fills: readonly Fill[],
  dropped: readonly Refusal.Dropped[],
): readonly BaseError[] {
  if (fills.length === 0) return [new Refusal.NoneFillableError({ dropped })]
  if (!wish.allOrNothing) return []
  return dropped.length > 0 ? [new Refusal.NotAllFillableError({ dropped })] : movingIssues(fills)
}

/**
 * Lists amounts that change with time in a currency that flows both ways. The pairs of a match are fixed before it is
 * mined, so such a change would break them.
 */
function movingIssues(fills: readonly Fill[]): readonly BaseError[] {
  const moneyOf = (moved: readonly Moved[]) => moved.filter(({ itemType }) => itemType === ItemType.ERC20)
  const given = new Set(
    fills.flatMap(({ offered }) => moneyOf(offered)).map(({ token }) => token.toLowerCase()),
  )
  return fills.flatMap(({ orderHash, offered, asked }) =>
    moneyOf([...offered, ...asked])
      .filter(({ token, most, least }) => most !== least && given.has(token.toLowerCase()))
      .filter(({ token }) =>
        fills.some((fill) => moneyOf(fill.asked).some((ask) => isAddressEqual(ask.token, token))),
      )
      .map(({ token }) => new Refusal.MovingPriceError({ orderHash, currency: token })),
  )
}

/** The balances and statuses that remain for later orders, since each order reduces them. */
type Ledger = {
  holdings: Map<string, Holding.Holding>
  statuses: Map<string, NonNullable<ReturnType<Facts['statuses']['get']>>>
  /** The maximum total of the included orders, by token. */
  spent: Map<string, bigint>
}

/** Drops the orders that would fail, in the given order, and records the reasons. */
function choose(
  wish: ManyWish & { tooDear?: ReadonlyMap<Hex, BaseError> },
  party: Party,
  facts: Facts,
  options: SettleOptions,
): { fills: readonly Fill[]; dropped: readonly Refusal.Dropped[] } {
  const ledger: Ledger = {
    holdings: new Map(facts.holdings),
    statuses: new Map(facts.statuses),
    spent: new Map(),
  }
  const fills: Fill[] = []
  const dropped: Refusal.Dropped[] = []
  for (const [index, entry] of wish.fills.entries()) {
    const known = { ...facts, statuses: ledger.statuses }
    const { fill, issues } = toFill(entry, known, {
      ...options,
      fulfiller: party.fulfiller,
      // False also for matched orders, since the account itself would pay the native currency that an order offers.
      isMatch: false,
    })
    const own = conduitIssues([entry.order.parameters.conduitKey], facts)
    const reasons = [
      ...privateIssues(entry),
      ...issues,
      ...[wish.tooDear?.get(entry.orderHash)].filter((reason) => reason !== undefined),
      ...own,
      ...(fill ? claimIssues(fill, wish, party, ledger, facts, options) : []),
    ]
    if (!fill || reasons.length > 0) dropped.push({ index, orderHash: entry.orderHash, reasons })
    else {
      claim(fill, party, ledger, facts, options)
      fills.push(fill)
    }
  }
  return { fills, dropped }
}

/** Lists the issues of a fill after the orders before it. */
function claimIssues(
  fill: Fill,
  wish: ManyWish,
  party: Party,
  ledger: Ledger,
  facts: Facts,
  options: SettleOptions,
): readonly BaseError[] {
  const given = givenBy(fill, options)
  const paid = tokensPaid(fill, party, options)
  const twice = [...given, ...paid].find(
    (item) =>
      item.itemType === ItemType.ERC721 &&
      ledger.holdings.get(Holding.key(item))?.balance === 0n &&
      facts.holdings.get(Holding.key(item))?.balance === 1n,
  )
  if (twice) {
    const { token: contract, identifier: tokenId, account } = twice
    return [new Refusal.SameTokenTwiceError({ contract, tokenId, account })]
  }
  return [
    ...offererIssues(given, ledger.holdings),
    ...kindIssues(currenciesPaid(fill, party, options), ledger.holdings),
    ...fulfillerIssues(paid, ledger.holdings),
    ...maximumIssues(fill, wish, ledger),
  ]
}

/** Returns the currencies in which the fulfiller pays. */
function currenciesPaid(fill: Fill, party: Party, options: SettleOptions): readonly Holding.Query[] {
  const side = fulfillerSide(party, options)
  return fill.asked
    .filter(isCurrency)
    .map(({ itemType, token, identifier }) => ({ ...side, itemType, token, identifier }))
}

/** Returns the NFTs that the fulfiller gives. Currencies are checked later as a sum. */
function tokensPaid(fill: Fill, party: Party, options: SettleOptions): readonly Holding.Requirement[] {
  const side = fulfillerSide(party, options)
  return Holding.sum(
    fill.asked
      .filter((moved) => !isCurrency(moved))
      .map(({ itemType, token, identifier, amount }) => ({ ...side, itemType, token, identifier, amount })),
  )
}

function maximumIssues(fill: Fill, wish: ManyWish, ledger: Ledger): readonly BaseError[] {
  return wish.maximum.flatMap(({ currency: token, amount: maximum }) => {
    const name = token.toLowerCase()
    const total = (ledger.spent.get(name) ?? 0n) + costIn(name, fill.asked)
    return total > maximum ? [new Refusal.MaximumError({ currency: token, total, maximum })] : []
  })
}

function costIn(token: string, asked: readonly Moved[]): bigint {
  const paid = asked.filter((moved) => isCurrency(moved) && moved.token.toLowerCase() === token)
  return paid.reduce((sum, moved) => sum + moved.ceiling, 0n)
}

function claim(fill: Fill, party: Party, ledger: Ledger, facts: Facts, options: SettleOptions): void {
  const side = fulfillerSide(party, options)
  for (const item of [...givenBy(fill, options), ...tokensPaid(fill, party, options)]) {
    const name = Holding.key(item)
    const held = ledger.holdings.get(name)
    if (!held) throw new Holding.IncompleteError(item)
    const approved = held.approved === Holding.unlimited ? held.approved : held.approved - item.amount
    ledger.holdings.set(name, { ...held, approved })
    book(item, -item.amount, ledger, facts)
  }
  // The exchange transfers the offers first, so the fulfiller can pay with them.
  if (isAddressEqual(receiverOf(party), party.fulfiller))
    for (const moved of fill.offered)
      book({ ...side, ...moved, account: party.fulfiller }, moved.amount, ledger, facts)
  for (const moved of fill.asked.filter(isCurrency)) {
    const token = moved.token.toLowerCase()
    ledger.spent.set(token, (ledger.spent.get(token) ?? 0n) + moved.ceiling)
  }
  ledger.statuses.set(fill.orderHash.toLowerCase(), fill.after)
}

/** Updates a balance for every operator of a token, since they all draw on the same balance. */
function book(item: Holding.Query, change: bigint, { holdings }: Ledger, facts: Facts): void {
  const operators = [...facts.conduits.values()].map(({ address }) => address)
  for (const name of new Set(
    [item.operator, ...operators].map((operator) => Holding.key({ ...item, operator })),
  )) {
    const held = holdings.get(name)
    if (held) holdings.set(name, { ...held, balance: held.balance + change })
  }
}

function encodePlain(fills: readonly Fill[], party: Party): Hex {
  const { offerFulfillments, considerationFulfillments } = Fulfillment.aggregate(fills.map(toSettled))
  return encodeFunctionData({
    abi: seaportFunctionsAbi,
    functionName: 'fulfillAvailableOrders',
    args: [
      fills.map(toPlainOrder),
      offerFulfillments,
      considerationFulfillments,
      party.conduitKey,
      BigInt(fills.length),
    ],
  })
}

function encodeAdvanced(fills: readonly Fill[], party: Party): Hex {
  const { offerFulfillments, considerationFulfillments } = Fulfillment.aggregate(fills.map(toSettled))
  return encodeFunctionData({
    abi: seaportFunctionsAbi,
    functionName: 'fulfillAvailableAdvancedOrders',
    args: [
      fills.map(toAdvancedOrder),
      toResolvers(fills),
      offerFulfillments,
      considerationFulfillments,
      party.conduitKey,
      receiverOf(party),
      BigInt(fills.length),
    ],
  })
}
