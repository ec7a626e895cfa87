import { BaseError } from '@souk/base'
import { isAddress, isHash } from 'viem'
import { assertQuantity, key, type Line } from './Line.js'

const version = 1

/** Part of a stored cart that cannot be read, and the reason. */
export type Unread = { value: unknown; reason: string }

/**
 * Converts the lines of a cart to text, without removed lines.
 *
 * @example
 * localStorage.setItem('cart', Cart.encode(cart))
 */
export function encode({ lines }: { lines: readonly Line[] }): string {
  return JSON.stringify({ version, lines: lines.map(encodeLine) })
}

function encodeLine({ tokenId, quantity, total, price, addedAt, ...rest }: Line) {
  return {
    ...rest,
    identifier: String(tokenId),
    units: String(quantity),
    total: String(total),
    price: String(price),
    addedAt: addedAt.toISOString(),
  }
}

/**
 * Reads a cart. Stored text is not trusted: invalid lines are skipped and reported, and never cause an error.
 *
 * @param text - Text from {@link encode}, or `null` if nothing is stored.
 *
 * @example
 * const { cart, unread } = Cart.decode(localStorage.getItem('cart'))
 */
export function decode(text: string | null): decode.Result {
  if (text === null) return { cart: { lines: [], removed: [] }, unread: [] }
  const { stored, unread } = readStored(text)
  const lines = new Map<string, Line>()
  for (const value of stored) {
    const line = readLine(value)
    if ('reason' in line) unread.push(line)
    else if (lines.has(key(line))) unread.push({ value, reason: 'it occurs twice' })
    else lines.set(key(line), line)
  }
  return { cart: { lines: [...lines.values()], removed: [] }, unread }
}

export declare namespace decode {
  type Result = { cart: { lines: readonly Line[]; removed: readonly [] }; unread: readonly Unread[] }
}

function readStored(text: string): { stored: readonly unknown[]; unread: Unread[] } {
  const refuse = (reason: string) => ({ stored: [], unread: [{ value: text, reason }] })
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || !Array.isArray(value.lines)) return refuse('it is not a cart')
    if (value.version !== version) return refuse(`it has the version ${String(value.version)}`)
    return { stored: value.lines, unread: [] }
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('it is not JSON')
    throw error
  }
}

function readLine(value: unknown): Line | Unread {
  if (!isObject(value)) return { value, reason: 'it is not a line' }
  const { chainId, orderHash, contract, identifier, units, total, price, currency, addedAt } = value
  const refuse = (field: string) => ({ value, reason: `its ${field} cannot be read` })
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1) return refuse('chainId')
  if (typeof orderHash !== 'string' || !isHash(orderHash)) return refuse('orderHash')
  if (!isText(contract) || !isAddress(contract, { strict: false })) return refuse('contract')
  if (!isText(currency) || !isAddress(currency, { strict: false })) return refuse('currency')
  const at = isText(addedAt) ? new Date(addedAt) : undefined
  if (!at || Number.isNaN(at.getTime())) return refuse('addedAt')
  const amounts = { identifier, units, total, price }
  const wrong = Object.entries(amounts).find(([, amount]) => !isUint(amount))
  if (wrong) return refuse(wrong[0])
  const line = {
    chainId,
    orderHash,
    contract,
    tokenId: BigInt(String(identifier)),
    quantity: BigInt(String(units)),
    total: BigInt(String(total)),
    price: BigInt(String(price)),
    currency,
    addedAt: at,
  }
  try {
    assertQuantity(line)
    return line
  } catch (error) {
    if (error instanceof BaseError) return refuse('units')
    throw error
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/**
 * Returns whether a value is a decimal number of at most 78 digits, the length of the largest uint256. Longer text is
 * refused, because parsing a million digits takes long.
 */
function isUint(value: unknown): boolean {
  return isText(value) && /^\d{1,78}$/.test(value)
}
