import type { Address } from 'viem'
import { assertComponents } from '../order/assertComponents.js'
import type { Components } from '../order/Components.js'
import { maxUint256 } from '../order/constants.js'
import { type FillableBy, fillableBy } from '../order/fillableBy.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../order/Item.js'
import { allowsPartialFills } from '../order/orderType.js'
import { type Share, sharesOf, sidesOf } from '../order/sides.js'
import { formFindings } from './checks/form.js'
import { lossFindings } from './checks/loss.js'
import { phishingFindings } from './checks/phishing.js'
import { movementFindings, timeFindings } from './checks/time.js'
import type { Context, Finding } from './findings/Finding.js'
import { type Statement, sentenceOf } from './findings/Statement.js'
import { worstFirst } from './findings/worstFirst.js'

/** The meaning of an order from the view of its signer. Every item of the order is in exactly one of the four lists. */
export type Explanation = {
  kind: 'listing' | 'offer' | 'swap' | 'giveaway' | 'empty'
  signer: Address
  gives: readonly OfferItem[]
  gets: readonly ConsiderationItem[]
  /** Currency for other accounts, with its share of the price. */
  fees: readonly Share[]
  /** Tokens for other accounts. */
  deliveries: readonly ConsiderationItem[]
  /** The start on the chain's clock, in seconds. */ from: bigint
  /** The end in seconds, or `undefined` when the order never ends. */
  until: bigint | undefined
  fillableBy: FillableBy
  inParts: boolean
  /** Suspicious properties, most severe first. */
  findings: readonly Finding[]
  /** The meaning as facts, without the findings, for apps with their own wording. */
  statements: readonly Statement[]
  /** The meaning in plain English, addressed to the signer, with the findings. */
  sentences: readonly string[]
}

/**
 * Explains an order to its signer: what they give and get, what others get, when it ends, who can fill it, and the
 * findings. Pure, without requests.
 *
 * @param context - Known facts: symbols and decimals of tokens, names of accounts, the time and market prices. Amounts
 * of unknown tokens are written in raw units.
 * @throws {ParseError} when the order is JSON that was not read with `Order.parse`.
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
    fillableBy: fillableBy(components),
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
    // Notes are left out, and so is `privateSale`, which a statement already contains.
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

/** Returns a finding as a sentence that begins with its severity. */
export function findingSentence({ severity, message }: Finding): string {
  return `${leads[severity]}: ${message}`
}
