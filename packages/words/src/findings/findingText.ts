import type { MarketInfo } from '@souk/market'
import { Order } from '@souk/seaport'
import { isAddress, zeroAddress } from 'viem'
import { currencyOf } from '../format/currencyOf.js'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import { formatBasisPoints } from '../format/formatShare.js'
import { itemText } from '../format/itemText.js'
import type { GuardWords } from '../i18n/areas/guard.js'
import type { FindingFacts, FindingSentence } from '../i18n/en/findings.js'

/** The text of a finding: the fact, and the advice. `name` is that of the order, where a trade has several. */
export type FindingText = {
  name: string | undefined
  fact: string
  /** The fact, behind the name. */
  sentence: string
  advice: string | undefined
  /** The fact and the advice, where several orders of a trade have the finding. */
  ofSeveral: { fact: string; advice: string | undefined }
}

/**
 * Describes a finding of the guard with its values, in the visitor's language. It is made of the finding's name and
 * facts, never of the library's message, which is in English.
 *
 * @example
 * findingText(finding, { words, sentences, info }).sentence
 * // → 'You would get 0.04 ETH. The cheapest of its kind is for sale at 1 ETH.'
 */
export function findingText(finding: Order.Finding, told: findingText.Told): FindingText {
  const { words, sentences, nameOfOrder } = told
  const said = sentences[finding.name]
  const facts = factsOf(finding, told)
  const say = (more: FindingFacts = {}) => (typeof said === 'string' ? said : said({ ...facts, ...more }))
  const fact = say()
  const { order } = finding.facts
  const name = typeof order === 'number' ? (nameOfOrder?.(order) ?? words.say.ofMany(order + 1)) : undefined
  return {
    name,
    fact,
    sentence: name === undefined ? fact : `${name}: ${fact}`,
    advice: adviceOf(finding, words),
    ofSeveral: { fact: say({ orders: 'several' }), advice: adviceOf(finding, words, { isSeveral: true }) },
  }
}

export declare namespace findingText {
  type Told = {
    words: GuardWords
    sentences: Record<Order.FindingName, FindingSentence>
    info: Pick<MarketInfo, 'currencies'>
    /** Names of tokens and accounts. */
    context?: Pick<Order.Context, 'tokens' | 'names'> | undefined
    /** Names one of several orders, by its index. */
    nameOfOrder?: ((index: number) => string | undefined) | undefined
  }
}

type Facts = Order.Finding['facts']

/** Formats the facts of a finding. A text could come from anyone, so it is cut and cannot hide letters. */
function factsOf({ name, severity, facts }: Order.Finding, told: findingText.Told): FindingFacts {
  const texts = Object.entries(facts).map(([key, value]) => [key, plainText(value, told)] as const)
  const { token, amount, basisPoints, tokens } = facts
  const unit = name.startsWith('erc20') ? token : undefined
  const count = (key: string) => plainText(facts[key], told)
  const ofToken = (key: string) => moneyOf(facts[key], unit, told) ?? count(key)
  const native = (key: string) => moneyOf(facts[key], zeroAddress, told)
  return {
    ...Object.fromEntries(texts),
    severity,
    account: plainText(facts.account ?? facts.offerer, told),
    operator: plainText(facts.operator ?? facts.holder, told),
    price: priceOf(facts, told),
    floor: moneyOf(facts.floor, facts.unit, told),
    lastSale: moneyOf(facts.lastSale, facts.unit, told),
    swap: facts.isSwap === true ? 'swap' : undefined,
    several: typeof tokens === 'bigint' && tokens > 1n ? String(tokens) : undefined,
    sum: moneyOf(facts.fee ?? amount, facts.unit, told),
    sent: native('value'),
    due: native('needed'),
    held: name === 'nativeInsufficientBalance' ? native('balance') : ofToken('balance'),
    needed: name === 'nativeInsufficientBalance' ? native('amount') : ofToken('amount'),
    share:
      typeof basisPoints === 'number' || typeof basisPoints === 'bigint'
        ? formatBasisPoints(Number(basisPoints))
        : undefined,
    left: movedText(facts.goes, told),
  }
}

/** Lists have a few of their parts. */
const mostParts = 5
const longestText = 120

function plainText(value: unknown, told: findingText.Told): string | undefined {
  if (typeof value === 'bigint' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const parts = value.flatMap(
      (part) => (typeof part === 'string' ? plainText(part, told) : undefined) ?? [],
    )
    if (parts.length === 0) return value.length === 0 ? '' : undefined
    return `${[...new Set(parts)].slice(0, mostParts).join(', ')}${parts.length > mostParts ? ', …' : ''}`
  }
  if (typeof value !== 'string') return undefined
  return isAddress(value, { strict: false })
    ? named(value, told)
    : Order.plainName(value.slice(0, longestText))
}

/** An address with the name that the market or the visitor gives it. */
function named(address: string, { info, context }: findingText.Told): string {
  const isMeant = (one: { address: string }) => isSameAddress(one.address, address)
  const currency = isSameAddress(address, zeroAddress) ? undefined : info.currencies.find(isMeant)
  const name =
    context?.names?.find(isMeant)?.name ?? context?.tokens?.find(isMeant)?.symbol ?? currency?.symbol
  const plain = Order.plainName(name ?? '')
  return plain === '' ? address : `${plain} (${address})`
}

/** What left an account in a simulation. */
function movedText(goes: unknown, { info, context }: findingText.Told): string | undefined {
  if (!Array.isArray(goes)) return undefined
  const tokens = [...(context?.tokens ?? []), ...info.currencies]
  return goes
    .slice(0, mostParts)
    .map(({ itemType, token, identifierOrCriteria, least, most }) =>
      itemText({ itemType, token, identifierOrCriteria, startAmount: least, endAmount: most }, { tokens }),
    )
    .join(', ')
}

/** The price in the order's own currency. The unit of the comparison is ether even where wrapped ether is paid. */
function priceOf(facts: Facts, told: findingText.Told): string | undefined {
  return moneyOf(facts.paid, facts.currency ?? facts.unit, told) ?? moneyOf(facts.price, facts.unit, told)
}

function moneyOf(
  amount: unknown,
  unit: unknown,
  { info }: Pick<findingText.Told, 'info'>,
): string | undefined {
  const address = unit ?? zeroAddress
  if (typeof amount !== 'bigint' || typeof address !== 'string' || !isAddress(address)) return undefined
  const currency = currencyOf(info, { address })
  return currency.symbol === '?' ? undefined : formatMoney(amount, currency, { exact: true })
}

function adviceOf(
  { name, severity, facts }: Order.Finding,
  { advice }: GuardWords,
  { isSeveral = false } = {},
): string | undefined {
  const own = advices[name]
  if (own === 'worth' && facts.isSwap === true) return advice.worthOfSwap
  if (own === 'worth' && isSeveral) return advice.worthOfSeveral
  if (own) return advice[own]
  return severity === 'note' ? undefined : advice[severity]
}

const advices: Partial<Record<Order.FindingName, keyof GuardWords['advice']>> = {
  priceFarUnderFloor: 'price',
  priceFarOverFloor: 'price',
  priceFarUnderLastSale: 'price',
  priceCollapses: 'price',
  getsLessWorth: 'price',
  worthNotChecked: 'worth',
  unknownRecipient: 'recipient',
  recipientLooksAlike: 'recipient',
  recipientIsStranger: 'recipient',
  unknownCurrency: 'money',
  unknownCollection: 'collection',
  tokenLooksAlike: 'collection',
}
