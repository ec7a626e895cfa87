import { type Address, type Hex, isAddress, isAddressEqual, zeroAddress } from 'viem'
import { loadCriteria, type Trees } from '../facts/loadCriteria.js'
import { ItemType, zeroHash } from '../order/constants.js'
import { PrivateListingError } from '../order/draftErrors.js'
import type * as Fee from '../order/Fee.js'
import type { ConsiderationInput, CurrencyInput, InputItem, TipInput } from '../order/InputItem.js'
import { type ConsiderationItem, isCurrency, isNft, type OfferItem } from '../order/Item.js'
import * as Read from '../order/read.js'
import { generateSalt } from '../order/Salt.js'
import { withFees } from './withFees.js'

/** The options of `createOrder` that describe one order. */
export type WishOptions = {
  /** The items that the account gives. The native currency cannot be offered. */
  offer: readonly InputItem[]
  /**
   * The items that the account asks for. An amount without `currency` is in the native currency. The recipient defaults to
   * the account.
   */
  consideration: readonly ConsiderationInput[]
  /**
   * Fees, deducted from the price in the consideration. In an offer, whose consideration has no currency, they are
   * deducted from the offered amount. The rounding remainder stays with the seller. @default []
   */
  fees?: readonly Fee.Fee[] | undefined
  /**
   * Makes a private listing, which only this account can buy. The order names the account as the recipient of the
   * offered tokens.
   */
  taker?: Address | undefined
  /** The start on the chain's clock, in seconds. @default the time of the latest block */
  startTime?: bigint | undefined
  /** The end on the chain's clock, in seconds, not milliseconds. @default never */
  endTime?: bigint | undefined
  /** @default false */
  allowPartialFills?: boolean | undefined
  /** @default false */
  restrictedByZone?: boolean | undefined
  /** @default none */
  zone?: Address | undefined
  /** Passed to the zone of a restricted order. @default 32 zero bytes */
  zoneHash?: Hex | undefined
  /** @default the configured key */
  conduitKey?: Hex | undefined
  /** Must be the account's current counter on the exchange. @default the account's counter */
  counter?: bigint | undefined
  /** The domain whose tag becomes part of the generated salt. */
  domain?: string | undefined
  /**
   * Orders with identical fields and the same salt are one order for the exchange. If it was filled or cancelled, it
   * stays so. @default a random one
   */
  salt?: bigint | undefined
}

/** A requested order with valid fields, before facts are read. */
export type OrderWish = {
  offerer: Address
  offer: readonly OfferItem[]
  /** Includes the fees and the items for a taker. */
  consideration: readonly ConsiderationItem[]
  startTime: bigint | undefined
  endTime: bigint | undefined
  allowPartialFills: boolean
  restrictedByZone: boolean
  zone: Address
  zoneHash: Hex
  conduitKey: Hex
  counter: bigint | undefined
  salt: bigint
  /** Whether the caller gave the salt. A generated salt is unique. */
  isSaltGiven: boolean
}

/**
 * Parses a requested order, deducts the fees from the price and adds the items for a taker.
 *
 * @throws {ParseError} naming the first invalid field.
 * @throws {PrivateListingError} when an order with a taker does not have the form of a private listing.
 */
export function readWish(options: WishOptions, defaults: readWish.Defaults): OrderWish {
  const { offerer, trees } = defaults
  const offer = options.offer.map((item, index) => readItem(item, `offer[${index}]`, trees))
  const asked = options.consideration.map((item, index) => ({
    ...readItem(item, `consideration[${index}]`, trees),
    recipient: readAddress(item.recipient ?? offerer, `consideration[${index}].recipient`),
  }))
  const fees = (options.fees ?? []).map((fee, index) => ({
    ...fee,
    recipient: readAddress(fee.recipient, `fees[${index}].recipient`),
  }))
  const taker = optional(options.taker, 'taker', readAddress)
  const consideration = withFees({ offerer, offer, consideration: asked, fees })
  return {
    offerer,
    offer,
    consideration: taker ? forTaker({ offerer, offer, consideration, taker }) : consideration,
    startTime: optional(options.startTime, 'startTime', Read.uint256),
    endTime: optional(options.endTime, 'endTime', Read.uint256),
    allowPartialFills: options.allowPartialFills ?? false,
    restrictedByZone: options.restrictedByZone ?? false,
    zone: readAddress(options.zone ?? zeroAddress, 'zone'),
    zoneHash: Read.bytes32(options.zoneHash ?? zeroHash, 'zoneHash'),
    conduitKey: Read.bytes32(options.conduitKey ?? defaults.conduitKey, 'conduitKey'),
    counter: optional(options.counter, 'counter', Read.uint256),
    isSaltGiven: options.salt !== undefined,
    salt: Read.uint256(options.salt ?? generateSalt({ domain: options.domain }), 'salt'),
  }
}

