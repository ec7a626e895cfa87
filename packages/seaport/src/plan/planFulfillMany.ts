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

/** A fill of several orders as wished for. */
export type ManyWish = {
  fills: readonly FillWish[]
  /** What the orders may cost together, per token; orders that would bring it above are left out. */
  maximum: readonly { token: Address; amount: bigint }[]
  allOrNothing: boolean
  /** Whether the fulfiller must hold by now what is paid. */
  checkFulfiller: boolean
  /** Makes the counter-order of an all-or-nothing fill one of its kind. */
  salt: bigint
}

/** The transaction that fills several orders, and those that are left out of it. */
export type ManyPlan = {
  route: 'plain' | 'advanced' | 'match'
  fills: readonly Fill[]
  dropped: readonly Refusal.Dropped[]
  approvals: readonly ApprovalPlan[]
  /** Live orders that cannot be filled behind the approvals. */
  fallsAsleep: readonly Asleep[]
  transaction: Transaction
  payment: readonly Holding.Requirement[]
  /** How many NFTs the orders give; of offers, how many they take. */
  pieces: bigint
  movements: readonly Movement[]
  issues: readonly BaseError[]
}

/** Decides how several orders are filled in one transaction. Pure: the same facts and wish give the same plan. */
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

/** Orders that cost more by themselves than the account has, with what all of the orders bring it. */
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
  // The exchange fills all or none only of orders that are matched.
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

/** A match is paired before it is mined. Where the same money flows both ways, a moving amount would upset the pairs. */
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
      .map(({ token }) => new Refusal.MovingPriceError({ orderHash, token })),
  )
}

/** What is still there for the orders to come: an order leaves less for those after it. */
type Ledger = {
  holdings: Map<string, Holding.Holding>
  statuses: Map<string, NonNullable<ReturnType<Facts['statuses']['get']>>>
  /** What the included orders come to at most, by token. */
  spent: Map<string, bigint>
}

/** Goes through the orders as they were given and leaves out those that would fail, with the reasons. */
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
      // Also where the orders are matched: what an order gives in the native currency, the account itself would pay.
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

/** What speaks against a fill after those before it have taken their part. */
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
  if (twice) return [new Refusal.SameTokenTwiceError(twice)]
  return [
    ...offererIssues(given, ledger.holdings),
    ...kindIssues(currenciesPaid(fill, party, options), ledger.holdings),
    ...fulfillerIssues(paid, ledger.holdings),
    ...maximumIssues(fill, wish, ledger),
  ]
}

/** The currencies that the fulfiller pays in. */
function currenciesPaid(fill: Fill, party: Party, options: SettleOptions): readonly Holding.Query[] {
  const side = fulfillerSide(party, options)
  return fill.asked
    .filter(isCurrency)
    .map(({ itemType, token, identifier }) => ({ ...side, itemType, token, identifier }))
}

/** The NFTs that the fulfiller gives; of currencies, all that is paid is judged when it is added up. */
function tokensPaid(fill: Fill, party: Party, options: SettleOptions): readonly Holding.Requirement[] {
  const side = fulfillerSide(party, options)
  return Holding.sum(
    fill.asked
      .filter((moved) => !isCurrency(moved))
      .map(({ itemType, token, identifier, amount }) => ({ ...side, itemType, token, identifier, amount })),
  )
}

function maximumIssues(fill: Fill, wish: ManyWish, ledger: Ledger): readonly BaseError[] {
  return wish.maximum.flatMap(({ token, amount: maximum }) => {
    const name = token.toLowerCase()
    const total = (ledger.spent.get(name) ?? 0n) + costIn(name, fill.asked)
    return total > maximum ? [new Refusal.MaximumError({ token, total, maximum })] : []
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
  // What the orders give arrives before anything is paid, so it can be passed on.
  if (isAddressEqual(receiverOf(party), party.fulfiller))
    for (const moved of fill.offered)
      book({ ...side, ...moved, account: party.fulfiller }, moved.amount, ledger, facts)
  for (const moved of fill.asked.filter(isCurrency)) {
    const token = moved.token.toLowerCase()
    ledger.spent.set(token, (ledger.spent.get(token) ?? 0n) + moved.ceiling)
  }
  ledger.statuses.set(fill.orderHash.toLowerCase(), fill.after)
}

/** Writes a balance down for every operator that may move the thing: whoever moves it, it is there but once. */
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
