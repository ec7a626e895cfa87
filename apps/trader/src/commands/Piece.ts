import type { Address } from 'viem'
import type { Session } from '../conduct/Session.js'
import { type Item, readItem, type Stall } from '../subject/readSubject.js'
import { MistakeError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import { itemName } from './about.js'

/** Units of an item that one side of a swap gives. */
export type Piece = { item: Item; units: bigint }

/** Any items of a collection. */
export type AnyOf = { collection: Stall; units: bigint }

/**
 * Reads what a person typed: items, separated by commas. `lanterns#7x2` means two units of an edition.
 *
 * @throws {MistakeError} if the market does not have one of them, or if one is named twice.
 */
export async function readAll(session: Session, typed: string): Promise<readonly Piece[]> {
  const { shop, signal } = session
  const parts = typed.split(',').map((part) => part.trim())
  const pieces = await Promise.all(
    parts.map(async (part) => {
      const { name, units } = splitUnits(part) ?? { name: part, units: '1' }
      if (BigInt(units) === 0n) throw new MistakeError(`${part} is nothing. Write a number of units from 1.`)
      return { item: await readItem(shop, name, { signal }), units: BigInt(units) }
    }),
  )
  const keys = pieces.map(keyOf)
  const twice = pieces.find((piece, index) => keys.indexOf(keyOf(piece)) !== index)
  if (twice) throw new MistakeError(`${textOf(twice)} is named twice.`)
  return pieces
}

/**
 * Splits the units of an edition from its item. Returns `undefined` without units.
 *
 * @example
 * splitUnits('spice-jars#3x5') // → { name: 'spice-jars#3', units: '5' }
 */
export function splitUnits(typed: string): { name: string; units: string } | undefined {
  const at = typed.lastIndexOf('x')
  const [name, units] = [typed.slice(0, Math.max(0, at)), typed.slice(at + 1)]
  const [end = ''] = name.slice(-1)
  const isItem = (name.includes('#') || name.includes('/')) && end >= '0' && end <= '9'
  return isItem && /^\d{1,30}$/.test(units) ? { name, units } : undefined
}

function keyOf({ item: { nft } }: Piece): string {
  return `${nft.contract}#${nft.tokenId}`
}

/** Names units of an item for people. */
export function textOf({ item, units }: Piece): string {
  const name = itemName(item.nft, item.collection)
  return units > 1n ? `${units} × ${name}` : name
}

/** Names any items of a collection for people. */
export function anyText({ collection, units }: AnyOf): string {
  const one = `any item of ${named(collection.name)}`
  return units > 1n ? `${units} × ${one}` : one
}

/** Returns units of an item for programs. */
export function toData({ item: { nft }, units }: Piece) {
  return { contract: nft.contract, tokenId: nft.tokenId, units }
}

/** Returns each collection of pieces once. */
export function collectionsOf(pieces: readonly { item: Item }[]): readonly Stall[] {
  const all = pieces.map(({ item }) => item.collection)
  return all.filter(({ contract }, index) => all.findIndex((one) => one.contract === contract) === index)
}

/** A token of an order: without a number, any of its contract. */
export type Token = { contract: Address; tokenId: bigint | undefined; units: bigint }

/** Reads the items of tokens that the market knows, and leaves out the others. */
export async function readKnown(session: Session, tokens: readonly Token[]): Promise<readonly Piece[]> {
  const { shop, signal } = session
  const found = await Promise.all(
    tokens.map(async ({ contract, tokenId, units }) => {
      if (tokenId === undefined) return undefined
      const item = await readItem(shop, `${contract}#${tokenId}`, { signal }).catch((error: unknown) => {
        if (error instanceof MistakeError) return undefined
        throw error
      })
      return item && { item, units }
    }),
  )
  return found.filter((piece) => piece !== undefined)
}
