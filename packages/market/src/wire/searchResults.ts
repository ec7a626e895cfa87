import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { SearchResults } from '../domain/SearchResults.js'
import * as CollectionWire from './collection.js'
import * as F from './fields.js'
import * as NftWire from './nft.js'

/** The schema of the account in the search text. Other fields are ignored. */
export const accountSchema = z.object({ address: F.address, collection: F.optionalText, tokens: F.count })

const schema = z.object({
  collections: z.array(z.unknown()),
  nfts: z.array(z.unknown()),
  account: z.nullish(accountSchema),
})

/**
 * Reads search results.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decode(value: unknown): SearchResults {
  const raw = F.decodeBy(schema, value, 'search results')
  const { account } = raw
  return {
    collections: F.decodeEach(raw.collections, 'collections', CollectionWire.decode),
    nfts: F.decodeEach(raw.nfts, 'nfts', NftWire.decode),
    ...defined({
      account: account && {
        address: account.address,
        tokens: account.tokens,
        ...defined({ slug: account.collection }),
      },
    }),
  }
}

/** Writes search results. */
export function encode({ collections, nfts, account }: SearchResults, options: { chain: string }) {
  return {
    collections: collections.map((collection) => CollectionWire.encode(collection, options)),
    nfts: nfts.map(NftWire.encode),
    account: account
      ? { address: account.address.toLowerCase(), collection: account.slug ?? null, tokens: account.tokens }
      : null,
  }
}
