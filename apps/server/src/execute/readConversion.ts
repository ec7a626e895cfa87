import { zeroAddress } from 'viem'
import type { Market } from '../market/Market.js'
import type { Deal } from './Deal.js'
import { wrappedNative } from './facts/currencies.js'
import type { Filling } from './facts/prepareFill.js'
import { holdingOf, moneyQuery, readChain } from './facts/readChain.js'
import { refuse } from './model/Refusal.js'
import type { Step } from './model/Step.js'
import type { Picked } from './plan/choose.js'
import { unwrappingStep, wrappingStep } from './plan/convert.js'

type Payer = Pick<Deal, 'account' | 'conduitKey' | 'currency' | 'checkBalance'>

/** Tells whether orders ask for the native currency while the buyer pays with its wrapped form, or the reverse. */
export function isConverted(
  { config }: Pick<Market, 'config'>,
  { currency }: Pick<Deal, 'currency'>,
  picks: readonly Picked[],
): boolean {
  if (currency === undefined || !config.nativeLike.has(currency)) return false
  return picks.some(({ listing }) => listing.currency !== currency)
}

/**
 * Makes the step that wraps or unwraps what the buyer pays in the other form of the currency.
 *
 * @throws {RefusedError} when the buyer does not have enough.
 */
export async function readConversion(
  market: Market,
  payer: Payer,
  filling: Filling,
): Promise<readonly Step[]> {
  const { payment, transaction } = filling
  const { account } = payer
  const wrapped = wrappedNative(market)
  if (!wrapped) return []
  const queries = [zeroAddress, wrapped].map((currency) => moneyQuery(currency, payer))
  const facts = await readChain(market, { holdings: queries })
  const [native, money] = queries.map((query) => holdingOf(facts, query).balance) as [bigint, bigint]
  const needed = payment
    .filter(({ token }) => token.toLowerCase() === wrapped)
    .reduce((sum, { amount }) => sum + amount, 0n)
  if (payer.currency === zeroAddress) {
    const missing = needed > money ? needed - money : 0n
    assertHeld(payer, { needed: transaction.value + missing, held: native, what: 'the native currency' })
    return wrappingStep({ account, wrapped, needed, held: money })
  }
  assertHeld(payer, { needed: needed + transaction.value, held: money, what: wrapped })
  return unwrappingStep({ account, wrapped, needed: transaction.value })
}

function assertHeld(payer: Payer, options: { needed: bigint; held: bigint; what: string }): void {
  const { needed, held, what } = options
  if (held < needed && payer.checkBalance)
    refuse('balance_insufficient', `${payer.account} needs ${needed} of ${what} and holds ${held}.`)
}
