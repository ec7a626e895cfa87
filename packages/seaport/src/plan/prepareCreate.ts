import type { Account, Address, Hex } from 'viem'
import { type Config, resolve } from '../facts/Config.js'
import { type Facts, readFacts } from '../facts/readFacts.js'
import type { AnyClient } from '../node/batch.js'
import { ItemType } from '../order/constants.js'
import * as Order from '../order/Order.js'
import { WrongChainError } from '../order/Refusal.js'
import { toLive, wantedForLive } from './liveOrders.js'
import { type CreatePlan, planCreate, requirementsOf, toComponents } from './planCreate.js'
import type { OrderWish } from './readWish.js'

/** Reads the facts of all orders in one batch and plans them. */
export async function prepareCreate(
  client: AnyClient,
  options: prepareCreate.Options,
): Promise<CreatePlan & { chainId: number }> {
  const { account, wishes, config = {} } = options
  const { exchange, conduits } = resolve(config)
  const checkBalancesAndApprovals = config.checkBalancesAndApprovals ?? true
  const live = checkBalancesAndApprovals ? toLive(options.liveOrders, account.address) : []
  const asked = wantedForLive(live, { exchange, conduits })
  const wanted = {
    counters: [account.address],
    statuses: [...new Set([...hashesOf(wishes), ...asked.statuses])],
    conduitKeys: [...new Set(wishes.map(({ conduitKey }) => conduitKey))],
    holdings: checkBalancesAndApprovals
      ? [...wishes.flatMap((wish) => requirementsOf(wish, { exchange, conduits })), ...asked.holdings]
      : [],
    currencies: checkBalancesAndApprovals ? currenciesOf(wishes) : [],
  }
  const first = await readFacts(client, wanted, { exchange, conduits })
  const facts = await withStatuses(client, { wishes, facts: first, exchange })
  if (client.chain && client.chain.id !== facts.chainId)
    throw new WrongChainError({ expected: client.chain.id, actual: facts.chainId })
  const exactApproval = options.exactApproval ?? false
  const settings = { exchange, conduits, exactApproval, checkBalancesAndApprovals, live }
  const plan = planCreate(wishes, facts, settings)
  return { ...plan, chainId: facts.chainId }
}

type Known = Pick<Facts, 'timestamp' | 'counters'>

/**
 * Returns the hashes of orders that may already exist: those with a salt from the caller. Before the facts are read,
 * only orders with a given start can be hashed, and the counter is assumed to be 0, as for most accounts.
 */
function hashesOf(wishes: readonly OrderWish[], known?: Known): readonly Hex[] {
  const facts = known ?? { timestamp: 0n, counters: new Map() }
  const salted = wishes.filter(
    ({ isSaltGiven, startTime }) => isSaltGiven && (known !== undefined || startTime !== undefined),
  )
  return [...new Set(salted.map((wish) => Order.hash(toComponents(wish, facts))))]
}

/** Reads the statuses of orders that could be hashed only with the counter and the time. */
async function withStatuses(
  client: AnyClient,
  { wishes, facts, exchange }: { wishes: readonly OrderWish[]; facts: Facts; exchange: Address },
): Promise<Facts> {
  const statuses = hashesOf(wishes, facts).filter((hash) => !facts.statuses.has(hash.toLowerCase()))
  if (statuses.length === 0) return facts
  const wanted = { counters: [], statuses, conduitKeys: [], holdings: [] }
  const more = await readFacts(client, wanted, { exchange })
  return { ...facts, statuses: new Map([...facts.statuses, ...more.statuses]) }
}

function currenciesOf(wishes: readonly OrderWish[]): readonly Address[] {
  const items = wishes.flatMap(({ offer, consideration }) => [...offer, ...consideration])
  return [...new Set(items.filter(({ itemType }) => itemType === ItemType.ERC20).map(({ token }) => token))]
}

export declare namespace prepareCreate {
  type Options = {
    account: Account
    wishes: readonly OrderWish[]
    exactApproval?: boolean | 'currencies' | undefined
    liveOrders?: readonly Order.Components[] | undefined
    config?: Config | undefined
  }
}
