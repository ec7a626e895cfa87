import type { MarketInfo } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import type { Order } from '@souk/seaport'
import { findingSentences, findingText, guardWords, toShown, withoutImplied } from '@souk/words/findings'
import { currencyOf, formatMoney } from '@souk/words/format'
import { stepWords } from '@souk/words/steps'
import { stepText } from './stepText.js'

/** A kind of trade, as the texts of the steps name them. */
type Kind = 'listing' | 'offer' | 'collectionOffer' | 'purchase' | 'sale' | 'sweep' | 'cancellation'
type OtherKind =
  | 'auction'
  | 'bid'
  | 'settlement'
  | 'swap'
  | 'swapAcceptance'
  | 'transfer'
  | 'wrap'
  | 'unwrap'
  | 'revocation'
  | 'listings'
  | 'offers'

/** A finding in words. */
export type FindingLine = { name: string; severity: Order.Severity; text: string; advice: string | undefined }

/** What a person sees before the wallet is asked for anything. */
export type Review = {
  title: string
  /** Names and values, in the order of their importance. */
  rows: readonly (readonly [string, string])[]
  /** What the wallet is asked for, in order. */
  steps: readonly { name: string; meaning: string }[]
  /** Worst first. */
  findings: readonly FindingLine[]
}

/** A sum of money, as plans have them. */
export type Sum = { currency: `0x${string}`; amount: bigint }

/** Formats sums of money, or `nothing`. */
export function sumsText(sums: readonly Sum[], info: Pick<MarketInfo, 'currencies'>): string {
  const texts = sums.map(({ currency, amount }) =>
    formatMoney(amount, currencyOf(info, { address: currency }), { exact: true }),
  )
  return texts.join(' and ') || 'nothing'
}

/** Puts a plan into words. */
export function from(plan: Trade.Plan, options: from.Options): Review {
  const { title, rows, context } = options
  const words = { words: guardWords.en, sentences: findingSentences.en, ...context }
  const findings = withoutImplied(toShown(plan.findings)).map((finding) => {
    const { sentence, advice } = findingText(finding, words)
    return { name: finding.name, severity: finding.severity, text: sentence, advice }
  })
  return {
    title,
    rows,
    steps: plan.steps.map((step) => stepText(step, { ...options, words: stepWords.en })),
    findings: [...new Map(findings.map((finding) => [finding.text, finding])).values()],
  }
}

export declare namespace from {
  type Options = {
    kind: Kind | OtherKind
    title: string
    rows: Review['rows']
    info: Pick<MarketInfo, 'currencies' | 'seaport' | 'conduitKey'>
    /** Names a collection by its contract. */
    nameOf: (contract: string) => string
    context: Pick<findingText.Told, 'info' | 'context' | 'nameOfOrder'>
  }
}
