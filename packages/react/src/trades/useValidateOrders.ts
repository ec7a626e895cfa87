import type { Market } from '@souk/market/flows'
import { prepareActions } from '@souk/market/flows'
import { validateOrders } from '@souk/seaport'
import { type FlowDefinition, useFlow } from '../flow/useFlow.js'

/**
 * Validates orders on chain, so that they can be filled without their signatures. See `validateOrders` of
 * `@souk/seaport`.
 *
 * @example
 * const { prepare } = useValidateOrders()
 * prepare({ orders: [order] }, { title: 'Ruby Lamp' })
 */
export function useValidateOrders(): useValidateOrders.Result {
  return useFlow(definition)
}

export declare namespace useValidateOrders {
  type Options = Omit<validateOrders.Options, 'account' | 'config'>
  type Plan = prepareActions.Result['plan']
  type Result = useFlow.Result<Options, Plan, Outcome>
}

type Outcome = prepareActions.Outcome

const definition: FlowDefinition<useValidateOrders.Options, useValidateOrders.Plan, Outcome> = {
  kind: 'action',
  prepare: (market: Market.Market, { signal: _, ...options }) => {
    const { client, seaport: config } = market
    const { actions } = validateOrders(client, { ...options, account: client.account, config })
    return prepareActions(market, { name: 'validateOrders', actions })
  },
}
