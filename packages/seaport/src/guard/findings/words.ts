import { type Address, formatUnits, zeroAddress } from 'viem'
import { ItemType } from '../../order/constants.js'
import { isCriteria, type OfferItem } from '../../order/Item.js'
import { isSameAddress } from '../../order/sides.js'
import type { Context, TokenInfo } from './Finding.js'
import { plainName } from './plainName.js'

/** Formats amounts, tokens, times and accounts for people. Pure: the same facts give the same text. */

/**
 * Formats an item: its amount and token, or both amounts if they change with time.
 *
 * @example
 * itemText(item, { tokens: [{ address: weth, symbol: 'WETH', decimals: 18 }] }) // → '0.5 WETH'
 */
export function itemText(item: OfferItem, context: Context): string {
  const { startAmount, endAmount } = item
  if (startAmount === endAmount) return countText(item, startAmount, context)
  const first = countText(item, startAmount, context)
  return `${first} at first, moving to ${countText(item, endAmount, context)} at the end`
}

function countText(item: OfferItem, amount: bigint, context: Context): string {
  switch (item.itemType) {
    case ItemType.NATIVE:
    case ItemType.ERC20:
      return moneyText(item.token, amount, context)
    case ItemType.ERC721:
      return `${amount === 1n ? '' : `${amount} × `}${tokenName(item, context)}`
    default:
      return `${isCriteria(item) ? '' : `${amount} × `}${isCriteria(item) ? anyOf(item, amount, context) : tokenName(item, context)}`
  }
}

/** Formats a currency amount. Without known decimals, it writes raw units and the token's address. */
export function moneyText(token: Address, amount: bigint, context: Context): string {
  const info = infoOf(token, context)
  const isNative = isSameAddress(token, zeroAddress)
  const decimals = info?.decimals ?? (isNative ? 18 : undefined)
  if (decimals === undefined) return `${amount} units of ${info ? `${info.symbol} (${token})` : token}`
  return `${formatUnits(amount, decimals)} ${info?.symbol ?? 'of the native currency'}`
}

function tokenName({ token, identifierOrCriteria }: OfferItem, context: Context): string {
  return `${infoOf(token, context)?.symbol ?? token} #${identifierOrCriteria}`
}

function anyOf({ token, identifierOrCriteria }: OfferItem, amount: bigint, context: Context): string {
  const collection = infoOf(token, context)?.symbol ?? token
  const tokens = `any ${amount === 1n ? 'one token' : `${amount} tokens`}`
  return identifierOrCriteria === 0n ? `${tokens} of ${collection}` : `${tokens} of a list of ${collection}`
}

/** Returns the known symbol and decimals of a token. A token without a printable symbol counts as unknown. */
function infoOf(token: Address, { tokens = [] }: Context): TokenInfo | undefined {
  const info = tokens.find(({ address }) => isSameAddress(address, token))
  const symbol = plainName(info?.symbol ?? '')
  return info && symbol !== '' ? { ...info, symbol } : undefined
}

/** Formats an account: its address, and its name if it has one. */
export function accountText(address: Address, { names = [] }: Context): string {
  const known = names.find((entry) => isSameAddress(entry.address, address))
  const name = plainName(known?.name ?? '')
  return name === '' ? address : `${name} (${address})`
}

/** Formats a token contract: its address, and its symbol if it is known. */
export function tokenText(token: Address, context: Context): string {
  const info = infoOf(token, context)
  return info ? `${info.symbol} (${token})` : token
}

/** Formats a number that is an amount for a currency and an id for an NFT, depending on the known kind of the token. */
export function amountOrTokenText(token: Address, amountOrId: bigint, context: Context): string {
  const info = infoOf(token, context)
  if (!info) return `${amountOrId} units (or token #${amountOrId}) of ${token}`
  return info.decimals === undefined
    ? `token #${amountOrId} of ${tokenText(token, context)}`
    : moneyText(token, amountOrId, context)
}

/** The last time that a JavaScript `Date` can represent. Orders can end later. */
const lastDate = 8_640_000_000_000n

/** Formats a time in UTC. */
export function timeText(seconds: bigint): string {
  if (seconds > lastDate) return `${seconds} seconds after 1970`
  return `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Formats basis points as percent. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100} %`
}

/** Joins texts with commas and a final “and”. */
export function listText(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}
