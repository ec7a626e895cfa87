import type { Collection } from '@souk/market'
import type { AnyOfCollection } from '@souk/market/flows'
import type { AnyForm } from '../../dialogs/SwapForm.js'
import type { SideToken } from '../../swaps/swapSides.js'
import { readTokenList } from '../offers/tokenList.js'

/** The most tokens to ask for. An order has room for 30 items, with money and fees. */
const mostAny = 20

/** Why the input is not complete. */
export type AnyIssue = 'collectionMissing' | 'quantityInvalid' | 'idsInvalid'

/** The parsed input. */
export type ReadAny = {
  /** What arrives, for an estimate: a token for each item of the order. */
  tokens: readonly SideToken[]
  issues: readonly AnyIssue[]
  /** The terms of the order; undefined while there is an issue. */
  want: AnyOfCollection | undefined
}

/** Creates the initial input: any one item of a collection, which can still be unknown. */
export function startAny(slug = ''): AnyForm {
  return { slug, quantity: '1', scope: 'any', typed: '' }
}

/** Tells whether the visitor can ask for several: of a list, an order takes one ERC721 token. */
export function takesSeveral({ scope }: AnyForm, collection: Pick<Collection, 'standard'> | undefined) {
  return scope === 'any' || collection?.standard === 'erc1155'
}

/**
 * Parses the input.
 *
 * @param collection - The chosen collection; undefined while it loads.
 *
 * @example
 * readAny(startAny('lanterns'), lanterns).want // → { contract, collection: 'lanterns', quantity: 1n }
 */
export function readAny(form: AnyForm, collection: AnyCollection | undefined): ReadAny {
  const contract = collection?.contract
  if (!contract) return { tokens: [], issues: ['collectionMissing'], want: undefined }
  const list = form.scope === 'ids' ? readTokenList(form.typed) : undefined
  const isEdition = collection.standard === 'erc1155'
  const units = takesSeveral(form, collection) ? readUnits(form.quantity, isEdition) : 1n
  const issues = [
    ...(units === undefined ? (['quantityInvalid'] as const) : []),
    ...(list?.issue ? (['idsInvalid'] as const) : []),
  ]
  const { tokenIds } = list ?? {}
  const quantity = units ?? 1n
  const isListed = tokenIds !== undefined && tokenIds !== 'any' ? { isListed: true as const } : {}
  const token = { contract, tokenId: undefined, ...isListed }
  const { slug, standard } = collection
  return {
    issues,
    tokens: isEdition
      ? [{ ...token, quantity }]
      : Array.from({ length: Number(quantity) }, () => ({ ...token, quantity: 1n })),
    want:
      issues.length > 0
        ? undefined
        : { contract, collection: slug, standard, quantity, ...(tokenIds ? { tokenIds } : {}) },
  }
}

type AnyCollection = Pick<Collection, 'slug' | 'contract' | 'standard'>

function readUnits(typed: string, isEdition: boolean): bigint | undefined {
  if (!/^\d{1,20}$/.test(typed.trim())) return undefined
  const units = BigInt(typed.trim())
  return units > 0n && (isEdition || units <= BigInt(mostAny)) ? units : undefined
}
