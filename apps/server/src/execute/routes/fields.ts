import * as z from '@souk/base/schema'
import { type Address, getAddress } from 'viem'
import * as Field from '../../http/endpoint/Field.js'

/** A token in a query or path: `0xcontract:id`. */
export const token = z.map(
  z.expecting(z.string().check(z.regex(/^0x[0-9a-fA-F]{40}:\d{1,77}$/)), 'a token as contract:id'),
  (text) => {
    const [contract = '', tokenId = ''] = text.split(':')
    return { contract: getAddress(contract.toLowerCase() as Address), tokenId: BigInt(tokenId) }
  },
)

/** Tokens to read by name in one request. */
export const tokens = Field.list(token, 50)

/** More than a person would choose. */
const mostTraits = 50

/**
 * Reads the traits of a query, `attributes[Glass]=Amber`. Values of one type are alternatives.
 *
 * @example
 * traitsOf({ 'attributes[Glass]': ['Amber', 'Blue'] }) // → [['Glass', ['Amber', 'Blue']]]
 */
export function traitsOf(
  search: Readonly<Record<string, readonly string[]>>,
): readonly (readonly [type: string, values: readonly string[]])[] {
  return Object.entries(search)
    .flatMap(([key, values]) => {
      const type = /^attributes?\[(.+)\]$/.exec(key)?.[1]
      return type === undefined ? [] : [[type, values.slice(0, mostTraits)] as const]
    })
    .slice(0, mostTraits)
}
