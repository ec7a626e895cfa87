import { BaseError, plainText } from '@souk/base'
import { Chain } from '@souk/networks'
import type { Address } from 'viem'
import type { Node } from '../node/node.js'
import * as Read from '../node/Read.js'

/** What a contract says about itself. */
export type Inspected = {
  standard: 'erc721' | 'erc1155'
  name: string
  symbol: string
  owner: Address | undefined
  /** By ERC-2981. */
  royalty: { recipient: Address; basisPoints: number } | undefined
}

/**
 * Asks contracts in one call whether they are NFT contracts, and what they say about themselves.
 *
 * @returns In the order of the addresses.
 * @throws {NotACollectionError} when an address is neither ERC721 nor ERC1155, or is a shared storefront.
 * @throws {NodeError} when the node does not answer.
 */
export async function inspectCollections(node: Node, addresses: readonly Address[]): Promise<Inspected[]> {
  for (const contract of addresses) assertOwnOrders(contract)
  const found = await Read.all(
    node,
    addresses.flatMap((address) => [
      Read.supportsInterface(address, '0x80ac58cd'),
      Read.supportsInterface(address, '0xd9b67a26'),
      Read.text(address, 'name'),
      Read.text(address, 'symbol'),
      Read.ownerOfContract(address),
      Read.royalty(address),
    ]),
  )
  return addresses.map((address, index) => {
    const [isSingle, isMulti, name, symbol, owner, royalty] = found.slice(index * 6, index * 6 + 6) as Answers
    if (!isSingle && !isMulti) throw new NotACollectionError({ contract: address })
    const isPaid = royalty && royalty.basisPoints > 0 && royalty.basisPoints <= 10_000
    return {
      standard: isSingle ? 'erc721' : 'erc1155',
      name: plainText((name ?? '').slice(0, 200)).trim(),
      symbol: plainText((symbol ?? '').slice(0, 50)).trim(),
      owner,
      royalty: isPaid ? royalty : undefined,
    }
  })
}

/** Orders for the items of a shared storefront name another contract, so the market would have no order of its items. */
function assertOwnOrders(contract: Address): void {
  const named = Chain.toLazyMintAdapter(contract)
  if (named !== contract) throw new NotACollectionError({ contract, adapter: named })
}

type Answers = [
  isSingle: boolean | undefined,
  isMulti: boolean | undefined,
  name: string | undefined,
  symbol: string | undefined,
  owner: Address | undefined,
  royalty: { recipient: Address; basisPoints: number } | undefined,
]

/** Thrown when an address to be traded is not an NFT contract that this server can trade. */
export class NotACollectionError extends BaseError<NotACollectionError.Facts> {
  override readonly name = 'Collections.NotACollectionError'
  constructor(facts: NotACollectionError.Facts) {
    const { contract, adapter } = facts
    const reason = adapter
      ? `is a shared storefront: orders for its items name ${adapter}, which this server does not trade`
      : 'is neither an ERC721 nor an ERC1155 contract on this chain'
    super(`${contract} ${reason}.`, { facts, retry: 'user' })
  }
}

export declare namespace NotACollectionError {
  type Facts = {
    contract: Address
    /** The contract that orders for the items of a shared storefront name. */
    adapter?: Address
  }
}
