import { type AccountParameter, BaseError, Units } from '@souk/base'
import { deposit, withdraw } from '@souk/seaport'
import type { Account, Hash, TransactionReceipt } from 'viem'
import { type Market, wrappedNativeOf } from '../api/Market.js'
import * as Price from '../domain/Price.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { feeEstimate } from './internal/feeEstimate.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { readTradeFacts } from './internal/readTradeFacts.js'
import { requestsOf } from './internal/requestsOf.js'
import { simulationOf } from './internal/simulationOf.js'

/**
 * Wraps native currency one to one. Offers use the wrapped form.
 *
 * A wrap that the wallet does not send is not an error: it is logged, `TransactionDenied` is emitted, and the result
 * contains it. A wrap that was sent and failed is thrown.
 *
 * Reads: two `eth_call`s. Asks the wallet: one transaction.
 *
 * @param options.amount - A bigint in wei, or a decimal string in whole units of the native currency, which has 18 decimals on
 * every chain.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {WethUnsupportedError} if no wrapped native token is known for the chain.
 * @throws {InsufficientBalanceError} if the account has less.
 * @throws {AmountError} if the amount is not above 0.
 * @throws {RevertedError} if it was sent and failed.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * const result = await wrapEth(market, { amount: '0.5' })
 * if (result.status === 'denied') show(result.error)
 */
export function wrapEth<account extends Account | undefined>(
  market: Market<account>,
  options: wrapEth.Options & AccountParameter<account>,
): Promise<wrapEth.Result>
export function wrapEth(market: Market, options: wrapEth.Options): Promise<wrapEth.Result> {
  return change(market, { ...options, event: 'WrapEth' })
}

export declare namespace wrapEth {
  type Options = Trade.Options & GuardOptions & { amount: Price.Amount }
  type Result =
    | { status: 'done'; transactionHash: Hash; receipt: TransactionReceipt }
    | { status: 'denied'; error: BaseError }
}

/**
 * Unwraps native currency one to one. See {@link wrapEth}.
 *
 * @param options.amount - As that of {@link wrapEth}.
 * @throws the errors of {@link wrapEth}.
 *
 * @example
 * await unwrapWeth(market, { amount: '0.5' })
 */
export function unwrapWeth<account extends Account | undefined>(
  market: Market<account>,
  options: unwrapWeth.Options & AccountParameter<account>,
): Promise<unwrapWeth.Result>
export function unwrapWeth(market: Market, options: unwrapWeth.Options): Promise<unwrapWeth.Result> {
  return change(market, { ...options, event: 'UnwrapWeth' })
}

export declare namespace unwrapWeth {
  type Options = wrapEth.Options
  type Result = wrapEth.Result
}

type Change = wrapEth.Options & { event: 'WrapEth' | 'UnwrapWeth' }

async function change(market: Market, options: Change): Promise<wrapEth.Result> {
  const { event } = options
  let isSent = false
  const listening: Change = {
    ...options,
    onProgress: (progress) => {
      if (progress.type === 'sent' || progress.type === 'submitted') isSent = true
      options.onProgress?.(progress)
    },
  }
  let isAsked = false
  const onAsked = () => {
    isAsked = true
  }
  try {
    return await perform(market, listening, () => prepareChange(market, { ...options, onAsked }))
  } catch (error) {
    // The user rejected it, or the wallet failed. Changing one's mind is not an error.
    if (!isAsked || isSent || !(error instanceof BaseError) || error instanceof Trade.StoppedError)
      throw error
    market.logger.warn(`${event} was not sent.`, { error })
    return { status: 'denied', error }
  }
}

/**
 * Prepares a wrap without asking the wallet, so that you can show it first. See {@link wrapEth}. A rejection by the
 * wallet is an error here.
 *
 * @example
 * const { plan, run } = await prepareWrapEth(market, { amount: '0.5' })
 */
export function prepareWrapEth<account extends Account | undefined>(
  market: Market<account>,
  options: prepareWrapEth.Options & AccountParameter<account>,
): Promise<prepareWrapEth.Result>
export function prepareWrapEth(
  market: Market,
  options: prepareWrapEth.Options,
): Promise<prepareWrapEth.Result> {
  return prepareChange(market, { ...options, event: 'WrapEth' })
}

export declare namespace prepareWrapEth {
  type Options = Omit<wrapEth.Options, keyof Trade.Performing>
  type Outcome = Extract<wrapEth.Result, { status: 'done' }>
  type Result = Trade.Prepared<Trade.Plan, Outcome>
}

/**
 * Prepares an unwrap without asking the wallet, so that you can show it first. See {@link unwrapWeth}. A rejection by
 * the wallet is an error here.
 *
 * @example
 * const { plan, run } = await prepareUnwrapWeth(market, { amount: '0.5' })
 */
export function prepareUnwrapWeth<account extends Account | undefined>(
  market: Market<account>,
  options: prepareWrapEth.Options & AccountParameter<account>,
): Promise<prepareWrapEth.Result>
export function prepareUnwrapWeth(
  market: Market,
  options: prepareWrapEth.Options,
): Promise<prepareWrapEth.Result> {
  return prepareChange(market, { ...options, event: 'UnwrapWeth' })
}

async function prepareChange(
  market: Market,
  options: Omit<Change, keyof Trade.Performing> & { onAsked?: () => void },
): Promise<prepareWrapEth.Result> {
  const { event, onAsked } = options
  const action = event === 'WrapEth' ? 'wrapEth' : 'unwrapWeth'
  Input.assert(action, options, { ...inputs.shared, ...inputs.guarded, amount: inputs.amount })
  const { chainId } = await readTradeFacts(market, {})
  const token = wrappedNativeOf(market, chainId)
  const { start: amount } = Price.read({
    price: options.amount,
    quantity: 1n,
    currency: { address: token, decimals: Units.nativeDecimals },
  })
  const account = await accountFor(market, { action, account: options.account })
  const { client, seaport: config } = market
  const wish = { currency: token, amount, account, config }
  const { actions } = event === 'WrapEth' ? await deposit(client, wish) : await withdraw(client, wish)
  const { known, override } = options
  // The configuration names the contract that wraps, so the guard may trust it.
  const trusted = { ...known?.trusted, wrapped: [...(known?.trusted?.wrapped ?? []), token] }
  const findings = await guardActions(market, actions, { account, known: { ...known, trusted }, override })
  const steps = Trade.toSteps(actions)
  return {
    plan: { steps, findings },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const act = { event, payload: { account: account.address, amount } }
      const { receipts } = yield* carryOut(market, {
        account,
        actions,
        of: steps.length,
        act,
        onAsked,
        signal,
        overrides,
      })
      const receipt = receipts.at(-1) as TransactionReceipt
      return { status: 'done', transactionHash: receipt.transactionHash, receipt }
    },
  }
}
