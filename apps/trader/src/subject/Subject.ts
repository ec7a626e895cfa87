import { getAddress, isAddress } from 'viem'
import { MistakeError } from '../terminal/errors.js'

/** What a person typed: a collection, by its slug or contract, and perhaps one of its items. */
export type Subject = {
  collection: string
  tokenId: bigint | undefined
  /** Where a page is that was named by its URL. Without a chain, it is of the first chain of its market. */
  page?: { origin: string; chain: string | undefined }
}

const greatest = 2n ** 256n

/**
 * Reads what a person typed: `lanterns#7`, `lanterns/7`, `0x5FbD…#7`, a slug or contract alone, or the URL of an item or a
 * collection at a market.
 *
 * @throws {MistakeError} if it is none of these.
 *
 * @example
 * Subject.parse('lanterns-of-the-souk#7') // → { collection: 'lanterns-of-the-souk', tokenId: 7n }
 */
export function parse(text: string): Subject {
  const typed = text.trim()
  if (/^https?:\/\//i.test(typed)) return fromUrl(typed)
  const [, collection = '', id] = /^([^#/\s]+)(?:[#/](\S*))?$/.exec(typed) ?? []
  if (collection === '') throw new MistakeError(`${text} names no item. ${form}`)
  return { collection: checked(collection), tokenId: id === undefined ? undefined : toId(id, text) }
}

const form = 'Write an item as collection#7, or as the URL of its page.'

function fromUrl(text: string): Subject {
  const { pathname, origin } = URL.canParse(text) ? new URL(text) : { pathname: '', origin: '' }
  const parts = pathname.split('/').filter((part) => part !== '')
  const pageBelow = (place: readonly string[]) => {
    const [chains, chain] = place.slice(-2)
    return { origin, chain: chains === 'chains' ? chain : undefined }
  }
  const [kind, contract = '', id = ''] = parts.slice(-3)
  if (kind === 'item')
    return { collection: checked(contract), tokenId: toId(id, text), page: pageBelow(parts.slice(0, -3)) }
  const [place, slug] = parts.slice(-2)
  if (place !== 'collection' || slug === undefined)
    throw new MistakeError(`${text} is no page of an item or a collection. ${form}`)
  return { collection: checked(decoded(slug)), tokenId: undefined, page: pageBelow(parts.slice(0, -2)) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function toId(text: string, whole: string): bigint {
  const id = /^\d{1,78}$/.test(text) ? BigInt(text) : undefined
  if (id === undefined || id >= greatest) throw new MistakeError(`${whole} has no number of an item. ${form}`)
  return id
}

function checked(collection: string): string {
  if (!/^0x/i.test(collection)) return collection
  if (isAddress(collection, { strict: false })) return getAddress(collection)
  throw new MistakeError(`${collection} is no address: an address has 40 digits after 0x.`)
}
