import type { AccountParameter } from '@souk/base'
import { erc20Abi, erc721Abi, transactionMethods } from '@souk/seaport'
import { type Account, type Address, encodeFunctionData, type Hex } from 'viem'
import type { Market } from '../api/Market.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import * as Input from './internal/Input.js'
import { prepareActions } from './prepareActions.js'

/**
 * Prepares the revocation of an approval without asking the wallet, so that you can show it first. See
 * {@link revokeApproval}.
 *
 * @example
 * const { run } = await prepareRevokeApproval(market, { contract, operator: conduit })
 */
export function prepareRevokeApproval<account extends Account | undefined>(
  market: Market<account>,
  options: prepareRevokeApproval.Options & AccountParameter<account>,
): Promise<prepareActions.Result>
export async function prepareRevokeApproval(
  market: Market,
  options: prepareRevokeApproval.Options,
): Promise<prepareActions.Result> {
  Input.assert('revokeApproval', options, {
    ...inputs.shared,
    ...inputs.guarded,
    operator: Input.address,
    currency: Input.optional(Input.address),
    ...('currency' in (options ?? {}) ? {} : { contract: Input.address }),
  })
  const { operator, known, override } = options
  const account = await accountFor(market, { action: 'revokeApproval', account: options.account })
  const transaction = { ...toCall(options, operator), value: 0n }
  const transactions = transactionMethods(market.client, account, transaction)
  const actions = [{ type: 'exchange', transactionMethods: transactions }] as const
  return prepareActions(market, { name: 'revokeApproval', actions, account, known, override })
}

/** An allowance of a currency is set to zero. An approval for tokens always covers the whole contract. */
function toCall(of: prepareRevokeApproval.Approved, operator: Address): { to: Address; data: Hex } {
  if ('currency' in of) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [operator, 0n] })
    return { to: of.currency, data }
  }
  const data = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [operator, false],
  })
  return { to: of.contract, data }
}

export declare namespace prepareRevokeApproval {
  /** What was approved: a currency, or all tokens of a contract. */
  type Approved = { currency: Address } | { contract: Address }
  type Options = GuardOptions &
    Approved & {
      operator: Address
      /** @default the account of the client */
      account?: Account | Address | undefined
    }
}
