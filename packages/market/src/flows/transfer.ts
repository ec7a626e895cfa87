import { type AccountParameter, BaseError } from '@souk/base'
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
import type { TokenStandard } from '../domain/Collection.js'
import * as Trade from '../domain/Trade.js'
import { type Held, type Holding, isMoney, readHeld } from './getBalance.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { feeEstimate } from './internal/feeEstimate.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { assertQuantity, readTokenId } from './internal/readItem.js'
import { requestsOf } from './internal/requestsOf.js'
import { simulationOf } from './internal/simulationOf.js'

/**
 * Transfers the native currency, an ERC20, or tokens to another account.
 *
 * Before anything is sent, detects contracts that cannot receive tokens, and tokens that reject the transfer without
 * reverting.
 *
 * Reads: one `eth_call`, and a simulation of the transfer. Asks the wallet: one transaction.
 *
 * @param options.asset - A token, or `{ currency }`. The zero address is the native currency.
 * @param options.amount - In the smallest unit. For tokens, the number of units. @default 1n for tokens
 * @throws {InputError} if an option is missing or invalid.
 * @throws {RecipientError} if the transfer would lose the asset.
 * @throws {StandardError} if neither the contract nor the caller provides the standard of a token.
 * @throws {TokenIdError} if a token has no id.
 * @throws {QuantityError} {@link AmountError} if the amount is invalid.
 * @throws {InsufficientBalanceError} if the account has less.
 * @throws {RevertedError} if the contract reverts.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * await transfer(market, { asset: { contract, tokenId: 7n }, to: friend })
 * await transfer(market, { asset: { currency: usdc }, amount: 5_000_000n, to: friend })
 */
export function transfer<account extends Account | undefined>(
  market: Market<account>,
  options: transfer.Options & AccountParameter<account>,
): Promise<transfer.Result>
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
export function prepareTransfer<account extends Account | undefined>(
  market: Market<account>,
  options: prepareTransfer.Options & AccountParameter<account>,
): Promise<prepareTransfer.Result>
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
  assertRecipient(to, asset)
  if (isMoney(asset) && (options.amount ?? 0n) < 1n)
    throw new AmountError({ action: 'transfer', amount: options.amount ?? 0n })
  const { amount = 1n } = options
  const account = await accountFor(market, { action: 'transfer', account: options.account })
  const { address } = account
  const [held] = await readHeld(market, { assets: [asset], account: address, signal: options.signal })
  const { balance, standard } = held as Held
  if (standard) assertQuantity(amount, standard)
  if (balance < amount)
    throw new InsufficientBalanceError({ account: address, token: tokenOf(asset), amount, balance })
  const transaction = toTransaction(asset, { account: address, to, amount, standard })
  if (isMoney(asset) && asset.currency !== zeroAddress) await assertTaken(market, { account, transaction })
  const actions = [
    { type: 'exchange', transactionMethods: transactionMethods(market.client, account, transaction) },
  ] as const
  const findings = await guardActions(market, actions, { ...options, account })
  const steps = Trade.toSteps(actions)
  return {
    plan: { steps, findings },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const { receipts } = yield* carryOut(market, { account, actions, of: steps.length, signal, overrides })
      const receipt = receipts.at(-1) as TransactionReceipt
      return { transactionHash: receipt.transactionHash, receipt }
    },
  }
}

export declare namespace prepareTransfer {
  type Options = Omit<transfer.Options, keyof Trade.Performing>
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
  const own = isMoney(asset) ? asset.currency : asset.contract
  if (isAddressEqual(to, zeroAddress) || isAddressEqual(to, own)) throw new RecipientError({ to })
}

/** Returns what errors call an asset. */
function tokenOf(asset: Holding): Address | 'native' {
  if (!isMoney(asset)) return asset.contract
  return asset.currency === zeroAddress ? 'native' : asset.currency
}

type Sending = { account: Address; to: Address; amount: bigint; standard: TokenStandard | undefined }

function toTransaction(asset: Holding, { account: from, to, amount, standard }: Sending): Transaction {
  if (isMoney(asset)) {
    if (asset.currency === zeroAddress) return { to, data: '0x', value: amount }
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
    return { to: asset.currency, value: 0n, data }
  }
  const call = { to: asset.contract, value: 0n }
  const tokenId = readTokenId(asset.tokenId)
  if (standard === 'erc721') {
    const args = [from, to, tokenId] as const
    return { ...call, data: encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args }) }
  }
  const args = [from, to, tokenId, amount, '0x'] as const
  return { ...call, data: encodeFunctionData({ abi: erc1155Abi, functionName: 'safeTransferFrom', args }) }
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
