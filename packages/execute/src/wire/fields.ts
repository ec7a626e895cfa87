import * as z from '@souk/base/schema'
import { type Address, formatUnits, getAddress } from 'viem'
import type { Token } from '../domain/Token.js'

export {
  address,
  basisPoints,
  count,
  decodeBy,
  decodeEach,
  hash,
  hex,
  InvalidFieldError,
  json,
  uint,
} from '@souk/base/schema'

/** A quantity of at least one. */
export const quantity = z.uint.check(z.refine((value) => value > 0n, 'at least 1'))

export const chainId = z.map(z.uint, Number)

/** Unix time in seconds, as a number or text. 0 means no time. */
export const seconds = z.uint

/** Returns whether the number after the colon fits into 32 bytes. */
const isWord = (text: string) => BigInt(text.slice(text.indexOf(':') + 1)) < 2n ** 256n

/** Two parts separated by a colon. The first one is an address. */
const pair = (pattern: RegExp) =>
  z.map(
    z.string().check(z.regex(pattern), z.refine(isWord, 'a number up to 2^256-1')),
    (text): readonly [Address, string] => {
      const [account = '', rest = ''] = text.split(':')
      return [getAddress(account.toLowerCase()), rest]
    },
  )

const withAmount = pair(/^0x[0-9a-fA-F]{40}:\d{1,78}$/)

/** A token in the format of this API: `0xcontract:id`. */
export const token = z.map(withAmount, ([contract, id]): Token => ({ contract, tokenId: BigInt(id) }))

/** An amount for a recipient: `0xrecipient:wei`. */
export const amountFor = z.map(withAmount, ([recipient, wei]) => ({ recipient, amount: BigInt(wei) }))

/** A share for a recipient: `0xrecipient:bps`. */
export const bpsFor = z.map(pair(/^0x[0-9a-fA-F]{40}:\d{1,5}$/), ([recipient, bps]) => {
  return { recipient, basisPoints: Number(bps) }
})

/** A date in ISO 8601. */
export const date = z.map(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date')),
  (text) => new Date(text),
)

/** Writes a token: `0xcontract:id`, in lower case. */
export function writeToken({ contract, tokenId }: Token): string {
  return `${contract.toLowerCase()}:${tokenId}`
}

/** Writes an amount for a recipient: `0xrecipient:wei`. */
export function writeAmountFor({ recipient, amount }: { recipient: Address; amount: bigint }): string {
  return `${recipient.toLowerCase()}:${amount}`
}

/** Writes a share for a recipient: `0xrecipient:bps`. */
export function writeBpsFor(fee: { recipient: Address; basisPoints: number }): string {
  return `${fee.recipient.toLowerCase()}:${fee.basisPoints}`
}

/** Writes an address in lower case. Returns `undefined` for `undefined`. */
export function writeAddress(value: Address | undefined): string | undefined {
  return value?.toLowerCase()
}

/** Writes a whole number: a JSON number if that is exact, otherwise a decimal string. */
export function writeNumber(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}

/** Converts an exact amount to the rounded one for display that this API returns next to it. */
export function writeDecimal(raw: bigint, decimals = 18): number {
  return Number(formatUnits(raw, decimals))
}
