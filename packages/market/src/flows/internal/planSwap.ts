import { BaseError } from '@souk/base'
import { ItemType, type Order } from '@souk/seaport'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { TokenStandard } from '../../domain/Collection.js'
import * as Expiration from '../../domain/Expiration.js'
import type { PlannedFee } from '../../domain/FeePlan.js'
import * as Price from '../../domain/Price.js'
import type * as TokenIds from '../../domain/TokenIds.js'
import {
  type AssetInput,
  type PlannedAsset,
  type SeveralOptions,
  toAsset,
  toAssetItem,
} from './planBundle.js'
import { type ListingFacts, type PlannedOrder, toMoney, toSalt } from './planListing.js'
import { assertOfferCurrency } from './planOffer.js'
import type { SignedDraft } from './prepareSigned.js'
import { assertQuantity, standardOf } from './readItem.js'
import type { TokenIdsInput } from './readTokenIds.js'

/** Any tokens of a collection, or any one of a list. */
export type AnyOfCollection = {
  contract: Address
  /** Accepts only these tokens: a list, or text such as `1,3:5`. `*` means any. @default any */
  tokenIds?: TokenIdsInput | undefined
  /** The number of tokens, or of units of ERC1155 tokens. @default 1n */
  quantity?: bigint | undefined
  /** The standard, if the contract does not report it. */
  standard?: TokenStandard | undefined
  /** The slug of the collection, if known. Saves a request. @default read from the market */
  collection?: string | undefined
}

/** A sum of money in a swap. */
export type SwapMoney = {
  /** A bigint in the currency's smallest unit, or a decimal string in whole units. Includes the fees. */
  amount: Price.Amount
  currency?: Address | undefined
}

/** Options of a swap. */
export type SwapOptions = SeveralOptions & {
  /** The tokens that the account gives, at least one. */
  give: readonly AssetInput[]
  /** The tokens that the account wants, at least one, or any of a collection. */
  want: readonly AssetInput[] | AnyOfCollection
  /** Money that the account gives in addition. Without `currency`, it is in the wrapped native currency. */
  pay?: SwapMoney | undefined
  /** Money that the account wants in addition. Without `currency`, it is in the native currency. */
  ask?: SwapMoney | undefined
}

/** A sum of money of a planned swap. */
export type PlannedMoney = {
  currency: { address: Address; decimals: number | undefined }
  /** The whole sum, including fees. */
  amount: bigint
  /** The fees and their recipients. */
  fees: readonly (PlannedFee & { amount: bigint })[]
  /** The rest for the account that receives the money. */
  proceeds: bigint
}

/** A swap that is ready to be signed. */
export type SwapPlan = {
  orderHash: Hex
  /** The exact data to sign. */
  parameters: Order.Components
  give: readonly PlannedAsset[]
  /** The wanted tokens. Those without a `tokenId` are any of their collection, or one of `tokenIds`. */
  want: readonly (Omit<PlannedAsset, 'tokenId'> & { tokenId?: bigint })[]
  /** The accepted tokens, if the swap wants one of a list. */
  tokenIds?: TokenIds.TokenIds
  /** What the account pays in addition. */
  pay?: PlannedMoney
  /** What the account receives in addition. */
  ask?: PlannedMoney
}

type SwapFacts = Omit<ListingFacts, 'chain'> & {
  /** The list of tokens of which the account wants one. */
  list?: WantedList | undefined
}

/** A list of tokens that the market knows, and its Merkle root. */
export type WantedList = { tokenIds: TokenIds.TokenIds; root: bigint }

/** A sum whose currency is known. */
export type ReadMoney = SwapMoney & { currency: Address }

/**
 * Calculates a swap. Pure: the same facts always give the same swap.
 *
 * @throws {BothSidesError} if both sides contain the same token.
 */
export function draftSwap(
  options: Omit<SwapOptions, 'pay' | 'ask'> & { pay: ReadMoney | undefined; ask: ReadMoney | undefined },
  facts: SwapFacts,
): SignedDraft<Omit<SwapPlan, 'orderHash' | 'parameters'>> {
  const { give } = options
  const { account, now } = facts
  const pay = options.pay && toPlanned(options.pay, facts)
  const ask = options.ask && toPlanned(options.ask, facts)
  const want = toWanted(options.want, facts)
  const given = give.map((asset) => toAsset(asset, facts))
  assertDifferent(given, want.planned)
  return {
    about: {
      give: given,
      want: want.planned,
      ...(facts.list ? { tokenIds: facts.list.tokenIds } : undefined),
      ...(pay ? { pay } : undefined),
      ...(ask ? { ask } : undefined),
    },
    wish: {
      offer: [
        ...give.map((asset) => toAssetItem(asset, facts)),
        ...(pay ? [{ currency: pay.currency.address, amount: pay.amount }] : []),
      ],
      consideration: [
        ...want.items,
        ...(ask
          ? [...toPart(ask, { amount: ask.proceeds, recipient: account.address }), ...toFees(ask)]
          : []),
        ...(pay ? toFees(pay) : []),
      ],
      ...Expiration.window({ ...options, now, isMoving: false }),
      ...toSalt(options),
      conduitKey: options.conduitKey,
    },
  }
}

