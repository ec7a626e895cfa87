import { prepareValidateOrders, type Trade, type validateOrders } from '@souk/market/flows'
import { type FlowDefinition, useFlow } from '../flow/useFlow.js'

/**
 * Validates orders on chain, so that they can be filled without their signatures. See `validateOrders` of
 * `@souk/market`.
 *
 * @example
 * const { prepare } = useValidateOrders()
 * prepare({ orders: [order] }, { title: 'Ruby Lamp' })
 */
export function useValidateOrders(): useValidateOrders.Result {
  return useFlow(definition)
}

export declare namespace useValidateOrders {
  type Options = Omit<prepareValidateOrders.Options, 'account' | 'signal'>
  type Plan = Trade.Plan
  type Result = useFlow.Result<Options, Plan, validateOrders.Result>
}

const definition: FlowDefinition<useValidateOrders.Options, useValidateOrders.Plan, validateOrders.Result> = {
  kind: 'action',
  prepare: prepareValidateOrders,
}
