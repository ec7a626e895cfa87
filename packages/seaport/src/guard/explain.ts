import type { Address } from 'viem'
import * as Auction from '../order/Auction.js'
import { assertComponents } from '../order/assertComponents.js'
import { maxUint256 } from '../order/constants.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../order/Item.js'
import { allowsPartialFills, type Components, isRestricted } from '../order/Order.js'
import { type Share, sharesOf, sidesOf, takerOf } from '../order/sides.js'
import { formFindings } from './checks/form.js'
import { lossFindings } from './checks/loss.js'
import { phishingFindings } from './checks/phishing.js'
import { movementFindings, timeFindings } from './checks/time.js'
import type { Context, Finding } from './findings/Finding.js'
import { type FillableBy, type Statement, sentenceOf } from './findings/Statement.js'
import { worstFirst } from './findings/worstFirst.js'

export type { FillableBy }

/** An order in the words of its signer. Every item of the order is in exactly one of the four lists. */
export type Explanation = {
  kind: 'listing' | 'offer' | 'swap' | 'giveaway' | 'empty'
  signer: Address
  gives: readonly OfferItem[]
  gets: readonly ConsiderationItem[]
  /** Money for others, with its part of the price. */
  fees: readonly Share[]
  /** Tokens for others. */
  deliveries: readonly ConsiderationItem[]
  /** Seconds on the chain's clock. */
  from: bigint
  /** Seconds; `undefined` when the order never ends. */
  until: bigint | undefined
  fillableBy: FillableBy
  inParts: boolean
  /** What is odd about it, worst first. */
  findings: readonly Finding[]
  /** What it does, as facts for whoever has other words for it; the findings are not among them. */
  statements: readonly Statement[]
  /** The same in plain English, addressed to the signer, with the findings. */
  sentences: readonly string[]
}

/**
 * Says what an order means for whoever signs it: what they give and get, who else gets what, until when, who may fill
 * it, and findings. Pure; nothing is asked of anyone.
 *
 * @param context - What is known besides: symbols and decimals of tokens, names of accounts, the time, the market.
 * Amounts of tokens that it does not know are written in raw units.
 * @throws {ParseError} when it is JSON that was not read with `Order.parse`.
 *
 * @example
 * Order.explain(order.parameters, { tokens: [{ address: weth, symbol: 'WETH', decimals: 18 }] }).sentences
 * // → ['You give Lantern #7.', 'You get 0.95 WETH.', …]
 */
export function explain(components: Components, context: Context = {}): Explanation {
  assertComponents(components)
  const sides = sidesOf(components)
  const { startTime, endTime } = components
  const facts = {
    kind: kindOf(components),
    signer: components.offerer,
    ...sides,
    fees: sharesOf(sides.fees, components),
    from: startTime,
    until: endTime === maxUint256 ? undefined : endTime,
    fillableBy: fillableByOf(components),
    inParts: allowsPartialFills(components),
    findings: worstFirst([
      ...lossFindings(components, context),
      ...phishingFindings(components, context),
      ...(context.now === undefined ? [] : timeFindings(components, context.now)),
      ...movementFindings(components),
      ...formFindings(components),
    ]),
  }
  const statements = statementsOf(facts, context)
  const warnings = facts.findings
    // What is merely good to know, and the private sale that a statement tells of, would be noise.
    .filter(({ severity, name }) => severity !== 'note' && name !== 'privateSale')
    .map(findingSentence)
  const sentences = [...statements.map((statement) => sentenceOf(statement, context)), ...warnings]
  return { ...facts, statements, sentences }
}

function kindOf({ offer, consideration, offerer }: Components): Explanation['kind'] {
  const { gets } = sidesOf({ offerer, offer, consideration })
  if (offer.length === 0) return 'empty'
  if (gets.length === 0) return 'giveaway'
  if (!offer.some(isCurrency) && gets.every(isCurrency)) return 'listing'
  return offer.every(isCurrency) && !gets.some(isCurrency) ? 'offer' : 'swap'
}

function fillableByOf(components: Components): FillableBy {
  const { zone } = components
  if (isRestricted(components)) return { type: Auction.isEnglish(components) ? 'auction' : 'zone', zone }
  const taker = takerOf(components)
  return taker ? { type: 'taker', account: taker } : { type: 'anyone' }
}

type Facts = Omit<Explanation, 'sentences' | 'statements'>

function statementsOf(facts: Facts, { now }: Context): readonly Statement[] {
  const { gives, gets, fees, deliveries, from, until, fillableBy, inParts } = facts
  return [
    { type: 'gives', items: gives },
    { type: 'gets', items: gets },
    ...fees.map((fee) => ({ type: 'fee', recipient: fee.recipient, fee }) as const),
    ...deliveries.map((item) => ({ type: 'delivery', recipient: item.recipient, item }) as const),
    ...(facts.kind === 'offer' && fees.length > 0 ? [{ type: 'feesOutOfGiven' } as const] : []),
    { type: 'time', from: now !== undefined && from > now ? from : undefined, until },
    { type: 'fillable', by: fillableBy, inParts },
  ]
}

const leads = { blocking: 'Danger', warning: 'Warning', note: 'Note' } as const

/** A finding as a sentence of its own, led in by its weight. */
export function findingSentence({ severity, message }: Finding): string {
  return `${leads[severity]}: ${message}`
}