/**
 * Checks the currencies of a swap.
 *
 * @throws {OfferCurrencyError} if the account would pay in the native currency.
 * @throws {BothWaysError} if both sides would pay in one currency.
 */
export function assertSwapMoney(pay: ReadMoney | undefined, ask: ReadMoney | undefined): void {
  if (!pay) return
  assertOfferCurrency(pay.currency)
  if (ask && isAddressEqual(pay.currency, ask.currency))
    throw new Price.BothWaysError({ currency: pay.currency })
}

function toPlanned({ amount, currency: address }: ReadMoney, facts: SwapFacts): PlannedMoney {
  const { fees } = facts
  const currency = { address, decimals: facts.decimals.get(address.toLowerCase()) }
  const total = Price.read({ price: amount, quantity: 1n, currency })
  const shares = Price.share(total, { quantity: 1n, fees })
  return {
    currency,
    amount: shares.price.start,
    fees: fees.map((fee, index) => ({ ...fee, amount: shares.fees[index]?.start ?? 0n })),
    proceeds: shares.rest.start,
  }
}

function toFees(money: PlannedMoney): PlannedOrder['consideration'] {
  return money.fees.flatMap((fee) => toPart(money, fee))
}

function toPart({ currency }: PlannedMoney, { amount, recipient }: { amount: bigint; recipient: Address }) {
  return toMoney({ amount: { start: amount, end: amount }, recipient, paymentToken: currency.address })
}

function toWanted(
  want: SwapOptions['want'],
  facts: SwapFacts,
): { items: PlannedOrder['consideration']; planned: SwapPlan['want'] } {
  if (isList(want))
    return {
      items: want.map((asset) => toAssetItem(asset, facts)),
      planned: want.map((asset) => toAsset(asset, facts)),
    }
  const { contract, quantity = 1n } = want
  const standard = standardOf(want, facts)
  assertQuantity(quantity, 'erc1155')
  const planned = [{ contract, standard, quantity }]
  const item = { contract, criteria: facts.list?.root ?? 0n }
  if (standard === 'erc1155')
    return { planned, items: [{ ...item, itemType: ItemType.ERC1155_WITH_CRITERIA, amount: quantity }] }
  const one = { ...item, itemType: ItemType.ERC721_WITH_CRITERIA }
  // Markets take one item of a list only.
  return { planned, items: repeat(one, { contract, quantity, most: facts.list ? 1n : mostTokens }) }
}

/** Lists the tokens of a swap, one for each item of the order. */
export function tokensOf(
  { give, want }: Pick<SwapOptions, 'give' | 'want'>,
  facts: Pick<SwapFacts, 'standards'>,
): readonly (AssetInput | AnyOfCollection)[] {
  if (isList(want)) return [...give, ...want]
  const { contract, quantity = 1n } = want
  if (standardOf(want, facts) !== 'erc721') return [...give, want]
  return [...give, ...repeat(want, { contract, quantity, most: mostTokens })]
}

const mostTokens = 30n

/** An item of several ERC721 tokens can only be filled one token at a time, and a swap is filled as a whole. */
function repeat<item>(item: item, facts: TooManyTokensError.Facts): readonly item[] {
  if (facts.quantity > facts.most) throw new TooManyTokensError(facts)
  return Array.from({ length: Number(facts.quantity) }, () => item)
}

/** The exchange would fill such an order, but the token would only move back and forth, and markets refuse it. */
function assertDifferent(give: SwapPlan['give'], want: SwapPlan['want']): void {
  const both = give.find(({ contract, tokenId }) =>
    want.some((other) => other.tokenId === tokenId && isAddressEqual(other.contract, contract)),
  )
  if (both) throw new BothSidesError({ contract: both.contract, tokenId: both.tokenId })
}

/** Thrown when both sides of a swap contain the same token. */
export class BothSidesError extends BaseError<{ contract: Address; tokenId: bigint }> {
  override readonly name = 'Swap.BothSidesError'
  constructor(facts: { contract: Address; tokenId: bigint }) {
    super(
      `Both sides of the swap contain token ${facts.tokenId} of ${facts.contract}. Give and ask for different tokens.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a swap asks for more ERC721 tokens of a collection than an order can contain. */
export class TooManyTokensError extends BaseError<TooManyTokensError.Facts> {
  override readonly name = 'Swap.TooManyTokensError'
  constructor(facts: TooManyTokensError.Facts) {
    super(`The swap asks for ${facts.quantity} tokens of ${facts.contract}; ask for ${facts.most} at most.`, {
      facts,
      retry: 'user',
    })
  }
}
export declare namespace TooManyTokensError {
  type Facts = { contract: Address; quantity: bigint; most: bigint }
}

/** Tells whether the account wants named tokens. */
export function isList(want: SwapOptions['want']): want is readonly AssetInput[] {
  return Array.isArray(want)
}

/** Returns the sum with its currency. */
export function toMoneyIn(
  money: SwapMoney | undefined,
  usual: () => Address = () => zeroAddress,
): ReadMoney | undefined {
  return money && { ...money, currency: money.currency ?? usual() }
}
