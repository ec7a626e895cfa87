import { prepareMatchOrders } from '@souk/market/flows'
import { type FlowDefinition, useFlow } from '../flow/useFlow.js'

/**
 * Settles orders against each other in one transaction. The account receives what no order asks for: the plan's
 * `surplus`. See `matchOrders` of `@souk/market`.
 *
 * @example
 * const { prepare } = useMatchOrders()
 * prepare({ orders: [{ order: listing }, { order: offer }] }, { title: 'Ruby Lamp' })
 */
export function useMatchOrders(): useMatchOrders.Result {
  return useFlow(definition)
}

export declare namespace useMatchOrders {
  type Options = Omit<prepareMatchOrders.Options, 'account' | 'signal'>
  type Plan = prepareMatchOrders.Plan
  type Result = useFlow.Result<Options, Plan, prepareMatchOrders.Outcome>
}

const definition: FlowDefinition<useMatchOrders.Options, useMatchOrders.Plan, prepareMatchOrders.Outcome> = {
  kind: 'action',
  prepare: prepareMatchOrders,
}
