import type { Address } from 'viem'
import type { Config } from '../facts/Config.js'
import { resolve } from '../facts/Config.js'
import { readFacts } from '../facts/readFacts.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import * as Amount from '../order/Amount.js'
import { ItemType } from '../order/constants.js'
import * as Holding from '../order/Holding.js'
import type { OfferItem } from '../order/Item.js'
import * as inputs from './inputs.js'

/**
 * Reads an account's balances and how much of each an operator may transfer.
 *
 * An ERC721 token with its own approval counts as approved. For a criteria item without a chosen token, an ERC721
 * balance is the number of tokens of the collection that the account owns. An ERC1155 balance is then the larger of the
 * item's start and end amounts, since the chain cannot add up the tokens of a set.
 *
 * Reads: one `eth_call`.
 *
 * @param options.items - The items to read. For a criteria item, `tokenId` is the chosen token.
 *
 * @example
 * await getBalancesAndApprovals(client, { owner, operator, items: order.parameters.offer })
 */
export async function getBalancesAndApprovals(
  client: AnyClient,
  options: getBalancesAndApprovals.Options,
): Promise<readonly Holding.BalanceAndApproval[]> {
  Input.assert(options, {
    owner: Input.address,
    operator: Input.address,
    items: inputs.items,
    ...settings,
  })
  const { owner, operator, items, config } = options
  const queries = items.map(({ itemType, token, identifierOrCriteria, tokenId }) => ({
    account: owner,
    operator,
    itemType: tokenId === undefined ? itemType : Holding.concreteType(itemType),
    token,
    identifier: tokenId ?? identifierOrCriteria,
  }))
  const wanted = { counters: [], statuses: [], conduitKeys: [], holdings: queries }
  const facts = await readFacts(client, wanted, resolve(config))
  return items.map((item, index) => {
    const query = queries[index] as Holding.Query
    const holding = facts.holdings.get(Holding.key(query))
    if (!holding) throw new Holding.IncompleteError({ ...query, amount: 0n })
    const { startAmount = 0n, endAmount = startAmount } = item
    const isAnyOfSet = query.itemType === ItemType.ERC1155_WITH_CRITERIA
    return {
      token: query.token,
      identifierOrCriteria: query.identifier,
      balance: isAnyOfSet ? Amount.largest({ startAmount, endAmount }) : holding.balance,
      approvedAmount: holding.approved,
      itemType: query.itemType,
    }
  })
}

export declare namespace getBalancesAndApprovals {
  type Options = {
    owner: Address
    /** The exchange or a conduit; see `Conduit.operator`. */
    operator: Address
    items: readonly Item[]
    config?: Config | undefined
  }
  type Item = Pick<OfferItem, 'itemType' | 'token' | 'identifierOrCriteria'> &
    Partial<Pick<OfferItem, 'startAmount' | 'endAmount'>> & {
      /** The token chosen for a criteria item. */
      tokenId?: bigint | undefined
    }
}
