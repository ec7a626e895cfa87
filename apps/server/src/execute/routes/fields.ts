import * as z from '@souk/base/schema'
import { type Address, getAddress } from 'viem'
import * as Field from '../../http/endpoint/Field.js'
import type { NamedParameters } from '../../http/endpoint/Route.js'
import { fromNativeUnits } from '../../market/nativeUnits.js'

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

/** A collection: its slug, or the address of its contract. */
export const place = z.optional(Field.slug)

export const addresses = Field.list(Field.address, 50)

/** Parameters of all lists, which the published kits send or offer to send. */
export const usual = {
  normalizeRoyalties: Field.unsupported('prices are those that the exchange takes'),
}

/** Parameters of lists that can leave out tokens of bad repute. */
export const reputation = {
  excludeSpam: Field.satisfied('The market contains only collections that its operator chose.'),
  excludeNsfw: Field.satisfied('The market contains only collections that its operator chose.'),
}

export const withoutFlagged = Field.satisfied('The market flags no tokens.')
export const withoutContracts = Field.satisfied('Contracts can fill every order of this market.')
export const withCriteria = Field.satisfied('Every answer contains the criteria.')

type FloorRange = { minFloorAskPrice?: string | undefined; maxFloorAskPrice?: string | undefined }

/** Returns a range of floors as amounts of the native currency. */
export function nativeRange(range: FloorRange) {
  const { minFloorAskPrice: from, maxFloorAskPrice: to } = range
  const toAmount = (text: string | undefined) => (text === undefined ? undefined : fromNativeUnits(text))
  return { from: toAmount(from), to: toAmount(to) }
}

/** More than a person would choose. */
const mostTraits = 50

/** The parameters of traits, `attributes[Glass]=Amber`. */
export const traits: NamedParameters = { name: 'attributes', has: (name) => typeOf(name) !== undefined }

/** Returns the type of a trait that a parameter's name contains. */
function typeOf(name: string): string | undefined {
  return /^attributes?\[(.+)\]$/.exec(name)?.[1]
}

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
      const type = typeOf(key)
      return type === undefined ? [] : [[type, values.slice(0, mostTraits)] as const]
    })
    .slice(0, mostTraits)
}

/** Returns the cursor of the next page as this API names it. */
export function toContinuation(place: Parameters<typeof Field.toCursor>[0]): { continuation?: string } {
  const continuation = Field.toCursor(place)
  return continuation ? { continuation } : {}
}
