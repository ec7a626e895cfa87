import type { MarketInfo } from '@souk/market'
import type { Order } from '@souk/seaport'
import { isAddress, zeroAddress } from 'viem'
import { formatMoney } from '../format/formatMoney.js'
import type { GuardWords } from '../i18n/areas/guard.js'
import type { Language } from '../i18n/language/locale.js'
import { currencyOf } from '../orders/currencyOf.js'
import { germanFindings } from './germanFindings.js'

/** The text of a finding: the fact, and the advice. */
export type FindingText = { sentence: string; advice: string | undefined }

/**
 * Describes a finding of the guard with its values, in the visitor's language.
 *
 * @example
 * findingText(finding, { words, language: 'en', info }).sentence
 * // → 'You would get 0.04 ETH. The cheapest of its kind is for sale at 1 ETH.'
 */
export function findingText(finding: Order.Finding, told: findingText.Told): FindingText {
  const sentence = sayOwn(finding, told) ?? sayPlainly(finding, told)
  const { index } = finding.facts
  const place = typeof index === 'number' ? told.words.say.ofMany(index + 1) : ''
  return { sentence: `${place}${sentence}`, advice: adviceOf(finding, told.words) }
}

export declare namespace findingText {
  type Told = { words: GuardWords; language: Language; info: Pick<MarketInfo, 'currencies'> }
}

/** The library's sentence names the index of an order among several. Here a heading above all findings does. */
const placed = /^Order \d+ of \d+: /

function sayPlainly({ name, message }: Order.Finding, { language }: findingText.Told): string {
  return language === 'de' ? germanFindings[name] : message.replace(placed, '')
}

/** Returns this app's own text for the most common findings; `undefined` when the text needs facts that are missing. */
function sayOwn(
  { name, facts }: Order.Finding,
  { words: { say }, info }: findingText.Told,
): string | undefined {
  const account = (key: string) => {
    const value = facts[key]
    return typeof value === 'string' ? value : undefined
  }
  switch (name) {
    case 'priceFarUnderFloor':
    case 'priceFarOverFloor': {
      const text = isOfSeveral(facts) ? say.together[name] : say[name]
      return compared(text, priceOf(facts, info), moneyOf(facts, 'floor', info))
    }
    case 'givesTokenAndMoney':
      return compared((one) => say[name](one), moneyOf(facts, 'amount', info), '')
    case 'priceFarUnderLastSale':
      return compared(say[name], priceOf(facts, info), moneyOf(facts, 'lastSale', info))
    case 'worthNotChecked':
      return facts.units === undefined ? say.worthNotChecked : say.worthInOtherCurrency
    case 'unknownRecipient':
    case 'recipientIsStranger':
      return compared((one) => say[name](one), account('recipient'), '')
    case 'recipientLooksAlike':
      return compared(say[name], account('recipient'), account('original'))
    case 'unknownCurrency':
      return compared((one) => say[name](one), account('token'), '')
    default:
      return undefined
  }
}

/** Whether the floors of several tokens were added up. */
function isOfSeveral({ tokens }: Order.Finding['facts']): boolean {
  return typeof tokens === 'bigint' && tokens > 1n
}

function compared(
  say: (one: string, other: string) => string,
  one: string | undefined,
  other: string | undefined,
): string | undefined {
  return one === undefined || other === undefined ? undefined : say(one, other)
}

/** The price in the order's own currency. The unit of the comparison is ether even where wrapped ether is paid. */
function priceOf(facts: Order.Finding['facts'], info: Pick<MarketInfo, 'currencies'>): string | undefined {
  const own = moneyOf({ paid: facts.paid, unit: facts.currency ?? facts.unit }, 'paid', info)
  return own ?? moneyOf(facts, 'price', info)
}

function moneyOf(
  facts: Order.Finding['facts'],
  key: string,
  info: Pick<MarketInfo, 'currencies'>,
): string | undefined {
  const { [key]: amount, unit = zeroAddress } = facts
  if (typeof amount !== 'bigint' || typeof unit !== 'string' || !isAddress(unit)) return undefined
  const currency = currencyOf(info, { address: unit })
  return currency.symbol === '?' ? undefined : formatMoney(amount, currency, { exact: true })
}

function adviceOf({ name, severity }: Order.Finding, { advice }: GuardWords): string | undefined {
  const own = advices[name]
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
