import type { AccountParameter } from '@souk/base'
import {
  type Action,
  erc721Abi,
  erc1155Abi,
  InsufficientBalanceError,
  type Order,
  type Transaction,
  transactionMethods,
} from '@souk/seaport'
import { type Account, type Address, encodeFunctionData, type TransactionReceipt } from 'viem'
import { eachInPool } from '../api/eachInPool.js'
import type { Market } from '../api/Market.js'
import type { TokenStandard } from '../domain/Collection.js'
import * as Trade from '../domain/Trade.js'
import { type Held, readHeld } from './getBalance.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { carryOut } from './internal/carryOut.js'
import { feeEstimate } from './internal/feeEstimate.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { guardActions } from './internal/guardActions.js'
import * as Input from './internal/Input.js'
import { perform } from './internal/perform.js'
import { assertQuantity, type ItemInput, readTokenId } from './internal/readItem.js'
import { requestsOf } from './internal/requestsOf.js'
import { assertRecipient } from './transfer.js'

/**
 * Transfers several tokens to one account.
 *
 * Each ERC721 token takes one transaction, and all ERC1155 tokens of a contract take one together. A wallet with atomic
 * batches (EIP-5792) receives all transactions as one. The tokens go directly from the account to the recipient, so no
 * approval is needed and none remains. Before the wallet is asked for anything, all transfers are simulated.
 *
 * Stops at the first failure. Tokens that were transferred before have arrived.
 *
 * Reads: one `eth_call`, and a simulation of each transaction. Asks the wallet: the transactions.
 *
 * @param options.assets - The tokens. The quantity of an ERC1155 token is 1n by default; the quantities of a repeated token add up.
 * @throws {InputError} if an option is missing or invalid.
 * @throws {RecipientError} if the transfer would lose a token.
 * @throws {StandardError} if neither the contract nor the caller provides the standard of a token.
 * @throws {TokenIdError} if a token has no id.
 * @throws {QuantityError} if a quantity is invalid.
 * @throws {InsufficientBalanceError} if the account has less of a token.
 * @throws {RevertedError} if a contract reverts, for example because the recipient cannot hold tokens.
 * @throws {StoppedError} when the signal fires.
 *
 * @example
 * await transferTokens(market, { assets: ids.map((tokenId) => ({ contract, tokenId })), to: friend })
 */
export function transferTokens<account extends Account | undefined>(
  market: Market<account>,
  options: transferTokens.Options & AccountParameter<account>,
): Promise<transferTokens.Result>
export function transferTokens(
  market: Market,
  options: transferTokens.Options,
): Promise<transferTokens.Result> {
  return perform(market, options, () => prepareTransferTokens(market, options))
}

export declare namespace transferTokens {
  type Token = ItemInput & {
    /** The number of units. @default 1n */
    quantity?: bigint | undefined
  }
  type Options = Trade.Options & GuardOptions & { assets: readonly Token[]; to: Address }
  type Result = { receipts: readonly TransactionReceipt[] }
}

/**
 * Prepares the transfer of several tokens without asking the wallet, so that you can show it first. See
 * {@link transferTokens}.
 *
 * @example
 * const { plan, run } = await prepareTransferTokens(market, { assets, to: friend })
 */
export function prepareTransferTokens<account extends Account | undefined>(
  market: Market<account>,
  options: prepareTransferTokens.Options & AccountParameter<account>,
): Promise<prepareTransferTokens.Result>
export async function prepareTransferTokens(
  market: Market,
  options: prepareTransferTokens.Options,
): Promise<prepareTransferTokens.Result> {
  Input.assert('transferTokens', options, fields)
  const { to, signal } = options
  const wanted = merge(options)
  const account = await accountFor(market, { action: 'transferTokens', account: options.account })
  const tokens = await readTokens(market, { wanted, account, signal })
  const parcels = toParcels(tokens)
  const actions: readonly Action[] = parcels.map((parcel) => ({
    type: 'exchange',
    transactionMethods: transactionMethods(market.client, account, toTransaction(parcel, { account, to })),
  }))
  const findings = await guardActions(market, actions, { ...options, account })
  // A contract that cannot hold one of the tokens must not receive only the others.
  await eachInPool(actions, async (action) => {
    if (action.type === 'exchange') await action.transactionMethods.simulate()
  })
  const steps = Trade.toSteps(actions)
  return {
    plan: { steps, findings: distinct(findings), parcels },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const { receipts } = yield* carryOut(market, { account, actions, of: steps.length, signal, overrides })
      return { receipts }
    },
  }
}

