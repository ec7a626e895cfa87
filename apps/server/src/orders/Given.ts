import { ItemType, type Order } from '@souk/seaport'
import type { Address } from 'viem'

/** A token or a currency that the maker of an order gives. */
export type Given = {
  standard: 'erc721' | 'erc1155' | 'erc20'
  token: Address
  identifier: bigint
  /** The highest amount that the whole order takes. */
  amount: bigint
}

type Item = Pick<Order.Serialized['parameters']['offer'][number], 'itemType' | 'token'> & {
  identifierOrCriteria: string | bigint
  startAmount: string | bigint
  endAmount: string | bigint
}

/** Reads what an order gives, each token once, from its parameters or their stored form. */
export function from({ offer }: { offer: readonly Item[] }): readonly Given[] {
  const [first] = offer
  if (first && offer.length === 1) return [toGiven(first)]
  const found = new Map<string, Given>()
  for (const item of offer) {
    const given = toGiven(item)
    const key = `${given.token}:${given.identifier}`.toLowerCase()
    const known = found.get(key)
    found.set(key, known ? { ...known, amount: known.amount + given.amount } : given)
  }
  return [...found.values()]
}

function toGiven(item: Item): Given {
  const [start, end] = [BigInt(item.startAmount), BigInt(item.endAmount)]
  return {
    standard: standards[item.itemType] ?? 'erc20',
    token: item.token,
    identifier: BigInt(item.identifierOrCriteria),
    amount: start > end ? start : end,
  }
}

const standards: Readonly<Partial<Record<ItemType, Given['standard']>>> = {
  [ItemType.ERC721]: 'erc721',
  [ItemType.ERC1155]: 'erc1155',
}
