import { isSameAddress } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import { readCollection } from '../subject/readSubject.js'
import * as Subject from '../subject/Subject.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import * as Piece from './Piece.js'
import { toUnits } from './values.js'

/** What a swap asks for: certain items, or any of a collection. */
export type Wanted = { pieces: readonly Piece.Piece[]; any: Piece.AnyOf | undefined }

/** Reads what a person typed. */
export async function readWanted(
  session: Session,
  typed: string,
  units: string | undefined,
): Promise<Wanted> {
  const isItems =
    typed.includes(',') || Piece.splitUnits(typed) !== undefined || Subject.parse(typed).tokenId !== undefined
  if (!isItems) {
    const collection = await readCollection(session.shop, typed, { signal: session.signal })
    return { pieces: [], any: { collection, units: toUnits(units) } }
  }
  if (units !== undefined)
    throw new MistakeError(
      '--units is for any items of a collection. Write units of an edition as spice-jars#3x5.',
    )
  return { pieces: await Piece.readAll(session, typed), any: undefined }
}

/** @throws {RefusedError} if the account has a wanted item itself. */
export function assertOthers({ pieces }: Wanted, account: string): void {
  const own = pieces.find(
    ({ item: { nft } }) =>
      nft.standard === 'erc721' && nft.owners.some(({ address }) => isSameAddress(address, account)),
  )
  if (own) throw new RefusedError([`You have ${Piece.textOf(own)} already.`])
}

/** Nobody can reserve a swap for an account: the holder of the wanted items accepts it. */
export function audienceOf({ pieces, any }: Wanted): string {
  if (any) return 'any account that has such items'
  const holders = pieces.flatMap(({ item: { nft } }) =>
    nft.standard === 'erc721' ? nft.owners.slice(0, 1).map(({ address }) => address) : [],
  )
  const [first] = holders
  if (first === undefined) return 'any account that has enough units'
  if (holders.every((one) => isSameAddress(one, first)))
    return `the account that has ${pieces.length > 1 ? 'them' : 'it'}, now ${first}`
  return 'nobody now, because different accounts have these items'
}

/** What programs read. */
export function wantedData({ pieces, any }: Wanted) {
  return any ? [{ contract: any.collection.contract, units: any.units }] : pieces.map(Piece.toData)
}
