import { erc20Abi, erc721Abi, transactionMethods } from '@souk/seaport'
import { type Account, type Address, encodeFunctionData } from 'viem'
import type { Market } from '../api/Market.js'
import { accountFor } from './internal/accountFor.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { prepareActions } from './prepareActions.js'

/**
 * Prepares the revocation of an approval without asking the wallet, so that you can show it first. See
 * {@link revokeApproval}.
 *
 * @example
 * const { run } = await prepareRevokeApproval(market, { standard: 'erc721', contract, operator: conduit })
 */
export async function prepareRevokeApproval(
  market: Market,
  options: prepareRevokeApproval.Options,
): Promise<prepareActions.Result> {
  const { contract, operator, standard, known, override } = options
  const account = await accountFor(market, { action: 'revoke', account: options.account })
  const data =
    standard === 'erc20'
      ? encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [operator, 0n] })
      : encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, false] })
  const transaction = { to: contract, data, value: 0n }
  const transactions = transactionMethods(market.client, account, transaction)
  const actions = [{ type: 'exchange', transactionMethods: transactions }] as const
  return prepareActions(market, { name: 'revoke', actions, account, known, override })
}

export declare namespace prepareRevokeApproval {
  type Options = GuardOptions & {
    contract: Address
    standard: 'erc20' | 'erc721' | 'erc1155'
    operator: Address
    /** @default the account of the client */
    account?: Account | Address | undefined
  }
}
