import type { Address } from 'viem'
import type { Config } from '../Config.js'
import { resolve } from '../Config.js'
import * as Holding from '../Holding.js'
import type { OfferItem } from '../Item.js'
import type { AnyClient } from '../internal/batch.js'
import { readFacts } from '../internal/readFacts.js'

/**
 * Reads what an account holds of some items and how much of it an operator may move.
 *
 * A token that is approved singly counts as approved. Reads: one `eth_call`.
 *
 * @example
 * await getBalancesAndApprovals(client, { owner, operator, items: order.offer })
 */
export async function getBalancesAndApprovals(
  client: AnyClient,
  options: getBalancesAndApprovals.Options,
): Promise<readonly Holding.BalanceAndApproval[]> {
  const { owner, operator, items, config } = options
  const queries = items.map((item) => ({
    account: owner,
    operator,
    itemType: Holding.concreteType(item.itemType),
    token: item.token,
    identifier: item.identifierOrCriteria,
  }))
  const wanted = { counters: [], statuses: [], conduitKeys: [], holdings: queries }
  const facts = await readFacts(client, wanted, resolve(config))
  return queries.map((query) => {
    const holding = facts.holdings.get(Holding.key(query)) ?? { balance: 0n, approved: 0n }
    return {
      token: query.token,
      identifierOrCriteria: query.identifier,
      balance: holding.balance,
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
    items: readonly Pick<OfferItem, 'itemType' | 'token' | 'identifierOrCriteria'>[]
    config?: Config | undefined
  }
}
