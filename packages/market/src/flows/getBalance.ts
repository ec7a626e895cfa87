import { type AccountParameter, BaseError, type Read, readBatch, retry } from '@souk/base'
import { erc721Abi, erc1155Abi, NoAccountError, wrappedNativeAbi } from '@souk/seaport'
import { type Account, type Address, encodeFunctionData, type Hex, hexToBigInt, zeroAddress } from 'viem'
import type { Market } from '../api/Market.js'
import type { TokenStandard } from '../domain/Collection.js'
import * as inputs from './inputs.js'
import * as Input from './internal/Input.js'
import { type ItemInput, readTokenId, StandardError } from './internal/readItem.js'
import { standardReads, toStandard } from './internal/readTradeFacts.js'

/** Something that an account can own: an amount of a currency, or a token. */
export type Holding = Money | ItemInput

/** A currency: the contract of an ERC20, or the zero address for the native currency. */
export type Money = { currency: Address }

/**
 * Reads the balance of an account, in the smallest unit. For an ERC721 token, it is 1 or 0.
 *
 * An ERC721 token whose contract returns no owner counts as 0. If the node does not answer, the request is repeated
 * after half a second.
 *
 * Reads: one `eth_call` per attempt.
 *
 * @param options.asset - A currency, or a token. The zero address is the native currency.
 * @param options.account - The account. @default the account of the client
 * @param options.retries - How often the request is repeated. @default 1
 * @throws {InputError} if an option is missing or invalid.
 * @throws {HoldingStandardError} if the standard is not supported.
 * @throws {StandardError} if neither the contract nor the caller provides the standard of a token.
 * @throws {TokenIdError} if a token has no id.
 * @throws {OwnerUnreadableError} if the balance cannot be read.
 *
 * @example
 * await getBalance(market, { account, asset: { contract, tokenId: 3n } }) // → 10n
 * await getBalance(market, { account, asset: { currency: zeroAddress } }) // → 1_000_000_000_000_000_000n
 */
export function getBalance<account extends Account | undefined>(
  market: Pick<Market<account>, 'client'>,
  options: getBalance.Options & AccountParameter<account>,
): Promise<bigint>
export async function getBalance(
  { client }: Pick<Market, 'client'>,
  options: getBalance.Options,
): Promise<bigint> {
  Input.assert('getBalance', options, { ...inputs.shared, asset: inputs.holding })
  const { asset, retries, signal } = options
  assertSupported(asset)
  const account = options.account ?? client.account?.address
  if (!account) throw new NoAccountError({ action: 'getBalance' })
  const [held] = await readHeld({ client }, { assets: [asset], account, retries, signal })
  return (held as Held).balance
}

export declare namespace getBalance {
  type Options = {
    asset: Holding
    account?: Address | undefined
    retries?: number | undefined
    signal?: AbortSignal | undefined
  }
}

/** What an account has of an asset, and the standard of a token. */
export type Held = { balance: bigint; standard: TokenStandard | undefined }

/** Reads what an account has, in the order of the assets. See {@link getBalance}. */
export function readHeld(
  { client }: Pick<Market, 'client'>,
  options: readHeld.Options,
): Promise<readonly Held[]> {
  const { assets, account, retries = 1, signal } = options
  const reads = assets.map((asset) => toReads(asset, account))
  const unreadable = (asset: Holding, cause?: unknown) => new OwnerUnreadableError({ account, asset }, cause)
  const readOnce = async () => {
    const answers = await readBatch(client, reads.flat()).catch((cause: unknown) => {
      throw unreadable(assets[0] as Holding, cause)
    })
    let next = 0
    return assets.map((asset, index) => {
      const start = next
      next += (reads[index] as readonly Read[]).length
      const own = answers.slice(start, next)
      const held = isMoney(asset)
        ? { balance: toWord(own[0]), standard: undefined }
        : toHeld(asset, account, own)
      if (held.balance === undefined) throw unreadable(asset)
      return { ...held, balance: held.balance }
    })
  }
  return retry(readOnce, { attempts: retries + 1, pauseMs: () => retryMs, signal })
}

export declare namespace readHeld {
  type Options = {
    /** At least one. */
    assets: readonly Holding[]
    account: Address
    retries?: number | undefined
    signal?: AbortSignal | undefined
  }
}

const retryMs = 500

/** Returns whether something that can be owned is money. */
export function isMoney(asset: Holding): asset is Money {
  return 'currency' in asset
}

/** @throws {HoldingStandardError} if the caller names a standard that no token has. */
function assertSupported(asset: Holding): void {
  if (isMoney(asset) || !asset.standard || tokenStandards.includes(asset.standard)) return
  throw new HoldingStandardError({ standard: asset.standard })
}

const tokenStandards: readonly TokenStandard[] = ['erc721', 'erc1155']

/** A token is read by both standards together with the one that it reports, so that one request suffices. */
function toReads(asset: Holding, account: Address): readonly Read[] {
  if (!isMoney(asset)) {
    const { contract: to } = asset
    const tokenId = readTokenId(asset.tokenId)
    return [
      ...standardReads(to),
      {
        type: 'call',
        to,
        data: encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] }),
      },
      {
        type: 'call',
        to,
        data: encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args: [account, tokenId] }),
      },
    ]
  }
  if (asset.currency === zeroAddress) return [{ type: 'balance', account }]
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'balanceOf', args: [account] })
  return [{ type: 'call', to: asset.currency, data }]
}

function toHeld(
  { contract, standard: said }: ItemInput,
  account: Address,
  [as721, as1155, owner, units]: readonly (Hex | undefined)[],
): { balance: bigint | undefined; standard: TokenStandard } {
  const standard = toStandard(as721, as1155) ?? said
  if (standard !== 'erc721' && standard !== 'erc1155') throw new StandardError({ contract, standard })
  if (standard === 'erc1155') return { standard, balance: toWord(units) }
  return { standard, balance: toWord(owner) === hexToBigInt(account) ? 1n : 0n }
}

function toWord(answer: Hex | undefined): bigint | undefined {
  return answer !== undefined && answer.length >= 66 ? hexToBigInt(answer.slice(0, 66) as Hex) : undefined
}

/** Thrown when the balance of a token standard cannot be read. */
export class HoldingStandardError extends BaseError<{ standard: unknown }> {
  override readonly name = 'Holding.StandardError'
  constructor(facts: { standard: unknown }) {
    super(
      `Unsupported token standard for getBalance: ${String(facts.standard)}; a token is erc721 or erc1155, and money is { currency }.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a balance cannot be read after all attempts. */
export class OwnerUnreadableError extends BaseError<{ account: Address; asset: Holding }> {
  override readonly name = 'Holding.OwnerUnreadableError'
  constructor(facts: { account: Address; asset: Holding }, cause: unknown) {
    const { asset } = facts
    const where = isMoney(asset)
      ? asset.currency === zeroAddress
        ? 'the node'
        : asset.currency
      : asset.contract
    const reason =
      cause instanceof Error ? cause.message : `${where} returned no balance of ${facts.account}.`
    super(`Unable to get owner from smart contract: ${reason}`, { facts, cause, retry: 'later' })
  }
}
