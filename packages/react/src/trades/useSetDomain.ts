import type { Market } from '@souk/market/flows'
import { prepareActions } from '@souk/market/flows'
import { setDomain } from '@souk/seaport'
import { type FlowDefinition, useFlow } from '../flow/useFlow.js'

/**
 * Registers a domain, so that others can look up the domain of a tag in calls and salts. See `setDomain` of
 * `@souk/seaport`.
 *
 * @example
 * const { prepare } = useSetDomain()
 * prepare({ domain: 'souk.example' }, { title: 'souk.example' })
 */
export function useSetDomain(): useSetDomain.Result {
  return useFlow(definition)
}

export declare namespace useSetDomain {
  type Options = Omit<setDomain.Options, 'account' | 'config'> &
    Pick<prepareActions.Options, 'known' | 'override'>
  type Plan = prepareActions.Result['plan']
  type Result = useFlow.Result<Options, Plan, Outcome>
}

type Outcome = prepareActions.Outcome

const definition: FlowDefinition<useSetDomain.Options, useSetDomain.Plan, Outcome> = {
  kind: 'action',
  prepare: (market: Market.Market, { signal: _, known, override, ...options }) => {
    const { client, seaport: config } = market
    const { actions } = setDomain(client, { ...options, account: client.account, config })
    return prepareActions(market, { name: 'setDomain', actions, known, override })
  },
}
