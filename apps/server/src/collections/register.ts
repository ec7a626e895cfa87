import { BaseError } from '@souk/base'
import type { Address } from 'viem'
import type { Node } from '../chain/node.js'
import * as Read from '../chain/Read.js'
import type { Config } from '../config.js'
import type { Db } from '../db/tables.js'

/** The contracts that are traded, by lower-case address. */
export type Collections = ReadonlyMap<string, 'erc721' | 'erc1155'>

/**
 * Looks at the contracts that are to be traded and writes down what they say of themselves. Those known from before
 * keep what was read of them.
 *
 * @throws {NotACollectionError} when an address is neither ERC721 nor ERC1155.
 * @throws {NodeError} when the node does not answer.
 */
export async function registerCollections(market: {
  config: Config
  node: Node
  db: Db
}): Promise<Collections> {
  const { collections } = market.config
  const found = await Read.all(
    market.node,
    collections.flatMap(({ address }) => [
      Read.supportsInterface(address, '0x80ac58cd'),
      Read.supportsInterface(address, '0xd9b67a26'),
      Read.text(address, 'name'),
      Read.ownerOfContract(address),
      Read.royalty(address),
    ]),
  )
  const slugs = new Set<string>()
  const standards = new Map<string, 'erc721' | 'erc1155'>()
  for (const [position, { address, slug }] of collections.entries()) {
    const [isSingle, isMulti, name, owner, royalty] = found.slice(position * 5, position * 5 + 5) as [
      boolean | undefined,
      boolean | undefined,
      string | undefined,
      Address | undefined,
      { recipient: Address; basisPoints: number } | undefined,
    ]
    if (!isSingle && !isMulti) throw new NotACollectionError({ contract: address })
    const standard = isSingle ? 'erc721' : 'erc1155'
    const contract = address.toLowerCase()
    standards.set(contract, standard)
    const shown = (name ?? '').slice(0, 200)
    const values = {
      slug: distinctSlug(slug ?? toSlug(shown), contract, slugs),
      position,
      owner: owner?.toLowerCase() ?? null,
      royalty_recipient: royalty && royalty.basisPoints > 0 ? royalty.recipient.toLowerCase() : null,
      royalty_bps: royalty && royalty.basisPoints <= 10_000 ? royalty.basisPoints : 0,
    }
    await market.db
      .insertInto('collections')
      .values({ contract, standard, name: shown || contract, ...values, image_url: null, banner_url: null })
      .onConflict((oc) => oc.column('contract').doUpdateSet(values))
      .execute()
  }
  return standards
}

function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}

function distinctSlug(wanted: string, contract: string, taken: Set<string>): string {
  const slug = wanted && !taken.has(wanted) ? wanted : `${wanted || 'collection'}-${contract.slice(2, 8)}`
  taken.add(slug)
  return slug
}

/** Thrown when an address that is to be traded is no NFT contract. */
export class NotACollectionError extends BaseError<{ contract: Address }> {
  override readonly name = 'Collections.NotACollectionError'
  constructor(facts: { contract: Address }) {
    super(`${facts.contract} is neither an ERC721 nor an ERC1155 contract on this chain.`, {
      facts,
      retry: 'user',
    })
  }
}
