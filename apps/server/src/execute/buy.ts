import type { BuyWire } from '@souk/execute/wire'
import type { Address } from 'viem'
import type { Market } from '../market/Market.js'
import { payableIn } from './facts/currencies.js'
import { readWanted } from './facts/readWanted.js'
import type { Answer } from './model/Answer.js'
import { refuse } from './model/Refusal.js'
import { trade } from './trade.js'

/** What somebody wants to buy. */
export type Wish = ReturnType<typeof BuyWire.decodeRequest>

/**
 * Plans a purchase of tokens, of the cheapest of a collection, or of certain orders; see {@link trade}.
 *
 * Without a currency each listing is paid in what it asks for. With the native currency or its wrapped form, listings
 * that ask for the other one are paid after a step that converts it.
 */
export async function buy(market: Market, wish: Wish): Promise<Answer> {
  const currency = wish.currency?.toLowerCase() as Address | undefined
  if (wish.currencyChainId !== undefined && wish.currencyChainId !== market.chainId)
    refuse(
      'cross_chain',
      `Money of chain ${wish.currencyChainId} cannot pay on chain ${market.chainId} here.`,
    )
  const { wanted, issues } = await readWanted(market, wish, { currencies: payableIn(market, currency) })
  return trade(market, {
    wanted,
    unread: issues,
    account: wish.taker.toLowerCase() as Address,
    conduitKey: wish.conduitKey ?? market.config.conduitKey,
    currency,
    source: wish.source,
    feesOnTop: wish.feesOnTop ?? [],
    isNormalized: wish.normalizeRoyalties ?? false,
    isPartial: wish.partial ?? false,
    isPathOnly: wish.onlyPath ?? false,
    checkBalance: !wish.skipBalanceCheck,
  })
}
