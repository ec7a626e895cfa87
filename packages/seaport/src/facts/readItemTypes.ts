import { type Address, type Hex, isAddress } from 'viem'
import { encodeCall, selectors } from '../abi/encodeCall.js'
import { type AnyClient, readBatch, toBigInt } from '../node/batch.js'
import { ItemType } from '../order/constants.js'
import type { InputItem } from '../order/InputItem.js'
import { interfaceIds } from './holdingsQuestion.js'

type Items = { offer: readonly InputItem[]; consideration: readonly InputItem[] }

/**
 * Adds the item types of tokens that were given without one, as their contracts declare them (ERC-165). It asks every
 * contract once, for all orders. Tokens of contracts that declare neither ERC721 nor ERC1155 stay as they are.
 *
 * Reads: nothing if every token has an item type, otherwise one `eth_call`.
 */
export async function withItemTypes<order extends Items>(
  client: AnyClient,
  orders: readonly order[],
): Promise<readonly order[]> {
  const contracts = orders.flatMap(({ offer, consideration }) =>
    [...offer, ...consideration].filter(isUntyped).map(({ contract }) => keyOf(contract)),
  )
  if (contracts.length === 0) return orders
  const types = await readItemTypes(client, [...new Set(contracts)])
  const typed = (item: InputItem) => {
    const itemType = isUntyped(item) ? types.get(keyOf(item.contract)) : undefined
    return itemType === undefined ? item : { ...item, itemType }
  }
  return orders.map((order) => ({
    ...order,
    offer: order.offer.map(typed),
    consideration: order.consideration.map(typed),
  }))
}

/** Without an item type, an item with a contract is a token. The address is checked with the other fields. */
function isUntyped(item: InputItem): item is InputItem & { contract: Address } {
  return item.itemType === undefined && isAddress(String(item.contract), { strict: false })
}

async function readItemTypes(
  client: AnyClient,
  contracts: readonly Address[],
): Promise<ReadonlyMap<Address, ItemType>> {
  const asked = contracts.flatMap((to) =>
    Object.values(interfaceIds).map((id) => {
      const data: Hex = encodeCall(selectors.supportsInterface, [id])
      return { type: 'call', to, data } as const
    }),
  )
  const answers = await readBatch(client, asked)
  const says = answers.map((answer) => answer?.length === 66 && toBigInt(answer) === 1n)
  return new Map(
    contracts.flatMap((contract, index): readonly [Address, ItemType][] => {
      if (says[2 * index]) return [[contract, ItemType.ERC721]]
      return says[2 * index + 1] ? [[contract, ItemType.ERC1155]] : []
    }),
  )
}

function keyOf(contract: Address): Address {
  return contract.toLowerCase() as Address
}
