import type { BuyWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import type { Market } from '../market/Market.js'
import { payableIn } from './facts/currencies.js'
import { readWanted } from './facts/readWanted.js'
import type { Answer } from './model/Answer.js'
import { refuse } from './model/Refusal.js'
import { trade } from './trade.js'

/** A request to buy. */
export type BuyRequest = ReturnType<typeof BuyWire.decodeRequest>

/**
 * Plans a purchase of tokens, of the cheapest of a collection, or of given orders; see {@link trade}.
 *
 * Without a currency, the buyer pays each listing in the currency it asks for. With the native currency or its
 * wrapped form, the plan converts between the two first where listings ask for the other one.
 */
export async function buy(market: Market, request: BuyRequest): Promise<Answer> {
  const currency = request.currency?.toLowerCase() as Address | undefined
  if (request.currencyChainId !== undefined && request.currencyChainId !== market.chainId)
    refuse(
      'cross_chain',
      `Money of chain ${request.currencyChainId} cannot pay on chain ${market.chainId} here.`,
    )
  const { wanted, issues } = await readWanted(market, request, { currencies: payableIn(market, currency) })
  return trade(market, {
    wanted,
    unread: issues,
    account: request.taker.toLowerCase() as Address,
    conduitKey: request.conduitKey ?? market.config.conduitKey,
    currency,
    source: request.source,
    feesOnTop: request.feesOnTop ?? [],
    isNormalized: request.normalizeRoyalties ?? false,
    isPartial: request.partial ?? false,
    isPathOnly: request.onlyPath ?? false,
    checkBalance: !request.skipBalanceCheck,
  })
}
