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

/** A number of things, at least one. */
export const quantity = z.uint.check(z.refine((value) => value > 0n, 'at least 1'))

export const chainId = z.map(z.uint, Number)

/** Seconds since 1970, as number or text; 0 is no time. */
export const seconds = z.uint

/** Returns whether what stands behind the colon fits into 32 bytes. */
const isWord = (text: string) => BigInt(text.slice(text.indexOf(':') + 1)) < 2n ** 256n

/** Two parts, the first of which is an address. */
const pair = (pattern: RegExp) =>
  z.map(
    z.string().check(z.regex(pattern), z.refine(isWord, 'a number up to 2^256-1')),
    (text): readonly [Address, string] => {
      const [account = '', rest = ''] = text.split(':')
      return [getAddress(account.toLowerCase()), rest]
    },
  )

const withAmount = pair(/^0x[0-9a-fA-F]{40}:\d{1,78}$/)

/** A token as this family names it: `0xcontract:id`. */
export const token = z.map(withAmount, ([contract, id]): Token => ({ contract, tokenId: BigInt(id) }))

/** An amount for someone: `0xrecipient:wei`. */
export const amountFor = z.map(withAmount, ([recipient, wei]) => ({ recipient, amount: BigInt(wei) }))

/** A part for someone: `0xrecipient:bps`. */
export const bpsFor = z.map(pair(/^0x[0-9a-fA-F]{40}:\d{1,5}$/), ([recipient, bps]) => {
  return { recipient, basisPoints: Number(bps) }
})

/** Time of day as ISO 8601. */
export const date = z.map(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date')),
  (text) => new Date(text),
)

/** Writes a token: `0xcontract:id`, in lower case. */
export function writeToken({ contract, tokenId }: Token): string {
  return `${contract.toLowerCase()}:${tokenId}`
}

/** Writes an amount for someone: `0xrecipient:wei`. */
export function writeAmountFor({ recipient, amount }: { recipient: Address; amount: bigint }): string {
  return `${recipient.toLowerCase()}:${amount}`
}

/** Writes a part for someone: `0xrecipient:bps`. */
export function writeBpsFor(fee: { recipient: Address; basisPoints: number }): string {
  return `${fee.recipient.toLowerCase()}:${fee.basisPoints}`
}

/** Writes an address in lower case; nothing for nothing. */
export function writeAddress(value: Address | undefined): string | undefined {
  return value?.toLowerCase()
}

/** Writes a whole number: a JSON number while it is exact, a decimal string above. */
export function writeNumber(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}

/** An amount for people to read, which this family prints beside the exact one. */
export function writeDecimal(raw: bigint, decimals = 18): number {
  return Number(formatUnits(raw, decimals))
}
