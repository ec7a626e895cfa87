import { type Account, type Address, encodeFunctionData } from 'viem'
import { wrappedNativeAbi } from '../abi/tokens.js'
import { accountOf } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import {
  type AccountParameter,
  type AnyClient,
  readBatch,
  toBigInt,
  UnreachableError,
} from '../node/batch.js'
import { assertPositive, InsufficientBalanceError } from '../order/amounts.js'
import type { Exchange } from '../wallet/toExchange.js'
import { type TransactionOptions, toTransaction } from '../wallet/toTransaction.js'
import * as inputs from './inputs.js'

/**
 * Prepares the unwrapping of wrapped native currency at a rate of 1:1.
 *
 * Reads: one `eth_call`, the balance of the account. Asks the wallet: one transaction when the action runs.
 *
 * @throws {InsufficientBalanceError} when the account holds less than the amount.
 * @throws {AmountError} when the amount is 0 or less.
 * @throws {UnreachableError} when the node does not answer, or the token is not a contract.
 *
 * @example
 * const hash = await (await withdraw(client, { currency: wrappedNative, amount: parseEther('0.2') })).executeAllActions()
 */
export function withdraw<account extends Account | undefined>(
  client: AnyClient<account>,
  options: withdraw.Options & AccountParameter<account>,
): Promise<Exchange<undefined>>
export async function withdraw(client: AnyClient, options: withdraw.Options): Promise<Exchange<undefined>> {
  Input.assert(options, inputs.wrap)
  const { currency: token, amount } = options
  const { address: account } = accountOf(client, 'withdraw', options.account)
  assertPositive('withdraw', amount)
  const question = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'balanceOf', args: [account] })
  const [answer] = await readBatch(client, [{ type: 'call', to: token, data: question }])
  const balance = toBigInt(answer)
  if (balance === undefined) throw new UnreachableError({ reason: `${token} is not a token.` }, undefined)
  if (balance < amount) throw new InsufficientBalanceError({ account, token, amount, balance })
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amount] })
  const transaction = { to: token, data, value: 0n }
  return toTransaction<undefined>(client, { ...options, action: 'withdraw', transaction })
}

export declare namespace withdraw {
  type Options = TransactionOptions & {
    /** The address of the chain's wrapped native token. */
    currency: Address
    /** In wei. */
    amount: bigint
  }
}