/**
 * Reads a tip as Seaport defines items. One in that form is returned unchanged.
 *
 * @throws {ParseError} naming the first invalid field.
 */
export function readTip(tip: TipInput | ConsiderationItem, field: string): ConsiderationItem {
  if ('identifierOrCriteria' in tip) return tip
  return {
    ...readItem(tip, field, undefined),
    recipient: readAddress(tip.recipient, `${field}.recipient`),
  }
}

export declare namespace readWish {
  type Defaults = {
    offerer: Address
    conduitKey: Hex
    /** The result of {@link loadTrees}, required for lists of token ids. */
    trees?: Trees | undefined
  }
}

/** Untyped callers may omit fields. */
function assertLists(options: WishOptions): void {
  for (const field of ['offer', 'consideration'] as const) {
    const items: unknown = options[field]
    if (!Array.isArray(items))
      throw new Read.ParseError({ path: field, value: items, expected: 'a list of items' })
    Read.list(items, field, Read.record)
  }
  Read.list(options.fees ?? [], 'fees', Read.record)
}

/** Loads the code for merkle roots if an order lists token ids. */
export function loadTrees(orders: readonly WishOptions[]): Promise<Trees | undefined> {
  return loadCriteria(
    orders.flatMap((order) => {
      assertLists(order)
      return [...order.offer, ...order.consideration].map((item) => item.tokenIds)
    }),
  )
}

/**
 * Adds the offered tokens to the consideration with the taker as recipient, so that any other fulfiller would have to
 * deliver them to the taker. Such a listing is settled by a match in which the taker pays in one currency.
 */
function forTaker(order: {
  offerer: Address
  offer: readonly OfferItem[]
  consideration: readonly ConsiderationItem[]
  taker: Address
}): readonly ConsiderationItem[] {
  const { offerer, offer, consideration, taker } = order
  const [first] = consideration
  const reasons = [
    isAddressEqual(taker, offerer) && 'The taker is the offerer.',
    !offer.every(isNft) && 'Only single tokens can be offered to one taker.',
    !consideration.every(isCurrency) && 'Only a currency can be asked for.',
    !consideration.every((item) => first && isAddressEqual(item.token, first.token)) &&
      'The whole price must be in one currency.',
  ]
  const reason = reasons.find((text) => text !== false)
  if (reason) throw new PrivateListingError({ reason, taker })
  return [...consideration, ...offer.map((item) => ({ ...item, recipient: taker }))]
}

function optional<value>(
  value: unknown,
  field: string,
  read: (value: unknown, field: string) => value,
): value | undefined {
  return value === undefined ? undefined : read(value, field)
}

/** Reads an address. A wrong checksum indicates a typing error. All lower and all upper case have no checksum. */
function readAddress(value: unknown, field: string): Address {
  const address = Read.address(value, field)
  const digits = String(value).slice(2)
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (hasChecksum && !isAddress(String(value)))
    throw new Read.ParseError({ path: field, value, expected: 'an address whose checksum is right' })
  return address
}

/** An untyped caller that passes the fields of another library would ask for the native currency, and not see it. */
function assertNotSeaports(item: object, field: string): void {
  if ('token' in item)
    throw new Read.ParseError({
      path: `${field}.token`,
      value: item.token,
      expected: 'no such field: an NFT has contract and tokenId, and a currency has currency',
    })
}

