import type { Address } from 'viem'
import * as Auction from '../Auction.js'
import { maxUint256 } from '../constants.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../Item.js'
import { assertComponents } from '../internal/assertComponents.js'
import { allowsPartialFills, type Components, isRestricted } from '../Order.js'
import { formFindings } from './checks/form.js'
import { lossFindings } from './checks/loss.js'
import { phishingFindings } from './checks/phishing.js'
import { movementFindings, timeFindings } from './checks/time.js'
import type { Context, Finding } from './Finding.js'
import { type Share, sharesOf, sidesOf, takerOf } from './sides.js'
import { accountText, itemText, listText, percentText, timeText } from './words.js'
import { worstFirst } from './worstFirst.js'

/** Who may have an order filled. */
export type FillableBy =
  | { type: 'anyone' }
  | { type: 'taker'; account: Address }
  | { type: 'zone'; zone: Address }
  | { type: 'auction'; zone: Address }

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
  /** What is odd about it, the worst first. */
  findings: readonly Finding[]
  /** The same in plain sentences, addressed to the signer. */
  sentences: readonly string[]
}

/**
 * Says what an order means for whoever signs it: what they give and get, who else gets what, until when, who may fill
 * it, and what is odd. Pure; nothing is asked of anybody.
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
  return { ...facts, sentences: sentencesOf(facts, context) }
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
  if (Auction.isEnglish(components)) return { type: 'auction', zone }
  if (isRestricted(components)) return { type: 'zone', zone }
  const taker = takerOf(components)
  return taker ? { type: 'taker', account: taker } : { type: 'anyone' }
}

type Facts = Omit<Explanation, 'sentences'>

function sentencesOf(facts: Facts, context: Context): readonly string[] {
  const { gives, gets, fees, deliveries } = facts
  const text = (item: OfferItem) => itemText(item, context)
  const account = (address: Address) => accountText(address, context)
  return [
    gives.length > 0 ? `You give ${listText(gives.map(text))}.` : 'You give nothing.',
    gets.length > 0 ? `You get ${listText(gets.map(text))}.` : 'You get nothing.',
    ...fees.map((fee) => `${account(fee.recipient)} gets ${text(fee)} (${percentText(fee.basisPoints)}).`),
    ...deliveries.map((item) => `${account(item.recipient)} gets ${text(item)}.`),
    ...(facts.kind === 'offer' && fees.length > 0 ? ['These fees come out of what you give.'] : []),
    timeSentence(facts, context),
    fillSentence(facts, context),
    ...facts.findings
      // What is merely good to know, and the private sale that the sentence before tells of, would be noise.
      .filter(({ severity, name }) => severity !== 'note' && name !== 'privateSale')
      .map(findingSentence),
  ]
}

const leads = { blocking: 'Danger', warning: 'Look twice', note: 'Note' } as const

/** A finding as a sentence of its own, led in by its weight. */
export function findingSentence({ severity, message }: Finding): string {
  return `${leads[severity]}: ${message}`
}

function timeSentence({ from, until }: Facts, { now }: Context): string {
  const end = until === undefined ? 'It never ends' : `It ends at ${timeText(until)}`
  return now !== undefined && from > now ? `It starts at ${timeText(from)}. ${end}.` : `${end}.`
}

function fillSentence({ fillableBy, inParts }: Facts, context: Context): string {
  const how = inParts ? 'in parts' : 'only as a whole'
  switch (fillableBy.type) {
    case 'anyone':
      return `Anyone may fill it, ${how}.`
    case 'taker':
      return `Whoever fills it, ${how}, buys for ${accountText(fillableBy.account, context)}.`
    case 'zone':
      return `Only ${accountText(fillableBy.zone, context)} decides who may fill it, ${how}.`
    case 'auction':
      return 'It is an English auction: the zone fills it with the highest bid.'
  }
}
