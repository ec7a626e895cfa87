import type { Market } from '@souk/market/flows'
import { prepareActions } from '@souk/market/flows'
import { matchOrders } from '@souk/seaport'
import { type FlowDefinition, useFlow } from '../flow/useFlow.js'

/**
 * Settles orders against each other in one transaction. The account receives what no order asks for: the plan's
 * `surplus`. See `matchOrders` of `@souk/seaport`.
 *
 * @example
 * const { prepare } = useMatchOrders()
 * prepare({ orders: [{ order: listing }, { order: offer }] }, { title: 'Ruby Lamp' })
 */
export function useMatchOrders(): useMatchOrders.Result {
  return useFlow(definition)
}

export declare namespace useMatchOrders {
  type Options = Omit<matchOrders.Options, 'account' | 'config'>
  type Plan = prepareActions.Result['plan'] & Pick<matchOrders.Result, 'movements' | 'surplus'>
  type Result = useFlow.Result<Options, Plan, Outcome>
}

type Outcome = prepareActions.Outcome

const definition: FlowDefinition<useMatchOrders.Options, useMatchOrders.Plan, Outcome> = {
  kind: 'action',
  prepare: async (market: Market.Market, { signal: _, ...options }) => {
    const { client, seaport: config } = market
    const { known, override } = options
    const match = await matchOrders(client, { ...options, account: client.account, config })
    const { actions, movements, surplus } = match
    const prepared = await prepareActions(market, { name: 'matchOrders', actions, known, override })
    return { ...prepared, plan: { ...prepared.plan, movements, surplus } }
  },
}