/** Without an item type, an item with a contract is a token, and any other a currency. */
function isCurrencyInput(item: InputItem): item is CurrencyInput {
  const { itemType } = item
  if (itemType === undefined) return item.contract === undefined
  return itemType === ItemType.NATIVE || itemType === ItemType.ERC20
}

function readItem(item: InputItem, field: string, trees: Trees | undefined): OfferItem {
  assertNotSeaports(item, field)
  if (isCurrencyInput(item)) return readCurrency(item, field)
  const token = readAddress(item.contract, `${field}.contract`)
  if (item.itemType === undefined)
    throw new Read.ParseError({
      path: `${field}.itemType`,
      value: undefined,
      expected: 'ItemType.ERC721 or ItemType.ERC1155, since the contract does not declare one (ERC-165)',
    })
  if (token === zeroAddress)
    throw new Read.ParseError({
      path: `${field}.contract`,
      value: token,
      expected: 'the address of a contract',
    })
  if (item.tokenIds !== undefined || item.criteria !== undefined)
    return {
      token,
      ...readCriteria(item, field, trees),
      ...readAmounts({ ...item, amount: item.amount ?? 1n }, field),
    }
  const identifierOrCriteria = Read.uint256(item.tokenId, `${field}.tokenId`)
  const itemType = Read.oneOf(item.itemType, `${field}.itemType`, [ItemType.ERC721, ItemType.ERC1155])
  // An amount that an untyped caller adds to an ERC721 is kept, so that a wrong one is rejected and not ignored.
  const amount = item.amount ?? (itemType === ItemType.ERC721 ? 1n : undefined)
  return { itemType, token, identifierOrCriteria, ...readAmounts({ ...item, amount }, field) }
}

function readCurrency(item: CurrencyInput, field: string): OfferItem {
  const token = readAddress(item.currency ?? zeroAddress, `${field}.currency`)
  const itemType = token === zeroAddress ? ItemType.NATIVE : ItemType.ERC20
  if (item.itemType !== undefined && item.itemType !== itemType)
    throw new Read.ParseError({
      path: `${field}.currency`,
      value: item.currency,
      expected:
        itemType === ItemType.NATIVE ? 'the address of an ERC20' : 'no currency, for the native currency',
    })
  return { itemType, token, identifierOrCriteria: 0n, ...readAmounts(item, field) }
}

const criteriaTypes = [2, 3, 4, 5] as const

function readCriteria(
  item: Pick<InputItem, 'itemType' | 'tokenId' | 'tokenIds' | 'criteria'>,
  field: string,
  trees: Trees | undefined,
): Pick<OfferItem, 'itemType' | 'identifierOrCriteria'> {
  const { tokenIds, criteria } = item
  const type = Read.oneOf(item.itemType, `${field}.itemType`, criteriaTypes)
  const isSingle = type === ItemType.ERC721 || type === ItemType.ERC721_WITH_CRITERIA
  const itemType = isSingle ? ItemType.ERC721_WITH_CRITERIA : ItemType.ERC1155_WITH_CRITERIA
  const given = [tokenIds, criteria, item.tokenId].filter((value) => value !== undefined)
  if (given.length > 1)
    throw new Read.ParseError({
      path: field,
      value: given,
      expected: 'one of tokenId, tokenIds and criteria',
    })
  if (tokenIds === undefined)
    return { itemType, identifierOrCriteria: Read.uint256(criteria, `${field}.criteria`) }
  const set = Read.list(tokenIds, `${field}.tokenIds`, Read.uint256)
  // An empty list would have root 0, which accepts the whole collection. That is rarely the intent of an empty filter.
  if (set.length === 0 || !trees)
    throw new Read.ParseError({
      path: `${field}.tokenIds`,
      value: tokenIds,
      expected: 'at least one token. To accept every token of the collection, pass the criteria 0',
    })
  return { itemType, identifierOrCriteria: trees.root(set) }
}

function readAmounts(
  item: { amount?: bigint | undefined; endAmount?: bigint | undefined },
  field: string,
): Pick<OfferItem, 'startAmount' | 'endAmount'> {
  const startAmount = Read.uint256(item.amount, `${field}.amount`)
  return { startAmount, endAmount: Read.uint256(item.endAmount ?? startAmount, `${field}.endAmount`) }
}
