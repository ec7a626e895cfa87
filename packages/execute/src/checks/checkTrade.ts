import { isCurrency, type Order } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Transaction } from '../domain/Step.js'
import type { Total } from '../state/ExecutionState.js'
import { RecipientError, SpendingError, type Target, UnfitCallError } from './errors.js'
import { type Ground, has, isMeant } from './Ground.js'
import type { Verdict } from './Verdict.js'

/**
 * The minimum share of a quote that a sale must bring, in basis points, because a quote can be before or after fees.
 */
const leastOfQuote = 8_500n

/**
 * Checks a trade on the exchange against the request and the quote. A purchase must bring the requested items, give no
 * tokens away and cost no more than the quote. A sale must give tokens of the requested collections and bring the
 * quoted amount.
 */
export function checkTrade(ground: Ground, options: checkTrade.Options): Verdict {
  const error = wrongIn(ground, options)
  if (error) return { error }
  const { transaction, target } = options
  const { to } = transaction
  const strange = strangeTokens(ground, options).map((token) => target(token, 'bought'))
  return { unknown: has(ground.contracts, to) ? strange : [target(to, 'contract'), ...strange] }
}

export declare namespace checkTrade {
  type Options = {
    stepId: string
    transaction: Transaction
    call: Order.TransactionExplanation
    totals: readonly Total[]
    target: (address: Address, role: Target['role']) => Target
  }
}

type Wrong = RecipientError | SpendingError | UnfitCallError

function wrongIn(ground: Ground, options: checkTrade.Options): Wrong | undefined {
  const { stepId, call } = options
  const { kind, recipient: expected, collections } = ground
  const { effects, recipient, type } = call
  const isNamed = ({ token }: { token: Address }) => has(collections, token)
  const given = effects.goes.filter((item) => !isCurrency(item))
  const unfit = new UnfitCallError({ stepId, call: call.functionName ?? type, kind })
  if (kind !== 'buy' && kind !== 'sell' && kind !== 'mint' && kind !== 'transfer' && kind !== 'call')
    return unfit
  if (recipient && !isAddressEqual(recipient, expected))
    return new RecipientError({ stepId, recipient, expected })
  if (kind === 'call') return undefined
  if (kind === 'transfer') return effects.goes.every(isNamed) ? misdirected(ground, options) : unfit
  if (kind === 'sell') return given.every(isNamed) ? underpaid(options) : unfit
  return given.length > 0 ? unfit : overspent(ground, options)
}

/** Gifts are orders of the account itself, which give to the recipient of the call. */
function misdirected(
  { recipient: expected }: Ground,
  { stepId, call }: checkTrade.Options,
): RecipientError | undefined {
  for (const { account: recipient } of call.effects.others)
    if (recipient !== 'anyone' && !isAddressEqual(recipient, expected))
      return new RecipientError({ stepId, recipient, expected })
  return undefined
}

/** Finds the contracts of items that the account would buy although the caller did not request them. */
function strangeTokens({ bought }: Ground, { call }: checkTrade.Options): readonly Address[] {
  if (!bought) return []
  const strange = call.effects.comes.filter(
    (item) => !isCurrency(item) && !isMeant(bought, item.token, item.identifierOrCriteria),
  )
  return [...new Set(strange.map(({ token }) => token))]
}

function overspent(ground: Ground, { stepId, call, totals }: checkTrade.Options): SpendingError | undefined {
  for (const { token: currency, most: amount } of call.effects.goes) {
    // The value of the transaction has already been checked for the native currency.
    if (isAddressEqual(currency, zeroAddress)) continue
    const quoted = totals
      .filter((total) => isSameMoney(ground, total.currency, currency))
      .reduce((sum, { raw }) => sum + BigInt(raw), 0n)
    if (amount > quoted) return new SpendingError({ stepId, currency, amount, quoted })
  }
  return undefined
}

/** Currency that is wrapped on the way is quoted in the native currency and paid in the wrapped one. */
function isSameMoney({ wrappedNativeToken }: Ground, quoted: Address, paid: Address): boolean {
  if (isAddressEqual(quoted, paid)) return true
  const isWrapped = wrappedNativeToken !== undefined && isAddressEqual(paid, wrappedNativeToken)
  return isWrapped && isAddressEqual(quoted, zeroAddress)
}

function underpaid({ stepId, call, totals }: checkTrade.Options): SpendingError | undefined {
  const { goes, comes } = call.effects
  const isOf = (currency: Address) => (item: (typeof goes)[number]) =>
    isCurrency(item) && isAddressEqual(item.token, currency)
  for (const { currency, raw } of totals) {
    const gained = comes.filter(isOf(currency)).reduce((sum, { least }) => sum + least, 0n)
    const paid = goes.filter(isOf(currency)).reduce((sum, { most }) => sum + most, 0n)
    const amount = gained - paid
    const quoted = BigInt(raw)
    if (amount * 10_000n < quoted * leastOfQuote)
      return new SpendingError({ stepId, currency, amount, quoted })
  }
  return undefined
}