const fields: Input.Fields<prepareTransferTokens.Options> = {
  ...inputs.shared,
  ...inputs.guarded,
  assets: inputs.atLeast(
    1,
    'a list of at least one token: { contract, tokenId }',
    Input.object('a token: { contract, tokenId }', {
      contract: Input.address,
      quantity: Input.optional(Input.bigint),
    }),
  ),
  to: Input.address,
}

export declare namespace prepareTransferTokens {
  type Options = Omit<transferTokens.Options, keyof Trade.Performing>
  /** The tokens of one transaction. */
  type Parcel = {
    standard: 'erc721' | 'erc1155'
    contract: Address
    tokens: readonly { tokenId: bigint; quantity: bigint }[]
  }
  type Plan = Trade.Plan & {
    /** One for each transaction, in their order. */
    parcels: readonly Parcel[]
  }
  type Result = Trade.Prepared<Plan, transferTokens.Result>
}

type Parcel = prepareTransferTokens.Parcel
type Token = Pick<Parcel, 'standard' | 'contract'> & { tokenId: bigint; quantity: bigint }
/** A token before its contract was asked, with the quantities that the caller passed for it. */
type Wanted = ItemInput & { tokenId: bigint; quantities: readonly bigint[] }

/** Checks the tokens before any request, and gathers the quantities of repeated ones. */
function merge({ assets, to }: Pick<transferTokens.Options, 'assets' | 'to'>): readonly Wanted[] {
  const tokens = new Map<string, Wanted>()
  for (const asset of assets) {
    const { standard, contract, quantity = 1n } = asset
    assertRecipient(to, asset)
    const tokenId = readTokenId(asset.tokenId)
    const key = `${contract.toLowerCase()}:${tokenId}`
    const quantities = [...(tokens.get(key)?.quantities ?? []), quantity]
    tokens.set(key, { standard, contract, tokenId, quantities })
  }
  return [...tokens.values()]
}

/** Reads the standards of tokens, and checks that the account has enough of each. */
async function readTokens(
  market: Market,
  options: { wanted: readonly Wanted[]; account: Account; signal: AbortSignal | undefined },
): Promise<readonly Token[]> {
  const { wanted, account, signal } = options
  const { address } = account
  const held = await readHeld(market, { assets: wanted, account: address, signal })
  return wanted.map(({ contract, tokenId, quantities }, index) => {
    const { balance, standard } = held[index] as Held & { standard: TokenStandard }
    for (const each of quantities) assertQuantity(each, standard)
    const quantity = quantities.reduce((sum, each) => sum + each, 0n)
    assertQuantity(quantity, standard)
    if (balance < quantity)
      throw new InsufficientBalanceError({ account: address, token: contract, amount: quantity, balance })
    return { standard, contract, tokenId, quantity }
  })
}

/** Groups tokens by transaction: ERC1155 tokens of a contract move together, other tokens one by one. */
function toParcels(tokens: readonly Token[]): readonly Parcel[] {
  const parcels = new Map<string, Parcel>()
  for (const { standard, contract, tokenId, quantity } of tokens) {
    const key = `${contract.toLowerCase()}${standard === 'erc721' ? `:${tokenId}` : ''}`
    const before = parcels.get(key)?.tokens ?? []
    parcels.set(key, { standard, contract, tokens: [...before, { tokenId, quantity }] })
  }
  return [...parcels.values()]
}

function toTransaction(
  { standard, contract, tokens }: Parcel,
  { account: { address: from }, to }: { account: Account; to: Address },
): Transaction {
  const [first] = tokens
  const { tokenId, quantity } = first as Parcel['tokens'][number]
  const call = { to: contract, value: 0n }
  if (standard === 'erc721') {
    const args = [from, to, tokenId] as const
    return { ...call, data: encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args }) }
  }
  if (tokens.length === 1) {
    const args = [from, to, tokenId, quantity, '0x'] as const
    return { ...call, data: encodeFunctionData({ abi: erc1155Abi, functionName: 'safeTransferFrom', args }) }
  }
  const [ids, quantities] = [tokens.map(({ tokenId }) => tokenId), tokens.map(({ quantity }) => quantity)]
  const args = [from, to, ids, quantities, '0x'] as const
  return {
    ...call,
    data: encodeFunctionData({ abi: erc1155Abi, functionName: 'safeBatchTransferFrom', args }),
  }
}

/** The guard says the same about a recipient for each transaction. */
function distinct(findings: readonly Order.Finding[]): readonly Order.Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.name}:${finding.message}`, finding])).values()]
}
