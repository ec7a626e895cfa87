import { BaseError, type Read, readBatch, retry } from '@souk/base'
import { erc721Abi, erc1155Abi, NoAccountError, wrappedNativeAbi } from '@souk/seaport'
import { type Address, encodeFunctionData, type Hex, hexToBigInt } from 'viem'
import type { Market } from '../api/Market.js'
import * as inputs from './inputs.js'
import * as Input from './internal/Input.js'
import { readTokenId } from './internal/readItem.js'

/** Something that an account can own. */
export type Holding =
  | { standard: 'native' }
  | { standard: 'erc20'; contract: Address }
  | { standard: 'erc721' | 'erc1155'; contract: Address; tokenId: bigint | string }

/**
 * Reads the balance of an account, in the smallest unit. For an ERC721 token, it is 1 or 0.
 *
 * An ERC721 token whose contract returns no owner counts as 0. If the node does not answer, the request is repeated
 * after half a second.
 *
 * Reads: one `eth_call` per attempt.
 *
 * @param options.account - The account. @default the account of the client
 * @param options.retries - How often the request is repeated. @default 1
 * @throws {InputError} if an option is missing or invalid.
 * @throws {HoldingStandardError} if the standard is not supported.
 * @throws {TokenIdError} if a token has no id.
 * @throws {OwnerUnreadableError} if the balance cannot be read.
 *
 * @example
 * await getBalance(market, { account, asset: { standard: 'erc1155', contract, tokenId: 3n } }) // → 10n
 */
export async function getBalance(
  { client }: Pick<Market, 'client'>,
  options: getBalance.Options,
): Promise<bigint> {
  Input.assert('getBalance', options, { ...inputs.shared, asset: inputs.holding })
  const { asset, retries, signal } = options
  const account = options.account ?? client.account?.address
  if (!account) throw new NoAccountError({ action: 'getBalance' })
  const [balance] = await readBalances({ client }, { assets: [asset], account, retries, signal })
  return balance as bigint
}

export declare namespace getBalance {
  type Options = {
    asset: Holding
    account?: Address | undefined
    retries?: number | undefined
    signal?: AbortSignal | undefined
  }
}

/** Reads the balances of an account, in the order of the assets. See {@link getBalance}. */
export function readBalances(
  { client }: Pick<Market, 'client'>,
  options: readBalances.Options,
): Promise<readonly bigint[]> {
  const { assets, account, retries = 1, signal } = options
  const reads = assets.map((asset) => toRead(asset, account))
  const unreadable = (asset: Holding, cause?: unknown) => new OwnerUnreadableError({ account, asset }, cause)
  const readOnce = async () => {
    const answers = await readBatch(client, reads).catch((cause: unknown) => {
      throw unreadable(assets[0] as Holding, cause)
    })
    return assets.map((asset, index) => {
      const balance = toBalance(asset, account, answers[index])
      if (balance === undefined) throw unreadable(asset)
      return balance
    })
  }
  return retry(readOnce, { attempts: retries + 1, pauseMs: () => retryMs, signal })
}

export declare namespace readBalances {
  type Options = {
    /** At least one. */
    assets: readonly Holding[]
    account: Address
    retries?: number | undefined
    signal?: AbortSignal | undefined
  }
}

const retryMs = 500

function toRead(asset: Holding, account: Address): Read {
  switch (asset.standard) {
    case 'native':
      return { type: 'balance', account }
    case 'erc20': {
      const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'balanceOf', args: [account] })
      return { type: 'call', to: asset.contract, data }
    }
    case 'erc721': {
      const args = [readTokenId(asset.tokenId)] as const
      const data = encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args })
      return { type: 'call', to: asset.contract, data }
    }
    case 'erc1155': {
      const args = [account, readTokenId(asset.tokenId)] as const
      const data = encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args })
      return { type: 'call', to: asset.contract, data }
    }
    default:
      throw new HoldingStandardError({ standard: (asset as { standard: unknown }).standard })
  }
}

function toBalance(asset: Holding, account: Address, answer: Hex | undefined): bigint | undefined {
  const word =
    answer !== undefined && answer.length >= 66 ? hexToBigInt(answer.slice(0, 66) as Hex) : undefined
  if (asset.standard !== 'erc721') return word
  return word === hexToBigInt(account) ? 1n : 0n
}

/** Thrown when the balance of a token standard cannot be read. */
export class HoldingStandardError extends BaseError<{ standard: unknown }> {
  override readonly name = 'Holding.StandardError'
  constructor(facts: { standard: unknown }) {
    super(
      `Unsupported token standard for getBalance: ${String(facts.standard)}; it must be native, erc20, erc721 or erc1155.`,
      { facts },
    )
  }
}

/** Thrown when a balance cannot be read after all attempts. */
export class OwnerUnreadableError extends BaseError<{ account: Address; asset: Holding }> {
  override readonly name = 'Holding.OwnerUnreadableError'
  constructor(facts: { account: Address; asset: Holding }, cause: unknown) {
    const where = 'contract' in facts.asset ? facts.asset.contract : 'the node'
    const reason =
      cause instanceof Error ? cause.message : `${where} returned no balance of ${facts.account}.`
    super(`Unable to get owner from smart contract: ${reason}`, { facts, cause, retry: 'later' })
  }
}
