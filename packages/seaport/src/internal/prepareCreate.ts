import type { Account, Address } from 'viem'
import { type Config, resolve } from '../Config.js'
import { ItemType } from '../constants.js'
import { WrongChainError } from '../Refusal.js'
import type { AnyClient } from './batch.js'
import { type CreatePlan, planCreate, requirementsOf } from './planCreate.js'
import { readFacts } from './readFacts.js'
import type { Wish } from './readWish.js'

/** Reads what all the orders need in one batch, and plans them. */
export async function prepareCreate(
  client: AnyClient,
  options: prepareCreate.Options,
): Promise<CreatePlan & { chainId: number }> {
  const { account, wishes, config = {} } = options
  const { exchange, conduits } = resolve(config)
  const checkBalancesAndApprovals = config.checkBalancesAndApprovals ?? true
  const wanted = {
    counters: [account.address],
    statuses: [],
    conduitKeys: [...new Set(wishes.map(({ conduitKey }) => conduitKey))],
    holdings: checkBalancesAndApprovals
      ? wishes.flatMap((wish) => requirementsOf(wish, { exchange, conduits }))
      : [],
    currencies: checkBalancesAndApprovals ? currenciesOf(wishes) : [],
  }
  const facts = await readFacts(client, wanted, { exchange, conduits })
  if (client.chain && client.chain.id !== facts.chainId)
    throw new WrongChainError({ expected: client.chain.id, actual: facts.chainId })
  const exactApproval = options.exactApproval ?? false
  const plan = planCreate(wishes, facts, { exchange, conduits, exactApproval, checkBalancesAndApprovals })
  return { ...plan, chainId: facts.chainId }
}

function currenciesOf(wishes: readonly Wish[]): readonly Address[] {
  const items = wishes.flatMap(({ offer, consideration }) => [...offer, ...consideration])
  return [...new Set(items.filter(({ itemType }) => itemType === ItemType.ERC20).map(({ token }) => token))]
}

export declare namespace prepareCreate {
  type Options = {
    account: Account
    wishes: readonly Wish[]
    exactApproval?: boolean | undefined
    config?: Config | undefined
  }
}
