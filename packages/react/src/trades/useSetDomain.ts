import { prepareSetDomain, type setDomain } from '@souk/market/flows'
import { type FlowDefinition, useFlow } from '../flow/useFlow.js'

/**
 * Registers a domain, so that others can look up the domain of a tag in calls and salts. See `setDomain` of
 * `@souk/market`.
 *
 * @example
 * const { prepare } = useSetDomain()
 * prepare({ domain: 'souk.example' }, { title: 'souk.example' })
 */
export function useSetDomain(): useSetDomain.Result {
  return useFlow(definition)
}

export declare namespace useSetDomain {
  type Options = Omit<prepareSetDomain.Options, 'account' | 'signal'>
  type Plan = prepareSetDomain.Plan
  type Result = useFlow.Result<Options, Plan, setDomain.Result>
}

const definition: FlowDefinition<useSetDomain.Options, useSetDomain.Plan, setDomain.Result> = {
  kind: 'action',
  prepare: prepareSetDomain,
}
