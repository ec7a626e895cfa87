import type { Market, Trade } from '@souk/market/flows'
import type { useFlow } from '../flow/useFlow.js'
import type * as Flow from '../stores/Flow.js'

type Preparation<plan extends Flow.Plan, outcome> = (
  market: Market.Market,
  // `never` accepts every type of options.
  options: never,
) => Promise<Trade.Prepared<plan, outcome>> | Trade.Prepared<plan, outcome>

/**
 * The result of a trade hook, typed by the function that prepares the trade.
 *
 * @example
 * const flow: TradeFlow<typeof prepareCreateListing> = useCreateListing()
 */
export type TradeFlow<prepare> =
  prepare extends Preparation<infer plan extends Flow.Plan, infer outcome>
    ? useFlow.Result<OptionsOf<prepare>, plan, outcome>
    : never

type OptionsOf<prepare> = prepare extends (
  market: Market.Market,
  options: infer options extends object,
) => unknown
  ? options
  : never
