import type { BaseError } from '@souk/base'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Total } from '../state/ExecutionState.js'
import { RecipientError, SpendingError, UnfitCallError } from './errors.js'
import { type Ground, has } from './Ground.js'
import type { Trade } from './readTrade.js'

/** The least part of a quote that a sale must bring, in basis points: the quote may be before or after fees. */
const leastOfQuote = 8_500n

/**
 * Holds a trade on the exchange against the wish and the quote: buying gives no token away and pays no more than quoted,
 * selling gives tokens of the collections that were named and brings what was quoted.
 */
export function checkTrade(ground: Ground, options: checkTrade.Options): BaseError | undefined {
  const { stepId, trade, totals } = options
  const { kind, account, recipient: expected, collections } = ground
  const { recipient, name, gives } = trade
  const unfit = new UnfitCallError({ stepId, call: name, kind })
  if (kind !== 'buy' && kind !== 'sell' && kind !== 'mint' && kind !== 'transfer' && kind !== 'call')
    return unfit
  // The zero address means the caller, which is the account.
  const isOwn = isAddressEqual(recipient, zeroAddress) || isAddressEqual(recipient, expected)
  if (!isOwn) return new RecipientError({ stepId, recipient, expected })
  if (kind === 'call') return undefined
  if (kind !== 'sell') {
    if (gives.length > 0) return unfit
    return kind === 'transfer' ? undefined : overspent(ground, options)
  }
  if (gives.some((token) => !has(collections, token))) return unfit
  return isAddressEqual(account, expected) ? underpaid(stepId, trade, totals) : undefined
}

export declare namespace checkTrade {
  type Options = { stepId: string; trade: Trade; totals: readonly Total[] }
}

function overspent(ground: Ground, { stepId, trade, totals }: checkTrade.Options): BaseError | undefined {
  const { pays } = trade
  for (const currency of currenciesIn(pays)) {
    // Of the native currency, the value that is sent is checked already.
    if (isAddressEqual(currency, zeroAddress)) continue
    const amount = sumOf(pays, currency)
    const quoted = totals
      .filter((total) => isSameMoney(ground, total.currency, currency))
      .reduce((sum, { raw }) => sum + BigInt(raw), 0n)
    if (amount > quoted) return new SpendingError({ stepId, currency, amount, quoted })
  }
  return undefined
}

/** What is wrapped on the way is quoted in the native currency and paid in the wrapped one. */
function isSameMoney({ wrappedNativeToken }: Ground, quoted: Address, paid: Address): boolean {
  if (isAddressEqual(quoted, paid)) return true
  const isWrapped = wrappedNativeToken !== undefined && isAddressEqual(paid, wrappedNativeToken)
  return isWrapped && isAddressEqual(quoted, zeroAddress)
}

function underpaid(stepId: string, { pays, gains }: Trade, totals: readonly Total[]): BaseError | undefined {
  for (const { currency, raw } of totals) {
    const amount = sumOf(gains, currency) - sumOf(pays, currency)
    const quoted = BigInt(raw)
    if (amount * 10_000n < quoted * leastOfQuote)
      return new SpendingError({ stepId, currency, amount, quoted })
  }
  return undefined
}

type Amounts = Trade['pays']

function currenciesIn(amounts: Amounts): readonly Address[] {
  return [...new Set(amounts.map(({ currency }) => currency))]
}

function sumOf(amounts: Amounts, wanted: Address): bigint {
  return amounts.reduce(
    (sum, { currency, amount }) => (isAddressEqual(currency, wanted) ? sum + amount : sum),
    0n,
  )
}
