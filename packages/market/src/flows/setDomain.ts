import type { AccountParameter } from '@souk/base'
import { setDomain as register } from '@souk/seaport'
import type { Account, Hex } from 'viem'
import type { Market } from '../api/Market.js'
import type * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { toPrepared } from './internal/toPrepared.js'
import type { prepareActions } from './prepareActions.js'

/**
 * Registers a domain, so that others can look up the domain behind a tag in calls and salts. Any account can register
 * any domain, but each domain only once.
 *
 * Reads: the wallet's accounts. Asks the wallet: one transaction.
 *
 * @throws {InputError} if an option is missing or invalid.
 * @throws {AccountUnavailableError} if the wallet does not provide the account.
 * @throws {RevertedError} if the domain is already registered.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * const { transactionHash } = await setDomain(market, { domain: 'souk.example' })
 */
export function setDomain<account extends Account | undefined>(
  market: Market<account>,
  options: setDomain.Options & AccountParameter<account>,
): Promise<setDomain.Result>
export function setDomain(market: Market, options: setDomain.Options): Promise<setDomain.Result> {
  return perform(market, options, () => prepareSetDomain(market, options))
}

export declare namespace setDomain {
  type Options = Trade.Options & GuardOptions & { domain: string }
  type Result = prepareActions.Outcome
}

/**
 * Prepares the registration of a domain without asking the wallet, so that you can show it first. See
 * {@link setDomain}.
 *
 * @example
 * const { plan, run } = await prepareSetDomain(market, { domain: 'souk.example' })
 */
export function prepareSetDomain<account extends Account | undefined>(
  market: Market<account>,
  options: prepareSetDomain.Options & AccountParameter<account>,
): Promise<prepareSetDomain.Result>
export async function prepareSetDomain(
  market: Market,
  options: prepareSetDomain.Options,
): Promise<prepareSetDomain.Result> {
  Input.assert('setDomain', options, { ...inputs.shared, ...inputs.guarded, domain: Input.text })
  const { domain, known, override } = options
  const account = await accountFor(market, { action: 'setDomain', account: options.account })
  const { client, seaport: config } = market
  const { actions, tag } = register(client, { domain, account, config })
  const findings = await guardActions(market, actions, { account, known, override })
  const prepared = toPrepared<Hex>(market, { account, actions, findings })
  return { ...prepared, plan: { ...prepared.plan, tag } }
}

export declare namespace prepareSetDomain {
  type Options = Omit<setDomain.Options, keyof Trade.Performing>
  type Plan = Trade.Plan & {
    /** The 4-byte tag of the domain. Other domains may have the same tag. */
    tag: Hex
  }
  type Result = Trade.Prepared<Plan, setDomain.Result, Hex>
}
