import { type Account, type Address, encodeFunctionData } from 'viem'
import { wrappedNativeAbi } from '../abi/tokens.js'
import { accountOf } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { type AccountParameter, type AnyClient, readBatch, toBigInt } from '../node/batch.js'
import { assertPositive, InsufficientBalanceError } from '../order/amounts.js'
import type { Exchange } from '../wallet/toExchange.js'
import { type TransactionOptions, toTransaction } from '../wallet/toTransaction.js'
import * as inputs from './inputs.js'

/**
 * Prepares the wrapping of native currency at a rate of 1:1.
 *
 * Reads: one `eth_call`, the balance of the account. Asks the wallet: one transaction when the action runs.
 *
 * @throws {InsufficientBalanceError} when the account holds less than the amount. The network fee is not checked.
 * @throws {AmountError} when the amount is 0 or less.
 *
 * @example
 * const hash = await (await deposit(client, { currency: wrappedNative, amount: parseEther('0.2') })).executeAllActions()
 */
export function deposit<account extends Account | undefined>(
  client: AnyClient<account>,
  options: deposit.Options & AccountParameter<account>,
): Promise<Exchange<undefined>>
export async function deposit(client: AnyClient, options: deposit.Options): Promise<Exchange<undefined>> {
  Input.assert(options, inputs.wrap)
  const { currency: token, amount } = options
  const { address: account } = accountOf(client, 'deposit', options.account)
  assertPositive('deposit', amount)
  const [answer] = await readBatch(client, [{ type: 'balance', account }])
  const balance = toBigInt(answer) ?? 0n
  if (balance < amount) throw new InsufficientBalanceError({ account, token: 'native', amount, balance })
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
  const transaction = { to: token, data, value: amount }
  return toTransaction<undefined>(client, { ...options, action: 'deposit', transaction })
}

export declare namespace deposit {
  type Options = TransactionOptions & {
    /** The address of the chain's wrapped native token. */
    currency: Address
    /** In wei. */
    amount: bigint
  }
}
