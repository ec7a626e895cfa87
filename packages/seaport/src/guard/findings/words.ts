import { type Address, formatUnits, zeroAddress } from 'viem'
import { ItemType } from '../../order/constants.js'
import { isCriteria, type OfferItem } from '../../order/Item.js'
import { isSameAddress } from '../../order/sides.js'
import type { Context, TokenInfo } from './Finding.js'
import { plainName } from './plainName.js'

/** How amounts, tokens, times and accounts are written for people. Pure: the same words for the same facts. */

/**
 * Writes an item: its amount, its token and, where it moves, both ends.
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

/** Writes an amount of money; without known decimals as raw units beside the token's address. */
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

/** A token without a name that can be shown counts as not known. */
function infoOf(token: Address, { tokens = [] }: Context): TokenInfo | undefined {
  const info = tokens.find(({ address }) => isSameAddress(address, token))
  const symbol = plainName(info?.symbol ?? '')
  return info && symbol !== '' ? { ...info, symbol } : undefined
}

/** Writes an account: its name, where it has one, beside the address. */
export function accountText(address: Address, { names = [] }: Context): string {
  const known = names.find((entry) => isSameAddress(entry.address, address))
  const name = plainName(known?.name ?? '')
  return name === '' ? address : `${name} (${address})`
}

/** Writes a token's contract: its symbol, where it is known, beside the address. */
export function tokenText(token: Address, context: Context): string {
  const info = infoOf(token, context)
  return info ? `${info.symbol} (${token})` : token
}

/** The same calldata means an amount for money and an id for single tokens; only who knows the token can tell. */
export function amountOrTokenText(token: Address, amountOrId: bigint, context: Context): string {
  const info = infoOf(token, context)
  if (!info) return `${amountOrId} units (or token #${amountOrId}) of ${token}`
  return info.decimals === undefined
    ? `token #${amountOrId} of ${tokenText(token, context)}`
    : moneyText(token, amountOrId, context)
}

/** JavaScript's dates end here; orders do not. */
const lastDate = 8_640_000_000_000n

/** Writes a moment in UTC. */
export function timeText(seconds: bigint): string {
  if (seconds > lastDate) return `${seconds} seconds after 1970`
  return `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Writes basis points as percent. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100} %`
}

/** Joins with commas and a last “and”. */
export function listText(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}
