import { type Address, encodeFunctionData } from 'viem'
import { wrappedNativeAbi } from '../abi/tokens.js'
import { accountOf } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { type AnyClient, readBatch, toBigInt } from '../node/batch.js'
import { assertPositive, InsufficientBalanceError } from '../order/amounts.js'
import type { Exchange } from '../wallet/toExchange.js'
import { type TransactionOptions, toTransaction } from '../wallet/toTransaction.js'
import * as inputs from './inputs.js'

/**
 * Prepares the wrapping of native currency, one for one.
 *
 * Reads: one `eth_call`, the balance of the account. Asks the wallet: one transaction when the action is run.
 *
 * @throws {InsufficientBalanceError} when the account holds less than the amount; the network fee comes on top.
 * @throws {AmountError} when the amount is not more than 0.
 *
 * @example
 * const hash = await (await deposit(client, { token: wrappedNative, amount: parseEther('0.2') })).executeAllActions()
 */
export async function deposit(client: AnyClient, options: deposit.Options): Promise<Exchange> {
  Input.assert(options, inputs.wrap)
  const { token, amount } = options
  const { address: account } = accountOf(client, 'deposit', options.account)
  assertPositive('deposit', amount)
  const [answer] = await readBatch(client, [{ type: 'balance', account }])
  const balance = toBigInt(answer) ?? 0n
  if (balance < amount) throw new InsufficientBalanceError({ account, token: 'native', amount, balance })
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
  const transaction = { to: token, data, value: amount }
  return toTransaction(client, { ...options, action: 'deposit', transaction })
}

export declare namespace deposit {
  type Options = TransactionOptions & {
    /** The wrapped native token of the chain. */
    token: Address
    /** In wei. */
    amount: bigint
  }
}
