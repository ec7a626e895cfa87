import { BaseError } from '@souk/base'
import {
  AmountError,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  InsufficientBalanceError,
  type Transaction,
  transactionMethods,
} from '@souk/seaport'
import {
  type Account,
  type Address,
  encodeFunctionData,
  type Hash,
  hexToBigInt,
  isAddressEqual,
  type TransactionReceipt,
  zeroAddress,
} from 'viem'
import { call } from 'viem/actions'
import type { Market } from '../api/Market.js'
import * as Trade from '../domain/Trade.js'
import { getBalance, type Holding } from './getBalance.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { feeEstimate } from './internal/feeEstimate.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { assertQuantity, readTokenId, StandardError } from './internal/readItem.js'

/**
 * Transfers the native currency, an ERC20, or tokens to another account.
 *
 * Before anything is sent, detects contracts that cannot receive tokens, and tokens that reject the transfer without
 * reverting.
 *
 * Reads: one `eth_call`, and a simulation of the transfer. Asks the wallet: one transaction.
 *
 * @param options.amount - In the smallest unit. For tokens, the number of units. @default 1n for tokens
 * @throws {InputError} if an option is missing or invalid.
 * @throws {RecipientError} if the transfer would lose the asset.
 * @throws {StandardError} if the standard is not supported.
 * @throws {QuantityError} {@link AmountError} if the amount is invalid.
 * @throws {InsufficientBalanceError} if the account has less.
 * @throws {RevertedError} if the contract reverts.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * await transfer(market, { asset: { standard: 'erc721', contract, tokenId: 7n }, to: friend })
 */
export function transfer(market: Market, options: transfer.Options): Promise<transfer.Result> {
  return perform(market, options, () => prepareTransfer(market, options))
}

export declare namespace transfer {
  type Options = Trade.Options & GuardOptions & { asset: Holding; to: Address; amount?: bigint | undefined }
  type Result = { transactionHash: Hash; receipt: TransactionReceipt }
}

/**
 * Prepares a transfer without asking the wallet, so that you can show it first. See {@link transfer}.
 *
 * @example
 * const { plan, run } = await prepareTransfer(market, { asset, to: friend })
 */
export async function prepareTransfer(
  market: Market,
  options: prepareTransfer.Options,
): Promise<prepareTransfer.Result> {
  Input.assert('transfer', options, {
    ...inputs.shared,
    ...inputs.guarded,
    asset: inputs.holding,
    to: Input.address,
    amount: Input.optional(Input.bigint),
  })
  const { asset, to } = options
  const transfer = toTransfer(options)
  const account = await accountFor(market, { action: 'transfer', account: options.account })
  const balance = await getBalance(market, { asset, account: account.address })
  if (balance < transfer.amount) {
    const token = asset.standard === 'native' ? 'native' : asset.contract
    throw new InsufficientBalanceError({ account: account.address, token, amount: transfer.amount, balance })
  }
  const transaction = toTransaction(asset, { ...transfer, account, to })
  if (asset.standard === 'erc20') await assertTaken(market, { account, transaction })
  const actions = [
    { type: 'exchange', transactionMethods: transactionMethods(market.client, account, transaction) },
  ] as const
  const findings = await guardActions(market, actions, { ...options, account })
  const steps = Trade.toSteps(actions)
  return {
    plan: { steps, findings },
    estimateFee: feeEstimate(market, actions),
    run: async function* ({ signal } = {}) {
      const { receipts } = yield* carryOut(market, { account, actions, of: steps.length, signal })
      const receipt = receipts.at(-1) as TransactionReceipt
      return { transactionHash: receipt.transactionHash, receipt }
    },
  }
}

export declare namespace prepareTransfer {
  type Options = Omit<transfer.Options, 'onProgress'>
  type Result = Trade.Prepared<Trade.Plan, transfer.Result>
}

/** Some tokens return `false` instead of reverting: the transaction would succeed without a transfer. */
async function assertTaken(
  { client }: Market,
  { account, transaction }: { account: Account; transaction: Transaction },
): Promise<void> {
  const { to, data } = transaction
  // A revert is reported with its reason by another simulation right before sending.
  const answer = await call(client, { account, to, data }).catch(() => undefined)
  if (answer?.data !== undefined && hexToBigInt(answer.data) === 0n) throw new RefusedError({ contract: to })
}

/**
 * Checks that a recipient can use what it receives.
 *
 * @throws {RecipientError} if not.
 */
export function assertRecipient(to: Address, asset: Holding): void {
  if (isAddressEqual(to, zeroAddress) || ('contract' in asset && isAddressEqual(to, asset.contract)))
    throw new RecipientError({ to })
}

/** Checks the asset and the amount before any request. */
function toTransfer({ asset, to, amount }: transfer.Options): { amount: bigint; tokenId: bigint } {
  const { standard } = asset
  if (!(standard === 'native' || standard === 'erc20' || standard === 'erc721' || standard === 'erc1155'))
    throw new StandardError({ contract: (asset as { contract: Address }).contract, standard })
  assertRecipient(to, asset)
  const isToken = standard === 'erc721' || standard === 'erc1155'
  const wanted = amount ?? (isToken ? 1n : 0n)
  if (isToken) assertQuantity(wanted, standard)
  else if (wanted < 1n) throw new AmountError({ action: 'transfer', amount: wanted })
  return { amount: wanted, tokenId: isToken ? readTokenId(asset.tokenId) : 0n }
}

type Sending = { account: Account; to: Address; amount: bigint; tokenId: bigint }

function toTransaction(asset: Holding, { account, to, amount, tokenId }: Sending): Transaction {
  if (asset.standard === 'native') return { to, data: '0x', value: amount }
  const { address: from } = account
  const call = { to: asset.contract, value: 0n }
  switch (asset.standard) {
    case 'erc20': {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
      return { ...call, data }
    }
    case 'erc721': {
      const args = [from, to, tokenId] as const
      const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
      return { ...call, data }
    }
    case 'erc1155': {
      const args = [from, to, tokenId, amount, '0x'] as const
      const data = encodeFunctionData({ abi: erc1155Abi, functionName: 'safeTransferFrom', args })
      return { ...call, data }
    }
  }
}

/** Thrown when a transfer would lose the asset. */
export class RecipientError extends BaseError<{ to: Address }> {
  override readonly name = 'Transfer.RecipientError'
  constructor(facts: { to: Address }) {
    super(`No one can use what is sent to ${facts.to}; pass the address of a person or a contract.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when a token rejects a transfer although its contract does not revert. */
export class RefusedError extends BaseError<{ contract: Address }> {
  override readonly name = 'Transfer.RefusedError'
  constructor(facts: { contract: Address }) {
    super(`${facts.contract} rejects this transfer without reverting; nothing would be sent.`, { facts })
  }
}
